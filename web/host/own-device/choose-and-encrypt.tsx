import { useRef, useState } from 'preact/hooks';
import { MAX_INNER_DOCUMENT_BYTES, MAX_INNER_DOCUMENTS } from '#common/limits.ts';
import { tooMuch } from '#own-device/documents.ts';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { FailureNotice, Notice } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import type { Cipher } from '#web/shared/own-device/cipher.ts';
import { formatSize } from '#web/shared/size.ts';
import type { ComparedPaper } from './compare-papers.tsx';
import { MessageFields, peopleWith, useMessages } from './messages.tsx';
import { SealingProgress } from './sealing-progress.tsx';
import { useSealing } from './use-sealing.ts';

interface Props {
  cipher: Cipher;
  papers: readonly ComparedPaper[];
  sheet: string;
  threshold: number;
  onDone(): void;
}

/** The Host chooses documents and writes messages, and this device encrypts and uploads them, one after the other. */
export function ChooseAndEncrypt({ cipher, papers, sheet, threshold, onDone }: Props) {
  const { sealHere: words } = useWords();
  const [files, setFiles] = useState<readonly File[]>([]);
  const messages = useMessages();
  const problem = useProblem(files);
  const sealing = useSealing(cipher, onDone);
  const start = () => {
    const given = { documents: files, people: peopleWith(messages, papers), sheet, threshold };
    sealing.start({ files, begin: (sealedAt) => cipher.ask('startSealing', { ...given, sealedAt }), replaces: () => true });
  };
  if (sealing.isRunning) return <SealingProgress {...sealing} />;
  return (
    <section>
      <h2>{words.documentsTitle}</h2>
      <p>{words.documents}</p>
      <ChooseFiles files={files} onFiles={setFiles} />
      {files.length > 0 && problem && <Notice kind="problem" text={problem} />}
      <MessageFields papers={papers} messages={messages} />
      <h2>{words.sealTitle}</h2>
      <FailureNotice failure={sealing.failure} />
      {sealing.hasFailed && <Notice kind="problem" text={words.failed} />}
      <Button kind="main" disabled={problem !== null} onClick={start}>
        {words.seal}
      </Button>
    </section>
  );
}

function useProblem(files: readonly File[]): string | null {
  const { sealHere: words, hostDocuments } = useWords();
  const { locale } = useLanguage();
  if (files.length === 0) return words.noDocuments;
  const problem = tooMuch(files);
  if (problem === undefined) return null;
  if (problem.is === 'too_many') return words.tooMany(hostDocuments.count(MAX_INNER_DOCUMENTS));
  return words.tooLarge(problem.name, formatSize(MAX_INNER_DOCUMENT_BYTES, locale));
}

function ChooseFiles({ files, onFiles }: { files: readonly File[]; onFiles(files: readonly File[]): void }) {
  const { sealHere: words } = useWords();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div class="drop">
      <Button onClick={() => input.current?.click()}>{words.choose}</Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={words.choose}
        onChange={({ currentTarget }) => onFiles([...(currentTarget.files ?? [])])}
      />
      {files.length > 0 && <p role="status">{words.chosen(files.length)}</p>}
      <ul>
        {files.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
