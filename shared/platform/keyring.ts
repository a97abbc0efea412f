import { createHash, randomBytes } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Envelope, Purpose } from '#custody/envelope.ts';
import { isGenuineRecord, recordMac } from '#custody/record-mac.ts';
import type { TokenKeys } from '#custody/session-token.ts';
import { Refusal } from '#domain/refusal.ts';
import { getRing, putFirstRings, type WrappedRing } from '#store/keyring-rows.ts';
import { keyringKey } from '#store/keys.ts';

const PURPOSES = ['record-key', 'token-key', 'otp-key', 'link-key', 'id-key', 'code-pepper', 'download-key'] as const satisfies readonly Purpose[];
export type RingPurpose = (typeof PURPOSES)[number];

/** The service's own keys, unwrapped once per process and kept in memory only. */
export interface Keyring {
  /** The current key of a purpose, 32 bytes. */
  key(purpose: RingPurpose): Promise<Uint8Array>;
  /** The keys of session tokens: the current one signs, all of them verify. */
  tokenKeys(): Promise<TokenKeys>;
  /** Makes the keys of a new service; changes nothing where there are some. */
  create(now: Date): Promise<void>;
}

interface Ring {
  kids: string[];
  keys: Map<string, Uint8Array>;
}

export function createKeyring(db: DynamoDBDocumentClient, tableName: string, envelope: Envelope): Keyring {
  const rings = new Map<RingPurpose, Promise<Ring>>();
  const ring = (purpose: RingPurpose): Promise<Ring> => {
    const known = rings.get(purpose);
    if (known) return known;
    const loading = loadRing(db, tableName, envelope, purpose, async () => firstKey(await ring('record-key')));
    // A failed load must not be remembered: the next request tries again.
    loading.catch(() => rings.delete(purpose));
    rings.set(purpose, loading);
    return loading;
  };
  return {
    key: async (purpose) => firstKey(await ring(purpose)),
    tokenKeys: async () => tokenKeys(await ring('token-key')),
    create: (now) => createRings(db, tableName, envelope, now),
  };
}

async function loadRing(
  db: DynamoDBDocumentClient,
  tableName: string,
  envelope: Envelope,
  purpose: RingPurpose,
  recordKey: () => Promise<Uint8Array>,
): Promise<Ring> {
  const item = await getRing(db, tableName, purpose);
  if (!item) throw new Error(`The ${purpose} of this service was never made, or is lost.`);
  // Checked below against the mac; until then only the wrapped bytes are used, and KMS binds those to purpose and kid.
  const data = item['data'] as WrappedRing;
  const keys = await Promise.all(data.keys.map(async ({ kid, wrapped }) => [kid, await envelope.decrypt(purpose, { kid }, wrapped)] as const));
  const loaded: Ring = { kids: data.keys.map(({ kid }) => kid), keys: new Map(keys) };
  // The record key's own ring is judged by the key that it holds.
  const judge = purpose === 'record-key' ? firstKey(loaded) : await recordKey();
  const read = { pk: String(item['pk']), sk: String(item['sk']), version: Number(item['version']), attributes: { schema: item['schema'], data } };
  if (!isGenuineRecord(judge, read, String(item['mac']))) throw new Refusal('record_altered');
  return loaded;
}

async function createRings(db: DynamoDBDocumentClient, tableName: string, envelope: Envelope, now: Date): Promise<void> {
  const made = await Promise.all(PURPOSES.map(async (purpose) => ({ purpose, ...(await newKey(envelope, purpose)) })));
  const recordKey = made.find(({ purpose }) => purpose === 'record-key')?.key;
  if (!recordKey) throw new Error('No record key was made.');
  const items = made.map(({ purpose, kid, wrapped }) => {
    const data: WrappedRing = { keys: [{ kid, wrapped, createdAt: now.toISOString() }] };
    const row = { ...keyringKey(purpose), version: 1 };
    return { ...row, schema: 1, data, mac: recordMac(recordKey, { ...row, attributes: { schema: 1, data } }) };
  });
  await putFirstRings(db, tableName, items);
  for (const { key } of made) key.fill(0);
}

async function newKey(envelope: Envelope, purpose: RingPurpose) {
  const key = randomBytes(32);
  const kid = createHash('sha256').update(randomBytes(32)).digest('hex').slice(0, 16);
  return { key, kid, wrapped: await envelope.encrypt(purpose, { kid }, key) };
}

function firstKey(ring: Ring): Uint8Array {
  const key = ring.keys.get(ring.kids[0] ?? '');
  if (!key) throw new Error('A ring of this service holds no key.');
  return key;
}

function tokenKeys(ring: Ring): TokenKeys {
  return { current: { kid: ring.kids[0] ?? '', key: firstKey(ring) }, all: ring.keys };
}
