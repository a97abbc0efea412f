import { createHash } from 'node:crypto';
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
    expect(() => encryptionContext('test', purpose, Object.fromEntries(rest))).toThrow(TypeError);
    expect(() => encryptionContext('test', purpose, { ...ids, other: 'x' })).toThrow(TypeError);
    expect(() => encryptionContext('test', purpose, { ...Object.fromEntries(rest), [`${name}s`]: value ?? '' })).toThrow(TypeError);
    expect(() => encryptionContext('test', purpose, { ...ids, [String(name)]: '' })).toThrow(TypeError);
  });
});

it.each<[string, Purpose, ContextIds]>([
  ['an address in the place of the hash of contacts', 'survivor-key', { host, survivor, contacts: 'ann@example.org' }],
  ['a revision as a text', 'sealing', { host, revision: '2' }],
  ['a negative revision', 'sealing', { host, revision: -1 }],
])('%s never reaches the context', (_, purpose, ids) => expect(() => encryptionContext('test', purpose, ids)).toThrow(TypeError));

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
      credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
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

  it('holds 4096 bytes and not one more', async () => {
    const full = await envelope.encrypt('package-key', { host }, new Uint8Array(4096));
    expect(await envelope.decrypt('package-key', { host }, full)).toHaveLength(4096);
    await expect(envelope.encrypt('package-key', { host }, new Uint8Array(4097))).rejects.toThrow(RangeError);
  });
});
