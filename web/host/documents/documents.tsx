import { useOverview } from '#web/host/overview.tsx';
import { useWords } from '#web/host/words.ts';
import { Heading } from '#web/shared/frame.tsx';
import { useDocuments } from './document-list.ts';
import { DocumentLists } from './document-lists.tsx';
import { DocumentUpload } from './document-upload.tsx';
import { WhereOriginal } from './original.tsx';
import { SealWill } from './seal.tsx';

/** `/documents`: what the Survivors of a Host will read. Uploads, removes and seals documents. */
export function Documents() {
  const { hostDocuments: words } = useWords();
  const overview = useOverview();
  const documents = useDocuments();
  return (
    <>
      <Heading>{words.title}</Heading>
      <p>{words.lead}</p>
      <h2>{words.uploadTitle}</h2>
      <DocumentUpload documents={documents} />
      {documents.value && <WhereOriginal list={documents.value} />}
      {documents.value && (
        <DocumentLists list={documents.value} sealedAt={overview.value?.will?.last_encrypted_at ?? null} onChanged={documents.reload} />
      )}
      {documents.value && <SealWill documents={documents} />}
    </>
  );
}
