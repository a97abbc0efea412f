import type { ListFacts, OpenedDocument } from '#own-device/work.ts';
import { UploadItem } from '#web/host/documents/upload-item.tsx';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { FailureNotice, Notice } from '#web/shared/frame.tsx';
import { useMoment } from '#web/shared/language.tsx';
import type { Cipher } from '#web/shared/own-device/cipher.ts';
import type { ComparedPaper } from './compare-papers.tsx';
import { isInnerList } from './earlier-sealing.ts';
import { MessageFields, peopleWith, useMessages } from './messages.tsx';
import { useSealing } from './use-sealing.ts';

interface Props {
  cipher: Cipher;
  papers: readonly ComparedPaper[];
  sheet: string;
  threshold: number;
  list: ListFacts;
  /** What the sheet has opened. */
  documents: readonly OpenedDocument[];
  onDone(): void;
  /** The Host chooses the documents again. */
  onChoose(): void;
}

/** The sealed documents stay as they are, and their key is split again for these papers. */
export function KeepDocuments({ cipher, papers, sheet, threshold, list, documents, onDone, onChoose }: Props) {
  const { keep: words, failed, offline, quorum } = useWords().sealHere;
  const messages = useMessages();
  const sealing = useSealing(cipher, onDone);
  const added = papers.filter(({ recipient }) => !list.papers.some((paper) => paper.recipient === recipient));
  const start = () => {
    const given = { people: peopleWith(messages, papers), sheet, threshold };
    sealing.start({ files: [], begin: (sealedAt) => cipher.ask('startResplit', { ...given, sealedAt }), replaces: isInnerList });
  };
  return (
    <section>
      <h2>{words.title}</h2>
      <SealedDocuments list={list} documents={documents} />
      <p>
        <strong>{quorum(threshold, papers.length)}</strong>
      </p>
      {threshold < list.threshold && <Notice kind="warning" text={words.fewer(list.threshold, threshold)} />}
      <p>{words.messages}</p>
      <MessageFields papers={added} messages={messages} />
      <FailureNotice failure={sealing.failure} />
      {sealing.hasFailed && <Notice kind="problem" text={failed} />}
      {sealing.isRunning && !sealing.isOnline && <Notice kind="warning" text={offline} />}
      <ul class="rows">{sealing.upload && <UploadItem item={sealing.upload} isKept />}</ul>
      <div class="actions">
        <Button kind="main" disabled={sealing.isRunning} onClick={start}>
          {words.keep}
        </Button>
        <Button disabled={sealing.isRunning} onClick={onChoose}>
          {words.choose}
        </Button>
      </div>
    </section>
  );
}

/** The service could have given an older list. Only the Host knows which sealing was the last, and how many papers opened each of them. */
function SealedDocuments({ list, documents }: Pick<Props, 'list' | 'documents'>) {
  const { keep: words } = useWords().sealHere;
  const moment = useMoment();
  return (
    <>
      <p>{words.sealed(moment(list.sealedAt))}</p>
      <ul>
        {documents.map(({ path, filename }) => (
          <li key={path}>{filename}</li>
        ))}
      </ul>
      <p>
        <strong>{words.compare}</strong>
      </p>
      <p>{words.key(list.threshold, list.papers.length)}</p>
    </>
  );
}
