import { MAX_INNER_DOCUMENT_BYTES } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import { newOpener } from '#custody/age-open.ts';
import type { InnerIndex } from '#custody/inner-list.ts';
import { aTurn, fileOf, PIECE, release, sha256Of } from './bytes.ts';
import type { Report } from './documents.ts';

/**
 * Decrypts one document with the inner key. Returns it only after its size and its SHA-256 are those of the index: no one gets a part
 * of it before. Its type says nothing about its content, so that no browser opens it. Needs twice its size in memory. Throws Refusal
 * `package_altered` for another content, and `wrong_key` or `age_file_invalid`.
 */
export async function decryptDocument(
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  identity: string,
  is: Pick<InnerIndex['documents'][number], 'size_bytes' | 'sha256'>,
  report?: Report,
): Promise<Blob> {
  if (is.size_bytes > MAX_INNER_DOCUMENT_BYTES) throw new Refusal('document_too_large');
  const plaintext = new Uint8Array(is.size_bytes);
  const file = await fileOf(copyInto(plaintext, decrypted(content, identity), report));
  const sha256 = await sha256Of(plaintext);
  release(plaintext);
  if (sha256 !== is.sha256) throw new Refusal('package_altered');
  return file;
}

/** Fills a room exactly, and yields copies of it from its beginning on. Throws Refusal `package_altered` for others. */
async function* copyInto(room: Uint8Array, pieces: AsyncIterable<Uint8Array>, report?: Report): AsyncGenerator<Uint8Array> {
  let [size, before] = [0, 0];
  for await (const piece of pieces) {
    if (size + piece.length > room.length) throw new Refusal('package_altered');
    room.set(piece, size);
    size += piece.length;
    release(piece);
    if (size - before < PIECE) continue;
    await aTurn();
    await report?.(size / room.length);
    yield room.slice(before, size);
    before = size;
  }
  if (size !== room.length) throw new Refusal('package_altered');
  await report?.(1);
  yield room.slice(before);
}

async function* decrypted(content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>, identity: string): AsyncGenerator<Uint8Array> {
  const opener = newOpener({ identity });
  try {
    for await (const part of content) yield* opener.add(part);
    yield opener.end();
  } finally {
    opener.wipe();
  }
}
