import { base64 } from '@scure/base';
import * as z from 'zod';
import { RECIPIENT_PATTERN } from './age-header.ts';
import { labelFields } from './shares.ts';

// Format version 1 is a promise: everything that these shapes accept must stay readable permanently.

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const Recipient = z.string().regex(RECIPIENT_PATTERN);
/** A small age file. */
const Base64 = z.string().refine((text) => decoded(text) !== undefined);
/** A name in one folder, which says nothing about the content. */
const Path = z.string().regex(/^[a-z0-9]{1,40}\.age$/);

const { package: Id, generation, k: Count } = labelFields;

/** The strict shape of the list of an inner envelope. Unknown fields are errors. */
export const InnerShape = z
  .strictObject({
    format: z.literal('will-inner/1'),
    package: Id,
    generation,
    sealed_at: z.iso.datetime(),
    threshold: Count,
    total: Count,
    recipient: Recipient,
    host: z.strictObject({ recipient: Recipient, identity: Base64 }),
    papers: z.array(z.strictObject({ recipient: Recipient, commitment: Sha256, share: Base64 })),
    index: Base64,
    messages: z.array(Base64),
    files: z.array(z.strictObject({ path: Path, size: z.int().min(0), sha256: Sha256 })).refine((files) => allDiffer(files.map(({ path }) => path))),
  })
  .refine(({ threshold, total, papers }) => threshold <= total && papers.length === total)
  .refine(({ papers, host }) => allDiffer([host.recipient, ...papers.map(({ recipient }) => recipient)]))
  .refine(({ papers }) => allDiffer(papers.map(({ commitment }) => commitment)));

/** The strict shape of the encrypted index: the documents as the Host named them, each in one of the listed files. */
export const InnerIndexShape = z.strictObject({
  format: z.literal('will-inner-index/1'),
  documents: z
    .array(
      z.strictObject({
        path: Path,
        filename: z.string().min(1),
        mime_type: z.string().min(1),
        size_bytes: z.int().min(0),
        sha256: Sha256,
      }),
    )
    .refine((documents) => allDiffer(documents.map(({ path }) => path))),
});

/** The bytes of a text in base64. Undefined for any other spelling of them. */
function decoded(text: string): Uint8Array | undefined {
  try {
    const bytes = base64.decode(text);
    return base64.encode(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}

const allDiffer = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;
