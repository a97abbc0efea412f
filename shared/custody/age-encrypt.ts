import { Encrypter } from 'age-encryption';
import { RECIPIENT_PATTERN } from './age-header.ts';

/**
 * Encrypts a small plaintext to several X25519 recipients, without Node's modules. Each of them opens the file. Throws TypeError for
 * other recipients, and Error for one that is no point of the curve. Does not overwrite `plaintext`.
 */
export async function encryptTo(recipients: readonly string[], plaintext: Uint8Array): Promise<Uint8Array> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    if (!RECIPIENT_PATTERN.test(recipient)) throw new TypeError('Not an X25519 age recipient.');
    encrypter.addRecipient(recipient);
  }
  return await encrypter.encrypt(plaintext);
}
