import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentApp } from '#app/current-app.ts';
import { sweep } from '#jobs/sweep.ts';
import { scheduleName } from '#platform/schedule-name.ts';
import { DUE_PARTITIONS } from '#store/keys.ts';
import type { TimerData } from '#store/unit-of-work.ts';
import { sharedStage } from '#tests/races/stage.ts';
import { beginAfresh, sharedWill } from '#tests/support/shared-stack.ts';
import {
  access,
  answered,
  authenticate,
  DAY,
  HOUR,
  MINUTE,
  newcomer,
  signIn,
  startTransfer,
  subjects,
  survivorAt,
  transferStatus,
} from '#tests/support/story.ts';
import { type StolenTable, stolenTable } from '#tests/support/table.ts';
import { dropRecords } from '#tests/world/world.ts';

const stage = beginAfresh(sharedStage());
const will = sharedWill(stage);
let table: StolenTable;
let alarms: [event: string, facts: Record<string, unknown>][];

beforeEach(async () => {
  table = await stolenTable(stage);
  alarms = [];
  const { log } = currentApp();
  vi.spyOn(log, 'alarm').mockImplementation((event, facts = {}) => void alarms.push([event, facts]));
});
afterEach(() => {
  dropRecords(false);
  vi.restoreAllMocks();
});

const timer = (): Promise<TimerData | undefined> => currentApp().store.due.timer(will.host.id);
const missing = () => alarms.filter(([event]) => event === 'timer_missing').map(([, facts]) => facts['host']);

async function schedules(): Promise<string[]> {
  await stage.dump();
  return (await Promise.all(DUE_PARTITIONS.map((_, part) => currentApp().schedules.names(part)))).flat();
}

async function removeRow(): Promise<void> {
  for (const item of await table.items(`TIMER#${will.host.id}`)) await table.remove(item);
  await stage.dump();
}

/** Removes the timer while the stream is read by no one, and its schedule: nothing is left that would fire. */
async function removeTimer(): Promise<void> {
  dropRecords(true);
  await removeRow();
  dropRecords(false);
  for (const name of await schedules()) await currentApp().schedules.clear(name);
}

describe('one removed timer row', () => {
  it('comes back with its schedule as soon as its removal is read, and is an alarm', async () => {
    const before = await timer();
    await removeRow();
    expect(await timer()).toEqual(before);
    expect(await schedules()).toEqual([before && scheduleName(before)]);
    expect(missing()).toEqual([will.host.id]);
  });

  it.each(['due_partition', 'due_at'])('counts as removed without its %s, which no mac covers', async (attribute) => {
    const before = await timer();
    const [row] = await table.items(`TIMER#${will.host.id}`);
    if (!row) throw new Error('The will has no timer.');
    const { [attribute]: _, ...rest } = row;
    dropRecords(true);
    await table.put({ ...rest, pk: row.pk, sk: row.sk });
    await stage.dump();
    dropRecords(false);
    expect(await timer()).toBeUndefined();
    await sweep(currentApp());
    expect([await timer(), missing()]).toEqual([before, [will.host.id]]);
  });

  it('is repaired by the daily walk, with an alarm, and the silent Host is asked again', async () => {
    const before = await timer();
    await removeTimer();
    expect(await timer()).toBeUndefined();
    await sweep(currentApp());
    expect([await timer(), missing()]).toEqual([before, [will.host.id]]);
    await sweep(currentApp());
    expect(missing()).toHaveLength(1);
    await stage.clearMessages();
    await stage.advance(60 * DAY);
    expect(await subjects(stage, will.host.email)).toContain('Are you well? Please let us know');
  });

  it('comes back if only its schedule is left', async () => {
    const before = await timer();
    dropRecords(true);
    await removeRow();
    dropRecords(false);
    const { hostWalk } = currentApp().store;
    vi.spyOn(hostWalk, 'page').mockResolvedValue({ hostIds: [], next: undefined });
    await sweep(currentApp());
    expect([await timer(), missing(), await schedules()]).toEqual([before, [will.host.id], [before && scheduleName(before)]]);
  });

  it('is replaced by an older one that fires too late: the walk sets it back, with an alarm', async () => {
    const before = await timer();
    dropRecords(true);
    const [late] = await table.items(`TIMER#${will.host.id}`);
    await signIn(will.host);
    await answered(200, will.host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 7 } });
    const wanted = await timer();
    if (!late || !wanted || !before) throw new Error('The will has no timer.');
    expect(wanted.dueAt < before.dueAt).toBe(true);
    await table.put(late);
    await stage.dump();
    dropRecords(false);
    await sweep(currentApp());
    expect([await timer(), missing()]).toEqual([wanted, [will.host.id]]);
  });

  it('keeps no started transfer closed: the next request after the deadline passes the time', async () => {
    const transfer = await startTransfer(will);
    const [ann, bob] = [survivorAt(will, 0), survivorAt(will, 1)];
    await stage.advance(HOUR);
    await authenticate(transfer, ann);
    await authenticate(transfer, bob);
    await stage.advance(46 * HOUR);
    await removeTimer();
    await stage.advance(HOUR + MINUTE);
    expect(await timer()).toBeUndefined();
    expect((await transferStatus(transfer, newcomer(stage))).status).toBe('accessible');
    await stage.dump();
    expect((await timer())?.kind).toBe('access-window-elapsed');
    expect((await access(transfer, ann)).status).toBe(200);
  });

  it('keeps no transfer running: after its access window, the next request ends it, and another start is taken', async () => {
    const transfer = await startTransfer(will);
    await stage.advance(HOUR);
    await authenticate(transfer, survivorAt(will, 0));
    await authenticate(transfer, survivorAt(will, 1));
    await stage.advance(48 * HOUR);
    await removeTimer();
    await stage.advance(400 * DAY);
    await removeTimer();
    expect((await transferStatus(transfer, newcomer(stage))).status).toBe('completed');
    await startTransfer(will);
  });

  it('is no alarm while the state demands none', async () => {
    await stage.advance(DAY);
    await sweep(currentApp());
    expect(alarms).toEqual([]);
  });
});
