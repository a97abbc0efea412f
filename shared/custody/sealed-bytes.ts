import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Refusal } from '#common/refusal.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts and authenticates bytes: nonce, ciphertext, tag. The nonce is random, so one key of 32 bytes may seal 2^32 times (NIST SP 800-38D, 8.3). */
export function sealBytes(key: Uint8Array, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** Returns the bytes. Throws Refusal `record_altered` if they were cut, altered, or sealed under another key: Node does not say which. */
export function openBytes(key: Uint8Array, sealed: Uint8Array): Buffer {
  try {
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw new Refusal('record_altered');
  }
}
