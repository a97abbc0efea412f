import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { decryptStream } from '#custody/age.ts';
import { zipStream } from '#workflows/opening/zip-stream.ts';
import type { Sample } from './ciphers.ts';

const DOCUMENTS = 5;
/** With five documents of this size, an archive has 190 MiB. */
export const DOCUMENT_BYTES = 38 * 1024 * 1024;

/** Streams an archive of the same document five times, and discards it. */
export async function streamArchive({ sealed, identity }: Sample): Promise<void> {
  const entries = Array.from({ length: DOCUMENTS }, (_, n) => ({ name: `${n}.pdf`, size: DOCUMENT_BYTES, modifiedAt: new Date(0) }));
  await discard(zipStream(entries, async () => createReadStream(sealed).pipe(decryptStream({ identity }))));
}

/** Reads a stream to its end, and keeps nothing. */
export async function discard(stream: Readable): Promise<void> {
  for await (const _ of stream);
}
