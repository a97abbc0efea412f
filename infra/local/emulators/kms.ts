import { randomBytes } from 'node:crypto';
import type { FaultInjector } from '#infra/local/gateway/fault-injector.ts';
import type { Listener } from '#infra/local/gateway/ports.ts';
import { objectOrEmpty } from '#net/json-reply.ts';
import { type EncryptionContext, type KmsKey, keyIdOf, openWith, publicKeyOf, sealWith, signWith } from './kms-keys.ts';
import { requireText, serveJson, WireError, type WireRequest } from './wire.ts';

const MAX_PLAINTEXT = 4096;

interface Key extends KmsKey {
  arn: string;
}

/**
 * KMS on the wire (JSON 1.1, `TrentService`).
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
    return { KeyId: key.arn, CiphertextBlob: sealWith(key, plaintext, context(body)).toString('base64'), EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' };
  },

  Decrypt(keys, body) {
    const blob = Buffer.from(requireText(body, 'CiphertextBlob'), 'base64');
    const key = keyOfBlob(keys, blob);
    if (typeof body['KeyId'] === 'string' && findKey(keys, body['KeyId']) !== key) {
      throw new WireError(400, 'IncorrectKeyException', 'The key ID in the request does not identify a KMS key that can perform this operation.');
    }
    return { KeyId: key.arn, Plaintext: open(key, blob, body), EncryptionAlgorithm: 'SYMMETRIC_DEFAULT' };
  },

  GenerateDataKey(keys, body) {
    const key = findKey(keys, requireText(body, 'KeyId'));
    const size = body['KeySpec'] === 'AES_128' ? 16 : typeof body['NumberOfBytes'] === 'number' ? body['NumberOfBytes'] : 32;
    const plaintext = randomBytes(size);
    return { KeyId: key.arn, Plaintext: plaintext.toString('base64'), CiphertextBlob: sealWith(key, plaintext, context(body)).toString('base64') };
  },

  /** https://docs.aws.amazon.com/kms/latest/APIReference/API_Sign.html */
  Sign(keys, body) {
    const key = findKey(keys, requireText(body, 'KeyId'));
    const message = Buffer.from(requireText(body, 'Message'), 'base64');
    if (body['MessageType'] !== 'RAW' || body['SigningAlgorithm'] !== 'ED25519_SHA_512' || message.length > MAX_PLAINTEXT)
      throw new WireError(400, 'ValidationException', 'The local KMS signs up to 4,096 raw bytes with Ed25519.');
    return { KeyId: key.arn, Signature: signWith(key, message).toString('base64'), SigningAlgorithm: 'ED25519_SHA_512' };
  },

  GetPublicKey(keys, body) {
    const key = findKey(keys, requireText(body, 'KeyId'));
    const PublicKey = publicKeyOf(key).toString('base64');
    return { KeyId: key.arn, PublicKey, KeySpec: 'ECC_NIST_EDWARDS25519', KeyUsage: 'SIGN_VERIFY', SigningAlgorithms: ['ED25519_SHA_512'] };
  },

  DescribeKey(keys, body) {
    const key = findKey(keys, requireText(body, 'KeyId'));
    return {
      KeyMetadata: { KeyId: key.id, Arn: key.arn, Enabled: true, KeyState: 'Enabled', KeyUsage: 'ENCRYPT_DECRYPT', KeySpec: 'SYMMETRIC_DEFAULT' },
    };
  },
};

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

function open(key: Key, blob: Buffer, body: Record<string, unknown>): string {
  const plaintext = openWith(key, blob, context(body));
  if (!plaintext) throw invalidCiphertext();
  return plaintext.toString('base64');
}

function keyOfBlob(keys: readonly Key[], blob: Buffer): Key {
  const key = keys.find(({ id }) => id === keyIdOf(blob));
  if (!key) throw invalidCiphertext();
  return key;
}

function context(body: Record<string, unknown>): EncryptionContext {
  const pairs = Object.entries(objectOrEmpty(body['EncryptionContext']));
  const isText = (pair: [string, unknown]): pair is [string, string] => typeof pair[1] === 'string';
  if (!pairs.every(isText) || pairs.some(([name]) => name === '')) {
    throw new WireError(400, 'SerializationException', 'An encryption context maps strings to strings.');
  }
  return Object.fromEntries(pairs);
}

/** KMS returns no reason and no message for a ciphertext that cannot be decrypted. */
function invalidCiphertext(): WireError {
  return new WireError(400, 'InvalidCiphertextException', '');
}
