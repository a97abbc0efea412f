import { Decrypter, Encrypter } from 'age-encryption';
import { Refusal } from '#common/refusal.ts';

/** A secret that opens an age file: an X25519 identity (`AGE-SECRET-KEY-1...`), or the 16-byte key of that one file. */
export type AgeKey = { identity: string } | { fileKey: Uint8Array };

/**
 * Creates the header of an age file for one X25519 recipient (https://c2sp.org/age#file-format). Returns the header's 168
 * bytes without the payload's nonce, and a fresh 16-byte file key. The caller overwrites the file key.
 * Throws TypeError if `recipient` is not `age1...` in lower case.
 */
export async function newHeader(recipient: string): Promise<{ header: Uint8Array; fileKey: Uint8Array }> {
  // The library accepts more kinds of recipient (post-quantum, hardware) than version 1 of our package promises to open
  if (!RECIPIENT_PATTERN.test(recipient)) throw new TypeError('Not an X25519 age recipient.');
  let fileKey: Uint8Array | undefined;
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  encrypter.addRecipient({
    wrapFileKey(key) {
      fileKey = key.slice();
      return []; // adds no stanza: this recipient only reads the file key
    },
  });
  const file = await encrypter.encrypt(new Uint8Array(0));
  if (!fileKey) throw new Error('age-encryption did not pass the file key.');
  // The nonce and the tag of an empty payload follow the header. Both are dropped: that nonce must never be used again.
  return { header: file.slice(0, file.length - NONCE_BYTES - TAG_BYTES), fileKey };
}

/**
 * Returns the 16-byte file key in a complete header, after checking the header's MAC. The caller overwrites the file key.
 * Throws Refusal `wrong_key` if no stanza is for this key, and `age_file_invalid` if the header is malformed or altered.
 * Does not check the payload. No error contains a part of the key.
 */
export async function openHeader(key: AgeKey, header: Uint8Array): Promise<Uint8Array> {
  const decrypter = new Decrypter();
  if ('identity' in key) decrypter.addIdentity(identityText(key.identity));
  // The library tries this identity last, after it has parsed the header. A later failure is due to the key, not to the file
  let code: 'age_file_invalid' | 'wrong_key' = 'age_file_invalid';
  decrypter.addIdentity({
    unwrapFileKey() {
      code = 'wrong_key';
      return 'fileKey' in key ? key.fileKey.slice() : null;
    },
  });
  try {
    return await decrypter.decryptHeader(header);
  } catch {
    throw new Refusal(code); // without the library's message: it can quote an identity
  }
}

/**
 * Returns the identity unchanged if it has the shape of an X25519 identity. Throws Refusal `wrong_key` otherwise.
 * The message does not quote the text. Does not check the identity's checksum; `recipientOf` does.
 */
export function identityText(identity: string): string {
  if (!IDENTITY_PATTERN.test(identity)) throw new Refusal('wrong_key', 'This is not an age identity.');
  return identity;
}

/**
 * Returns the length of the header in bytes, including its last line feed. Returns undefined if the header is not complete yet.
 * Throws Refusal `age_file_invalid` if the bytes cannot be the start of an age file, or after 16 KiB without an end.
 * Does not check the MAC.
 */
export function headerLength(beginning: Uint8Array): number | undefined {
  const text = latin1.decode(beginning.subarray(0, LONGEST_HEADER)); // one character for each byte
  const known = Math.min(text.length, VERSION_LINE.length);
  if (text.slice(0, known) !== VERSION_LINE.slice(0, known)) throw new Refusal('age_file_invalid', 'This is not an age file.');
  const macLine = text.indexOf('\n--- ');
  const end = macLine < 0 ? -1 : text.indexOf('\n', macLine + 1);
  if (end >= 0) return end + 1;
  if (beginning.length >= LONGEST_HEADER) throw new Refusal('age_file_invalid', 'The header of this age file is too long.');
  return undefined;
}

/**
 * Returns to how many X25519 recipients an age file is encrypted. Returns undefined if it is no age file, or has a recipient of another
 * kind. Needs no key, so it knows neither who they are nor whether the file is genuine.
 */
export function countX25519Recipients(file: Uint8Array): number | undefined {
  const [, stanzas] = /^age-encryption\.org\/v1\n((?:-> X25519 [\w+/]{43}\n[\w+/]{43}\n)+)--- [\w+/]{43}\n/.exec(latin1.decode(file)) ?? [];
  return stanzas?.match(/^-> /gm)?.length;
}

/** The size of the nonce between header and payload, in bytes. */
export const NONCE_BYTES = 16;
/** Matches an X25519 recipient: `age1...`, 62 characters, lower case only. */
export const RECIPIENT_PATTERN = /^age1[02-9ac-hj-np-z]{58}$/;
/** Matches an X25519 identity: `AGE-SECRET-KEY-1...`, 74 characters, upper case only. */
export const IDENTITY_PATTERN = /^AGE-SECRET-KEY-1[02-9AC-HJ-NP-Z]{58}$/;

const TAG_BYTES = 16;
const latin1 = new TextDecoder('latin1');
const VERSION_LINE = 'age-encryption.org/v1\n';
const LONGEST_HEADER = 16 * 1024; // ours have 168 bytes; a header without an end must not fill the memory
