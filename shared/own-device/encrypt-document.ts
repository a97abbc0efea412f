import { Refusal } from '#common/refusal.ts';
import { CHUNK, sealedSize } from '#custody/age-payload.ts';
import { newFile } from '#custody/age-seal.ts';
import type { Sealing } from '#custody/inner-seal.ts';
import { aTurn, NEUTRAL_TYPE, randomLabel, sha256Of } from './bytes.ts';
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
  const plaintext = new Uint8Array(await document.arrayBuffer());
  const [sha256, ciphertext] = await Promise.all([sha256Of(plaintext), encrypted(plaintext, recipient, progress, signal)]);
  return {
    content: new Blob([ciphertext], { type: NEUTRAL_TYPE }),
    file: { path: `${randomLabel()}.age`, size: ciphertext.length, sha256: await sha256Of(ciphertext) },
    is: { filename: document.name, mime_type: document.type || NEUTRAL_TYPE, size_bytes: plaintext.length, sha256 },
  };
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
    const piece = payload.next(plaintext.subarray(start, start + PIECE), start + PIECE >= plaintext.length);
    ciphertext.set(piece, end);
    end += piece.length;
    start += PIECE;
    progress?.(Math.min(1, start / plaintext.length));
  } while (start < plaintext.length);
  payload.wipe();
  return ciphertext;
}

const PIECE = 16 * CHUNK;
