import { useOverview } from '#web/host/overview.tsx';
import { useWords } from '#web/host/words.ts';
import { Heading } from '#web/shared/frame.tsx';
import { AllDocuments } from './all-documents.tsx';
import { useDocuments } from './document-list.ts';
import { DocumentUpload } from './document-upload.tsx';
import { WhereOriginal } from './original.tsx';
import { SealWill } from './seal.tsx';
import { TakeCopy } from './take-copy.tsx';

/** `/documents`: what the Survivors of a Host will read. Uploads, removes and seals documents. */
export function Documents() {
  const { hostDocuments: words } = useWords();
  const { pages } = useWords().console;
  const overview = useOverview();
  const documents = useDocuments();
  return (
    <>
      <Heading>{pages['/documents']}</Heading>
      <p>{words.lead}</p>
      <h2>{words.uploadTitle}</h2>
      <DocumentUpload documents={documents} />
      {documents.value && <WhereOriginal list={documents.value} />}
      <AllDocuments documents={documents} sealedAt={overview.value?.will?.last_encrypted_at ?? null} />
      {documents.value && <SealWill documents={documents} />}
      <TakeCopy />
    </>
  );
}
