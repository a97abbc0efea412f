import { Decrypter, Encrypter } from 'age-encryption';
import { Refusal } from '#domain/refusal.ts';

/** What opens an age file: an X25519 identity (`AGE-SECRET-KEY-1...`), or the 16-byte key of that one file. */
export type AgeKey = { identity: string } | { fileKey: Uint8Array };

/** Makes the header for one X25519 recipient and keeps the 16-byte file key inside it; the caller overwrites that key. */
export async function newHeader(recipient: string): Promise<{ header: Uint8Array; fileKey: Uint8Array }> {
  // The library takes more kinds of recipient (post-quantum, hardware) than version 1 of our package promises to open
  if (!RECIPIENT.test(recipient)) throw new TypeError('Not an X25519 age recipient.');
  let fileKey: Uint8Array | undefined;
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  encrypter.addRecipient({
    wrapFileKey(key) {
      fileKey = key.slice();
      return []; // no stanza of its own: this recipient only listens
    },
  });
  const file = await encrypter.encrypt(new Uint8Array(0));
  if (!fileKey) throw new Error('The file key was not handed over.');
  // Behind the header lie the nonce and the tag of an empty payload. Both are dropped: that nonce must never be used again.
  return { header: file.slice(0, file.length - NONCE_BYTES - TAG_BYTES), fileKey };
}

/**
 * The file key of a complete header, its MAC checked.
 * Throws Refusal `wrong_key` when no stanza is for this key, `age_file_invalid` when the header is malformed or altered.
 */
export async function openHeader(key: AgeKey, header: Uint8Array): Promise<Uint8Array> {
  const decrypter = new Decrypter();
  if ('identity' in key) decrypter.addIdentity(identityText(key.identity));
  // Asked last, once the header is parsed and no identity fitted: what fails from here on is the key and not the file
  let blame: 'age_file_invalid' | 'wrong_key' = 'age_file_invalid';
  decrypter.addIdentity({
    unwrapFileKey() {
      blame = 'wrong_key';
      return 'fileKey' in key ? key.fileKey.slice() : null;
    },
  });
  try {
    return await decrypter.decryptHeader(header);
  } catch {
    throw new Refusal(blame); // never with the library's own words: they can quote an identity
  }
}

/** The identity itself if it has the shape of an X25519 identity, else Refusal `wrong_key` (without the text). */
export function identityText(identity: string): string {
  if (!IDENTITY.test(identity)) throw new Refusal('wrong_key', 'This is not an age identity.');
  return identity;
}

/**
 * Where the header ends (its last line feed included), or undefined while more bytes are needed.
 * Throws Refusal `age_file_invalid` when this can't become a header.
 */
export function headerLength(beginning: Uint8Array): number | undefined {
  const bytes = Buffer.from(beginning.buffer, beginning.byteOffset, beginning.byteLength);
  const known = Math.min(bytes.length, VERSION_LINE.length);
  if (bytes.compare(VERSION_LINE, 0, known, 0, known) !== 0) throw new Refusal('age_file_invalid', 'This is not an age file.');
  const macLine = bytes.indexOf('\n--- ');
  const end = macLine < 0 ? -1 : bytes.indexOf('\n', macLine + 1);
  if (end >= 0 && end < LONGEST_HEADER) return end + 1;
  if (bytes.length >= LONGEST_HEADER) throw new Refusal('age_file_invalid', 'The header of this age file is too long.');
  return undefined;
}

/** Size of the nonce between header and payload. */
export const NONCE_BYTES = 16;
/** Matches an X25519 recipient, `age1...`, in the one spelling that we write. */
export const RECIPIENT = /^age1[02-9ac-hj-np-z]{58}$/;
/** Matches an X25519 identity, `AGE-SECRET-KEY-1...`, 74 characters. */
export const IDENTITY = /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/;

const TAG_BYTES = 16;
const VERSION_LINE = Buffer.from('age-encryption.org/v1\n');
const LONGEST_HEADER = 16 * 1024; // ours have 168 bytes; a stream without an end to its header must not fill the memory
