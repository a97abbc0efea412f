import { useEffect } from 'preact/hooks';
import { AllDocuments } from '#web/host/documents/all-documents.tsx';
import { useDocuments } from '#web/host/documents/document-list.ts';
import { DocumentUpload } from '#web/host/documents/document-upload.tsx';
import { WhereOriginal } from '#web/host/documents/original.tsx';
import { useWords } from '#web/host/words.ts';
import { Continue, StepPage } from './step-page.tsx';
import type { Wizard } from './wizard.ts';

/** What the Survivors will read. */
export function Documents({ wizard }: { wizard: Wizard }) {
  const { hostDocuments, setup } = useWords();
  const words = setup.documents;
  const documents = useDocuments();
  const count = documents.value?.documents.length ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of documents changes the step
  useEffect(() => {
    if (documents.value) wizard.reload();
  }, [count]);
  return (
    <StepPage task="documents" title={words.title}>
      <p>{words.text}</p>
      <h2>{hostDocuments.uploadTitle}</h2>
      <DocumentUpload documents={documents} />
      {documents.value && <WhereOriginal list={documents.value} />}
      <AllDocuments documents={documents} sealedAt={null} />
      {count > 0 ? <Continue wizard={wizard} to="checks" /> : <p class="hint">{words.none}</p>}
    </StepPage>
  );
}
