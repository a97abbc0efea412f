import { Transform } from 'node:stream';
import { generateX25519Identity } from 'age-encryption';
import { Refusal } from '#common/refusal.ts';
import { newBatch } from './age-batch.ts';
import { type AgeKey, headerLength, NONCE_BYTES, openHeader } from './age-header.ts';
import { newOpener, recipientOf } from './age-open.ts';
import { CHUNK, sealedSize } from './age-payload.ts';
import { newFile } from './age-seal.ts';

// age v1, https://c2sp.org/age. The public `age` program reads our files, and we read its files.

export type { AgeKey } from './age-header.ts';
export { AGE_HEAD_BYTES, decryptBytes, recipientOf, X25519_HEADER_BYTES } from './age-open.ts';

/**
 * Creates an X25519 key pair. `identity` is secret: `AGE-SECRET-KEY-1...`, 74 ASCII characters. `recipient` is public:
 * `age1...`, 62 ASCII characters. The identity is a string, so it cannot be overwritten; callers keep it in scope briefly.
 *
 * @example
 * const { identity, recipient } = await newIdentity();
 * const file = await encryptBytes(recipient, plaintext);
 * const same = await decryptBytes({ identity }, file);
 */
export async function newIdentity(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await recipientOf(identity) };
}

/**
 * Encrypts a plaintext in memory to one X25519 recipient. Returns a complete binary age file of
 * `encryptedSize(X25519_HEADER_BYTES, plaintext.length)` bytes. Two calls never return the same bytes.
 * Throws TypeError if `recipient` is not an X25519 recipient. Does not overwrite `plaintext`.
 */
export async function encryptBytes(recipient: string, plaintext: Uint8Array): Promise<Uint8Array> {
  const { beginning, payload } = await newFile(recipient);
  const file = Buffer.concat([beginning, payload.next(plaintext, true)]);
  payload.wipe();
  return new Uint8Array(file.buffer, file.byteOffset, file.byteLength);
}

/**
 * Returns the 16-byte key of one age file. It opens that file and no other. `file` may be only the beginning of the file, but
 * with the whole header. Throws Refusal `wrong_key`, or `age_file_invalid` for an altered or incomplete header.
 * Does not check the payload. The caller overwrites the key.
 */
export async function fileKeyOf(identity: string, file: Uint8Array): Promise<Uint8Array> {
  const end = headerLength(file);
  if (end === undefined) throw new Refusal('age_file_invalid', 'An encrypted file is incomplete.');
  return await openHeader({ identity }, file.subarray(0, end));
}

/**
 * Returns a stream that reads plaintext and writes a binary age file. It uses a few MiB of memory for any size of file and
 * respects backpressure. Destroying the stream releases the key. Throws TypeError if `recipient` is not an X25519 recipient.
 *
 * @example
 * await pipeline(plaintext, await encryptStream(recipient), destination);
 */
export async function encryptStream(recipient: string): Promise<Transform> {
  const { beginning, payload } = await newFile(recipient);
  const batch = newBatch(CHUNK);
  const stream = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      for (const full of batch.add(chunk)) this.push(payload.next(full, false));
      done();
    },
    flush(done) {
      done(null, payload.next(batch.rest(), true));
    },
    destroy(error, done) {
      payload.wipe();
      done(error);
    },
  });
  stream.push(beginning);
  return stream;
}

/**
 * Returns a stream that reads a binary age file and writes its plaintext. Each byte that it writes is authenticated, but the
 * file may still turn out to be cut. Only an end without an error means that the plaintext is complete: until then the caller
 * must not treat it as the whole document. Fails with Refusal `wrong_key` or `age_file_invalid`. Uses a few MiB of memory.
 */
export function decryptStream(key: AgeKey): Transform {
  const opener = newOpener(key);
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      const read = async () => {
        for await (const plaintext of opener.add(chunk)) this.push(plaintext);
      };
      read().then(() => done(), done);
    },
    flush(done) {
      try {
        this.push(opener.end());
        done();
      } catch (error) {
        done(error as Error); // a throw inside flush would end the process; only Error objects are thrown above
      }
    },
    destroy(error, done) {
      opener.wipe();
      done(error);
    },
  });
}

/** Returns the size in bytes of an age file with `plaintextSize` bytes of plaintext. `headerBytes` is X25519_HEADER_BYTES for our files. */
export function encryptedSize(headerBytes: number, plaintextSize: number): number {
  return headerBytes + NONCE_BYTES + sealedSize(plaintextSize);
}
