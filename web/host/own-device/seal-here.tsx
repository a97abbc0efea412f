import { useEffect, useState } from 'preact/hooks';
import type { Papers } from '#own-device/needs-documents.ts';
import type { ListFacts, OpenedDocument } from '#own-device/work.ts';
import { type DocumentList, useDocuments } from '#web/host/documents/document-list.ts';
import { SealWill } from '#web/host/documents/seal.tsx';
import { useOverview } from '#web/host/overview.tsx';
import { useLeaveGuard } from '#web/host/parts/leave-guard.ts';
import { hostCall } from '#web/host/session.ts';
import { inOrderOfNaming, type Survivor } from '#web/host/survivors/survivor.ts';
import { useWords } from '#web/host/words.ts';
import { Heading, LoadState, Notice } from '#web/shared/frame.tsx';
import type { Cipher } from '#web/shared/own-device/cipher.ts';
import { useCipher } from '#web/shared/own-device/use-cipher.ts';
import { Sentences } from '#web/shared/sentences.tsx';
import { type Loaded, useLoad } from '#web/shared/use-call.ts';
import { ChooseAndEncrypt } from './choose-and-encrypt.tsx';
import { type ComparedPaper, ComparePapers } from './compare-papers.tsx';
import { type DocumentsNeeded, type Earlier, openWithSheet, readEarlier } from './earlier-sealing.ts';
import { KeepDocuments } from './keep-documents.tsx';
import { OwnSheet } from './own-sheet.tsx';
import { WithoutPages } from './without-pages.tsx';

type Compared = Pick<Papers, 'threshold'> & { papers: readonly ComparedPaper[] };

/** What the steps have found out. `sheet`: the secret key of the Host's own sheet, until the page is closed. */
interface Found {
  compared?: Compared;
  sheet?: string;
  /** The documents of the earlier sealing, or why this sheet has not opened it. */
  sealed?: readonly OpenedDocument[] | DocumentsNeeded;
  isUploaded?: boolean;
}

/** Seals on this device, step by step: the papers, the Host's own sheet, the documents. Nothing of it is stored. */
export function SealHere() {
  const overview = useOverview();
  const documents = useDocuments();
  const list = useLoad('survivors', () => hostCall((api, headers) => api.GET('/api/survivors', { headers })));
  const missing = [overview, documents, list].find(({ value }) => !value);
  if (missing || !overview.value || !list.value) return missing ? <LoadState of={missing as typeof list} /> : null;
  return (
    <>
      <Intro />
      <Steps documents={documents} survivors={inOrderOfNaming(list.value.survivors)} threshold={list.value.threshold} />
    </>
  );
}

interface Props {
  documents: Loaded<DocumentList>;
  survivors: readonly Survivor[];
  threshold: number;
}

function Steps({ documents, survivors, threshold }: Props) {
  const [cipher] = useCipher();
  const [found, setFound] = useState<Found>({});
  const add = (more: Found) => setFound((before) => ({ ...before, ...more }));
  const { compared, sheet, isUploaded = false } = found;
  useLeaveGuard(compared !== undefined && !isUploaded);
  const now = { papers: survivors.map(({ paper_recipient }) => paper_recipient ?? ''), threshold };
  const earlier = useLoad('earlier sealing', async () => documents.value && readEarlier(cipher, documents.value, now));
  if (!earlier.value) return <LoadState of={earlier} />;
  const list = earlier.value.is === 'usable' ? earlier.value.list : null;
  const addSheet = async (key: string) => add({ sheet: key, ...(list && { sealed: await openWithSheet(cipher, key) }) });
  return (
    <>
      <WhatIsNeeded earlier={earlier.value} onRetry={earlier.reload} />
      <WithoutPages survivors={survivors} threshold={threshold} />
      <ComparePapers
        {...{ cipher, survivors, threshold }}
        isDone={compared !== undefined}
        onDone={(papers, needed) => add({ compared: { papers, threshold: needed } })}
      />
      {compared && <OwnSheet cipher={cipher} papers={compared.papers} isDone={sheet !== undefined} onDone={addSheet} />}
      {compared && sheet !== undefined && !isUploaded && (
        <DocumentsStep {...compared} {...{ cipher, sheet, list, sealed: found.sealed }} onDone={() => add({ isUploaded: true })} />
      )}
      {isUploaded && <Uploaded documents={documents} />}
    </>
  );
}

/** Says before anything else whether the Host needs all documents. */
function WhatIsNeeded({ earlier, onRetry }: { earlier: Earlier; onRetry(): void }) {
  const { sealHere: words } = useWords();
  if (earlier.is === 'usable') return <Notice text={words.sheetIsEnough} />;
  return earlier.is === 'unusable' ? <Needed why={earlier.why} onRetry={onRetry} /> : null;
}

/** Only what cannot be read at the moment is worth another attempt. */
function Needed({ why, onRetry }: { why: DocumentsNeeded; onRetry?: () => void }) {
  const { sealHere: words } = useWords();
  return <Notice kind="warning" title={words.documentsNeeded} text={words.why[why]} onRetry={why === 'unreadable' ? onRetry : undefined} />;
}

interface DocumentsProps extends Compared {
  cipher: Cipher;
  sheet: string;
  list: ListFacts | null;
  /** What the sheet has opened, or why not. */
  sealed: Found['sealed'] | undefined;
  onDone(): void;
}

/** The documents stay as they are if the sheet has opened them. Otherwise the Host chooses them. */
function DocumentsStep({ list, sealed, ...props }: DocumentsProps) {
  const [isChoosing, setChoosing] = useState(false);
  if (list && typeof sealed === 'object' && !isChoosing)
    return <KeepDocuments {...props} list={list} documents={sealed} onChoose={() => setChoosing(true)} />;
  return (
    <>
      {typeof sealed === 'string' && <Needed why={sealed} />}
      <ChooseAndEncrypt {...props} />
    </>
  );
}

function Uploaded({ documents }: Pick<Props, 'documents'>) {
  const { sealHere: words } = useWords();
  const { reload } = documents;
  useEffect(reload, [reload]);
  return (
    <>
      <Notice kind="success" text={words.uploaded} />
      <SealWill documents={documents} />
    </>
  );
}

function Intro() {
  const { sealHere: words } = useWords();
  return (
    <>
      <Heading>{words.title}</Heading>
      <p>
        <a href="/documents">{words.back}</a>
      </p>
      <p class="lead">{words.lead}</p>
      <Sentences of={words.facts} />
    </>
  );
}
