import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { currentApp } from '#app/current-app.ts';
import { instant } from '#common/time.ts';
import { sweep } from '#jobs/sweep.ts';
import { scheduleName } from '#platform/schedule-name.ts';
import { grantId } from '#storages/rows/grants.ts';
import { timerPartition } from '#store/keys.ts';
import { sharedStage } from '#tests/races/stage.ts';
import { sharedWill } from '#tests/support/shared-stack.ts';
import { answered, DAY, MINUTE, signIn, subjects } from '#tests/support/story.ts';
import { dropRecords } from '#tests/world/world.ts';

const stage = sharedStage();
const will = sharedWill(stage, { storage: 'drive_a' });
const host = async () => {
  const found = await currentApp().store.hosts.load(will.host.id);
  if (!found) throw new Error('The Host is gone.');
  return found;
};
const isConnected = async () => (await host()).storages[0]?.isConnected;
const lostMails = async () => (await subjects(stage, will.host.email)).filter((subject) => /cloud|storage|drive/i.test(subject));
/** The events in the chain, newest first. */
const chained = async (): Promise<string[]> => {
  const { trail } = currentApp().store;
  const { data } = await trail.head(will.host.id);
  return (await trail.page(will.host.id, data.number + 1, 30, currentApp().now())).map(({ event }) => event);
};

/** Lets this time pass, sweeps, and processes everything that follows. */
async function sweepAfter(seconds: number): Promise<void> {
  await stage.advance(seconds);
  await sweep(currentApp());
  await stage.dump();
}

beforeAll(() => {
  dropRecords(true);
});
afterAll(() => {
  dropRecords(false);
});

it('what every record of the stream would have caused is done by the sweeps of a day', async () => {
  const { store, schedules, now } = currentApp();
  await stage.clearMessages();
  await signIn(will.host);
  await stage.advance(MINUTE);
  await answered(200, will.host.ask, 'POST', '/api/liveness/alive', { json: {} });
  const id = grantId((await host()).storages[0]?.config ?? '');
  const grant = await store.grants.get(id);
  if (!grant) throw new Error('The drive has no grant.');
  await store.grants.put(id, { ...grant.data, endedAt: instant(now()) }, grant.version);
  await stage.dump();
  const timer = await store.due.timer(will.host.id);
  const isSet = async () => timer && (await schedules.names(timerPartition(will.host.id))).includes(scheduleName(timer));
  expect([await isConnected(), await lostMails(), await isSet(), (await store.trail.waiting(will.host.id, 1)).length]).toEqual([true, [], false, 1]);

  await sweepAfter(5 * MINUTE);
  expect(await isConnected()).toBe(false);
  await sweepAfter(5 * MINUTE);
  expect(await lostMails()).toHaveLength(1);
  expect(await store.grants.lost()).toEqual([]);

  const waiting = await store.trail.waiting(will.host.id, 30);
  await sweepAfter(DAY);
  expect(await chained()).toEqual(expect.arrayContaining(['drive_lost', ...waiting.map(({ entry }) => entry.event)]));
  expect(waiting.length).toBeGreaterThan(0);
  expect(await isSet()).toBe(true);
});

it('a timer whose schedule was never set is performed when it is due, and its check is sent', async () => {
  const { store, schedules, now } = currentApp();
  // The daily repair would set it.
  const set = vi.spyOn(schedules, 'set').mockResolvedValue(false);
  const passTimer = async () => stage.advance((Date.parse((await store.due.timer(will.host.id))?.dueAt ?? '') - now().getTime()) / 1000);
  await stage.clearMessages();
  // This time is early because of the later sign of life, and has a schedule. It moves the timer.
  await passTimer();
  expect(await schedules.names(timerPartition(will.host.id))).toEqual([]);
  await passTimer();
  expect((await host()).liveness?.phase.name).toBe('asking');
  await stage.advance(10 * MINUTE);
  expect(await subjects(stage, will.host.email)).toEqual(['Are you well? Please let us know']);
  set.mockRestore();
});
