import { NONCE_BYTES, newHeader } from './age-header.ts';
import { type Payload, sealPayload } from './age-payload.ts';

// The writing half of age v1 (https://c2sp.org/age), without Node's modules: it also runs in a browser.

/**
 * Begins an age file for one X25519 recipient. `beginning` is the header and the payload's nonce. The caller writes it, then what
 * `payload` returns for each chunk, and wipes the payload. Throws TypeError if `recipient` is not an X25519 recipient.
 */
export async function newFile(recipient: string): Promise<{ beginning: Uint8Array; payload: Payload }> {
  const { header, fileKey } = await newHeader(recipient);
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const payload = sealPayload(fileKey, nonce);
  fileKey.fill(0);
  const beginning = new Uint8Array(header.length + NONCE_BYTES);
  beginning.set(header);
  beginning.set(nonce, header.length);
  return { beginning, payload };
}
