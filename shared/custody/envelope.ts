import { createHash, randomBytes } from 'node:crypto';
import { DecryptCommand, EncryptCommand, type KMSClient, KMSServiceException } from '@aws-sdk/client-kms';
import { Refusal } from '#common/refusal.ts';
import { KEY_PURPOSES, type KeyPurpose } from './key-purposes.ts';
import { lengthPrefixed } from './length-prefixed.ts';
import { openBytes, sealBytes } from './sealed-bytes.ts';

/** The ids that a ciphertext is bound to, by name. KEY_PURPOSES lists the names for each purpose. */
export type ContextIds = Readonly<Record<string, string | number>>;

/** The most bytes that one call of KMS encrypts. https://docs.aws.amazon.com/kms/latest/APIReference/API_Encrypt.html */
export const MAX_DIRECT_BYTES = 4096;
/** The most bytes that an envelope contains: an SSH key of 16 KB with the rest of its config, and some room. */
const MAX_BYTES = 32 * 1024;

/**
 * Wraps secrets of up to 32 KB under KMS, bound to a purpose and ids. The wrapped form is text for the table: base64 of the
 * ciphertext from KMS, or for more than 4096 bytes `<wrapped data key>.<ciphertext>`, both base64. Each form takes one call.
 */
export interface Envelope {
  /**
   * Returns the wrapped form. A string is encrypted as UTF-8. Throws RangeError for more than 32 KB, TypeError for wrong ids,
   * and the error of KMS. Does not overwrite `plaintext`.
   */
  encrypt(purpose: KeyPurpose, ids: ContextIds, plaintext: string | Uint8Array): Promise<string>;
  /**
   * Returns the plaintext; the caller overwrites it. Throws Refusal `record_altered` if `wrapped` was altered, or was not wrapped
   * for exactly this stage, purpose and ids. Throws TypeError for wrong ids, and other errors of KMS as they are.
   */
  decrypt(purpose: KeyPurpose, ids: ContextIds, wrapped: string): Promise<Buffer>;
}

/**
 * Returns the KMS encryption context. It is computed from what the caller requests, never from an attribute stored next to
 * the ciphertext. CloudTrail logs it in plain text, so ids are hashed: the first 128 bits of SHA-256(LP('id/1', name, id)) in hex.
 * Throws TypeError if the ids are not exactly those of the purpose.
 */
export function encryptionContext(stage: string, purpose: KeyPurpose, ids: ContextIds): Record<string, string> {
  const names: readonly string[] = KEY_PURPOSES[purpose].ids;
  const given = Object.keys(ids);
  if (given.length !== names.length || !names.every((name) => given.includes(name)))
    throw new TypeError(`The ids of ${purpose} are: ${names.join(', ')}.`);
  return { v: '1', stage, purpose, ...Object.fromEntries(names.map((name) => [name, contextValue(name, ids[name])])) };
}

/**
 * Creates an Envelope over two KMS keys. The custody key protects the secrets that could open or forge a will, the operations
 * key all others. Does not call KMS yet.
 *
 * @example
 * const wrapped = await envelope.encrypt('package-key', { host: hostId }, privateKey);
 * const privateKey = await envelope.decrypt('package-key', { host: hostId }, wrapped);
 */
export function createEnvelope(kms: KMSClient, options: { stage: string; custodyKeyId: string; operationsKeyId: string }): Envelope {
  const wrapping = (purpose: KeyPurpose, ids: ContextIds) => ({
    KeyId: KEY_PURPOSES[purpose].zone === 'custody' ? options.custodyKeyId : options.operationsKeyId,
    EncryptionContext: encryptionContext(options.stage, purpose, ids),
  });
  // https://docs.aws.amazon.com/kms/latest/APIReference/API_Encrypt.html
  const wrap = async (purpose: KeyPurpose, ids: ContextIds, bytes: Uint8Array) => {
    const { CiphertextBlob } = await kms.send(new EncryptCommand({ ...wrapping(purpose, ids), Plaintext: bytes }));
    return present(CiphertextBlob).toString('base64');
  };
  // https://docs.aws.amazon.com/kms/latest/APIReference/API_Decrypt.html : with KeyId, KMS refuses a ciphertext of another key
  const unwrap = async (purpose: KeyPurpose, ids: ContextIds, wrapped: string) => {
    const command = new DecryptCommand({ ...wrapping(purpose, ids), CiphertextBlob: Buffer.from(wrapped, 'base64') });
    const { Plaintext } = await kms.send(command).catch(refuseForeign);
    return present(Plaintext);
  };
  return {
    encrypt(purpose, ids, plaintext) {
      const bytes = typeof plaintext === 'string' ? Buffer.from(plaintext, 'utf8') : plaintext;
      return bytes.length > MAX_DIRECT_BYTES ? sealLong(bytes, (key) => wrap(purpose, ids, key)) : wrap(purpose, ids, bytes);
    },
    decrypt(purpose, ids, wrapped) {
      const [key = '', ciphertext] = wrapped.split('.');
      return ciphertext === undefined ? unwrap(purpose, ids, wrapped) : openLong(Buffer.from(ciphertext, 'base64'), () => unwrap(purpose, ids, key));
    },
  };
}

/** Encrypts under a data key that is used only once. KMS binds the key to purpose and ids, and the key authenticates the bytes. */
async function sealLong(bytes: Uint8Array, wrap: (key: Uint8Array) => Promise<string>): Promise<string> {
  if (bytes.length > MAX_BYTES) throw new RangeError(`A wrapped secret can have at most ${MAX_BYTES} bytes.`);
  const key = randomBytes(32);
  try {
    const sealed = sealBytes(key, bytes);
    return `${await wrap(key)}.${sealed.toString('base64')}`;
  } finally {
    key.fill(0);
  }
}

async function openLong(sealed: Buffer, unwrap: () => Promise<Buffer>): Promise<Buffer> {
  const key = await unwrap();
  try {
    return openBytes(key, sealed);
  } finally {
    key.fill(0);
  }
}

function contextValue(name: string, value: string | number | undefined): string {
  if (name === 'revision' || name === 'generation') return counter(name, value);
  if (typeof value !== 'string' || value === '') throw new TypeError(`${name} must be a non-empty string.`);
  if (name !== 'contacts')
    return createHash('sha256')
      .update(lengthPrefixed('id/1', name, value))
      .digest('hex')
      .slice(0, 32);
  if (!/^[0-9a-f]{64}$/.test(value)) throw new TypeError('contacts must be a hex SHA-256.'); // an address must never reach CloudTrail
  return value;
}

function counter(name: string, value: string | number | undefined): string {
  if (!Number.isSafeInteger(value) || Number(value) < 0) throw new TypeError(`${name} must be a non-negative whole number.`);
  return String(value);
}

function refuseForeign(error: unknown): never {
  const foreign = error instanceof KMSServiceException && (error.name === 'InvalidCiphertextException' || error.name === 'IncorrectKeyException');
  throw foreign ? new Refusal('record_altered') : error;
}

function present(bytes: Uint8Array | undefined): Buffer {
  if (!bytes) throw new Error('The reply of KMS contains no bytes.');
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
