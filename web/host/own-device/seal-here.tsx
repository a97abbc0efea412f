import { useEffect, useState } from 'preact/hooks';
import { useDocuments } from '#web/host/documents/document-list.ts';
import { SealWill } from '#web/host/documents/seal.tsx';
import { useOverview } from '#web/host/overview.tsx';
import { useLeaveGuard } from '#web/host/parts/leave-guard.ts';
import { hostCall } from '#web/host/session.ts';
import { inOrderOfNaming } from '#web/host/survivors/survivor.ts';
import { useWords } from '#web/host/words.ts';
import { Heading, LoadState, Notice } from '#web/shared/frame.tsx';
import { useCipher } from '#web/shared/own-device/use-cipher.ts';
import { Sentences } from '#web/shared/sentences.tsx';
import { useLoad } from '#web/shared/use-call.ts';
import { ChooseAndEncrypt } from './choose-and-encrypt.tsx';
import { type ComparedPaper, ComparePapers } from './compare-papers.tsx';
import { OwnSheet } from './own-sheet.tsx';
import { WithoutPages } from './without-pages.tsx';

/** What the steps have found out. `sheet`: the secret key of the Host's own sheet, until the page is closed. */
interface Found {
  compared?: { papers: readonly ComparedPaper[]; threshold: number };
  sheet?: string;
  isUploaded?: boolean;
}

/** Seals on this device, step by step: the papers, the Host's own sheet, the documents. Nothing of it is stored. */
export function SealHere() {
  const { sealHere: words } = useWords();
  const overview = useOverview();
  const documents = useDocuments();
  const list = useLoad('survivors', () => hostCall((api, headers) => api.GET('/api/survivors', { headers })));
  const cipher = useCipher();
  const [found, setFound] = useState<Found>({});
  const add = (more: Found) => setFound((before) => ({ ...before, ...more }));
  const { compared, sheet, isUploaded = false } = found;
  useLeaveGuard(compared !== undefined && !isUploaded);
  const missing = [overview, documents, list].find(({ value }) => !value);
  if (missing || !overview.value || !list.value) return missing ? <LoadState of={missing as typeof list} /> : null;
  const survivors = inOrderOfNaming(list.value.survivors);
  const threshold = overview.value.quorum.threshold;
  return (
    <>
      <Intro />
      <WithoutPages survivors={survivors} />
      <ComparePapers
        {...{ cipher, survivors, threshold }}
        isDone={compared !== undefined}
        onDone={(papers, needed) => add({ compared: { papers, threshold: needed } })}
      />
      {compared && <OwnSheet cipher={cipher} papers={compared.papers} isDone={sheet !== undefined} onDone={(key) => add({ sheet: key })} />}
      {compared && sheet !== undefined && !isUploaded && (
        <ChooseAndEncrypt {...compared} {...{ cipher, sheet }} onDone={() => add({ isUploaded: true })} />
      )}
      {isUploaded && <Uploaded documents={documents} text={words.uploaded} />}
    </>
  );
}

function Uploaded({ documents, text }: { documents: ReturnType<typeof useDocuments>; text: string }) {
  const { reload } = documents;
  useEffect(reload, [reload]);
  return (
    <>
      <Notice kind="success" text={text} />
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
