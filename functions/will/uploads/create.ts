import * as z from 'zod';
import { MAX_FILE_BYTES } from '#common/limits.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { textLine } from '#http/fields.ts';
import { safeFilename } from '#http/multipart.ts';
import { created } from '#http/reply.ts';
import { announceUpload } from '#wills/announce-upload.ts';
import { uploadCreated } from '#wills/wire/replies.ts';

const File = z.object({
  filename: textLine('filename', 255),
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
  files: z.array(File).min(1, 'Please announce at least one file.').max(50, 'Please announce at most 50 files in one request.'),
});

/** POST /api/will/uploads: announces files and gets an address for each, which takes exactly that file. */
export const handler = hostEndpoint(routes['will/uploads/create'], { body: Body, reply: uploadCreated }, async ({ app, body, host, requestId }) => {
  const announced = body.files.map((file) => ({
    filename: safeFilename(file.filename),
    mimeType: file.mime_type.toLowerCase(),
    size: file.size_bytes,
    sha256: file.sha256_hash,
  }));
  const { id, expiresAt, files } = await announceUpload(app, host, announced, requestId);
  const targets = await Promise.all(
    files.map(async (file) => ({ filename: file.filename, method: 'PUT' as const, ...(await app.staging.presign(file.key, file)) })),
  );
  return created({ upload_id: id, expires_at: expiresAt, files: targets });
});
