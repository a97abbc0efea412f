import { randomBytes } from 'node:crypto';
import { Transform } from 'node:stream';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { Refusal } from '#domain/refusal.ts';
import { type AgeKey, headerLength, identityText, NONCE_BYTES, newHeader, openHeader } from './age-header.ts';
import { CHUNK, ENCRYPTED_CHUNK_BYTES, openPayload, type Payload, sealedSize, sealPayload } from './age-payload.ts';

// age v1, https://c2sp.org/age. The public `age` program reads our files, and we read its files.

export type { AgeKey } from './age-header.ts';

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
 * Returns the `age1...` recipient of an identity. Throws Refusal `wrong_key` if the text is not an X25519 identity or its
 * checksum is wrong. The message does not quote the text.
 */
export async function recipientOf(identity: string): Promise<string> {
  try {
    return await identityToRecipient(identityText(identity));
  } catch {
    throw new Refusal('wrong_key', 'This is not an age identity.'); // without the library's message: it quotes the identity
  }
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
 * Decrypts a complete binary age file in memory. Checks every byte of the file before it returns plaintext.
 * Throws Refusal `wrong_key` if the file is not for this key, and `age_file_invalid` if it is altered or incomplete.
 * Does not tell who wrote the file: anyone who knows the recipient can encrypt to it. The caller overwrites the plaintext
 * if it is secret. Does not read armored (PEM) files.
 */
export async function decryptBytes(key: AgeKey, file: Uint8Array): Promise<Uint8Array> {
  const start = payloadStart(file);
  if (start === undefined) throw new Refusal('age_file_invalid', 'An encrypted file is incomplete.');
  const payload = await openFile(key, file.subarray(0, start));
  try {
    return payload.next(file.subarray(start), true);
  } finally {
    payload.wipe();
  }
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
      this.push(payload.next(batch.rest(), true));
      done();
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
  const batch = newBatch(ENCRYPTED_CHUNK_BYTES);
  let beginning: Uint8Array = new Uint8Array(0);
  let payload: Payload | undefined;

  /** Consumes the header and the nonce, and returns the bytes that follow them. */
  async function afterHeader(chunk: Uint8Array): Promise<Uint8Array> {
    if (payload) return chunk;
    beginning = Buffer.concat([beginning, chunk]);
    const start = payloadStart(beginning);
    if (start === undefined) return new Uint8Array(0);
    payload = await openFile(key, beginning.subarray(0, start));
    return beginning.subarray(start);
  }
  function open(sealed: Uint8Array, last: boolean): Uint8Array {
    if (!payload) throw new Refusal('age_file_invalid', 'An encrypted file is incomplete.');
    return payload.next(sealed, last);
  }

  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      const read = async () => {
        for (const full of batch.add(await afterHeader(chunk))) this.push(open(full, false));
      };
      read().then(() => done(), done);
    },
    flush(done) {
      try {
        this.push(open(batch.rest(), true));
        done();
      } catch (error) {
        done(error as Error); // a throw inside flush would end the process; only Error objects are thrown above
      }
    },
    destroy(error, done) {
      payload?.wipe();
      done(error);
    },
  });
}

/** Returns the size in bytes of an age file with `plaintextSize` bytes of plaintext. `headerBytes` is X25519_HEADER_BYTES for our files. */
export function encryptedSize(headerBytes: number, plaintextSize: number): number {
  return headerBytes + NONCE_BYTES + sealedSize(plaintextSize);
}

/** The size in bytes of the header that encryptBytes and encryptStream write. It has one X25519 recipient. */
export const X25519_HEADER_BYTES = 168;

/** The bytes before the first chunk of our age files: the header and the payload's nonce. */
export const AGE_HEAD_BYTES = X25519_HEADER_BYTES + NONCE_BYTES;

async function newFile(recipient: string): Promise<{ beginning: Uint8Array; payload: Payload }> {
  const { header, fileKey } = await newHeader(recipient);
  const nonce = randomBytes(NONCE_BYTES);
  const payload = sealPayload(fileKey, nonce);
  fileKey.fill(0);
  return { beginning: Buffer.concat([header, nonce]), payload };
}

async function openFile(key: AgeKey, headerAndNonce: Uint8Array): Promise<Payload> {
  const fileKey = await openHeader(key, headerAndNonce.subarray(0, -NONCE_BYTES));
  const payload = openPayload(fileKey, headerAndNonce.subarray(-NONCE_BYTES));
  fileKey.fill(0);
  return payload;
}

function payloadStart(beginning: Uint8Array): number | undefined {
  const end = headerLength(beginning);
  return end === undefined || beginning.length < end + NONCE_BYTES ? undefined : end + NONCE_BYTES;
}

const CHUNKS_A_BATCH = 16; // about 1 MiB: with smaller batches the streams cost as much as the cipher

/** Collects small reads. Yields a full batch only when more bytes follow it, because the last chunk is marked as the last. */
function newBatch(chunkSize: number): { add(bytes: Uint8Array): Generator<Uint8Array>; rest(): Uint8Array } {
  const held = Buffer.allocUnsafeSlow(CHUNKS_A_BATCH * chunkSize);
  let used = 0;
  return {
    *add(bytes) {
      for (let offset = 0; offset < bytes.length; ) {
        if (used === held.length) {
          yield held;
          used = 0;
        }
        const taken = bytes.subarray(offset, offset + held.length - used);
        held.set(taken, used);
        used += taken.length;
        offset += taken.length;
      }
    },
    rest: () => held.subarray(0, used),
  };
}
