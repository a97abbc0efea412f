import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { KMSClient } from '@aws-sdk/client-kms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContextIds, createEnvelope, type Envelope, encryptionContext, type Purpose } from '#custody/envelope.ts';
import { lengthPrefixed } from '#custody/length-prefixed.ts';
import { kmsServer } from '#tests/custody/kms-server.ts';

const contacts = 'ab'.repeat(32);
const hashed = (name: string, id: string) =>
  createHash('sha256')
    .update(lengthPrefixed('id/1', name, id))
    .digest('hex')
    .slice(0, 32);
const credentials = { accessKeyId: 'x', secretAccessKey: 'x' };
const base = { v: '1', stage: 'test' };
const [host, survivor, transfer] = ['host-1', 'ann', 't-1'];

const cases: [Purpose, ContextIds, Record<string, string>][] = [
  ['survivor-key', { host, survivor, contacts }, { host: hashed('host', host), survivor: hashed('survivor', survivor), contacts }],
  [
    'released-share',
    { host, transfer, survivor, revision: 2, generation: 3 },
    {
      host: hashed('host', host),
      transfer: hashed('transfer', transfer),
      survivor: hashed('survivor', survivor),
      revision: '2',
      generation: '3',
    },
  ],
  ['sealing', { host, revision: 2 }, { host: hashed('host', host), revision: '2' }],
  ['package-key', { host }, { host: hashed('host', host) }],
  ['connector-config', { host, connector: 'c' }, { host: hashed('host', host), connector: hashed('connector', 'c') }],
  ['storage-config', { host, storage: 's' }, { host: hashed('host', host), storage: hashed('storage', 's') }],
  ...(['token-key', 'otp-key', 'link-key', 'id-key', 'record-key', 'code-pepper', 'download-key'] as const).map(
    (purpose): [Purpose, ContextIds, Record<string, string>] => [purpose, { kid: 'k' }, { kid: hashed('kid', 'k') }],
  ),
];

describe.each(cases)('the context of %s', (purpose, ids, expected) => {
  it('names stage, purpose and its ids, none of them in clear', () => {
    expect(encryptionContext('test', purpose, ids)).toEqual({ ...base, purpose, ...expected });
  });

  it('takes neither fewer nor more nor other ids', () => {
    const [first = '', ...rest] = Object.entries(ids);
    const [name, value] = first;
    const wrong = new TypeError(`The ids of ${purpose} are: ${Object.keys(ids).join(', ')}.`);
    expect(() => encryptionContext('test', purpose, Object.fromEntries(rest))).toThrow(wrong);
    expect(() => encryptionContext('test', purpose, { ...ids, other: 'x' })).toThrow(wrong);
    expect(() => encryptionContext('test', purpose, { ...Object.fromEntries(rest), [`${name}s`]: value ?? '' })).toThrow(wrong);
    expect(() => encryptionContext('test', purpose, { ...ids, [String(name)]: '' })).toThrow(new TypeError(`${name} must be a text.`));
  });
});

it.each<[string, Purpose, ContextIds, string]>([
  [
    'an address in the place of the hash of contacts',
    'survivor-key',
    { host, survivor, contacts: 'ann@example.org' },
    'contacts must be a hash already.',
  ],
  [
    'an address before the hash of contacts',
    'survivor-key',
    { host, survivor, contacts: `ann@example.org${contacts}` },
    'contacts must be a hash already.',
  ],
  [
    'an address behind the hash of contacts',
    'survivor-key',
    { host, survivor, contacts: `${contacts}ann@example.org` },
    'contacts must be a hash already.',
  ],
  ['a number in the place of a Host', 'sealing', { host: 1, revision: 2 }, 'host must be a text.'],
  ['a revision as a text', 'sealing', { host, revision: '2' }, 'revision must be a count.'],
  ['a negative revision', 'sealing', { host, revision: -1 }, 'revision must be a count.'],
])('%s never reaches the context', (_, purpose, ids, message) =>
  expect(() => encryptionContext('test', purpose, ids)).toThrow(new TypeError(message)),
);

it('the first revision is number 0', () => expect(encryptionContext('test', 'sealing', { host, revision: 0 })).toMatchObject({ revision: '0' }));

