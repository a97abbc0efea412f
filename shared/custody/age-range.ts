import { Transform } from 'node:stream';
import { type ByteRange, rangeLength } from '#common/byte-range.ts';
import { Refusal } from '#common/refusal.ts';
import { newBatch } from './age-batch.ts';
import { type AgeKey, NONCE_BYTES, openHeader } from './age-header.ts';
import { AGE_HEAD_BYTES } from './age-open.ts';
import { CHUNK, ENCRYPTED_CHUNK_BYTES, openPayload, type Payload } from './age-payload.ts';

// Each chunk of age has its own number and tag, so that a part of a file can be read and authenticated alone: https://c2sp.org/age#payload

/** Where the chunks with a range of the plaintext are, in an age file of ours. */
export interface RangePlace {
  range: ByteRange;
  /** The bytes of the file that contain the range: whole chunks. */
  stored: ByteRange;
  /** The bytes of the file's last chunk. Only with them is it known that the file was not cut. */
  end: ByteRange;
  firstChunk: number;
  lastChunk: number;
  /** Whether the last chunk is within `stored`. */
  endsFile: boolean;
}

const TAG = ENCRYPTED_CHUNK_BYTES - CHUNK;

/** The bytes of a file of ours before its first chunk. */
export const AGE_HEAD: ByteRange = { first: 0, last: AGE_HEAD_BYTES - 1 };

/**
 * Returns the place of a range of the plaintext in a file of `fileSize` bytes. The caller knows `fileSize` from a signed manifest.
 * Throws RangeError if the plaintext of such a file does not have the range, and for a size that no file has.
 */
export function locateRange(fileSize: number, range: ByteRange): RangePlace {
  const payload = fileSize - AGE_HEAD_BYTES;
  const lastChunk = Math.max(1, Math.ceil(payload / ENCRYPTED_CHUNK_BYTES)) - 1;
  const plain = payload - TAG * (lastChunk + 1);
  const { first, last } = range;
  if (!(first >= 0 && first <= last && last < plain)) throw new RangeError('The file does not have this range.');
  const [from, to] = [Math.floor(first / CHUNK), Math.floor(last / CHUNK)];
  const startOf = (chunk: number) => AGE_HEAD_BYTES + chunk * ENCRYPTED_CHUNK_BYTES;
  return {
    range,
    stored: { first: startOf(from), last: Math.min(startOf(to + 1), fileSize) - 1 },
    end: { first: startOf(lastChunk), last: fileSize - 1 },
    firstChunk: from,
    lastChunk,
    endsFile: to === lastChunk,
  };
}

/**
 * Returns a stream that reads the `stored` bytes of a place and writes exactly the plaintext of its range. `head` has the bytes of
 * AGE_HEAD, and `end` those of the place's `end`: the file's last chunk is authenticated before the first byte of the range.
 * Fails with Refusal `wrong_key`, or `age_file_invalid` for a chunk that is altered, moved or cut. Uses a few MiB of memory.
 * Does not check chunks outside of the range, except the last one.
 */
export async function decryptRange(key: AgeKey, { head, end }: { head: Uint8Array; end: Uint8Array }, place: RangePlace): Promise<Transform> {
  const nonce = head.subarray(-NONCE_BYTES);
  const fileKey = await openHeader(key, head.subarray(0, -NONCE_BYTES));
  try {
    assertLastChunk(openPayload(fileKey, nonce, place.lastChunk), end);
    return rangeStream(openPayload(fileKey, nonce, place.firstChunk), place);
  } finally {
    fileKey.fill(0);
  }
}

function assertLastChunk(payload: Payload, end: Uint8Array): void {
  try {
    payload.next(end, true).fill(0);
  } finally {
    payload.wipe();
  }
}

function rangeStream(payload: Payload, { range, stored, firstChunk, endsFile }: RangePlace): Transform {
  const batch = newBatch(ENCRYPTED_CHUNK_BYTES);
  let position = firstChunk * CHUNK;
  let missing = rangeLength(stored);

  /** Returns the part of the next plaintext that is within the range. */
  function cut(plain: Uint8Array): Uint8Array {
    const start = position;
    position += plain.length;
    return plain.subarray(Math.max(0, range.first - start), Math.max(0, range.last + 1 - start));
  }

  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      try {
        missing -= chunk.length;
        for (const full of batch.add(chunk)) this.push(cut(payload.next(full, false)));
        done();
      } catch (error) {
        done(error as Error); // only Error objects are thrown above
      }
    },
    flush(done) {
      try {
        if (missing !== 0) throw new Refusal('age_file_invalid', 'An encrypted file is incomplete.');
        this.push(cut(payload.next(batch.rest(), endsFile)));
        done();
      } catch (error) {
        done(error as Error); // a throw inside flush would end the process
      }
    },
    destroy(error, done) {
      payload.wipe();
      done(error);
    },
  });
}
