import { createHash } from 'node:crypto';
import { type DecryptCommand, type EncryptCommand, IncorrectKeyException, type KMSClient, NotFoundException } from '@aws-sdk/client-kms';
import { describe, expect, it } from 'vitest';
import { type ContextIds, createEnvelope, encryptionContext } from '#custody/envelope.ts';
import { KEY_PURPOSES, type KeyPurpose, purposesOfZone } from '#custody/key-purposes.ts';
import { lengthPrefixed } from '#custody/length-prefixed.ts';
import { flipped } from '#tests/custody/streams.ts';
import { runKms } from '#tests/world/keys.ts';

const contacts = 'ab'.repeat(32);
const hashed = (name: string, id: string) =>
  createHash('sha256')
    .update(lengthPrefixed('id/1', name, id))
    .digest('hex')
    .slice(0, 32);
const base = { v: '1', stage: 'test' };
const [host, survivor, transfer] = ['host-1', 'ann', 't-1'];
const hashes = { host: hashed('host', host), survivor: hashed('survivor', survivor) };

const cases: [KeyPurpose, ContextIds, Record<string, string>][] = [
  ['survivor-key', { host, survivor, contacts }, { ...hashes, contacts }],
  [
    'released-share',
    { host, transfer, survivor, revision: 2, generation: 3 },
    { ...hashes, transfer: hashed('transfer', transfer), revision: '2', generation: '3' },
  ],
  ['sealing', { host, revision: 2 }, { host: hashed('host', host), revision: '2' }],
  ['package-key', { host }, { host: hashed('host', host) }],
  ['connector-config', { host, connector: 'c' }, { host: hashed('host', host), connector: hashed('connector', 'c') }],
  ['storage-config', { host, storage: 's' }, { host: hashed('host', host), storage: hashed('storage', 's') }],
  ...(['token-key', 'otp-key', 'link-key', 'id-key', 'record-key', 'code-pepper', 'download-key'] as const).map(
    (purpose): [KeyPurpose, ContextIds, Record<string, string>] => [purpose, { kid: 'k' }, { kid: hashed('kid', 'k') }],
  ),
];

describe.each(cases)('the context of %s', (purpose, ids, expected) => {
  it('contains stage, purpose and the ids as hashes', () => {
    expect(encryptionContext('test', purpose, ids)).toEqual({ ...base, purpose, ...expected });
  });

  it('requires exactly the ids of its purpose', () => {
    const [first = '', ...rest] = Object.entries(ids);
    const [name, value] = first;
    const wrong = new TypeError(`The ids of ${purpose} are: ${Object.keys(ids).join(', ')}.`);
    expect(() => encryptionContext('test', purpose, Object.fromEntries(rest))).toThrow(wrong);
    expect(() => encryptionContext('test', purpose, { ...ids, other: 'x' })).toThrow(wrong);
    expect(() => encryptionContext('test', purpose, { ...Object.fromEntries(rest), [`${name}s`]: value ?? '' })).toThrow(wrong);
    expect(() => encryptionContext('test', purpose, { ...ids, [String(name)]: '' })).toThrow(new TypeError(`${name} must be a non-empty string.`));
  });
});

const [address, noHash] = ['ann@example.org', 'contacts must be a hex SHA-256.'];
it.each<[string, KeyPurpose, ContextIds, string]>([
  ['an address instead of the hash of contacts', 'survivor-key', { host, survivor, contacts: address }, noHash],
  ['an address before the hash of contacts', 'survivor-key', { host, survivor, contacts: address + contacts }, noHash],
  ['an address after the hash of contacts', 'survivor-key', { host, survivor, contacts: contacts + address }, noHash],
  ['a number instead of a Host', 'sealing', { host: 1, revision: 2 }, 'host must be a non-empty string.'],
  ['a revision as a text', 'sealing', { host, revision: '2' }, 'revision must be a non-negative whole number.'],
  ['a negative revision', 'sealing', { host, revision: -1 }, 'revision must be a non-negative whole number.'],
])('%s never reaches the context', (_, purpose, ids, message) => {
  expect(() => encryptionContext('test', purpose, ids)).toThrow(new TypeError(message));
});

