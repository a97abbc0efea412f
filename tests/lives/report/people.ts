import { CHECK_INTERVALS, MAX_MISSED_CHECKS, RESPONSE_TIMES } from '#common/limits.ts';
import { DAY, HOUR } from '#common/time.ts';
import type { Random } from '#tests/support/random.ts';
import { type Calendar, type Period, periods } from './calendar.ts';

/** `prompt`: answers each check within the response time. `forgetful`: misses some. `away`: prompt, but away for weeks. */
export type Habit = 'prompt' | 'forgetful' | 'away';

export interface Settings {
  hcit_days: number;
  hcrt_hours: number;
  hcrac: number;
}

/** A Host as a person: what they do, which the service cannot know. Times in epoch milliseconds. */
export interface Host {
  number: number;
  email: string;
  phone: string;
  habit: Habit;
  /** `link`: answers by the links in messages, and signs in only if a link no longer works. `app`: signs in. */
  way: 'link' | 'app';
  timezone: string;
  channels: readonly OwnChannel[];
  settings: Settings;
  changes: readonly { at: number; settings: Settings }[];
  /** When they die, if within these years. */
  diesAt: number;
  away: readonly Period[];
  isPausing: boolean;
  isRehearsing: boolean;
  /** A card that stops a transfer. `found`: another person uses it after their death. */
  card: 'none' | 'own' | 'found';
  /** What their Survivors do when they are asked to start. `vouch`: they say that the Host is alive if that is so. `always vouch`: also if it is not. */
  family: 'start' | 'vouch' | 'always vouch';
  /** Periods in which one of their channels accepts nothing. */
  broken: Readonly<Partial<Record<OwnChannel, readonly Period[]>>>;
  /** For each of their storages, when it cannot be read or written. The last period may have no end. */
  unreachable: readonly (readonly Period[])[];
  /** From when on even our own mailer cannot deliver to them. */
  cutOffFrom: number;
  /** When the mailbox of their account does not exist. Our mailer learns it by bounces. */
  deadMailbox: Period | undefined;
  seals: readonly number[];
  /** When a Survivor starts a transfer although the Host is well. */
  wrongStarts: readonly number[];
  /** When the family starts without being asked. */
  knowsAt: number;
  people: readonly Person[];
  threshold: number;
}

export type OwnChannel = 'email' | 'sms' | 'whatsapp';

/** A Survivor as a person. */
export interface Person {
  name: string;
  email: string;
  /** When this mailbox is not read: from its loss until the Host enters the new one. */
  lost: readonly Period[];
  hasPaper: boolean;
  /** How long they usually wait before they do what a message asks for. */
  delay: number;
}

const NAMES = ['Ben', 'Clara', 'Daniel', 'Eva', 'Felix'];
const FAMILIES = ['start', 'vouch', 'start', 'start', 'always vouch', 'start', 'vouch'] as const;
const CARDS = ['none', 'found', 'none', 'own', 'none', 'none'] as const;
const ZONES = ['UTC', 'Europe/Vienna', 'America/New_York', 'Asia/Tokyo'] as const;
const NEVER = Number.POSITIVE_INFINITY;

/** Creates the Host with this number, their habits and events. */
export function hostOf(number: number, calendar: Calendar, random: Random): Host {
  const { begin, end } = calendar;
  const span = (rate: number, length: Period) => periods(random, begin + 2 * DAY, end, rate, length);
  const habit = random.pick<Habit>(['prompt', 'prompt', 'prompt', 'forgetful', 'away']);
  const channels: OwnChannel[] = [
    ...(random.happens(0.7) ? (['email'] as const) : []),
    ...(['sms', 'whatsapp'] as const).filter(() => random.happens(0.3)),
  ];
  const count = random.pick([2, 3, 3, 4, 5]);
  // Half of them: what is rare must happen often enough to be counted.
  const diesAt = random.happens(0.5) ? random.between(begin + DAY, end) : NEVER;
  const times = (rate: number) => random.moments(begin + 2 * DAY, end, rate);
  return {
    ...{ number, email: `host-${number}@example.com`, phone: `+43660${1_000_000 + number}`, habit, channels, diesAt },
    ...{ isPausing: number % 2 === 0, isRehearsing: number % 3 === 0, card: cycle(CARDS, number), family: cycle(FAMILIES, number) },
    ...{ way: random.pick<Host['way']>(['link', 'app']), timezone: cycle(ZONES, number), threshold: random.pick([2, Math.min(3, count)]) },
    settings: settingsOf(random),
    changes: times(0.4).map((at) => ({ at, settings: settingsOf(random) })),
    away: habit === 'away' ? span(2, [5 * DAY, 50 * DAY]) : [],
    broken: Object.fromEntries(channels.map((channel) => [channel, span(0.5, [HOUR, 40 * DAY])])),
    unreachable: Array.from({ length: random.happens(0.4) ? 2 : 1 }, () => unreachableOf(calendar, random)),
    cutOffFrom: random.happens(0.03) ? random.between(begin + DAY, end) : NEVER,
    deadMailbox: deadMailboxOf(calendar, random),
    seals: times(0.7),
    wrongStarts: random.happens(0.3) ? times(1) : [],
    knowsAt: random.happens(0.4) ? diesAt + random.spread(HOUR, 30 * DAY) : NEVER,
    people: NAMES.slice(0, count).map((name) => personOf(name, number, calendar, random)),
  };
}

const cycle = <One>(all: readonly [One, ...One[]], number: number): One => all[number % all.length] ?? all[0];

function settingsOf(random: Random): Settings {
  const hcrac = 1 + Math.floor(random.next() * MAX_MISSED_CHECKS);
  return { hcit_days: random.pick(CHECK_INTERVALS), hcrt_hours: random.pick(RESPONSE_TIMES), hcrac };
}

/** A provider closes the mailbox, or the Host leaves the company. Some notice it within days, some after more than a year. */
function deadMailboxOf({ begin, end }: Calendar, random: Random): Period | undefined {
  if (!random.happens(0.15)) return undefined;
  const from = random.between(begin + DAY, end);
  return [from, from + random.spread(5 * DAY, 500 * DAY)];
}

/** Hours to two months. In three of a hundred cases permanently. */
function unreachableOf({ begin, end }: Calendar, random: Random): Period[] {
  const passing = periods(random, begin + 2 * DAY, end, 1.5, [HOUR, 60 * DAY]);
  if (!random.happens(0.03)) return passing;
  const lost = random.between(begin + 2 * DAY, end);
  return [...passing.filter(([, to]) => to < lost), [lost, NEVER]];
}

function personOf(name: string, number: number, { begin, end }: Calendar, random: Random): Person {
  return {
    ...{ name, email: `${name.toLowerCase()}.${number}@example.net` },
    lost: periods(random, begin + 2 * DAY, end, 0.15, [5 * DAY, 400 * DAY]),
    hasPaper: random.happens(0.8),
    delay: random.spread(2 * HOUR, 4 * DAY),
  };
}
