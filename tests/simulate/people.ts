import { type Channel, canonicalContacts } from '#common/contact.ts';
import { NO_OFFERS, type Offers } from '#common/offers.ts';
import { DAY, HOUR, instant } from '#common/time.ts';
import type { ConnectorRecord, Profile } from '#hosts/rules/host.ts';
import { CHECK_INTERVALS, MAX_MISSED_CHECKS, RESPONSE_TIMES, type Settings } from '#hosts/rules/settings.ts';
import type { Survivor } from '#survivors/rules/survivor.ts';
import { ANN } from '#tests/hosts/profile.ts';
import type { Random } from '#tests/support/random.ts';
import { BEGIN, type Period, periods, type World } from './world.ts';

export type Habit = 'prompt' | 'forgetful' | 'on holiday';

/** A Host as a person: what they do, which the service cannot know. */
export interface Host {
  id: string;
  /** `prompt`: answers each check within the response time. `forgetful`: misses some. `on holiday`: prompt, but away for weeks. */
  habit: Habit;
  /** `link`: answers by the links in messages, and signs in only if a link no longer works. `app`: signs in. */
  way: 'link' | 'app';
  profile: Profile;
  connectors: readonly ConnectorRecord[];
  settings: Settings;
  /** When they die, if within these years. */
  diesAt: number;
  away: readonly Period[];
  /** A card that stops a transfer is in their wallet. `found`: another person uses it after their death. */
  card: 'none' | 'own' | 'found';
  /** Whether they rehearse with their Survivors, about once a year. */
  isRehearsing: boolean;
  /** What their Survivors do when they are asked to start. `vouch`: they say that the Host is alive if that is so. `always vouch`: also if it is not. */
  family: 'start' | 'vouch' | 'always vouch';
  /** Whether they pause the checks before they are away. */
  isPausing: boolean;
  /** Periods in which one of their connectors accepts nothing, by connector. */
  broken: ReadonlyMap<string, readonly Period[]>;
  /** Periods in which their storage cannot be read or written. The last may have no end. */
  unreadable: readonly Period[];
  /** Their will is in two storages. */
  hasMirror: boolean;
  /** Whether the operator of their service offers text messages. */
  offers: Offers;
  /** From when even our own mailer cannot deliver to their mailbox. */
  unreachableFrom: number;
  /** The period in which the mailbox of their account does not exist, until they enter a new address. Our mailer learns it by bounces. */
  deadMailbox: Period | undefined;
  /** When they change their settings, and to what. */
  changes: readonly { at: number; settings: Settings }[];
  /** When they seal again. */
  seals: readonly number[];
  /** When a Survivor starts a transfer although the Host is well. */
  wrongStarts: readonly number[];
  people: readonly Person[];
  threshold: number;
}

/** A Survivor as a person. */
export interface Person {
  id: string;
  survivor: Survivor;
  /** From when this mailbox is no longer read, and when the Host enters the new one. */
  moves: readonly { lost: number; toldAt: number }[];
  hasPaper: boolean;
  /** How long they wait before they do what a message asks for. */
  delay(random: Random): number;
}

const HABITS = ['prompt', 'prompt', 'prompt', 'forgetful', 'on holiday'] as const;
const NAMES = ['Ben', 'Clara', 'Daniel', 'Eva', 'Felix'] as const;

/** Creates the Host with this number, their habits and events. */
export function hostOf(number: number, world: World, random: Random): Host {
  const habit = random.pick(HABITS);
  const count = random.pick([2, 3, 3, 4, 5]);
  const { begin, end } = world;
  const connectors = connectorsOf(random);
  const settings = settingsOf(random, connectors);
  const hasMirror = random.happens(0.4);
  const offers: Offers = random.happens(0.5) ? { sms: [{ country: 'DE', prefix: '+49' }], telegram: '' } : NO_OFFERS;
  return {
    id: `host-${number}`,
    habit,
    way: random.pick(['link', 'app']),
    profile: profileOf(number),
    connectors,
    settings,
    // Each life begins within the first day.
    diesAt: random.happens(0.3) ? random.between(begin + DAY, end) : Number.POSITIVE_INFINITY,
    away: habit === 'on holiday' ? periods(random, begin, end, 2, [5 * DAY, 50 * DAY]) : [],
    isPausing: number % 2 === 0,
    isRehearsing: number % 3 === 0,
    card: CARDS[number % CARDS.length] ?? 'none',
    family: FAMILIES[number % FAMILIES.length] ?? 'start',
    broken: new Map(connectors.map(({ id }) => [id, periods(random, begin, end, 0.5, [HOUR, 40 * DAY])])),
    unreachableFrom: random.happens(0.03) ? random.between(begin, end) : Number.POSITIVE_INFINITY,
    changes: random.moments(begin, end, 0.4).map((at) => ({ at, settings: settingsOf(random, connectors) })),
    seals: random.moments(begin, end, 0.7),
    wrongStarts: random.happens(0.3) ? random.moments(begin, end, 1) : [],
    people: NAMES.slice(0, count).map((name) => personOf(name, connectors, world, random, offers)),
    threshold: random.pick([2, Math.min(3, count)]),
    unreadable: hasMirror ? common(unreadableOf(world, random), unreadableOf(world, random)) : unreadableOf(world, random),
    hasMirror,
    offers,
    deadMailbox: deadMailboxOf(world, random),
  };
}

