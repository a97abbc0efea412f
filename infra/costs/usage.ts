import { RING_PURPOSES } from '#custody/key-purposes.ts';
import { routes } from '#functions/routes.ts';
import type { Row } from '#http/route.ts';
import type { Profile } from '#infra/cloud/settings.ts';
import { readColdStart } from '#infra/figures/cold-start.ts';
import { type Units, unitsOf } from '#infra/figures/units.ts';
import type { Priced } from './prices.ts';

/** What one Host does in a month of 30 days, by our assumption: one check, and two visits of ten minutes. */
export interface Activity {
  what: string;
  times: number;
  /** The capacity units of one time. */
  units: Units;
}

// The authorizer reads session and profile in one transaction, which counts twice.
const AUTHORIZER: Units = { read: 4, write: 0 };
// A transaction writes the head and the entry and deletes the waiting one, which counts twice. Before, two items are read.
const HISTORY_ENTRY: Units = { read: 2, write: 6 };

/** What the table holds of a Host, by our assumption: mostly the history of three years, of 600 bytes an entry. */
export const BYTES_OF_A_HOST = 200_000;
// A scan that need not be consistent reads 8 KB for a unit.
const SCAN: Units = { read: BYTES_OF_A_HOST / 8192, write: 0 };

const MESSAGE = unitsOf('effects of: reminds');
const REQUESTS_OF_A_VISIT = 20;
const VISITS = 2;
/** How often a Host's page reads the overview in a month. */
export const OVERVIEWS = VISITS * 10;

/** What one Host does in a month, with the units that the benches measured. */
export function monthOfAHost(): Activity[] {
  const timer = (name: string) => sum(unitsOf(`timer: ${name}`), unitsOf(`effects of: ${name}`));
  const each = (...names: string[]) => sum(...names.map(unitsOf));
  return [
    {
      what: 'a check is sent, reminded of once, and answered',
      times: 1,
      units: sum(timer('asks'), timer('reminds'), unitsOf('liveness/update-respond')),
    },
    { what: 'the package is read back, connectors and storages are tried', times: 1, units: timer('has the package read back') },
    { what: 'a sign-in', times: VISITS, units: unitsOf('auth/login') },
    { what: 'a request that reads', times: VISITS * 10, units: unitsOf('host/get-settings') },
    { what: 'the overview, read again each minute of a visit', times: OVERVIEWS, units: unitsOf('host/overview') },
    { what: 'the authorizer, for these requests', times: VISITS * REQUESTS_OF_A_VISIT, units: AUTHORIZER },
    {
      what: 'a change with a second factor, and its mail',
      times: 1,
      units: sum(each('auth/step-up/begin', 'auth/step-up/prove', 'host/update-settings'), MESSAGE),
    },
    {
      what: 'a Survivor is invited and answers, and a paper is checked',
      times: 0.25,
      units: sum(each('survivors/invite', 'survivor-auth/confirmation', 'survivor-auth/confirm', 'survivors/confirm-paper'), MESSAGE),
    },
    { what: 'an entry of the history', times: 9, units: HISTORY_ENTRY },
    { what: 'the daily walk scans their rows, and visits them', times: 30, units: sum(SCAN, unitsOf('walk: a Host')) },
  ];
}

/** The capacity units of one Host in a month. */
export function unitsOfAHost(): Units {
  return sum(...monthOfAHost().map(({ times, units }) => ({ read: times * units.read, write: times * units.write })));
}

/** What one Host causes in a month, next to the table. */
export const OF_A_HOST = {
  requests: 45,
  mails: 4,
  /** Firings of timers: a check, a reminder, the reading of the package. */
  timers: 3,
  /** Bytes of logs. */
  logBytes: 45 * 500,
};

/** What a Host causes in a month who brings nothing: their will is with the service, and they are asked by text message, by our assumption. */
export const OF_A_HOST_WITH_NOTHING = {
  /** GB of documents and photographs. */
  will: 0.1,
  /** A check and its reminder, two parts each. */
  textParts: 4,
};

/** Dollars for a part of a text message, which depends on the country: from very cheap to dear. */
export const TEXT_PRICES = [0.01, 0.05, 0.1] as const;

/** A run of a function that answers a request, by our assumption: it mostly waits. The authorizer runs before nearly all of them. */
export const RUN = { seconds: 0.05, each: 2 };

/**
 * The requests to KMS of a cold start. Each process unwraps the keys of the service that its row names, and then keeps them in memory:
 * the mean of all rows.
 */
export const KEYS_OF_A_START = mean(
  Object.values<Row>(routes).map(({ uses }) => RING_PURPOSES.filter((purpose) => uses.includes(`unwrap:${purpose}`)).length),
);

/** The memory in MB with which a function has a whole CPU. With less, it has a part of one. https://docs.aws.amazon.com/lambda/latest/dg/configuration-memory.html */
const WHOLE_CPU = 1769;

/**
 * Returns the seconds of a cold start with this memory: the measured work with its part of a CPU. Lambda charges for them.
 * https://aws.amazon.com/blogs/compute/aws-lambda-standardizes-billing-for-init-phase
 */
export function secondsOfAStart(memory: number): number {
  const { start, import: imported } = readColdStart();
  return ((start + imported) / 1000) * Math.max(1, WHOLE_CPU / memory);
}

/** Returns the GB-seconds of a run, with its cold start. */
export function gigabyteSeconds(memory: number, seconds = RUN.seconds): number {
  return ((secondsOfAStart(memory) + seconds) * memory) / 1024;
}

/** Sweeps in a month, every five minutes, each of a second. */
export const SWEEPS = 30 * 24 * 12;

/** A request to KMS with which DynamoDB opens the key of the table for a new connection, in each cold start. */
export const TABLE_KEY_OF_A_START = 1;

/** What a deployment of each profile has, however many Hosts there are. tests/infra/cloud/api.test.ts compares these numbers with the templates. */
export const FIXED = {
  default: { keys: 6, firewalls: 1, firewallRules: 2, alarms: 19, metrics: 8, dashboards: 1 },
  family: { keys: 3, firewalls: 0, firewallRules: 0, alarms: 10, metrics: 3, dashboards: 0 },
} as const satisfies Record<Profile, Partial<Record<Priced, number>>>;

/** The Hosts of a deployment with the profile `family`, at most. */
export const HOSTS_OF_A_FAMILY = 10;

function sum(...all: readonly Units[]): Units {
  return all.reduce((total, { read, write }) => ({ read: total.read + read, write: total.write + write }), { read: 0, write: 0 });
}

function mean(all: readonly number[]): number {
  return all.reduce((total, one) => total + one, 0) / all.length;
}
