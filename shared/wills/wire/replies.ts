import * as z from 'zod';
import { Count, Id, Sentence, Timestamp } from '#http/wire-types.ts';
import { SEALING_WARNINGS } from '#sealing/rules/sealing-warnings.ts';

export const WillStatus = z.enum([
  'draft',
  'active',
  'pending_transfer',
  'transfer_initiated',
  'awaiting_authentication',
  'accessible',
  'transfer_stalled',
  'transfer_failed',
]);

export const Will = z
  .strictObject({
    will_id: Id,
    status: WillStatus,
    documents_count: Count,
    total_size_bytes: Count,
    sss_threshold: z.int().min(2),
    sss_total: Count.describe('Shares of the key; 0 for a draft.'),
    storage_id: Id.nullable().describe('Null for a draft.'),
    storage_name: z.string().nullable().describe('Null for a draft.'),
    mirror_storage_ids: z
      .array(Id)
      .optional()
      .describe('Further storages with the same package. Absent if there are none. An addition to the specification.'),
    created_at: Timestamp,
    last_encrypted_at: Timestamp.nullable().describe('Null for a draft.'),
    revision: Count.describe('The number of sealings. 0 for a draft. An addition to the specification.'),
    draft_documents_count: Count.describe('The documents in the next sealing. An addition to the specification.'),
    reencryption_required: z
      .boolean()
      .describe('The sealed documents must be sealed again for the current Survivors or threshold. An addition to the specification.'),
    device_sealing_required: z
      .literal(true)
      .optional()
      .describe(
        'The Host must seal the documents on their own device again: the service cannot. Absent if that is not needed. An addition to the specification.',
      ),
    package_behind: z
      .boolean()
      .describe('A storage of the will does not have the newest files yet. The overview names it. An addition to the specification.'),
    sealing: z
      .strictObject({ done: Count, total: Count })
      .nullable()
      .describe('The number of documents of a running sealing that are done. Null if no sealing runs. An addition to the specification.'),
  })
  .meta({ id: 'Will' });

const document = {
  id: Id,
  filename: z
    .string()
    .describe('As it was sent if its ending belongs to its kind, and otherwise with the ending of its kind after it: `scan.jpg.png`, `will.pdf`.'),
  mime_type: z.string().describe('By the content.'),
  size_bytes: Count,
  sha256_hash: z.string().regex(/^[0-9a-f]{64}$/),
  password_needed: z
    .literal(true)
    .optional()
    .describe('A PDF that is protected with a password, which its readers may need. Absent otherwise. An addition to the specification.'),
};
export const WillDocument = z.strictObject(document).meta({ id: 'WillDocument' });
export const ListedDocument = z
  .strictObject({ ...document, carried: z.boolean().describe('Sealed earlier and copied to the draft.') })
  .meta({ id: 'ListedDocument' });

const UploadTarget = z
  .strictObject({
    filename: z.string(),
    method: z.literal('PUT'),
    url: z.url().describe('Accepts exactly the announced file, once.'),
    headers: z.record(z.string(), z.string()).describe('Send these headers unchanged.'),
  })
  .meta({ id: 'UploadTarget' });

export const willReply = { 200: Will };
export const documentsAdded = {
  201: z.strictObject({
    will_id: Id,
    status: z.literal('draft'),
    documents: z.array(WillDocument),
    warnings: z
      .array(
        z.strictObject({
          code: z.literal('password_needed'),
          subject: z.string().describe('The name of the document.'),
          message: Sentence.describe('What it means, and what to do.'),
        }),
      )
      .optional()
      .describe('What the Host should know about the documents that were added. Absent if there is nothing. An addition to the specification.'),
  }),
};
const UploadLimits = z
  .strictObject({
    file_bytes: Count.describe('The most bytes of one document.'),
    total_bytes: Count.describe('The most bytes of all documents of a will together.'),
    documents: Count.describe('The most documents of a will.'),
    kinds: z
      .array(z.strictObject({ mime_type: z.string(), extensions: z.array(z.string()).describe('How names of such files end, in lower case.') }))
      .describe(
        'The kinds that a person can choose. The content decides, whatever the name is. The files of an inner envelope are accepted too: `inner.will`, which does not count as a document, and files that end in `.age`.',
      ),
  })
  .meta({ id: 'UploadLimits' });

export const documentList = {
  200: z.strictObject({
    documents: z.array(ListedDocument),
    count: Count,
    device_sealing_required: z
      .literal(true)
      .optional()
      .describe(
        'These documents cannot be sealed: `POST /api/will/encrypt` answers `inner_incomplete`. The Host must seal them on their own device. Absent otherwise.',
      ),
    sealed: z.array(WillDocument).describe('The documents that are sealed now. Empty before the first sealing.'),
    expires_at: Timestamp.nullable().describe('When the documents that are not sealed yet are deleted. Null if there are none.'),
    limits: UploadLimits,
  }),
};
export const innerListReply = {
  200: z.strictObject({ file: z.base64().describe('The bytes of `inner.will`, in base64.') }).meta({ id: 'InnerListFile' }),
};
export const uploadCreated = { 201: z.strictObject({ upload_id: Id, expires_at: Timestamp, files: z.array(UploadTarget) }) };
export const willSealed = {
  200: z.strictObject({
    will_id: Id,
    status: z.literal('active'),
    documents_encrypted: Count,
    shares_distributed: Count,
    threshold: z.int().min(2),
    storage_path: z.string(),
    revision: Count.describe('An addition to the specification.'),
    warnings: z
      .array(
        z.strictObject({
          code: z.enum(SEALING_WARNINGS),
          subject: z.string().nullable().describe('The name of the Survivor or the storage. Null if it concerns all of them.'),
          message: Sentence.describe('What is wrong, and what to do.'),
        }),
      )
      .describe(
        'What makes the sealed will fragile: a storage that has missed it, a Survivor whom no channel can reach, that all Survivors are needed, and a paper that the Host has not confirmed. An addition to the specification.',
      ),
  }),
};
/** A ZIP file with the sealed package, streamed: the whole of it, or the range that was asked for. */
export const packageStreamed = { 200: 'archive', 206: 'archive-part' } as const;
