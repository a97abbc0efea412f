import { expect, it } from 'vitest';
import { jobs } from '#functions/routes.ts';
import { hostOfSchedule, scheduleName } from '#platform/schedule-name.ts';
import { recoveryPrograms } from '#recovery/program.ts';
import type { TimerData } from '#store/unit-of-work.ts';
import { newestFixture } from './fixture.ts';

const { schedules, items, names } = newestFixture();
// The recording is JSON of the emulated Scheduler.
const recorded = schedules as { name: string; target: { arn: string; input: string } }[];

it('each recorded schedule calls a function that is still deployed', () => {
  const called = recorded.map(({ target }) => target.arn.replace(String(names['functionArnPrefix']), ''));
  const deployed = Object.keys(jobs).map((name) => name.replaceAll('/', '-'));
  expect(called.length).toBeGreaterThan(5);
  expect(called.filter((name) => !deployed.includes(name))).toEqual([]);
});

it('each recorded schedule still has the name that its timer gives it, so that the service finds it', () => {
  for (const { name, target } of recorded) {
    const { kind, id, due_at } = JSON.parse(target.input);
    // The kinds of timers have not changed if the name is the same.
    const timer = { hostId: id, kind, dueAt: due_at } as TimerData;
    expect([scheduleName(timer), hostOfSchedule(name)]).toEqual([name, id]);
  }
});

it('each page that a recorded paper names is still part of new packages', () => {
  const named = items.flatMap((item) => /"program":\{"S":"([0-9a-f]{64})"/.exec(JSON.stringify(item))?.[1] ?? []);
  expect(recoveryPrograms(named).missing).toEqual([]);
});
