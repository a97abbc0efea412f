import type { App } from '#app/app.ts';
import { MAX_DOCUMENTS, MAX_FILE_BYTES, MAX_WILL_BYTES } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import { after, DAY, type Instant, instant, SECOND } from '#common/time.ts';
import { INNER_LIST_NAME } from '#custody/inner-list.ts';
import { assertDraftOpen } from '#hosts/guards.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { PRESIGNED_SECONDS } from '#platform/staging.ts';
import { type RowName, uploadRow } from '#store/keys.ts';
import type { Upload } from './rules/draft.ts';

/** A file that a client is going to upload. */
export type AnnouncedFile = Omit<Upload['files'][number], 'key'>;

/** Stores an upload that was announced, and deletes those that have expired. Throws Refusal `document_too_large`, `too_many_documents` or `upload_limit_reached`. */
export async function announceUpload(app: App, host: HostRecord, announced: readonly AnnouncedFile[], requestId: string): Promise<Upload> {
  assertDraftOpen(host);
  const at = instant(app.now());
  const stale = host.uploads.filter(({ createdAt }) => after(createdAt, DAY) <= at);
  assertRoom(
    host,
    host.uploads.filter((upload) => !stale.includes(upload)),
    announced,
  );
  const upload = newUpload(app, host.id, announced, at);
  const { id } = upload;
  await app.store.commit({
    hostId: host.id,
    at,
    requestId,
    aggregates: [{ root: host.root, put: { [uploadRow(id)]: upload }, remove: stale.map((one): RowName => uploadRow(one.id)) }],
    effects: [{ kind: 'delete-upload', key: `upload/${id}`, uploadId: id, notBefore: after(at, DAY) }],
  });
  return upload;
}

function assertRoom({ draft }: HostRecord, outstanding: readonly Upload[], announced: readonly AnnouncedFile[]): void {
  if (announced.some(({ size }) => size > MAX_FILE_BYTES)) throw new Refusal('document_too_large');
  if (countDocuments([...announced, ...(draft?.documents ?? [])]) > MAX_DOCUMENTS) throw new Refusal('too_many_documents');
  const files = [...outstanding.flatMap((upload) => upload.files), ...announced];
  const isTooMuch = files.reduce((sum, { size }) => sum + size, 0) > MAX_WILL_BYTES;
  // Each file is a part of the Host's record, which every request has to read.
  if (isTooMuch || countDocuments(files) > MAX_DOCUMENTS) throw new Refusal('upload_limit_reached');
}

/** The first list of an inner envelope does not count. */
function countDocuments(files: readonly { filename: string }[]): number {
  return files.length - (files.some(({ filename }) => filename === INNER_LIST_NAME) ? 1 : 0);
}

function newUpload(app: App, hostId: string, announced: readonly AnnouncedFile[], at: Instant): Upload {
  const id = app.newId();
  const files = announced.map((file, n) => ({ key: `incoming/${hostId}/${id}/${n}`, ...file }));
  return { id, files, createdAt: at, expiresAt: after(at, PRESIGNED_SECONDS * SECOND) };
}
