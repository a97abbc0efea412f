import { DAY } from '#common/time.ts';
import { type Random, randomOf } from '#tests/support/random.ts';
import { beginWorld, onMessage, stackOfWorld } from '#tests/world/world.ts';
import { ask, beginLife, type Lived, lives, mailbox } from './account.ts';
import { type Calendar, calendarOf } from './calendar.ts';
import type { Change } from './chronicle.ts';
import { surround } from './edge.ts';
import { planFamily } from './family-acts.ts';
import { planHost } from './host-acts.ts';
import { receive, surroundingsOf } from './observe.ts';
import { type Host, hostOf } from './people.ts';
import { yearsOf } from './years.ts';

export interface Size {
  hosts: number;
  years: number;
  seed: number;
  /** What differs from that. */
  instead?: {
    random: Random;
    people(calendar: Calendar): Partial<Host>;
    calendar?(drawn: Calendar): Partial<Calendar>;
  };
}

export interface Simulated extends Size {
  calendar: Calendar;
  lives: Lived[];
}

/** Lets these Hosts live in one world, and returns what an observer saw. The same numbers give the same lives. */
export async function simulateYears(size: Size): Promise<Simulated> {
  const { hosts, years: length, seed, instead } = size;
  const randomFor = (stream?: number): Random => instead?.random ?? randomOf(seed, stream);
  await beginWorld({ seed: `years ${seed}` });
  lives.clear();
  mailbox.clear();
  const begin = stackOfWorld.time();
  const drawn = calendarOf([begin, begin + length * 365 * DAY], randomFor);
  const calendar = { ...drawn, ...instead?.calendar?.(drawn) };
  const years = yearsOf(calendar, randomFor());
  onMessage((message) => receive(years, message));
  surround(surroundingsOf(years));
  const all: Lived[] = [];
  for (let number = 0; number < hosts; number += 1) {
    const random = randomFor(number + 1);
    const host = { ...hostOf(number, calendar, random), ...instead?.people(calendar) };
    // Each life begins within the first day.
    years.plan(begin + random.between(0, DAY), async () => {
      const life = await beginLife(host, years, random);
      all.push(life);
      planHost(life);
      planFamily(life);
    });
  }
  years.at(begin + 30 * DAY, async () => stackOfWorld.clearMessages());
  await years.run();
  for (const life of all) life.chronicle.trail = await readTrail(life);
  return { ...size, calendar, lives: all.sort((one, other) => one.host.number - other.host.number) };
}

/** Reads the changes of status in the Host's history. */
async function readTrail(life: Lived): Promise<Change[]> {
  const changes: Change[] = [];
  for (let before = ''; ; ) {
    const { body } = await ask(life, 'GET', `/api/host/audit?limit=100${before && `&before=${before}`}`);
    for (const { at, event, transfer_id: wire, facts } of body.entries) {
      const of = event === 'will_status' ? 'will' : event === 'transfer_status' ? 'transfer' : undefined;
      if (of) changes.push({ at: Date.parse(at), of, from: facts.from, to: facts.to, transfer: facts.transfer ?? '', wire: wire ?? '' });
    }
    if (!body.next) return changes.reverse();
    before = body.next;
  }
}
