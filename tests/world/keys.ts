import { createHash } from 'node:crypto';
import { InvalidCiphertextException } from '@aws-sdk/client-kms';
import { type EncryptionContext, type KmsKey, openWith, publicKeyOf, sealWith, signWith } from '#infra/local/emulators/kms-keys.ts';
import { names } from './names.ts';

interface Input {
  KeyId: string;
  EncryptionContext?: EncryptionContext;
  Plaintext?: Uint8Array;
  CiphertextBlob?: Uint8Array;
  Message?: Uint8Array;
}

/** The material of a key follows from its id. */
const keyOf = (id: string): KmsKey => ({ id, material: createHash('sha256').update(`kms ${id}`).digest() });

const EMPTY = Buffer.alloc(0);
const OPERATIONS: Record<string, (key: KmsKey, input: Input) => object> = {
  Encrypt: (key, { Plaintext = EMPTY, EncryptionContext }) => ({ CiphertextBlob: sealWith(key, Plaintext, EncryptionContext) }),
  Decrypt: (key, { CiphertextBlob = EMPTY, EncryptionContext }) => ({
    Plaintext: opened(openWith(key, Buffer.from(CiphertextBlob), EncryptionContext)),
  }),
  Sign: (key, { Message = EMPTY }) => ({ Signature: signWith(key, Message) }),
  GetPublicKey: (key) => ({ PublicKey: publicKeyOf(key) }),
};

/** KMS. */
export function runKms(operation: string, input: Input): object {
  const perform = OPERATIONS[operation];
  if (!perform) throw new Error(`The keys of this world have no ${operation}.`);
  return perform(keyOf(input.KeyId), input);
}

function opened(plaintext: Buffer | undefined): Buffer {
  if (!plaintext) throw new InvalidCiphertextException({ message: '', $metadata: { httpStatusCode: 400 } });
  return plaintext;
}

/** The material of all keys by id, in base64, as no one gets it out of KMS. */
export const stolenKeys = (): Record<string, string> =>
  Object.fromEntries([names.custodyKeyId, names.operationsKeyId, names.evidenceKeyId].map((id) => [id, keyOf(id).material.toString('base64')]));
