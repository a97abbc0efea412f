import { Refusal } from '#common/refusal.ts';
import { type ChunkKey, hkdfSha256, newChunkKey, openChunk, sealChunk } from './primitives.ts';

// The payload of age v1 is a STREAM of ChaCha20-Poly1305 chunks: https://c2sp.org/age#payload
// "Seal" and "open" are the terms of authenticated encryption here: encrypt with a tag, and decrypt after checking the tag.

/** Seals or opens the chunks of one file, in order. */
export interface Payload {
  /**
   * Returns the output for one or more whole chunks. With `last`, the input may end in a short chunk, and no call may follow.
   * With `room`, the output is at its beginning, and is returned as a part of it. The input may be its end. Throws Error if the calls are out of order: a short
   * chunk before the last one, a call after the last one or after `wipe`.
   */
  next(input: Uint8Array, last: boolean, room?: Uint8Array): Uint8Array;
  /** The same output in pieces, without a copy. */
  pieces(input: Uint8Array, last: boolean): Uint8Array[];
  /** Releases the key. The caller calls it when done, also after a failure. */
  wipe(): void;
}

/**
 * Returns a Payload that turns plaintext (chunks of `CHUNK` bytes) into sealed chunks (`ENCRYPTED_CHUNK_BYTES` bytes).
 * `fileKey` has 16 bytes and is not overwritten here. `nonce` has 16 bytes and must be fresh for each file.
 */
export function sealPayload(fileKey: Uint8Array, nonce: Uint8Array): Payload {
  return payload(fileKey, nonce, CHUNK, () => {}, sealChunk);
}

/**
 * Returns a Payload that turns sealed chunks into plaintext, from chunk number `firstChunk` on (0 is the first). `next` returns
 * plaintext only after it has authenticated all chunks of the call. It throws Refusal `age_file_invalid` for a chunk that is
 * altered, cut, moved, or empty after a full one.
 * Whether the file is complete is known only after the call with `last`. `fileKey` is not overwritten here.
 */
export function openPayload(fileKey: Uint8Array, nonce: Uint8Array, firstChunk = 0): Payload {
  const open: ChunkCipher = (key, chunkNonce, sealed) => {
    const plain = openChunk(key, chunkNonce, sealed);
    if (!plain) throw new Refusal('age_file_invalid');
    return [plain];
  };
  return payload(fileKey, nonce, ENCRYPTED_CHUNK_BYTES, assertWhole, open, firstChunk);
}

/** Returns the size in bytes of the sealed chunks for `plain` bytes of plaintext, without header and nonce. */
export function sealedSize(plain: number): number {
  return plain + TAG * Math.max(1, Math.ceil(plain / CHUNK)); // empty plaintext is one empty chunk
}

/** The plaintext bytes in a full chunk: 64 KiB. */
export const CHUNK = 64 * 1024;
/** The bytes of a full chunk with its 16-byte tag. */
export const ENCRYPTED_CHUNK_BYTES = CHUNK + 16;

const TAG = 16;

function assertWhole(sealed: number, chunksBefore: number): void {
  const chunks = Math.max(1, Math.ceil(sealed / ENCRYPTED_CHUNK_BYTES));
  const size = sealed - TAG * chunks;
  const lastIsEmpty = size === CHUNK * (chunks - 1);
  // Only an empty file may have an empty chunk. Elsewhere it would be a second encoding of the same plaintext
  const cutShort = size < CHUNK * (chunks - 1) || (lastIsEmpty && chunksBefore + chunks > 1);
  if (cutShort) throw new Refusal('age_file_invalid', 'An encrypted file is incomplete.');
}

type ChunkCipher = (key: ChunkKey, nonce: Uint8Array, input: Uint8Array) => Uint8Array[];

function payload(
  fileKey: Uint8Array,
  nonce: Uint8Array,
  step: number,
  assertSize: (input: number, chunksBefore: number) => void,
  cipher: ChunkCipher,
  firstChunk = 0,
): Payload {
  let key: ChunkKey | undefined = payloadKey(fileKey, nonce);
  let chunks = firstChunk;
  let ended = false;

  function pieces(input: Uint8Array, last: boolean): Uint8Array[] {
    // A nonce used twice would reveal the key stream, so wrong use is stopped here, not only in a review
    if (!key || ended || (!last && (input.length === 0 || input.length % step !== 0))) throw new Error('The chunks are not in order.');
    ended = last;
    assertSize(input.length, chunks);
    const count = Math.max(1, Math.ceil(input.length / step));
    const made: Uint8Array[] = [];
    for (let i = 0; i < count; i++, chunks++) {
      made.push(...cipher(key, chunkNonce(chunks, last && i === count - 1), input.subarray(i * step, (i + 1) * step)));
    }
    return made;
  }
  function next(input: Uint8Array, last: boolean, room?: Uint8Array): Uint8Array {
    const made = pieces(input, last);
    const size = made.reduce((sum, piece) => sum + piece.length, 0);
    const out = room?.subarray(0, size) ?? new Uint8Array(size);
    let at = 0;
    for (const piece of made) {
      out.set(piece, at);
      at += piece.length;
    }
    return out;
  }
  function wipe(): void {
    key = undefined;
  }
  return { next, pieces, wipe };
}

function payloadKey(fileKey: Uint8Array, nonce: Uint8Array): ChunkKey {
  const raw = hkdfSha256(fileKey, nonce, 'payload');
  const key = newChunkKey(raw);
  raw.fill(0);
  return key;
}

/** Returns an 11-byte big-endian counter and a last byte, which is 1 on the last chunk only. It prevents that a file is cut, extended or reordered. */
function chunkNonce(counter: number, last: boolean): Uint8Array {
  const nonce = new Uint8Array(12);
  const view = new DataView(nonce.buffer);
  view.setUint16(5, Math.floor(counter / 2 ** 32));
  view.setUint32(7, counter % 2 ** 32);
  nonce[11] = last ? 1 : 0;
  return nonce;
}
