import type { Random } from '#tests/support/random.ts';
import { nextDueOfWorld, stackOfWorld } from '#tests/world/world.ts';
import { type Calendar, outside } from './calendar.ts';

interface Planned {
  at: number;
  happen(): Promise<unknown>;
}

/** The time of all people in one world, and what they plan to do. */
export interface Years {
  calendar: Calendar;
  random: Random;
  now(): number;
  /** A person does something at this time, or as soon as the service can be reached again. */
  plan(at: number, happen: () => Promise<unknown>): void;
  /** Something happens at this time, whether or not the service can be reached. */
  at(at: number, happen: () => Promise<unknown>): void;
  run(): Promise<void>;
}

/** Work that stays due is tried again by the next sweep. */
const SWEEP_EVERY = 5 * 60_000;

export function yearsOf(calendar: Calendar, random: Random): Years {
  const planned: Planned[] = [];
  const now = stackOfWorld.time;
  const at = (time: number, happen: Planned['happen']): void => {
    const place = planned.findLastIndex((one) => one.at <= time) + 1;
    planned.splice(place, 0, { at: time, happen });
  };
  for (const [from, to] of calendar.pages) {
    at(from, () => stackOfWorld.fault('page', 'refuse'));
    at(to, () => stackOfWorld.fault('page', 'off'));
  }
  for (const [from, to] of calendar.down) at(from, () => stackOfWorld.outage(Math.max(0, to - now()) / 1000));
  return {
    ...{ calendar, random, now, at },
    plan: (time, happen) => at(outside(calendar.out, time), happen),
    async run() {
      while (now() < calendar.end) {
        const next = planned[0];
        const until = Math.min(next?.at ?? calendar.end, calendar.end);
        if (next && next.at <= now()) await planned.shift()?.happen();
        else await passTo(until);
      }
    },
  };
}

/** Lets time pass until then, or until work is due before, whose messages people may answer. */
async function passTo(until: number): Promise<void> {
  const now = stackOfWorld.time();
  const due = nextDueOfWorld() ?? until;
  const next = due > now ? due : now + SWEEP_EVERY;
  await stackOfWorld.advance((Math.max(Math.min(until, next), now + 1) - now) / 1000);
}
