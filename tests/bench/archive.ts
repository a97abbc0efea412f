import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { decryptStream } from '#custody/age.ts';
import { zipStream } from '#net/zip-stream.ts';
import type { Sample } from './ciphers.ts';

/** The number of documents in an archive. */
export const DOCUMENTS = 5;

/** Streams an archive of the same document several times, and discards it. */
export async function streamArchive({ plain, sealed, identity }: Sample): Promise<void> {
  const { size } = await stat(plain);
  const entries = Array.from({ length: DOCUMENTS }, (_, n) => ({ name: `${n}.pdf`, size, modifiedAt: new Date(0) }));
  await discard(zipStream(entries, async () => createReadStream(sealed).pipe(decryptStream({ identity }))));
}

/** Reads a stream to its end, and keeps nothing. */
export async function discard(stream: Readable): Promise<void> {
  for await (const _ of stream);
}