it('the first revision is number 0', () => expect(encryptionContext('test', 'sealing', { host, revision: 0 })).toMatchObject({ revision: '0' }));

/** KMS in this process, which binds a short text to its key and context. */
const kms = {
  async send(command: EncryptCommand | DecryptCommand) {
    const { input } = command;
    const { KeyId = '', EncryptionContext = {} } = input;
    if (KeyId === 'no-such-key') throw new NotFoundException(fault);
    if ('Plaintext' in input) {
      expect(input.Plaintext).toBeInstanceOf(Uint8Array);
      expect(input.Plaintext?.length).toBeLessThanOrEqual(4096);
      return runKms('Encrypt', { KeyId, EncryptionContext, Plaintext: input.Plaintext ?? new Uint8Array() });
    }
    const CiphertextBlob = 'CiphertextBlob' in input ? (input.CiphertextBlob ?? new Uint8Array()) : new Uint8Array();
    if (keyIdOf(CiphertextBlob) !== KeyId) throw new IncorrectKeyException(fault);
    return runKms('Decrypt', { KeyId, EncryptionContext, CiphertextBlob });
  },
} as unknown as KMSClient;
const fault = { message: '', $metadata: {} };
/** A ciphertext begins with its version, and with the length and the id of its key. */
const keyIdOf = (blob: Uint8Array): string => Buffer.from(blob.subarray(2, 2 + (blob[1] ?? 0))).toString();

it('each purpose of a key belongs to exactly one zone', () => {
  const zones = [...new Set(Object.values(KEY_PURPOSES).map(({ zone }) => zone))];
  expect(zones.length).toBeGreaterThan(1);
  expect(zones.flatMap((zone) => purposesOfZone(zone)).sort()).toEqual(Object.keys(KEY_PURPOSES).sort());
  for (const zone of zones) for (const purpose of purposesOfZone(zone)) expect(KEY_PURPOSES[purpose].zone).toBe(zone);
});

