import { Refusal } from '#common/refusal.ts';
import { CHUNK, sealedSize } from '#custody/age-payload.ts';
import { newFile } from '#custody/age-seal.ts';
import type { Sealing } from '#custody/inner-seal.ts';
import { aTurn, bytesOf, NEUTRAL_TYPE, randomLabel, release, sha256Of } from './bytes.ts';
import { MAX_DOCUMENT_BYTES, type NamedBlob } from './limits.ts';

/** An encrypted document: its content, its entry in the signed list, and its entry in the encrypted index. */
export type EncryptedDocument = { content: Blob } & Sealing['documents'][number];

/**
 * Encrypts one document to the inner key. Reads it once, so that the hash is of the bytes that were encrypted. Needs three times its
 * size in memory while it runs. Throws Refusal `document_too_large`, the reason of `signal`, and the browser's error if the file
 * cannot be read. `progress` gets numbers from 0 to 1.
 */
export async function encryptDocument(
  document: NamedBlob,
  recipient: string,
  progress?: (part: number) => void,
  signal?: AbortSignal,
): Promise<EncryptedDocument> {
  if (document.size > MAX_DOCUMENT_BYTES) throw new Refusal('document_too_large');
  const plaintext = await bytesOf(document);
  const [sha256, ciphertext] = await Promise.all([sha256Of(plaintext), encrypted(plaintext, recipient, progress, signal)]);
  const is = { filename: document.name, mime_type: document.type || NEUTRAL_TYPE, size_bytes: plaintext.length, sha256 };
  release(plaintext);
  const file = { path: `${randomLabel()}.age`, size: ciphertext.length, sha256: await sha256Of(ciphertext) };
  const content = new Blob([ciphertext], { type: NEUTRAL_TYPE });
  release(ciphertext);
  return { content, file, is };
}

async function encrypted(
  plaintext: Uint8Array<ArrayBuffer>,
  recipient: string,
  progress?: (part: number) => void,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const { beginning, payload } = await newFile(recipient);
  const ciphertext = new Uint8Array(beginning.length + sealedSize(plaintext.length));
  ciphertext.set(beginning);
  let [start, end] = [0, beginning.length];
  do {
    await aTurn();
    signal?.throwIfAborted();
    const isLast = start + PIECE >= plaintext.length;
    end += payload.next(plaintext.subarray(start, start + PIECE), isLast, ciphertext.subarray(end)).length;
    start += PIECE;
    progress?.(Math.min(1, start / plaintext.length));
  } while (start < plaintext.length);
  payload.wipe();
  return ciphertext;
}

const PIECE = 16 * CHUNK;
