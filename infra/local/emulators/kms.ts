import { createCipheriv, createDecipheriv, createPrivateKey, createPublicKey, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { FaultInjector } from '#infra/local/gateway/fault-injector.ts';
import type { Listener } from '#infra/local/gateway/ports.ts';
import { record } from '#net/json-reply.ts';
import { requireText, serveJson, WireError, type WireRequest } from './wire.ts';

const FORMAT = 1;
const MAX_PLAINTEXT = 4096;

interface Key {
  id: string;
  arn: string;
  material: Buffer;
}

/**
 * KMS on the wire (JSON 1.1, `TrentService`): AES-256-GCM with key id and encryption context as associated data.
 * Source: https://docs.aws.amazon.com/kms/latest/APIReference/API_Encrypt.html and the pages of the other operations.
 */
export function startKms(
  keyIds: readonly string[],
  arnPrefix: string,
  faultInjector?: FaultInjector,
  materials = newMaterials(keyIds),
): Promise<Listener> {
  const keys = keyIds.map((id): Key => ({ id, arn: `${arnPrefix}${id}`, material: Buffer.from(materials[id] ?? '', 'base64') }));
  return serveJson('application/x-amz-json-1.1', (request) => operation(request)(keys, request.body), faultInjector);
}

/** Creates key material for each key id, in base64. */
export function newMaterials(keyIds: readonly string[]): Record<string, string> {
  return Object.fromEntries(keyIds.map((id) => [id, randomBytes(32).toString('base64')]));
}

type Operation = (keys: readonly Key[], body: Record<string, unknown>) => unknown;

const operations: Record<string, Operation> = {
  Encrypt(keys, body) {
    const key = findKey(keys, requireText(body, 'KeyId'));
    const plaintext = Buffer.from(requireText(body, 'Plaintext'), 'base64');
    if (plaintext.length < 1 || plaintext.length > MAX_PLAINTEXT) {
      throw new WireError(400, 'ValidationException', "1 validation error detected: Value at 'plaintext' must have length between 1 and 4096");
    }
    return { KeyId: key.arn, CiphertextBlob: seal(key, plaintext, context(body)).toString('base64'), EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' };
  },

  Decrypt(keys, body) {
    const blob = Buffer.from(requireText(body, 'CiphertextBlob'), 'base64');
    const key = keyOfBlob(keys, blob);
    if (typeof body['KeyId'] === 'string' && findKey(keys, body['KeyId']) !== key) {
      throw new WireError(400, 'IncorrectKeyException', 'The key ID in the request does not identify a KMS key that can perform this operation.');
    }
    return { KeyId: key.arn, Plaintext: open(key, blob, context(body)).toString('base64'), EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' };
  },

  GenerateDataKey(keys, body) {
    const key = findKey(keys, requireText(body, 'KeyId'));
    const size = body['KeySpec'] === 'AES_128' ? 16 : typeof body['NumberOfBytes'] === 'number' ? body['NumberOfBytes'] : 32;
    const plaintext = randomBytes(size);
    return { KeyId: key.arn, Plaintext: plaintext.toString('base64'), CiphertextBlob: seal(key, plaintext, context(body)).toString('base64') };
  },

  /** https://docs.aws.amazon.com/kms/latest/APIReference/API_Sign.html */
  Sign(keys, body) {
    const key = findKey(keys, requireText(body, 'KeyId'));
    const message = Buffer.from(requireText(body, 'Message'), 'base64');
    if (body['MessageType'] !== 'RAW' || body['SigningAlgorithm'] !== 'ED25519_SHA_512' || message.length > MAX_PLAINTEXT)
      throw new WireError(400, 'ValidationException', 'The local KMS signs up to 4,096 raw bytes with Ed25519.');
    return { KeyId: key.arn, Signature: sign(null, message, signingKey(key)).toString('base64'), SigningAlgorithm: 'ED25519_SHA_512' };
  },

  GetPublicKey(keys, body) {
    const key = findKey(keys, requireText(body, 'KeyId'));
    const PublicKey = createPublicKey(signingKey(key)).export({ type: 'spki', format: 'der' }).toString('base64');
    return { KeyId: key.arn, PublicKey, KeySpec: 'ECC_NIST_EDWARDS25519', KeyUsage: 'SIGN_VERIFY', SigningAlgorithms: ['ED25519_SHA_512'] };
  },

  DescribeKey(keys, body) {
    const key = findKey(keys, requireText(body, 'KeyId'));
    return {
      KeyMetadata: { KeyId: key.id, Arn: key.arn, Enabled: true, KeyState: 'Enabled', KeyUsage: 'ENCRYPT_DECRYPT', KeySpec: 'SYMMETRIC_DEFAULT' },
    };
  },
};

/** The material is the seed of the key (RFC 8410). */
function signingKey({ material }: Key): KeyObject {
  return createPrivateKey({ key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), material]), format: 'der', type: 'pkcs8' });
}

function operation(request: WireRequest): Operation {
  const name = String(request.headers['x-amz-target'] ?? '').replace('TrentService.', '');
  const found = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (!found) throw new WireError(400, 'UnknownOperationException', `${name} is not part of the local KMS.`);
  return found;
}

function findKey(keys: readonly Key[], id: string): Key {
  const key = keys.find((candidate) => candidate.id === id || candidate.arn === id);
  if (!key) throw new WireError(400, 'NotFoundException', `Key '${id}' does not exist`);
  return key;
}

/** Blob: format byte, length of the key id, key id, 12-byte nonce, ciphertext, 16-byte tag. */
function seal(key: Key, plaintext: Buffer, additional: Buffer): Buffer {
  const id = Buffer.from(key.id);
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key.material, nonce).setAAD(Buffer.concat([id, additional]));
  return Buffer.concat([Buffer.from([FORMAT, id.length]), id, nonce, cipher.update(plaintext), cipher.final(), cipher.getAuthTag()]);
}

function open(key: Key, blob: Buffer, additional: Buffer): Buffer {
  const id = Buffer.from(key.id);
  const body = blob.subarray(2 + id.length);
  if (body.length < 28) throw invalidCiphertext();
  const decipher = createDecipheriv('aes-256-gcm', key.material, body.subarray(0, 12)).setAAD(Buffer.concat([id, additional]));
  decipher.setAuthTag(body.subarray(-16));
  try {
    return Buffer.concat([decipher.update(body.subarray(12, -16)), decipher.final()]);
  } catch {
    throw invalidCiphertext();
  }
}

function keyOfBlob(keys: readonly Key[], blob: Buffer): Key {
  const id = blob.subarray(2, 2 + (blob[1] ?? 0)).toString('utf8');
  const key = blob[0] === FORMAT ? keys.find((candidate) => candidate.id === id) : undefined;
  if (!key) throw invalidCiphertext();
  return key;
}

/** Returns the encryption context as sorted pairs, because KMS compares it without its order. */
function context(body: Record<string, unknown>): Buffer {
  const pairs = Object.entries(record(body['EncryptionContext']));
  if (pairs.some(([name, value]) => name === '' || typeof value !== 'string')) {
    throw new WireError(400, 'SerializationException', 'An encryption context maps strings to strings.');
  }
  return Buffer.from(JSON.stringify(pairs.sort(([a], [b]) => (a < b ? -1 : 1))));
}

/** KMS returns no reason and no message for a ciphertext that cannot be decrypted. */
function invalidCiphertext(): WireError {
  return new WireError(400, 'InvalidCiphertextException', '');
}