/** A provider closes the mailbox, or the Host leaves the company. Some notice it within days, some after more than a year. */
function deadMailboxOf({ begin, end }: World, random: Random): Period | undefined {
  if (!random.happens(0.15)) return undefined;
  const from = random.between(begin, end);
  return [from, from + random.spread(5 * DAY, 500 * DAY)];
}

/** Hours to two months. In three of a hundred cases permanently. */
function unreadableOf({ begin, end }: World, random: Random): Period[] {
  const passing = periods(random, begin, end, 1.5, [HOUR, 60 * DAY]);
  if (!random.happens(0.03)) return passing;
  const lost = random.between(begin, end);
  return [...passing.filter(([, to]) => to < lost), [lost, Number.POSITIVE_INFINITY]];
}

/** The periods in which neither of two storages can be read. */
function common(one: readonly Period[], other: readonly Period[]): Period[] {
  const parts = one.flatMap(([from, to]) => other.map(([begin, end]): Period => [Math.max(from, begin), Math.min(to, end)]));
  return parts.filter(([from, to]) => from < to);
}

function settingsOf(random: Random, connectors: readonly ConnectorRecord[]): Settings {
  return {
    hcit_days: random.pick(CHECK_INTERVALS),
    hcrt_hours: random.pick(RESPONSE_TIMES),
    hcrac: 1 + Math.floor(random.next() * MAX_MISSED_CHECKS),
    survivor_threshold: 2,
    preferred_connector_id: connectors[0]?.id ?? null,
    start_requires_proof: false,
  };
}

const OTHERS: readonly Channel[] = ['sms', 'whatsapp', 'telegram'];

function connectorsOf(random: Random): ConnectorRecord[] {
  // Without their own mail server, e-mail is sent by ours.
  const types: Channel[] = [...(random.happens(0.7) ? (['email'] as const) : []), ...OTHERS.filter(() => random.happens(0.25))];
  return types.map((type, priority) => ({
    id: type,
    type,
    name: type,
    priority,
    isVerified: true,
    config: '',
    hostDestination: type === 'email' ? null : '+43',
    createdAt: instant(new Date(BEGIN)),
  }));
}

/** Only what decides about channels counts here. Everything else is as in a new account. */
const FAMILIES = ['start', 'vouch', 'start', 'start', 'always vouch', 'start', 'vouch'] as const;
const CARDS = ['none', 'found', 'none', 'own', 'none', 'none'] as const;
/** Some Hosts have set a time zone. */
const ZONES = ['UTC', 'Europe/Vienna', 'America/New_York', 'Asia/Tokyo'] as const;

function profileOf(number: number): Profile {
  const at = instant(new Date(BEGIN));
  const own = {
    id: `host-${number}`,
    email: `host-${number}@example.com`,
    displayName: 'Anna',
    timezone: ZONES[number % ZONES.length] ?? 'UTC',
    createdAt: at,
    updatedAt: at,
  };
  return { ...ANN, ...own };
}

function personOf(name: string, connectors: readonly ConnectorRecord[], world: World, random: Random, { sms }: Offers): Person {
  const id = name.toLowerCase();
  const phone = connectors.flatMap(({ type }) => (type === 'email' || type === 'push' ? [] : [type])).find(() => random.happens(0.5));
  const hasOnlyPhone = sms.length > 0 && random.happens(0.3);
  const mail = { type: 'email' as const, value: `${id}@example.net` };
  const numbers = [...(phone ? [{ type: phone, value: '+49' }] : []), ...(hasOnlyPhone ? [{ type: 'sms' as const, value: '+491' }] : [])];
  const contacts = hasOnlyPhone ? numbers : [mail, ...numbers];
  const usual = random.spread(2 * HOUR, 4 * DAY);
  return {
    id,
    survivor: {
      id,
      name,
      relationship: 'child',
      contacts: canonicalContacts(contacts),
      connectorPriority: [],
      hasPersonalMessage: true,
      backupCodesRemaining: 5,
      createdAt: instant(new Date(BEGIN)),
      paperMadeAt: instant(new Date(BEGIN)),
    },
    moves: random.moments(world.begin, world.end, 0.15).map((lost) => ({ lost, toldAt: lost + random.spread(5 * DAY, 400 * DAY) })),
    hasPaper: random.happens(0.8),
    delay: (by) => Math.min(usual * by.spread(0.3, 3), 10 * DAY),
  };
}
