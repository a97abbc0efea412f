import { MEMORY } from '#infra/cloud/functions.ts';
import type { Profile } from '#infra/cloud/settings.ts';
import { type Cell, formatFigure, renderTable, type Table } from '#infra/figures/table.ts';
import { unitsOf } from '#infra/figures/units.ts';
import { freeOf, PRICES, type Priced, priceOf } from './prices.ts';
import {
  FIXED,
  gigabyteSeconds,
  HOSTS_OF_A_FAMILY,
  KEYS_OF_A_START,
  monthOfAHost,
  OF_A_HOST,
  OF_A_HOST_WITH_NOTHING,
  RUN,
  SWEEPS,
  TABLE_KEY_OF_A_START,
  TEXT_PRICES,
  unitsOfAHost,
} from './usage.ts';

const THOUSAND = 1000;
const SWEEP_SECONDS = 1;

/** Returns what docs/costs.md says about costs: the use of one Host, and the sums of both profiles. */
export function costReport(): string {
  const family = sum([...costsOfHosts('family', HOSTS_OF_A_FAMILY), ...fixedCosts('family')]);
  return [
    'What one Host does in a month, by our assumption, in units of the table as the benches measured them:',
    renderTable(usageTable()),
    'A month of 1,000 Hosts, and of what does not depend on Hosts:',
    renderTable(costTable('default', THOUSAND)),
    sumsOfTheDefault(),
    `A month of ${HOSTS_OF_A_FAMILY} Hosts, with \`profile: 'family'\`:`,
    renderTable(costTable('family', HOSTS_OF_A_FAMILY)),
    `Together this is **${money(family.dollars - family.free)} a month** in an account that uses nothing else, and ${money(family.dollars)} where the free amounts are used up.`,
    'What 1,000 Hosts add who bring nothing: their wills are with the service, and they are asked by text message. Notifications on a device and Telegram cost nothing but the runs above. A text is far the dearest part, so suggest the others first. Your provider has the price for your countries:',
    renderTable(ownChannelsTable()),
  ].join('\n\n');
}

function costTable(profile: Profile, hosts: number): Table {
  const costs = [...costsOfHosts(profile, hosts), ...fixedCosts(profile)].filter(({ count }) => count > 0);
  const rows = costs.map(({ what, count, dollars, free }): Cell[] => [what, Math.round(count), rounded(dollars), rounded(free)]);
  return { columns: ['Part', 'Amount', 'Dollars a month', 'Of these free'], rows };
}

function sumsOfTheDefault(): string {
  const [hosts, fixed] = [sum(costsOfHosts('default', THOUSAND)), sum(fixedCosts('default'))];
  return `In an account that uses nothing else, this is **${money(fixed.dollars - fixed.free)} a month for what does not depend on Hosts, and ${money(hosts.dollars)} for each 1,000 Hosts**. Where other programs of the account use up the free amounts, what does not depend on Hosts costs ${money(fixed.dollars)}. KMS rotates the keys of data every seven years. The first two rotations of a key add ${money(priceOf('rotations', 1))} a month each.`;
}

function sum(costs: readonly Cost[]): Pick<Cost, 'dollars' | 'free'> {
  return { dollars: costs.reduce((total, one) => total + one.dollars, 0), free: costs.reduce((total, one) => total + one.free, 0) };
}

function usageTable(): Table {
  const rows = monthOfAHost().map(({ what, times, units }): Cell[] => [what, times, units.write * times, units.read * times]);
  const { read, write } = unitsOfAHost();
  return { columns: ['Per Host and month', 'Times', 'Write units', 'Read units'], rows: [...rows, ['together', undefined, write, read]] };
}

/** What the storage and the text messages of the service cost for 1,000 Hosts. */
function ownChannelsTable(): Table {
  const { will, textParts } = OF_A_HOST_WITH_NOTHING;
  const kept = cost('gigabyteMonths', will * THOUSAND);
  const texts = TEXT_PRICES.map((dollars): Cell[] => [
    `text messages, at ${dollars} dollars a part`,
    textParts * THOUSAND,
    rounded(textParts * THOUSAND * dollars),
  ]);
  const rows = [[kept.what, kept.count, rounded(kept.dollars)], ['the same in a second region', kept.count, rounded(kept.dollars)], ...texts];
  return { columns: ['Part', 'Amount', 'Dollars a month'], rows };
}

interface Cost {
  what: string;
  count: number;
  dollars: number;
  /** The dollars that an account does not pay if it uses nothing else. */
  free: number;
}

const cost = (priced: Priced, count: number): Cost => ({
  what: PRICES[priced].what,
  count,
  dollars: priceOf(priced, count),
  free: priceOf(priced, Math.min(count, freeOf(priced))),
});

/** Runs of functions that one Host causes in a month. */
function runsOfAHost(): number {
  return OF_A_HOST.requests * RUN.each + OF_A_HOST.mails + OF_A_HOST.timers;
}

function costsOfHosts(profile: Profile, hosts: number): Cost[] {
  const { read, write } = unitsOfAHost();
  const { requests, mails, logBytes } = OF_A_HOST;
  const runs = runsOfAHost();
  return [
    cost('writeUnits', write * hosts),
    cost('readUnits', read * hosts),
    cost('apiRequests', requests * hosts),
    ...(FIXED[profile].firewalls > 0 ? [cost('firewallRequests', requests * hosts)] : []),
    cost('runs', runs * hosts),
    cost('gigabyteSeconds', runs * gigabyteSeconds(MEMORY) * hosts),
    cost('keyRequests', runs * (KEYS_OF_A_START + TABLE_KEY_OF_A_START) * hosts),
    cost('mails', mails * hosts),
    cost('logBytes', logBytes * hosts),
  ];
}

function fixedCosts(profile: Profile): Cost[] {
  const { read, write } = unitsOf('sweep');
  const table = priceOf('readUnits', read * SWEEPS) + priceOf('writeUnits', write * SWEEPS);
  const keys = priceOf('keyRequests', SWEEPS * (KEYS_OF_A_START + TABLE_KEY_OF_A_START));
  const runs = priceOf('runs', 2 * SWEEPS) + priceOf('gigabyteSeconds', SWEEPS * (gigabyteSeconds(MEMORY, SWEEP_SECONDS) + gigabyteSeconds(MEMORY)));
  const page = priceOf('apiRequests', SWEEPS);
  return [
    // Object.entries loses the type of the names.
    ...Object.entries(FIXED[profile]).map(([priced, count]) => cost(priced as Priced, count)),
    { what: 'the sweep, every five minutes, with the answer page that it tries', count: SWEEPS, dollars: table + keys + runs + page, free: 0 },
  ];
}

function money(dollars: number): string {
  return dollars >= 1 ? `${formatFigure(dollars)} dollars` : `${Math.round(dollars * 100)} cents`;
}

/** Returns dollars to the cent. */
function rounded(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
