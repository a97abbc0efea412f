import * as z from 'zod';
import { Refusal } from '#domain/refusal.ts';
import { after, DAY, instant, SECOND } from '#domain/time.ts';
import { MAX_DOCUMENTS, MAX_FILE_BYTES, MAX_WILL_BYTES, type Upload } from '#domain/will.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { line } from '#http/fields.ts';
import { safeFilename } from '#http/multipart.ts';
import { filesAnnounced } from '#http/replies/will.ts';
import { created } from '#http/reply.ts';
import { PRESIGNED_SECONDS } from '#platform/staging.ts';
import { type RowName, uploadRow } from '#store/keys.ts';
import { assertDraftOpen } from '#workflows/guards.ts';

const File = z.object({
  filename: line('filename', 255),
  mime_type: z
    .string()
    .regex(/^[a-z0-9.+-]+\/[a-z0-9.+-]+$/i, 'mime_type must look like application/pdf.')
    .max(120),
  size_bytes: z.int('size_bytes must be a whole number.').min(1, 'An empty file cannot be uploaded.').meta({ maximum: MAX_FILE_BYTES }),
  sha256_hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'sha256_hash must be 64 hexadecimal digits.')
    .transform((hash) => hash.toLowerCase()),
});

const Body = z.object({
  files: z.array(File, 'files is required.').min(1, 'Please announce at least one file.').max(50, 'Please announce at most 50 files in one request.'),
});

/** POST /api/will/uploads: announces files and gets an address for each, which takes exactly that file. */
export const handler = hostEndpoint(routes['will/uploads/create'], { body: Body, reply: filesAnnounced }, async ({ app, body, host, requestId }) => {
  assertDraftOpen(host);
  if (body.files.some(({ size_bytes }) => size_bytes > MAX_FILE_BYTES)) throw new Refusal('document_too_large');
  if (body.files.length + (host.draft?.documents.length ?? 0) > MAX_DOCUMENTS) throw new Refusal('too_many_documents');
  const at = instant(app.now());
  const stale = host.uploads.filter(({ createdAt }) => after(createdAt, DAY) <= at);
  const outstanding = host.uploads.filter((upload) => !stale.includes(upload)).flatMap(({ files }) => files);
  const asked = body.files.reduce((sum, { size_bytes }) => sum + size_bytes, 0);
  const isTooMuch = outstanding.reduce((sum, { size }) => sum + size, asked) > MAX_WILL_BYTES;
  // Each is a part of the Host's record, which everything else has to read along.
  if (isTooMuch || outstanding.length + body.files.length > MAX_DOCUMENTS) throw new Refusal('upload_limit_reached');
  const id = app.newId();
  const files = body.files.map((file, n) => ({
    key: `incoming/${host.id}/${id}/${n}`,
    filename: safeFilename(file.filename),
    mimeType: file.mime_type.toLowerCase(),
    size: file.size_bytes,
    sha256: file.sha256_hash,
  }));
  const upload: Upload = { id, files, createdAt: at, expiresAt: after(at, PRESIGNED_SECONDS * SECOND) };
  await app.store.commit({
    hostId: host.id,
    at,
    requestId,
    aggregates: [{ root: host.root, put: { [uploadRow(id)]: upload }, remove: stale.map((one): RowName => uploadRow(one.id)) }],
    effects: [{ kind: 'forget-upload', key: `upload/${id}`, uploadId: id, notBefore: after(at, DAY) }],
  });
  const targets = await Promise.all(
    files.map(async (file) => ({ filename: file.filename, method: 'PUT' as const, ...(await app.staging.presign(file.key, file)) })),
  );
  return created({ upload_id: id, expires_at: upload.expiresAt, files: targets });
});
