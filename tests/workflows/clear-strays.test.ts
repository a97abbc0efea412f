import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { after, instant } from '#domain/time.ts';
import { currentApp } from '#platform/current-app.ts';
import { scheduleName } from '#platform/schedule-name.ts';
import { DUE_PARTITIONS, timerPart } from '#store/keys.ts';
import type { TimerData } from '#store/unit-of-work.ts';
import { type Stage, startStage } from '#tests/races/stage.ts';
import { DAY, type SealedWill, sealWill } from '#tests/support/story.ts';
import { stolenTable } from '#tests/support/table.ts';
import { sweep } from '#workflows/sweep.ts';

let stage: Stage;
let will: SealedWill;
beforeAll(async () => {
  stage = await startStage();
  will = await sealWill(stage);
});
afterAll(() => stage?.stop());
beforeEach(async () => {
  expect(await schedules()).toEqual([scheduleName(await timer())]);
});

/** The names of all schedules, after everything that was written so far has had its effect. */
async function schedules(): Promise<string[]> {
  await stage.dump();
  const names = await Promise.all(DUE_PARTITIONS.map((_, part) => currentApp().schedules.names(part)));
  return names.flat();
}

async function timer(): Promise<TimerData> {
  const found = await currentApp().store.due.timer(will.host.id);
  if (!found) throw new Error('The will has no timer.');
  return found;
}

/** Far enough away to ring in no test. */
const set = (hostId: string, days = 300): Promise<boolean> =>
  currentApp().schedules.set({ hostId, kind: 'liveness-due', dueAt: after(instant(currentApp().now()), days * DAY * 1000) }, currentApp().now());

/** Lets a day pass, so that a new round begins, and sweeps; answers what was set right in all. */
async function daily(sweeps = 1): Promise<Record<'schedules' | 'silent' | 'timers', number>> {
  await stage.advance(DAY);
  const told = { schedules: 0, silent: 0, timers: 0 };
  const app = currentApp();
  const { info } = app.log;
  app.log.info = (event, facts = {}) => {
    if (event === 'strays_cleared') for (const kind of ['schedules', 'silent', 'timers'] as const) told[kind] += Number(facts[kind]);
  };
  await Promise.all(Array.from({ length: sweeps }, () => sweep(app)));
  app.log.info = info;
  return told;
}

const NOTHING = { schedules: 0, silent: 0, timers: 0 };

describe('a sweep, once a day,', () => {
  it('leaves alone what belongs together', async () => {
    const before = await schedules();
    expect(await daily()).toEqual(NOTHING);
    expect(await schedules()).toEqual(before);
  });

  it('takes away schedules of nobody, of an older setting, and more of them than fit on a page', async () => {
    const part = timerPart(will.host.id);
    const nobody = Array.from({ length: 2000 }, () => randomUUID()).filter((id) => timerPart(id) === part);
    expect(nobody.length).toBeGreaterThan(100);
    await Promise.all([...nobody, will.host.id].map((id) => set(id)));
    expect(await daily()).toEqual({ ...NOTHING, schedules: nobody.length + 1 });
    expect(await schedules()).toEqual([scheduleName(await timer())]);
  });

  it('sets the schedule of a timer that has none', async () => {
    await currentApp().schedules.clear(scheduleName(await timer()));
    expect(await schedules()).toEqual([]);
    expect(await daily()).toEqual({ ...NOTHING, silent: 1 });
    expect(await schedules()).toEqual([scheduleName(await timer())]);
  });

  it('takes away a timer whose will is gone, and its schedule with it', async () => {
    const hostId = randomUUID();
    const at = instant(currentApp().now());
    await currentApp().store.commit({ hostId, at, timer: { kind: 'liveness-due', at: after(at, 300 * DAY * 1000) } });
    expect(await schedules()).toHaveLength(2);
    expect(await daily()).toEqual({ ...NOTHING, timers: 1 });
    expect(await currentApp().store.due.timer(hostId)).toBeUndefined();
  });

  it('gives a will its timer back of which only the schedule is left', async () => {
    const lost = await timer();
    const table = await stolenTable(stage);
    for (const item of await table.items(`TIMER#${will.host.id}`)) await table.remove(item);
    expect(await schedules()).toEqual([]);
    await currentApp().schedules.set(lost, currentApp().now());
    expect(await daily()).toEqual({ ...NOTHING, schedules: 1 });
    expect(await timer()).toEqual(lost);
  });

  it('does all of it once, though two sweeps run at the same time', async () => {
    await Promise.all(Array.from({ length: 12 }, () => set(randomUUID())));
    await currentApp().schedules.clear(scheduleName(await timer()));
    expect(await daily(2)).toEqual({ schedules: 12, silent: 1, timers: 0 });
  });

  it('goes on with the next sweep where its time was up, and then rests for a day', async () => {
    const { store } = currentApp();
    await stage.advance(DAY);
    await set(randomUUID());
    const { version = 0 } = (await store.strayRound.load()) ?? {};
    await store.strayRound.note(version, { begunAt: instant(currentApp().now()), next: DUE_PARTITIONS.length - 1 });
    await sweep(currentApp());
    expect((await store.strayRound.load())?.data.next).toBe(DUE_PARTITIONS.length);
    const before = await store.strayRound.load();
    await sweep(currentApp());
    expect(await store.strayRound.load()).toEqual(before);
    await daily();
    expect(await schedules()).toHaveLength(1);
  });
});
