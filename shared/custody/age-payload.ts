import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { Refusal } from '#domain/refusal.ts';

// The payload of age v1, a STREAM of ChaCha20-Poly1305 chunks: https://c2sp.org/age#payload

/** Seals or opens whole chunks in order; only the call with `last` may end in a short chunk. Wipe it when done. */
export interface Payload {
  next(input: Uint8Array, last: boolean): Uint8Array;
  wipe(): void;
}

/** Turns plaintext into sealed chunks. */
export function sealPayload(fileKey: Uint8Array, nonce: Uint8Array): Payload {
  return payload(fileKey, nonce, CHUNK, sealedSize, (key, chunkNonce, chunk, out) => {
    const cipher = createCipheriv('chacha20-poly1305', key, chunkNonce, { authTagLength: TAG });
    out.set(cipher.update(chunk));
    cipher.final();
    out.set(cipher.getAuthTag(), chunk.length);
  });
}

/** Turns sealed chunks into plaintext, none of it returned before all chunks of the call are authenticated; else Refusal `age_file_invalid`. */
export function openPayload(fileKey: Uint8Array, nonce: Uint8Array): Payload {
  return payload(fileKey, nonce, SEALED_CHUNK, plainSize, (key, chunkNonce, sealed, out) => {
    const size = sealed.length - TAG;
    const decipher = createDecipheriv('chacha20-poly1305', key, chunkNonce, { authTagLength: TAG });
    decipher.setAuthTag(sealed.subarray(size));
    out.set(decipher.update(sealed.subarray(0, size)));
    try {
      decipher.final();
    } catch {
      out.fill(0);
      throw new Refusal('age_file_invalid');
    }
  });
}

/** Size of the sealed chunks that hold so many bytes of plaintext. */
export function sealedSize(plain: number): number {
  return plain + TAG * Math.max(1, Math.ceil(plain / CHUNK)); // empty plaintext is one empty chunk
}

/** Plaintext bytes in a full chunk. */
export const CHUNK = 64 * 1024;
/** Bytes of a full chunk with its tag. */
export const SEALED_CHUNK = CHUNK + 16;

const TAG = 16;

function plainSize(sealed: number, chunksBefore: number): number {
  const chunks = Math.max(1, Math.ceil(sealed / SEALED_CHUNK));
  const size = sealed - TAG * chunks;
  const lastIsEmpty = size === CHUNK * (chunks - 1);
  // An empty chunk may only stand for an empty file; elsewhere it is a second spelling of the same plaintext
  const cutShort = size < CHUNK * (chunks - 1) || (lastIsEmpty && chunksBefore + chunks > 1);
  if (cutShort) throw new Refusal('age_file_invalid', 'An encrypted file is incomplete.');
  return size;
}

type ChunkCipher = (key: KeyObject, nonce: Uint8Array, input: Uint8Array, out: Uint8Array) => void;

function payload(
  fileKey: Uint8Array,
  nonce: Uint8Array,
  step: number,
  sizeOf: (input: number, chunksBefore: number) => number,
  cipher: ChunkCipher,
): Payload {
  // One key object for all chunks: making one from the raw key costs as much as sealing a chunk.
  let key: KeyObject | undefined = payloadKey(fileKey, nonce);
  let chunks = 0;
  let ended = false;

  function next(input: Uint8Array, last: boolean): Uint8Array {
    // A nonce used twice would give the key stream away, so misuse stops here and not in a review
    if (!key || ended || (!last && (input.length === 0 || input.length % step !== 0))) throw new Error('Chunks were given out of order.');
    ended = last;
    const out = new Uint8Array(sizeOf(input.length, chunks));
    const count = Math.max(1, Math.ceil(input.length / step));
    const outStep = step === CHUNK ? SEALED_CHUNK : CHUNK;
    for (let i = 0; i < count; i++, chunks++) {
      cipher(
        key,
        chunkNonce(chunks, last && i === count - 1),
        input.subarray(i * step, (i + 1) * step),
        out.subarray(i * outStep, (i + 1) * outStep),
      );
    }
    return out;
  }
  function wipe(): void {
    // Its memory is cleared when it is collected.
    key = undefined;
  }
  return { next, wipe };
}

function payloadKey(fileKey: Uint8Array, nonce: Uint8Array): KeyObject {
  const raw = new Uint8Array(hkdfSync('sha256', fileKey, nonce, 'payload', 32));
  const key = createSecretKey(raw);
  raw.fill(0);
  return key;
}

/** 11 bytes of big-endian counter, then 1 on the last chunk only: so a file can be neither cut nor extended nor reordered. */
function chunkNonce(counter: number, last: boolean): Uint8Array {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(counter, 5, 6);
  nonce[11] = last ? 1 : 0;
  return nonce;
}
