import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Kept, Life, LifeEvent, State } from '#tests/lives/life.ts';
import { copiesTaken } from './copies-taken.ts';
import { eachStorage } from './each-storage.ts';
import { limits } from './limits.ts';
import { undoWorks } from './undo-works.ts';
import { wholeHistory } from './whole-history.ts';

const DAY = 86_400_000;
const anna = { name: 'Anna', role: 'host', address: '127.1.0.1' } as const;

function reply(
  operation: string,
  status: number,
  body: object,
  given: { json?: object; query?: string; range?: string; raw?: string } = {},
): LifeEvent {
  const { json = {}, query = '', range, raw } = given;
  const headers = range === undefined ? {} : { 'content-range': range };
  const event = { kind: 'reply', by: anna, operation, path: `${operation.split(' ')[1]}${query}`, sentAt: 0, at: 100 };
  return { ...event, asking: { token: 't', json, ...(raw && { raw }) }, reply: { status, headers, body, bytes: Buffer.alloc(0) } } as LifeEvent;
}

const message = (subject: string, text = '', at = 0): LifeEvent =>
  ({ kind: 'message', at, message: { to: 'anna@example.com', channel: 'email', subject, text } }) as LifeEvent;

interface World {
  items?: object[];
  changes?: object[];
  objects?: Record<string, string>;
  faults?: State['faults'];
}

/** A life with nothing in it but what is given. */
function lifeWith({ items = [], changes = items.map((after) => ({ after })), objects = {}, faults = [] }: World): Life {
  const stored = new Map(Object.entries(objects).map(([path, text]) => [path, { bytes: Buffer.from(text), at: new Date(0) }]));
  const state = { host: { ...anna, id: 'anna' }, survivors: [], thieves: [], faults } as unknown as State;
  return { state, now: () => 100 * DAY, inside: { items: () => items, changes: () => changes, objects: () => stored } } as unknown as Life;
}

async function brokenBy<Memory>(promise: Kept<Memory>, events: readonly LifeEvent[], world: World = {}): Promise<string | undefined> {
  const [memory, life] = [promise.begin(), lifeWith(world)];
  for (const event of events) {
    const how = promise.onEvent?.(memory, event, life);
    if (how) return how;
  }
  return (await promise.afterStep?.(memory, life)) ?? (await promise.atEnd?.(memory, life));
}

const MANIFEST = JSON.stringify({ files: [{ path: 'a.age', sha256: createHash('sha256').update('a').digest('hex') }] });
const manifestHash = createHash('sha256').update(MANIFEST).digest('hex');
const SEALED = { packageId: 'p', revision: 2, generation: 3, manifestHash, storageId: 's', mirrors: ['t'] };
const WILL = { items: [{ pk: 'HOST#anna', sk: 'WILL', data: { sealed: SEALED } }] };
const filesIn = (bucket: string): Record<string, string> => ({ [`${bucket}/w/p/2/manifest.3.json`]: MANIFEST, [`${bucket}/w/p/2/a.age`]: 'a' });
const LEFT = { ...filesIn('one'), ...filesIn('two'), 'one/w/p/1/a.age': 'a' };
const sealedOn = (day: number): World => ({
  items: [{ pk: 'HOST#anna', sk: 'WILL', data: { sealed: { ...SEALED, sealedAt: new Date(day * DAY).toISOString() } } }],
});
const { atEnd: _, ...duringALife } = eachStorage;
const added = (id: string, bucket: string): LifeEvent =>
  reply('POST /api/storages', 201, { id, type: 'object_store' }, { json: { config: { bucket } } });
const STORAGES = [added('s', 'one'), added('t', 'two')];
const JSON_OF_SEAL = { json: { storage_id: 's', mirror_storage_ids: ['t'] } };
const sealed = reply('POST /api/will/encrypt', 200, { threshold: 2 }, JSON_OF_SEAL);
const refused = reply('POST /api/will/encrypt', 502, { code: 'storage_failed', error: 'gone' }, JSON_OF_SEAL);
const failed = reply('POST /api/will/encrypt', 500, { code: 'internal_error', error: 'wrong' }, JSON_OF_SEAL);
const oneIsGone = { faults: [{ name: 'place two', until: 0 }] };
const bothAreGone = { faults: [...oneIsGone.faults, { name: 'place one', until: 0 }] };
const BROKEN = message('One of the storages of your will does not work', 'Your will is complete in another storage', 100 * DAY);

