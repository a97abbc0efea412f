import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentApp } from '#app/current-app.ts';
import { after, instant } from '#common/time.ts';
import { walkHosts } from '#jobs/walk-hosts.ts';
import { HOST_SEGMENTS, type HostPage } from '#store/host-walk.ts';
import { sharedStage } from '#tests/races/stage.ts';
import { beginAfresh, sharedWill } from '#tests/support/shared-stack.ts';
import { DAY, HOUR, openAccount } from '#tests/support/story.ts';
import { stolenTable } from '#tests/support/table.ts';

const stage = beginAfresh(sharedStage());
const will = sharedWill(stage);
let alarms: [event: string, facts: Record<string, unknown>][];
let visited: string[];

beforeEach(async () => {
  await stage.dump();
  const { log, store } = currentApp();
  alarms = [];
  visited = [];
  vi.spyOn(log, 'alarm').mockImplementation((event, facts = {}) => void alarms.push([event, facts]));
  const { load } = store.hosts;
  vi.spyOn(store.hosts, 'loadClosing').mockImplementation((hostId) => {
    visited.push(hostId);
    return load(hostId);
  });
});
afterEach(() => vi.restoreAllMocks());

const walk = (looks = Infinity) => {
  let left = looks;
  return walkHosts(currentApp(), () => left-- <= 0);
};
const progress = (segment: number) => currentApp().store.walkProgress.load(segment);

/** Has every segment consist of these pages, or throw what `fails` returns for it. */
function consistOf(pages: readonly string[][], fails: (segment: number, page: number) => boolean = () => false): void {
  vi.spyOn(currentApp().store.hostWalk, 'page').mockImplementation(async (segment, from): Promise<HostPage> => {
    const n = Number(from?.sk ?? 0);
    if (fails(segment, n)) throw new Error('throttled');
    return { hostIds: pages[n] ?? [], next: n + 1 < pages.length ? { pk: 'HOST#page', sk: String(n + 1) } : undefined };
  });
}

it('visits every Host of the table once a day, with a sealed will or without', async () => {
  const others = await Promise.all([openAccount(stage), openAccount(stage)]);
  visited = [];
  await walk();
  expect(visited.sort()).toEqual([will.host, ...others].map(({ id }) => id).sort());
  await walk();
  expect(visited).toHaveLength(3);
  await stage.advance(DAY);
  visited = [];
  await walk();
  expect(visited).toHaveLength(3);
  expect(alarms).toEqual([]);
});

it('finds a Host by their other rows if their ROOT is missing, and raises the alarm', async () => {
  const table = await stolenTable(stage);
  const root = (await table.items(`HOST#${will.host.id}`)).find(({ sk }) => sk === 'ROOT');
  if (!root) throw new Error('The Host has no ROOT.');
  await table.remove(root);
  await walk();
  expect(alarms.filter(([event]) => event === 'host_repair_failed')).toEqual([
    ['host_repair_failed', expect.objectContaining({ repair: 'load', host: will.host.id, fault: 'Refusal' })],
  ]);
});

it('continues where it stopped when its time is up, and visits no Host twice', async () => {
  consistOf([['a', 'b'], ['c'], ['d']]);
  await walk(20);
  expect(visited.length).toBeLessThan(HOST_SEGMENTS * 4);
  expect((await progress(HOST_SEGMENTS - 1))?.data.isDone).not.toBe(true);
  await walk();
  for (const one of 'abcd') expect([one, visited.filter((hostId) => hostId === one).length]).toEqual([one, HOST_SEGMENTS]);
});

it('keeps what it has done if a page cannot be read, and the other segments continue', async () => {
  consistOf([['a'], ['b']], (segment, page) => segment === 3 && page === 1);
  await walk();
  expect(alarms.map(([event]) => event)).toEqual(['walk_failed']);
  expect([(await progress(3))?.data, (await progress(4))?.data.isDone]).toMatchObject([{ isDone: false, from: { sk: '1' } }, true]);
  expect(visited).toHaveLength(HOST_SEGMENTS * 2 - 1);
});

it('visits the other Hosts if one cannot be repaired', async () => {
  vi.spyOn(currentApp().store.trail, 'head').mockRejectedValue(new Error('gone'));
  consistOf([[will.host.id, 'other']], (segment) => segment > 0);
  await walk();
  expect(alarms.filter(([event]) => event !== 'walk_failed')).toEqual([
    ['host_repair_failed', expect.objectContaining({ repair: 'histories', host: will.host.id })],
  ]);
  expect(visited).toEqual([will.host.id, 'other']);
});

it('stops in a segment in which another sweep is ahead', async () => {
  consistOf([['a'], ['b']]);
  await Promise.all([walk(), walk()]);
  for (let segment = 0; segment < HOST_SEGMENTS; segment += 1) expect((await progress(segment))?.data.isDone).toBe(true);
});

it('raises the alarm once if it is not at its end after a day and a half', async () => {
  consistOf([['a'], ['b'], ['c'], ['d']]);
  const begunAt = after(instant(currentApp().now()), -37 * HOUR * 1000);
  await currentApp().store.walkProgress.note(0, (await progress(0))?.version ?? 0, { begunAt, isDone: false });
  await walk(1);
  await walk(1);
  expect(alarms).toEqual([['walk_late', { begun: begunAt, segment: 0 }]]);
});

it('waits while Hosts cannot answer: no deadline counts then', async () => {
  await stage.fault('page', 'error');
  await stage.advance(DAY);
  visited = [];
  await walk();
  expect(visited).toEqual([]);
  await stage.fault('page', 'off');
});
