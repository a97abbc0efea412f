import { createCipheriv, createDecipheriv, createPrivateKey, createPublicKey, type KeyObject, randomBytes, sign } from 'node:crypto';

// What keys of KMS do, without the wire: AES-256-GCM with key id and encryption context as associated data, and Ed25519.

const FORMAT = 1;

export interface KmsKey {
  id: string;
  /** 32 bytes. */
  material: Buffer;
}

export type EncryptionContext = Readonly<Record<string, string>>;

/** Blob: format byte, length of the key id, key id, 12-byte nonce, ciphertext, 16-byte tag. */
export function sealWith({ id, material }: KmsKey, plaintext: Uint8Array, context: EncryptionContext = {}): Buffer {
  const name = Buffer.from(id);
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', material, nonce).setAAD(associated(name, context));
  return Buffer.concat([Buffer.from([FORMAT, name.length]), name, nonce, cipher.update(plaintext), cipher.final(), cipher.getAuthTag()]);
}

/** Returns undefined for a blob that this key with this context has not made. */
export function openWith({ id, material }: KmsKey, blob: Buffer, context: EncryptionContext = {}): Buffer | undefined {
  const name = Buffer.from(id);
  const body = blob.subarray(2 + name.length);
  if (body.length < 28) return undefined;
  const decipher = createDecipheriv('aes-256-gcm', material, body.subarray(0, 12)).setAAD(associated(name, context));
  decipher.setAuthTag(body.subarray(-16));
  try {
    return Buffer.concat([decipher.update(body.subarray(12, -16)), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** The id of the key that has made a blob. */
export const keyIdOf = (blob: Buffer): string | undefined => (blob[0] === FORMAT ? blob.toString('utf8', 2, 2 + (blob[1] ?? 0)) : undefined);

export const signWith = (key: KmsKey, message: Uint8Array): Buffer => sign(null, message, signingKey(key));
export const publicKeyOf = (key: KmsKey): Buffer => createPublicKey(signingKey(key)).export({ type: 'spki', format: 'der' });

/** The context as sorted pairs, because KMS compares it without its order. */
const associated = (name: Buffer, context: EncryptionContext): Buffer =>
  Buffer.concat([name, Buffer.from(JSON.stringify(Object.entries(context).sort(([a], [b]) => (a < b ? -1 : 1))))]);

/** The material is the seed of the key (RFC 8410). */
function signingKey({ material }: KmsKey): KeyObject {
  return createPrivateKey({ key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), material]), format: 'der', type: 'pkcs8' });
}
