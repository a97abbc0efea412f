import { createCipheriv, createDecipheriv, createHash, createPrivateKey, createPublicKey, type KeyObject, randomBytes, sign } from 'node:crypto';
import { InvalidCiphertextException } from '@aws-sdk/client-kms';

interface Input {
  KeyId: string;
  EncryptionContext?: Record<string, string>;
  Plaintext?: Uint8Array;
  CiphertextBlob?: Uint8Array;
  Message?: Uint8Array;
}

/** KMS: AES-256-GCM with key and context as associated data, and Ed25519. The material of a key follows from its id. */
export function runKms(operation: string, input: Input): object {
  const material = createHash('sha256').update(`kms ${input.KeyId}`).digest();
  if (operation === 'Encrypt') return { CiphertextBlob: seal(material, input) };
  if (operation === 'Decrypt') return { Plaintext: open(material, input) };
  if (operation === 'Sign') return { Signature: sign(null, Buffer.from(input.Message ?? []), signingKey(material)) };
  if (operation === 'GetPublicKey') return { PublicKey: createPublicKey(signingKey(material)).export({ type: 'spki', format: 'der' }) };
  throw new Error(`The keys of this world have no ${operation}.`);
}

const associated = ({ KeyId, EncryptionContext = {} }: Input): Buffer =>
  Buffer.from(JSON.stringify([KeyId, Object.entries(EncryptionContext).sort()]));

function seal(material: Buffer, input: Input): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', material, nonce).setAAD(associated(input));
  return Buffer.concat([nonce, cipher.update(input.Plaintext ?? Buffer.alloc(0)), cipher.final(), cipher.getAuthTag()]);
}

function open(material: Buffer, input: Input): Buffer {
  const blob = Buffer.from(input.CiphertextBlob ?? []);
  try {
    const decipher = createDecipheriv('aes-256-gcm', material, blob.subarray(0, 12)).setAAD(associated(input));
    decipher.setAuthTag(blob.subarray(-16));
    return Buffer.concat([decipher.update(blob.subarray(12, -16)), decipher.final()]);
  } catch {
    throw new InvalidCiphertextException({ message: '', $metadata: { httpStatusCode: 400 } });
  }
}

/** The head of a PKCS#8 key of Ed25519 (RFC 8410). */
function signingKey(material: Buffer): KeyObject {
  return createPrivateKey({ key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), material]), format: 'der', type: 'pkcs8' });
}
