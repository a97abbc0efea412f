import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { currentApp } from '#app/current-app.ts';
import { instant, roundUpToSecond } from '#common/time.ts';
import { sweep } from '#jobs/sweep.ts';
import { scheduleName } from '#platform/schedule-name.ts';
import { DUE_PARTITIONS } from '#store/keys.ts';
import { sharedStage } from '#tests/races/stage.ts';
import { beginAfresh, sharedTable, sharedWill } from '#tests/support/shared-stack.ts';
import { answered, authenticate, DAY, HOUR, openWill, signIn, startTransfer, survivorAt } from '#tests/support/story.ts';
import type { Item } from '#tests/support/table.ts';
import { dropRecords } from '#tests/world/world.ts';
import { nextTimer, timerToSchedule } from '#wills/rules/timers.ts';
import { loadWillState } from '#wills/will-state.ts';

const stage = beginAfresh(sharedStage());
const will = sharedWill(stage);
const table = sharedTable(stage);
afterEach(() => {
  dropRecords(false);
});

const settings = async (json: object) => {
  await signIn(will.host);
  await answered(200, will.host.ask, 'PUT', '/api/host/settings', { json });
};

/** How to reach each state of a will in which it waits for time. */
const STATES: readonly [name: string, reach: () => Promise<unknown>][] = [
  ['active', async () => undefined],
  ['active', async () => stage.advance(31 * DAY)],
  [
    'active',
    async () => {
      await signIn(will.host);
      const until = new Date((await stage.now()).getTime() + 20 * DAY * 1000).toISOString();
      await answered(200, will.host.ask, 'POST', '/api/liveness/pause', { json: { until } });
    },
  ],
  [
    'pending_transfer',
    async () => {
      await settings({ hcit_days: 7, hcrt_hours: 24, hcrac: 1 });
      await stage.advance(9 * DAY);
    },
  ],
  ['transfer_initiated', async () => startTransfer(will)],
  [
    'awaiting_authentication',
    async () => {
      const transfer = await startTransfer(will);
      await stage.advance(49 * HOUR);
      await authenticate(transfer, survivorAt(will, 0));
    },
  ],
  [
    'transfer_stalled',
    async () => {
      await startTransfer(will);
      for (let months = 0; months < 12 && (await loaded()).state.will.status !== 'transfer_stalled'; months += 1) await stage.advance(30 * DAY);
    },
  ],
  ['accessible', async () => openWill(will)],
];

/** What can be derived from the record of the Host or of the transfer, and how it is lost. */
const LOSSES = {
  timer: async () => {
    for (const row of await table.items(`TIMER#${will.host.id}`)) await table.remove(row);
  },
  'keys of the index': async () => {
    for (const { due_at: _, due_partition: __, ...row } of await table.items(`TIMER#${will.host.id}`)) await table.put(row);
  },
  schedules: async () => {
    for (const name of await schedules()) await currentApp().schedules.clear(name);
  },
  queues: async () => {
    for (const row of await table.items('QUEUE#')) await table.remove(row);
  },
  counters: async () => {
    for (const row of await table.items('RATE#')) await table.remove(row);
  },
  pointers: async () => {
    for (const row of await pointers()) await table.remove(row);
  },
} as const;
const kinds = Object.keys(LOSSES) as (keyof typeof LOSSES)[];
const lost = fc.record({ what: fc.subarray(kinds, { minLength: 1 }), isDropped: fc.boolean() });

async function lose({ what, isDropped }: { what: readonly (keyof typeof LOSSES)[]; isDropped: boolean }): Promise<void> {
  dropRecords(isDropped);
  for (const kind of what) await LOSSES[kind]();
  await stage.dump();
  dropRecords(false);
}

/** What the daily work finds on the next day, without a change of time: its progress is lost too. */
async function nextDay(): Promise<void> {
  for (const row of await table.items('SERVICE#CLOCK')) if (/^(WALK|STRAYS)/.test(row.sk)) await table.remove(row);
  await sweep(currentApp());
  await stage.dump();
}

async function loaded() {
  const app = currentApp();
  const host = await app.store.hosts.load(will.host.id);
  const state = host && (await loadWillState(app, host, (await app.store.serviceClock.look(app.now())).outages));
  if (!state) throw new Error('The will is gone.');
  return state;
}

async function schedules(): Promise<string[]> {
  return (await Promise.all(DUE_PARTITIONS.map((_, part) => currentApp().schedules.names(part)))).flat();
}

/** By which the account, the will and the transfer are found. */
async function pointers(): Promise<Item[]> {
  const found = await Promise.all(['EMAIL#', 'WILL#', 'TRANSFER#'].map((prefix) => table.items(prefix)));
  return found.flat().filter(({ sk }) => sk === 'HOST' || sk === 'POINTER');
}

async function expectDemanded(): Promise<void> {
  const { state, context } = await loaded();
  const { kind, at } = timerToSchedule(state, context);
  const timer = { hostId: will.host.id, kind, dueAt: roundUpToSecond(at) };
  expect(await currentApp().store.due.timer(will.host.id)).toEqual(timer);
  expect(await schedules()).toEqual([scheduleName(timer)]);
  // That of a transfer that has ended stays.
  expect((await pointers()).length).toBeGreaterThanOrEqual(state.transfer ? 3 : 2);
}

describe.each(STATES.map(([name, reach], n) => [`${name} (${n})`, name, reach] as const))('a will that is %s', (_title, name, reach) => {
  it('gets back on the next day whatever its state demands, and on the next request after a deadline', async () => {
    await reach();
    await stage.dump();
    expect((await loaded()).state.will.status).toBe(name);
    await fc.assert(
      fc.asyncProperty(lost, async (rows) => {
        await lose(rows);
        await nextDay();
        await expectDemanded();
      }),
      { seed: 71, numRuns: 6, endOnFailure: true },
    );
    await signIn(will.host);
    const { state } = await loaded();
    const due = new Date(nextTimer(state, { outages: [] }).at);
    // No one could sign in without the pointers.
    await lose({ what: kinds.filter((kind) => kind !== 'pointers'), isDropped: true });
    await stage.advance((due.getTime() - (await stage.now()).getTime()) / 1000 + 1);
    await signIn(will.host);
    await answered(200, will.host.ask, 'GET', '/api/host/overview');
    await stage.dump();
    const after = await loaded();
    expect(after.state).not.toEqual(state);
    expect(nextTimer(after.state, { outages: [] }).at > instant(currentApp().now())).toBe(true);
    await expectDemanded();
  });
});
