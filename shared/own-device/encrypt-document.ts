import { MAX_INNER_DOCUMENT_BYTES } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import { type Payload, sealedSize } from '#custody/age-payload.ts';
import { newFile } from '#custody/age-seal.ts';
import type { Sealing } from '#custody/inner-seal.ts';
import { aTurn, fileOf, NEUTRAL_TYPE, PIECE, randomLabel, readInto, release, sha256Of } from './bytes.ts';
import type { NamedBlob, Report } from './documents.ts';

/** An encrypted document: its content, its entry in the signed list, and its entry in the encrypted index. */
export type EncryptedDocument = { content: Blob } & Sealing['documents'][number];

/**
 * Encrypts one document to the inner key. Reads it once, so that the hash is of the bytes that were encrypted. Needs twice its size in
 * memory while it runs. Throws Refusal `document_too_large`, the reason of `signal`, and the browser's error if the file cannot be read.
 */
export async function encryptDocument(document: NamedBlob, recipient: string, report?: Report, signal?: AbortSignal): Promise<EncryptedDocument> {
  if (document.size > MAX_INNER_DOCUMENT_BYTES) throw new Refusal('document_too_large');
  const { beginning, payload } = await newFile(recipient);
  const bytes = new Uint8Array(beginning.length + sealedSize(document.size));
  const plaintext = bytes.subarray(bytes.length - document.size);
  await readInto(plaintext, document);
  bytes.set(beginning);
  const pieces = encryptInPlace(payload, plaintext, bytes, beginning.length, report, signal);
  const [sha256, content] = await Promise.all([sha256Of(plaintext), fileOf(pieces)]);
  const file = { path: `${randomLabel()}.age`, size: bytes.length, sha256: await sha256Of(bytes) };
  release(bytes);
  return { content, file, is: { filename: document.name, mime_type: document.type || NEUTRAL_TYPE, size_bytes: document.size, sha256 } };
}

/**
 * Encrypts the end of a room into the part of it that begins at `end`. A chunk of output ends where the next chunk of plaintext begins,
 * or before it. Yields copies of the room from its beginning on, piece by piece.
 */
async function* encryptInPlace(
  payload: Payload,
  plaintext: Uint8Array,
  room: Uint8Array<ArrayBuffer>,
  end: number,
  report?: Report,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  for (let [start, isLast, before] = [0, false, 0]; !isLast; start += PIECE) {
    await aTurn();
    signal?.throwIfAborted();
    isLast = start + PIECE >= plaintext.length;
    end += payload.next(plaintext.subarray(start, start + PIECE), isLast, room.subarray(end)).length;
    await report?.(Math.min(1, (start + PIECE) / plaintext.length));
    yield room.slice(before, end);
    before = end;
  }
  payload.wipe();
}