describe('an envelope', () => {
  const open = (stage: string, custodyKeyId = 'custody', operationsKeyId = 'operations', client = kms) =>
    createEnvelope(client, { stage, custodyKeyId, operationsKeyId });
  const envelope = open('test');

  const secret = Buffer.from('AGE-SECRET-KEY-1');
  const altered = { code: 'record_altered' };

  it.each(cases)('wraps and unwraps for %s, under the right key', async (purpose, ids) => {
    const wrapped = await envelope.encrypt(purpose, ids, secret);
    expect(wrapped).not.toContain('.');
    expect((await envelope.decrypt(purpose, ids, wrapped)).equals(secret)).toBe(true);
    const custody = ['survivor-key', 'released-share', 'sealing', 'package-key'].includes(purpose);
    expect(keyIdOf(Buffer.from(wrapped, 'base64'))).toBe(custody ? 'custody' : 'operations');
  });

  it.each(cases)('for %s cannot be unwrapped for other ids, another purpose, stage or key', async (purpose, ids) => {
    const wrapped = await envelope.encrypt(purpose, ids, secret);
    for (const [name, value] of Object.entries(ids)) {
      const other = typeof value === 'number' ? value + 1 : name === 'contacts' ? 'cd'.repeat(32) : `${value}x`;
      await expect(envelope.decrypt(purpose, { ...ids, [name]: other }, wrapped)).rejects.toMatchObject(altered);
    }
    for (const [otherPurpose, otherIds] of cases.filter(([name]) => name !== purpose)) {
      await expect(envelope.decrypt(otherPurpose, otherIds, wrapped)).rejects.toMatchObject(altered);
    }
    await expect(open('prod').decrypt(purpose, ids, wrapped)).rejects.toMatchObject(altered);
    await expect(open('test', 'other', 'other').decrypt(purpose, ids, wrapped)).rejects.toMatchObject(altered);
  });

  it('encrypts a string as UTF-8', async () => {
    const wrapped = await envelope.encrypt('package-key', { host }, 'Schlüssel');
    expect((await envelope.decrypt('package-key', { host }, wrapped)).toString('utf8')).toBe('Schlüssel');
    const invalid = await envelope.encrypt('package-key', { host }, Uint8Array.of(0xff));
    expect(await envelope.decrypt('package-key', { host }, invalid)).toEqual(Buffer.of(0xff));
  });

  it('with one flipped bit is refused', async () => {
    const wrapped = flipped(Buffer.from(await envelope.encrypt('package-key', { host }, secret), 'base64'), 50);
    await expect(envelope.decrypt('package-key', { host }, wrapped.toString('base64'))).rejects.toMatchObject(altered);
  });

  it('passes on other errors of KMS as they are', async () => {
    const missing = open('test', 'no-such-key');
    await expect(missing.decrypt('package-key', { host }, await envelope.encrypt('package-key', { host }, secret))).rejects.toMatchObject({
      name: 'NotFoundException',
    });
    await expect(missing.encrypt('package-key', { host }, secret)).rejects.toMatchObject({ name: 'NotFoundException' });
  });

  describe.each([4096, 4097, 32_768])('of %i bytes', (size) => {
    const long = Buffer.alloc(size, 'secret ');
    const ids = { host, storage: 's' };
    const wrapped = () => envelope.encrypt('storage-config', ids, long);

    it('opens to the same bytes', async () => expect((await envelope.decrypt('storage-config', ids, await wrapped())).equals(long)).toBe(true));
    it('cannot be unwrapped for other ids, another purpose or stage', async () => {
      await expect(envelope.decrypt('storage-config', { ...ids, storage: 'other' }, await wrapped())).rejects.toMatchObject(altered);
      await expect(envelope.decrypt('connector-config', { host, connector: 's' }, await wrapped())).rejects.toMatchObject(altered);
      await expect(open('prod').decrypt('storage-config', ids, await wrapped())).rejects.toMatchObject(altered);
    });
    it('with a flipped bit in any of its parts is refused', async () => {
      const parts = (await wrapped()).split('.').map((part) => Buffer.from(part, 'base64'));
      for (const [i, part] of parts.entries()) {
        for (const at of [50, part.length - 1]) {
          const damaged = parts.with(i, flipped(part, at));
          const text = damaged.map((one) => one.toString('base64')).join('.');
          await expect(envelope.decrypt('storage-config', ids, text)).rejects.toMatchObject(altered);
        }
      }
    });
    it('does not show its content, and differs each time', async () => {
      const [one, other] = [await wrapped(), await wrapped()];
      expect(one).not.toBe(other);
      for (const part of one.split('.')) expect(Buffer.from(part, 'base64').includes('secret')).toBe(false);
    });
  });

  it('with more bytes than KMS encrypts has two parts that cannot be swapped, cut or left out', async () => {
    const ids = { host, storage: 's' };
    const wrap = () => envelope.encrypt('storage-config', ids, new Uint8Array(5000));
    const [[key, bytes = ''], [otherKey, otherBytes]] = [(await wrap()).split('.'), (await wrap()).split('.')];
    for (const text of [`${key}.${otherBytes}`, `${otherKey}.${bytes}`, `${key}.`, `${key}.${bytes.slice(0, 20)}`]) {
      await expect(envelope.decrypt('storage-config', ids, text)).rejects.toMatchObject(altered);
    }
  });

  it('contains at most 32 KB', async () => {
    const tooLong = new RangeError('A wrapped secret can have at most 32768 bytes.');
    await expect(envelope.encrypt('package-key', { host }, new Uint8Array(32_769))).rejects.toThrow(tooLong);
  });

  it('is never empty: a reply of KMS without bytes is an error', async () => {
    const { encrypt, decrypt } = open('test', 'custody', 'operations', { send: async () => ({}) } as unknown as KMSClient);
    await expect(encrypt('package-key', { host }, secret)).rejects.toThrow('The reply of KMS contains no bytes.');
    await expect(decrypt('package-key', { host }, secret.toString('base64'))).rejects.toThrow('The reply of KMS contains no bytes.');
  });
});
