import { Refusal } from '#common/refusal.ts';
import { CHUNK, type Payload, sealedSize } from '#custody/age-payload.ts';
import { newFile } from '#custody/age-seal.ts';
import type { Sealing } from '#custody/inner-seal.ts';
import { aTurn, fileOf, NEUTRAL_TYPE, randomLabel, readInto, sha256Of } from './bytes.ts';
import { MAX_DOCUMENT_BYTES, type NamedBlob, type Report } from './limits.ts';

/** An encrypted document: its content, its entry in the signed list, and its entry in the encrypted index. */
export type EncryptedDocument = { content: Blob } & Sealing['documents'][number];

/**
 * Encrypts one document to the inner key. Reads it once, so that the hash is of the bytes that were encrypted. Needs twice its size in
 * memory while it runs. Throws Refusal `document_too_large`, the reason of `signal`, and the browser's error if the file cannot be read.
 */
export async function encryptDocument(document: NamedBlob, recipient: string, report?: Report, signal?: AbortSignal): Promise<EncryptedDocument> {
  if (document.size > MAX_DOCUMENT_BYTES) throw new Refusal('document_too_large');
  const { beginning, payload } = await newFile(recipient);
  const bytes = new Uint8Array(beginning.length + sealedSize(document.size));
  const plaintext = bytes.subarray(bytes.length - document.size);
  await readInto(plaintext, document);
  const [sha256] = await Promise.all([sha256Of(plaintext), encryptInPlace(payload, plaintext, bytes.subarray(beginning.length), report, signal)]);
  bytes.set(beginning);
  const is = { filename: document.name, mime_type: document.type || NEUTRAL_TYPE, size_bytes: document.size, sha256 };
  const size = bytes.length;
  const [digest, content] = await Promise.all([sha256Of(bytes), fileOf(bytes)]);
  return { content, file: { path: `${randomLabel()}.age`, size, sha256: digest }, is };
}

/** Encrypts the end of a room into its beginning. A chunk of output ends where the next chunk of plaintext begins, or before it. */
async function encryptInPlace(payload: Payload, plaintext: Uint8Array, room: Uint8Array, report?: Report, signal?: AbortSignal): Promise<void> {
  let [start, end] = [0, 0];
  do {
    await aTurn();
    signal?.throwIfAborted();
    const isLast = start + PIECE >= plaintext.length;
    end += payload.next(plaintext.subarray(start, start + PIECE), isLast, room.subarray(end)).length;
    start += PIECE;
    await report?.(Math.min(1, start / plaintext.length));
  } while (start < plaintext.length);
  payload.wipe();
}

const PIECE = 16 * CHUNK;
