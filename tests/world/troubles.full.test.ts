import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestStack } from '#tests/support/stack.ts';
import { answered, type Host, letter, nameSurvivors, openAccount, type StorageType, said, sealWill, setUp } from '#tests/support/story.ts';
import { seedChance } from './chance.ts';
import { FATES, type Fate, setFates } from './fates.ts';
import { names } from './names.ts';
import { worldNow } from './state.ts';
import {
  beginWorld,
  bounceMailbox,
  loadFunctions,
  type PlaceMode,
  type Provider,
  type ProviderMode,
  seededFaults,
  setPlace,
  setProvider,
  settle,
  stackOfWorld,
  traceSoFar,
} from './world.ts';

// The world has the interface of a test's stack.
const stack = stackOfWorld as unknown as TestStack;
let host: Host;

beforeAll(async () => {
  await loadFunctions();
  await beginWorld({ seed: 'troubles', traced: true });
  host = await openAccount(stack);
  await stack.keepMoment('account');
});
beforeEach(() => stack.returnTo('account'));

const lines = (pattern: RegExp): string[] => traceSoFar().lines.filter((line) => pattern.test(line));

/** Has the first call of this kind by a function meet this fate. */
function once(kind: string, fate: Fate): void {
  let isMet = false;
  setFates((call) => {
    if (isMet || call.kind !== kind) return 'done';
    isMet = true;
    return fate;
  });
}

const rename = () => host.ask('PUT', '/api/host/profile', { json: { display_name: 'Clara' } });
const named = async (): Promise<string> => {
  setFates(() => 'done');
  return (await answered(200, host.ask, 'GET', '/api/host/profile')).display_name;
};

describe('a change whose transaction', () => {
  it.each<[Fate, string, 'Clara' | 'Anna']>([
    ['done', '200', 'Clara'],
    ['slow', '200', 'Clara'],
    // The client sends it again, and DynamoDB recognizes it.
    ['lost', '200', 'Clara'],
    // The service repeats it.
    ['conflict', '200', 'Clara'],
    ['refused', '503 unavailable', 'Anna'],
    ['throttled', '503 unavailable', 'Anna'],
    ['cut', '503 unavailable', 'Anna'],
    ['silent', '503 unavailable', 'Anna'],
    ['unknown', '503 unavailable', 'Clara'],
    ['killed', '503 unavailable', 'Anna'],
    ['killed_after', '503 unavailable', 'Clara'],
  ])('is %s is answered with %s, and the name is that of %s', async (fate, reply, name) => {
    const before = host.name;
    once('TransactWriteItems', fate);
    expect(said(await rename())).toBe(reply);
    expect(await named()).toBe(name === 'Anna' ? before : name);
  });

  it('meets every fate that a call can have', () => expect(FATES).toHaveLength(11));
});

it('delivers batches and calls twice if it should, and only until that ends', async () => {
  seedChance('repeats');
  const end = seededFaults({ share: 0.9, kinds: ['stream_again', 'invoked_again'] });
  await rename();
  await settle();
  const during = lines(/ stream | run /).length;
  end();
  await stack.returnTo('account');
  await rename();
  await settle();
  expect(during).toBeGreaterThan(lines(/ stream | run /).length);
});

async function ready(type: StorageType): Promise<() => ReturnType<Host['ask']>> {
  const { storageId } = await setUp(host, type);
  await nameSurvivors(host, 2);
  await answered(200, host.ask, 'PUT', '/api/host/settings', { json: { survivor_threshold: 2 } });
  await answered(201, host.ask, 'POST', '/api/will/upload', { parts: [letter()] });
  return () => host.ask('POST', '/api/will/encrypt', { json: { storage_id: storageId } });
}

const PLACES: [StorageType, string][] = [
  ['object_store', names.documentsBucket],
  ['sftp', 'files.example'],
  ['drive_b', 'drive_b:anna'],
];
const MODES: [PlaceMode, string][] = [
  ['well', '200'],
  ['slow', '200'],
  ['gone', '502 storage_failed'],
  ['read_only', '502 storage_failed'],
  ['full', '502 storage_failed'],
  ['silent', '502 storage_failed'],
  ['lying', '502 storage_failed'],
  ['truncating', '502 storage_failed'],
];

describe.each(PLACES)('a will that is sealed into %s', (type, place) => {
  it.each(MODES)('which is %s, is answered with %s', async (mode, reply) => {
    const seal = await ready(type);
    setPlace(place, mode);
    expect(said(await seal())).toBe(reply);
  });
});

it('gives a place the files back that it had at an earlier time', async () => {
  await sealWill(stack);
  const { objects } = worldNow();
  const files = () => [...objects.all().keys()].filter((place) => place.startsWith(names.documentsBucket)).sort();
  const [sealed, before] = [await stack.now(), files()];
  await stack.advance(60);
  await objects.run('DeleteObjects', {
    Bucket: names.documentsBucket,
    Delete: { Objects: before.map((place) => ({ Key: place.slice(place.indexOf('/') + 1) })) },
  });
  expect(files()).toEqual([]);
  setPlace(names.documentsBucket, { older: sealed });
  expect(files()).toEqual(before);
  setPlace(names.documentsBucket, { older: new Date(0) });
  expect(files()).toEqual([]);
});

describe('a provider of mail', () => {
  it.each<[Provider, ProviderMode, number]>([
    ['ses', 'well', 1],
    ['ses', 'loses', 0],
    ['ses', 'busy', 0],
    ['ses', 'late', 0],
  ])('%s that is %s delivers %i of one mail at first', async (provider, mode, arrived) => {
    setProvider(provider, mode);
    await host.call('POST', '/api/auth/forgot-password', { json: { email: host.email } });
    expect((await stack.messages({ to: host.email })).filter(({ subject }) => /password/i.test(subject))).toHaveLength(arrived);
  });

  it('has the service learn of a mail that bounces', async () => {
    bounceMailbox(host.email);
    await host.call('POST', '/api/auth/forgot-password', { json: { email: host.email } });
    await settle();
    expect(lines(/ run streams\/mail-events/)).toHaveLength(1);
    expect(lines(/ failed /)).toEqual([]);
  });
});
