import { useOverview } from '#web/host/overview.tsx';
import type { Overview } from '#web/host/overview-reply.ts';
import { useWords, withWords } from '#web/host/words.ts';
import { Heading, Notice } from '#web/shared/frame.tsx';
import { lazily } from '#web/shared/lazily.tsx';
import { usePlace } from '#web/shared/router.ts';
import { AllDocuments } from './all-documents.tsx';
import { changeOf, type DocumentList, isChanged, useDocuments } from './document-list.ts';
import { DocumentUpload } from './document-upload.tsx';
import { WhereOriginal } from './original.tsx';
import { SealWill } from './seal.tsx';
import { TakeCopy } from './take-copy.tsx';

// Only few Hosts need it.
const SealHere = lazily(withWords(['sealHere'], async () => (await import('#web/host/own-device/seal-here.tsx')).SealHere));

/** `/documents`, and `#seal=here` for sealing on this device. */
export function Documents() {
  return usePlace().values.get('seal') === 'here' ? <SealHere /> : <AllOfThem />;
}

/** What the Survivors of a Host will read. Uploads, removes and seals documents. */
function AllOfThem() {
  const { hostDocuments: words } = useWords();
  const { pages } = useWords().console;
  const overview = useOverview();
  const documents = useDocuments();
  return (
    <>
      <Heading>{pages['/documents']}</Heading>
      <p>
        {words.lead} {overview.value && documents.value && (isSealed(overview.value, documents.value) ? words.leadSealed : words.leadOpen)}
      </p>
      <h2>{words.uploadTitle}</h2>
      <DocumentUpload documents={documents} />
      {documents.value && <WhereOriginal list={documents.value} />}
      {documents.value?.documents.some(({ filename }) => filename === 'inner.will') && <Notice text={words.onDevice.is} />}
      <AllDocuments documents={documents} sealedAt={overview.value?.will?.last_encrypted_at ?? null} />
      {documents.value && <SealWill documents={documents} />}
      <OnDevice />
      <TakeCopy isReady={documents.value !== null} />
    </>
  );
}

/** Whether the newest sealing has all documents, for all Survivors. */
function isSealed({ will }: Overview, documents: DocumentList): boolean {
  return Boolean(will?.last_encrypted_at) && !will?.reencryption_required && !isChanged(changeOf(documents));
}

/** Leads to sealing on this device. */
function OnDevice() {
  const { onDevice: words } = useWords().hostDocuments;
  return (
    <section>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <a class="second" href="/documents#seal=here">
        {words.open}
      </a>
    </section>
  );
}
