import { createCipheriv, type ECDH, hkdfSync } from 'node:crypto';

/** The keys of a browser, as base64url. */
export interface BrowserKeys {
  p256dh: string;
  auth: string;
}

/** What is new for each message: a key pair of P-256, and 16 random bytes. */
interface Fresh {
  pair: ECDH;
  salt: Uint8Array;
}

/** Every push service takes 4,096 bytes, in one record. https://www.rfc-editor.org/rfc/rfc8030#section-7.2 */
const RECORD_BYTES = 4096;
/** Ends the last record. https://www.rfc-editor.org/rfc/rfc8188#section-2 */
const LAST = Buffer.of(2);

/**
 * Encrypts a message to a browser, as one record. `pair` has its keys. Throws if the browser's key is not on the curve.
 * https://www.rfc-editor.org/rfc/rfc8291#section-3.4, https://www.rfc-editor.org/rfc/rfc8188#section-2
 */
export function encryptToBrowser({ p256dh, auth }: BrowserKeys, message: Uint8Array, { pair, salt }: Fresh): Buffer {
  const browser = Buffer.from(p256dh, 'base64url');
  const own = pair.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser, own]);
  const secret = hkdfSync('sha256', pair.computeSecret(browser), Buffer.from(auth, 'base64url'), info, 32);
  const derive = (name: string, bytes: number) => Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, bytes));
  const cipher = createCipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  const body = [cipher.update(message), cipher.update(LAST), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, size, Buffer.of(own.length), own, ...body]);
}