const announced = (size_bytes: number): LifeEvent => reply('POST /api/will/uploads', 201, {}, { json: { files: [{ size_bytes }] } });
const taken = { changes: ['AUDIT#1', '1'].map((sk) => ({ after: { sk, data: { event: 'copy_taken' } } })) };
const copied = (range: string): LifeEvent => reply('GET /api/will/package', 206, {}, { range });
const history = (number: number): LifeEvent => reply('GET /api/host/audit', 200, { head: { number }, entries: [] });
/** All three entries came with a change of the record, which counts them. */
const COUNTED: World = { items: [{ pk: 'HOST#anna', sk: 'ROOT', data: { entries: 3 } }] };
const waits = (number: number): World => ({ items: [{ pk: 'HOST#anna', data: { current: { number, takesEffectAt: 'x' } } }] });
const undo = message('Your will is going to be deleted', 'https://x/api/liveness/respond?token=abc');
const expired = reply('POST /api/liveness/respond', 410, {}, { raw: 'token=abc' });

type Case = [name: string, run: () => Promise<string | undefined>, broken: () => Promise<string | undefined>];
const CASES: Case[] = [
  ['a file has a size', () => brokenBy(limits, [announced(50 * 1024 * 1024)]), () => brokenBy(limits, [announced(50 * 1024 * 1024 + 1)])],
  [
    'a copy counts when it has arrived',
    () => brokenBy(copiesTaken, [copied('bytes 5-9/10')], taken),
    () => brokenBy(copiesTaken, [copied('bytes 0-8/10')], taken),
  ],
  [
    'a history does not become shorter',
    () => brokenBy(wholeHistory, [history(3), history(3)], COUNTED),
    () => brokenBy(wholeHistory, [history(3), history(2)], COUNTED),
  ],
  ['a deletion can be undone while it waits', () => brokenBy(undoWorks, [undo, expired], {}), () => brokenBy(undoWorks, [undo, expired], waits(1))],
  [
    'a sealing is whole somewhere',
    () => brokenBy(eachStorage, [...STORAGES, sealed], { ...WILL, ...oneIsGone, objects: filesIn('one') }),
    () => brokenBy(eachStorage, [...STORAGES, sealed], { ...WILL, ...bothAreGone }),
  ],
  [
    'a storage that works has the files of now',
    () => brokenBy(eachStorage, STORAGES, { ...WILL, ...oneIsGone, objects: filesIn('one') }),
    () => brokenBy(eachStorage, STORAGES, { ...WILL, objects: filesIn('one') }),
  ],
  [
    'a storage that has the files of now has none of before',
    () => brokenBy(eachStorage, STORAGES, { ...WILL, objects: { ...filesIn('one'), ...filesIn('two') } }),
    () => brokenBy(eachStorage, STORAGES, { ...WILL, objects: { ...filesIn('one'), ...filesIn('two'), 'one/w/p/2/shares/2/x.age': 'x' } }),
  ],
  [
    'what a sealing has replaced is deleted in days',
    () => brokenBy(duringALife, STORAGES, { ...sealedOn(98), objects: LEFT }),
    () => brokenBy(duringALife, STORAGES, { ...sealedOn(96), objects: LEFT }),
  ],
  [
    'one storage locks nothing',
    () => brokenBy(eachStorage, [...STORAGES, sealed, refused], bothAreGone),
    () => brokenBy(eachStorage, [...STORAGES, sealed, refused], oneIsGone),
  ],
  [
    'a fault of ours with one storage locks nothing',
    () => brokenBy(eachStorage, [...STORAGES, sealed, failed], bothAreGone),
    () => brokenBy(eachStorage, [...STORAGES, sealed, failed], oneIsGone),
  ],
  [
    'a will is said to be complete where it is',
    async () => brokenBy(eachStorage, [...STORAGES, BROKEN], { ...WILL, ...oneIsGone, objects: filesIn('one') }),
    async () => brokenBy(eachStorage, [...STORAGES, BROKEN], { ...WILL, ...bothAreGone, objects: filesIn('one') }),
  ],
  [
    'storages that work are not said to be away',
    async () => brokenBy(eachStorage, [...STORAGES, BROKEN], { ...WILL, ...oneIsGone, objects: filesIn('one') }),
    async () => brokenBy(eachStorage, [...STORAGES, BROKEN], { ...WILL, objects: { ...filesIn('one'), ...filesIn('two') } }),
  ],
];

describe('each promise about storages sees what breaks it, and nothing else', () => {
  it.each(CASES)('%s', async (_, run, broken) => {
    expect([await run(), await broken()]).toEqual([undefined, expect.any(String)]);
  });
});
