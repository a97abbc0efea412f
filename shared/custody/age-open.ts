import { identityToRecipient } from 'age-encryption';
import { Refusal } from '#common/refusal.ts';
import { newBatch } from './age-batch.ts';
import { type AgeKey, headerLength, identityText, NONCE_BYTES, openHeader } from './age-header.ts';
import { ENCRYPTED_CHUNK_BYTES, openPayload, type Payload } from './age-payload.ts';

// The reading half of age v1 (https://c2sp.org/age), without Node's modules: `recover.html` runs it in a browser.

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
 * Decrypts a complete binary age file in memory. Checks every byte of the file before it returns plaintext.
 * Throws Refusal `wrong_key` if the file is not for this key, and `age_file_invalid` if it is altered or incomplete.
 * Does not tell who wrote the file: anyone who knows the recipient can encrypt to it. The caller overwrites the plaintext
 * if it is secret. Does not read armored (PEM) files.
 */
export async function decryptBytes(key: AgeKey, file: Uint8Array): Promise<Uint8Array> {
  const start = payloadStart(file);
  if (start === undefined) throw incomplete();
  const payload = await openFile(key, file.subarray(0, start));
  try {
    return payload.next(file.subarray(start), true);
  } finally {
    payload.wipe();
  }
}

/** Reads one age file that arrives in pieces of any size. */
export interface Opener {
  /** Yields plaintext a chunk at a time, after it has authenticated about 1 MiB. Each byte is authenticated, but the file may still turn out to be cut. */
  add(bytes: Uint8Array): AsyncGenerator<Uint8Array>;
  /** Returns the last plaintext. Only its return without an error means that the plaintext is complete. */
  end(): Uint8Array;
  /** Releases the key. The caller calls it when done, also after a failure. */
  wipe(): void;
}

/** Starts to read one age file. Its methods throw Refusal `wrong_key` or `age_file_invalid`. Uses a few MiB for any size of file. */
export function newOpener(key: AgeKey): Opener {
  const batch = newBatch(ENCRYPTED_CHUNK_BYTES);
  let beginning: Uint8Array = new Uint8Array(0);
  let payload: Payload | undefined;

  /** Consumes the header and the nonce, and returns the bytes that follow them. */
  async function afterHeader(bytes: Uint8Array): Promise<Uint8Array> {
    if (payload) return bytes;
    beginning = joined(beginning, bytes);
    const start = payloadStart(beginning);
    if (start === undefined) return new Uint8Array(0);
    payload = await openFile(key, beginning.subarray(0, start));
    return beginning.subarray(start);
  }
  function begun(): Payload {
    if (!payload) throw incomplete();
    return payload;
  }
  return {
    async *add(bytes) {
      for (const full of batch.add(await afterHeader(bytes))) yield* begun().pieces(full, false);
    },
    end: () => begun().next(batch.rest(), true),
    wipe: () => payload?.wipe(),
  };
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

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

function incomplete(): Refusal {
  return new Refusal('age_file_invalid', 'An encrypted file is incomplete.');
}

/** The size in bytes of the header of our files. It has one X25519 recipient. */
export const X25519_HEADER_BYTES = 168;
/** The bytes before the first chunk of our age files: the header and the payload's nonce. */
export const AGE_HEAD_BYTES = X25519_HEADER_BYTES + NONCE_BYTES;

/** For `catch`: what is encrypted to another key is undefined, and other errors are thrown again. */
export function forAnotherKey(error: unknown): undefined {
  if (error instanceof Refusal && error.code === 'wrong_key') return undefined;
  throw error;
}