describe('an envelope', () => {
  const server = kmsServer();
  let kms: KMSClient;
  let envelope: Envelope;
  const open = (stage: string, custodyKeyId = 'custody', operationsKeyId = 'operations') =>
    createEnvelope(kms, { stage, custodyKeyId, operationsKeyId });

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo; // listens on a port, not on a pipe
    kms = new KMSClient({
      region: 'eu-central-1',
      endpoint: `http://127.0.0.1:${port}`,
      credentials,
      maxAttempts: 1,
    });
    envelope = open('test');
  });
  afterAll(() => {
    kms.destroy();
    server.close();
  });

  const secret = Buffer.from('AGE-SECRET-KEY-1');
  const altered = { code: 'record_altered' };

  it.each(cases)('wraps and unwraps for %s, under the right key', async (purpose, ids) => {
    const wrapped = await envelope.encrypt(purpose, ids, secret);
    expect((await envelope.decrypt(purpose, ids, wrapped)).equals(secret)).toBe(true);
    const custody = ['survivor-key', 'released-share', 'sealing', 'package-key'].includes(purpose);
    expect(Buffer.from(wrapped, 'base64').subarray(0, 32).toString().trim()).toBe(custody ? 'custody' : 'operations');
  });

  it.each(cases)('of %s opens in no other place', async (purpose, ids) => {
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

  it('takes a text as UTF-8', async () => {
    const wrapped = await envelope.encrypt('package-key', { host }, 'Schlüssel');
    expect((await envelope.decrypt('package-key', { host }, wrapped)).toString('utf8')).toBe('Schlüssel');
    expect(await envelope.decrypt('package-key', { host }, await envelope.encrypt('package-key', { host }, Uint8Array.of(0xff)))).toEqual(
      Buffer.of(0xff),
    );
  });

  it('is refused with one bit flipped', async () => {
    const wrapped = Buffer.from(await envelope.encrypt('package-key', { host }, secret), 'base64');
    wrapped.writeUInt8(wrapped.readUInt8(50) ^ 1, 50);
    await expect(envelope.decrypt('package-key', { host }, wrapped.toString('base64'))).rejects.toMatchObject(altered);
  });

  it('lets other faults of KMS through as they are', async () => {
    const missing = open('test', 'no-such-key');
    await expect(missing.decrypt('package-key', { host }, secret.toString('base64'))).rejects.toMatchObject({ name: 'NotFoundException' });
    await expect(missing.encrypt('package-key', { host }, secret)).rejects.toMatchObject({ name: 'NotFoundException' });
  });

  describe.each([4096, 4097, 32_768])('of %i bytes', (size) => {
    const long = Buffer.alloc(size, 'secret ');
    const ids = { host, storage: 's' };
    const wrapped = () => envelope.encrypt('storage-config', ids, long);

    it('opens to the same bytes', async () => expect((await envelope.decrypt('storage-config', ids, await wrapped())).equals(long)).toBe(true));
    it('opens in no other place', async () => {
      await expect(envelope.decrypt('storage-config', { ...ids, storage: 'other' }, await wrapped())).rejects.toMatchObject(altered);
      await expect(envelope.decrypt('connector-config', { host, connector: 's' }, await wrapped())).rejects.toMatchObject(altered);
      await expect(open('prod').decrypt('storage-config', ids, await wrapped())).rejects.toMatchObject(altered);
    });
    it('is refused with a bit flipped in any of its parts', async () => {
      const parts = (await wrapped()).split('.').map((part) => Buffer.from(part, 'base64'));
      for (const part of parts) {
        for (const at of [50, part.length - 1]) {
          part.writeUInt8(part.readUInt8(at) ^ 1, at);
          const text = parts.map((one) => one.toString('base64')).join('.');
          await expect(envelope.decrypt('storage-config', ids, text)).rejects.toMatchObject(altered);
          part.writeUInt8(part.readUInt8(at) ^ 1, at);
        }
      }
    });
    it('shows nothing of what it holds, and no two of the same are alike', async () => {
      const [one, other] = [await wrapped(), await wrapped()];
      expect(one).not.toBe(other);
      for (const part of one.split('.')) expect(Buffer.from(part, 'base64').includes('secret')).toBe(false);
    });
  });

  it('of more than KMS wraps is one whole: neither part fits another one, and none can be missing', async () => {
    const ids = { host, storage: 's' };
    const wrap = () => envelope.encrypt('storage-config', ids, new Uint8Array(5000));
    const [[key, bytes = ''], [otherKey, otherBytes]] = [(await wrap()).split('.'), (await wrap()).split('.')];
    for (const text of [`${key}.${otherBytes}`, `${otherKey}.${bytes}`, `${key}.`, `${key}.${bytes.slice(0, 20)}`]) {
      await expect(envelope.decrypt('storage-config', ids, text)).rejects.toMatchObject(altered);
    }
  });

  it('holds 32 KB and not one byte more', async () => {
    await expect(envelope.encrypt('package-key', { host }, new Uint8Array(32_769))).rejects.toThrow(
      new RangeError('An envelope holds 32768 bytes at most.'),
    );
  });

  it('is never empty because KMS answered without bytes', async () => {
    const silent = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo; // listens on a port, not on a pipe
    const client = new KMSClient({ region: 'eu-central-1', endpoint: `http://127.0.0.1:${port}`, credentials, maxAttempts: 1 });
    const { encrypt, decrypt } = createEnvelope(client, { stage: 'test', custodyKeyId: 'custody', operationsKeyId: 'operations' });
    await expect(encrypt('package-key', { host }, secret)).rejects.toThrow('KMS answered without bytes.');
    await expect(decrypt('package-key', { host }, secret.toString('base64'))).rejects.toThrow('KMS answered without bytes.');
    client.destroy();
    silent.close();
  });
});
