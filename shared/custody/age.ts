import { randomBytes } from 'node:crypto';
import { Transform } from 'node:stream';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { Refusal } from '#domain/refusal.ts';
import { type AgeKey, headerLength, identityText, NONCE_BYTES, newHeader, openHeader } from './age-header.ts';
import { CHUNK, openPayload, type Payload, SEALED_CHUNK, sealedSize, sealPayload } from './age-payload.ts';

// age v1, https://c2sp.org/age: what we write the public `age` program reads, and the other way round.

export type { AgeKey } from './age-header.ts';

/** A fresh X25519 pair: `AGE-SECRET-KEY-1...` (74 characters) and `age1...` (62 characters). */
export async function newIdentity(): Promise<{ identity: string; recipient: string }> {
  const identity = await generateX25519Identity();
  return { identity, recipient: await recipientOf(identity) };
}

/** The recipient of an identity; Refusal `wrong_key` for a text that is none. */
export async function recipientOf(identity: string): Promise<string> {
  try {
    return await identityToRecipient(identityText(identity));
  } catch {
    throw new Refusal('wrong_key', 'This is not an age identity.'); // the library's message would quote the identity
  }
}

/** The age file of a plaintext held in memory. */
export async function encryptBytes(recipient: string, plaintext: Uint8Array): Promise<Uint8Array> {
  const { beginning, payload } = await newFile(recipient);
  const file = Buffer.concat([beginning, payload.next(plaintext, true)]);
  payload.wipe();
  return new Uint8Array(file.buffer, file.byteOffset, file.byteLength);
}

/** The plaintext of a whole age file; Refusal `wrong_key` or `age_file_invalid`. */
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

/** The 16-byte key of one file, from that file or its beginning (the whole header): it opens that file and no other. */
export async function fileKeyOf(identity: string, file: Uint8Array): Promise<Uint8Array> {
  const end = headerLength(file);
  if (end === undefined) throw new Refusal('age_file_invalid', 'An encrypted file is incomplete.');
  return await openHeader({ identity }, file.subarray(0, end));
}

/** Plaintext in, age file out, in flat memory and with backpressure. */
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

/** Age file in, plaintext out; it ends cleanly only after the last chunk was authenticated, else with Refusal `wrong_key` or `age_file_invalid`. */
export function decryptStream(key: AgeKey): Transform {
  const batch = newBatch(SEALED_CHUNK);
  let beginning: Uint8Array = new Uint8Array(0);
  let payload: Payload | undefined;

  /** Swallows the header and the nonce, and gives what follows them. */
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
      const take = async () => {
        for (const full of batch.add(await afterHeader(chunk))) this.push(open(full, false));
      };
      take().then(() => done(), done);
    },
    flush(done) {
      try {
        this.push(open(batch.rest(), true));
        done();
      } catch (error) {
        done(error as Error); // a throw out of flush would end the process; only errors are thrown above
      }
    },
    destroy(error, done) {
      payload?.wipe();
      done(error);
    },
  });
}

/** Size of the age file of so many bytes of plaintext, under a header of `headerBytes` (X25519_HEADER_BYTES for ours). */
export function encryptedSize(headerBytes: number, plaintextSize: number): number {
  return headerBytes + NONCE_BYTES + sealedSize(plaintextSize);
}

/** Size of the header that encryptBytes and encryptStream write: one X25519 recipient, nothing else. */
export const X25519_HEADER_BYTES = 168;

/** Bytes of the age header for one X25519 recipient and of the payload's nonce: all that comes before the first chunk. */
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

const CHUNKS_A_BATCH = 16; // about 1 MiB: with smaller pieces the streams cost as much as the cipher

/** Collects small reads; a full batch leaves only when more follows it, since the last chunk is sealed in another way. */
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
