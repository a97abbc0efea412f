import { base64 } from '@scure/base';
import * as z from 'zod';
import { RECIPIENT_PATTERN } from './age-header.ts';

// Format version 1 is a promise: everything that these shapes accept must stay readable permanently.

const Count = z.int().min(2).max(255);
const Id = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/);
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

// Code joins these paths to a folder of a person's storage or disk, so a path must not lead out of that folder
const Path = z
  .string()
  .max(255)
  .regex(/^[A-Za-z0-9._-]+(\/[A-Za-z0-9._-]+)*$/)
  .refine((path) => path.split('/').every((part) => part !== '.' && part !== '..'));

const File = z
  .strictObject({
    path: Path,
    role: z.enum(['index', 'document', 'share', 'message', 'guide', 'program']),
    size: z.int().min(0),
    sha256: Sha256,
    commitment: Sha256.exactOptional(),
    head: Sha256.exactOptional(),
  })
  .refine(({ role, commitment }) => (role === 'share') === (commitment !== undefined))
  .refine(({ role, head }) => (role === 'document') === (head !== undefined));

/** The strict shape of a manifest. Only a share has a commitment, and only a document has a head. Unknown fields are errors. */
export const ManifestShape = z
  .strictObject({
    format: z.literal('will-package/1'),
    package: Id,
    revision: z.int().min(0),
    generation: z.int().min(0),
    sealed_at: z.iso.datetime(),
    threshold: Count,
    total: Count,
    recipient: z.string().regex(RECIPIENT_PATTERN),
    host_key: z.string().refine(isRawKey),
    files: z.array(File).refine(haveOwnPaths),
  })
  .refine(({ threshold, total }) => threshold <= total);

/** The strict shape of the index. Each document has its own path. Unknown fields are errors. */
export const IndexShape = z.strictObject({
  format: z.literal('will-index/1'),
  documents: z
    .array(
      z.strictObject({
        id: Id,
        path: Path,
        filename: z.string().min(1),
        mime_type: z.string().min(1),
        size_bytes: z.int().min(0),
        sha256: Sha256,
      }),
    )
    .refine(haveOwnPaths),
});

function isRawKey(text: string): boolean {
  try {
    const raw = base64.decode(text);
    return raw.length === 32 && base64.encode(raw) === text;
  } catch {
    return false;
  }
}

function haveOwnPaths(files: readonly { path: string }[]): boolean {
  return new Set(files.map(({ path }) => path.toLowerCase())).size === files.length; // some file systems ignore case
}
