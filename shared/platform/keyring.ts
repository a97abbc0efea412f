import { createHash, randomBytes } from 'node:crypto';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { Refusal } from '#common/refusal.ts';
import { type Instant, instant } from '#common/time.ts';
import type { Envelope } from '#custody/envelope.ts';
import { RING_PURPOSES, type RingPurpose } from '#custody/key-purposes.ts';
import { isGenuineRecord, recordMac } from '#custody/record-mac.ts';
import type { TokenKeys } from '#custody/session-token.ts';
import { getRing, putFirstRings, replaceRing, type WrappedRing } from '#store/keyring-rows.ts';
import { keyringKey } from '#store/keys.ts';
import { isStale, type Rotation, rotateKeys, signingKey, signsFrom } from './token-ring.ts';

/** The service's own keys. Each process unwraps them once and keeps them in memory only. */
export interface Keyring {
  /** Returns the current key of a purpose, 32 bytes. */
  key(purpose: RingPurpose): Promise<Uint8Array>;
  /** Returns the keys of session tokens: one signs, all of them verify. They rotate, so they are read again every hour. */
  tokenKeys(): Promise<TokenKeys>;
  /** Creates the keys of a new service. Changes nothing if keys exist. */
  create(now: Date): Promise<void>;
  /** Changes the ring of token keys and returns its keys, newest first. If two rotations run at the same time, the later one fails. */
  rotateTokenKeys(rotation: Rotation): Promise<{ kid: string; created_at: Instant; signs_from: Instant }[]>;
}

/** Where the rings are stored, and what unwraps them. */
interface Place {
  db: DynamoDBDocumentClient;
  tableName: string;
  envelope: Envelope;
  now(): Date;
}

interface Ring {
  /** Newest first. */
  keys: { kid: string; key: Uint8Array; createdAt: Instant }[];
  readAt: Instant;
}

export function createKeyring(place: Place): Keyring {
  const { now } = place;
  const rings = new Map<RingPurpose, Promise<Ring>>();
  const recordKey = async (): Promise<Uint8Array> => firstKey(await ring('record-key'));
  const ring = (purpose: RingPurpose): Promise<Ring> => {
    const known = rings.get(purpose);
    if (known) return known;
    const loading = loadRing(place, purpose, recordKey);
    // A failed load must not be cached: the next request loads again.
    loading.catch(() => rings.delete(purpose));
    rings.set(purpose, loading);
    return loading;
  };
  const tokenRing = async (): Promise<Ring> => {
    const known = await ring('token-key');
    if (!isStale(known.readAt, now())) return known;
    const read = await loadRing(place, 'token-key', recordKey).catch((error: unknown) => {
      if (error instanceof Refusal) throw error;
      // While the table or KMS does not respond, the keys that were read stay valid.
      return known;
    });
    rings.set('token-key', Promise.resolve(read));
    return read;
  };
  return {
    key: async (purpose) => firstKey(await ring(purpose)),
    tokenKeys: async () => tokenKeys(await tokenRing(), now()),
    create: (at) => createRings(place, at),
    rotateTokenKeys: async (rotation) => rotateTokenKeys(place, rotation, await recordKey()),
  };
}

async function loadRing(place: Place, purpose: RingPurpose, recordKey: () => Promise<Uint8Array>): Promise<Ring> {
  const item = await ringItem(place, purpose);
  // The mac is checked below. Until then only the wrapped bytes are used, and KMS binds those to purpose and kid.
  const keys = await Promise.all(
    dataOf(item).keys.map(async ({ kid, wrapped, createdAt }) => ({ kid, key: await place.envelope.decrypt(purpose, { kid }, wrapped), createdAt })),
  );
  const loaded: Ring = { keys, readAt: instant(place.now()) };
  // The record key's own ring is verified with the key that it contains.
  assertGenuine(purpose === 'record-key' ? firstKey(loaded) : await recordKey(), item);
  return loaded;
}

async function ringItem({ db, tableName }: Place, purpose: RingPurpose): Promise<Record<string, unknown>> {
  const item = await getRing(db, tableName, purpose);
  if (!item) throw new Error(`The ${purpose} of this service was never made, or is lost.`);
  return item;
}

/** The mac guarantees its shape. Every caller checks it first. */
function dataOf(item: Record<string, unknown>): WrappedRing {
  return item['data'] as WrappedRing;
}

function assertGenuine(key: Uint8Array, item: Record<string, unknown>): void {
  const attributes = { schema: item['schema'], data: item['data'] };
  const read = { pk: String(item['pk']), sk: String(item['sk']), version: Number(item['version']), attributes };
  if (!isGenuineRecord(key, read, String(item['mac']))) throw new Refusal('record_altered');
}

async function createRings({ db, tableName, envelope }: Place, now: Date): Promise<void> {
  const made = await Promise.all(RING_PURPOSES.map(async (purpose) => ({ purpose, ...(await newKey(envelope, purpose)) })));
  const recordKey = made.find(({ purpose }) => purpose === 'record-key')?.key;
  if (!recordKey) throw new Error('No record key was made.');
  const items = made.map(({ purpose, kid, wrapped }) => sealed(recordKey, purpose, 1, { keys: [{ kid, wrapped, createdAt: instant(now) }] }));
  await putFirstRings(db, tableName, items);
  for (const { key } of made) key.fill(0);
}

async function rotateTokenKeys(place: Place, rotation: Rotation, recordKey: Uint8Array) {
  const { db, tableName, envelope, now } = place;
  const item = await ringItem(place, 'token-key');
  assertGenuine(recordKey, item);
  const make = async () => {
    const { key, kid, wrapped } = await newKey(envelope, 'token-key');
    key.fill(0);
    return { kid, wrapped, createdAt: instant(now()) };
  };
  const keys = await rotateKeys(rotation, dataOf(item).keys, make, now());
  await replaceRing(db, tableName, sealed(recordKey, 'token-key', Number(item['version']) + 1, { keys }));
  return keys.map(({ kid, createdAt }) => ({ kid, created_at: createdAt, signs_from: keys.length > 1 ? signsFrom({ createdAt }) : createdAt }));
}

function sealed(recordKey: Uint8Array, purpose: RingPurpose, version: number, data: WrappedRing) {
  const row = { ...keyringKey(purpose), version };
  return { ...row, schema: 1, data, mac: recordMac(recordKey, { ...row, attributes: { schema: 1, data } }) };
}

async function newKey(envelope: Envelope, purpose: RingPurpose) {
  const key = randomBytes(32);
  const kid = createHash('sha256').update(randomBytes(32)).digest('hex').slice(0, 16);
  return { key, kid, wrapped: await envelope.encrypt(purpose, { kid }, key) };
}

function firstKey({ keys: [first] }: Ring): Uint8Array {
  if (!first) throw new Error('A ring of this service holds no key.');
  return first.key;
}

function tokenKeys({ keys }: Ring, now: Date): TokenKeys {
  const current = signingKey(keys, now);
  if (!current) throw new Error('There is no key for session tokens.');
  return { current, all: new Map(keys.map(({ kid, key }) => [kid, key])) };
}
