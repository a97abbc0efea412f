import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { DecryptCommand, EncryptCommand, type KMSClient, KMSServiceException } from '@aws-sdk/client-kms';
import { Refusal } from '#domain/refusal.ts';
import { lengthPrefixed } from './length-prefixed.ts';

/** What is wrapped under KMS, and for which use. */
export type Purpose = keyof typeof IDS_OF;

/** The ids a ciphertext is bound to, by name; which names a purpose takes is fixed in this file. */
export type ContextIds = Readonly<Record<string, string | number>>;

/** What KMS wraps at once. https://docs.aws.amazon.com/kms/latest/APIReference/API_Encrypt.html */
export const MOST_BYTES = 4096;
/** What an envelope holds at all: an SSH key of 16 KB with the rest of its config, and room. */
const MOST_LONG_BYTES = 32 * 1024;

/**
 * Wraps secrets of up to 32 KB under KMS, bound to purpose and ids. The wrapped form is text for the table: base64 of what
 * KMS returned, or for more than 4096 bytes `<wrapped data key>.<ciphertext>`, both in base64. Either form takes one call.
 */
export interface Envelope {
  encrypt(purpose: Purpose, ids: ContextIds, plaintext: string | Uint8Array): Promise<string>;
  /** Refusal `record_altered` when this was not wrapped for exactly this purpose and these ids; other faults of KMS pass through. */
  decrypt(purpose: Purpose, ids: ContextIds, wrapped: string): Promise<Buffer>;
}

/**
 * The KMS encryption context, computed from what is asked for and never from something beside the ciphertext.
 * CloudTrail logs it in clear: ids go in as hashes. Throws TypeError when the ids are not exactly those of the purpose.
 */
export function encryptionContext(stage: string, purpose: Purpose, ids: ContextIds): Record<string, string> {
  const names: readonly string[] = IDS_OF[purpose];
  const given = Object.keys(ids);
  if (given.length !== names.length || !names.every((name) => given.includes(name)))
    throw new TypeError(`The ids of ${purpose} are: ${names.join(', ')}.`);
  return { v: '1', stage, purpose, ...Object.fromEntries(names.map((name) => [name, contextValue(name, ids[name])])) };
}

/** Both KMS keys behind one interface; the custody key holds what could open a will, the operations key the rest. */
export function createEnvelope(kms: KMSClient, options: { stage: string; custodyKeyId: string; operationsKeyId: string }): Envelope {
  const wrapping = (purpose: Purpose, ids: ContextIds) => ({
    KeyId: CUSTODY.includes(purpose) ? options.custodyKeyId : options.operationsKeyId,
    EncryptionContext: encryptionContext(options.stage, purpose, ids),
  });
  // https://docs.aws.amazon.com/kms/latest/APIReference/API_Encrypt.html
  const wrap = async (purpose: Purpose, ids: ContextIds, bytes: Uint8Array) => {
    const { CiphertextBlob } = await kms.send(new EncryptCommand({ ...wrapping(purpose, ids), Plaintext: bytes }));
    return present(CiphertextBlob).toString('base64');
  };
  // https://docs.aws.amazon.com/kms/latest/APIReference/API_Decrypt.html : with KeyId, a ciphertext of another key is refused
  const unwrap = async (purpose: Purpose, ids: ContextIds, wrapped: string) => {
    const command = new DecryptCommand({ ...wrapping(purpose, ids), CiphertextBlob: Buffer.from(wrapped, 'base64') });
    const { Plaintext } = await kms.send(command).catch(refuseForeign);
    return present(Plaintext);
  };
  return {
    encrypt(purpose, ids, plaintext) {
      const bytes = typeof plaintext === 'string' ? Buffer.from(plaintext, 'utf8') : plaintext;
      return bytes.length > MOST_BYTES ? sealLong(bytes, (key) => wrap(purpose, ids, key)) : wrap(purpose, ids, bytes);
    },
    decrypt(purpose, ids, wrapped) {
      const [key = '', ciphertext] = wrapped.split('.');
      return ciphertext === undefined ? unwrap(purpose, ids, wrapped) : openLong(Buffer.from(ciphertext, 'base64'), () => unwrap(purpose, ids, key));
    },
  };
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts under a data key that is used once; purpose and ids bind the key, and the key binds the bytes. */
async function sealLong(bytes: Uint8Array, wrap: (key: Uint8Array) => Promise<string>): Promise<string> {
  if (bytes.length > MOST_LONG_BYTES) throw new RangeError(`An envelope holds ${MOST_LONG_BYTES} bytes at most.`);
  const [key, nonce] = [randomBytes(32), randomBytes(NONCE_BYTES)];
  try {
    const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    const sealed = Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    return `${await wrap(key)}.${sealed.toString('base64')}`;
  } finally {
    key.fill(0);
  }
}

async function openLong(sealed: Buffer, unwrap: () => Promise<Buffer>): Promise<Buffer> {
  const key = await unwrap();
  try {
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
  } catch {
    // Node says only that it failed: cut short, altered, or put together from two.
    throw new Refusal('record_altered');
  } finally {
    key.fill(0);
  }
}

const KEYRING = ['kid'] as const;

const IDS_OF = {
  'survivor-key': ['host', 'survivor', 'contacts'],
  'released-share': ['host', 'transfer', 'survivor', 'revision', 'generation'],
  sealing: ['host', 'revision'],
  'package-key': ['host'],
  'connector-config': ['host', 'connector'],
  'storage-config': ['host', 'storage'],
  'token-key': KEYRING,
  'otp-key': KEYRING,
  'link-key': KEYRING,
  'id-key': KEYRING,
  'record-key': KEYRING,
  'code-pepper': KEYRING,
  'download-key': KEYRING,
} as const;

const CUSTODY: readonly Purpose[] = ['survivor-key', 'released-share', 'sealing', 'package-key'];

function contextValue(name: string, value: string | number | undefined): string {
  if (name === 'revision' || name === 'generation') return counter(name, value);
  if (typeof value !== 'string' || value === '') throw new TypeError(`${name} must be a text.`);
  if (name !== 'contacts')
    return createHash('sha256')
      .update(lengthPrefixed('id/1', name, value))
      .digest('hex')
      .slice(0, 32);
  if (!/^[0-9a-f]{64}$/.test(value)) throw new TypeError('contacts must be a hash already.'); // never an address in CloudTrail
  return value;
}

function counter(name: string, value: string | number | undefined): string {
  if (!Number.isSafeInteger(value) || Number(value) < 0) throw new TypeError(`${name} must be a count.`);
  return String(value);
}

function refuseForeign(error: unknown): never {
  const foreign = error instanceof KMSServiceException && (error.name === 'InvalidCiphertextException' || error.name === 'IncorrectKeyException');
  throw foreign ? new Refusal('record_altered') : error;
}

function present(bytes: Uint8Array | undefined): Buffer {
  if (!bytes) throw new Error('KMS answered without bytes.');
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
