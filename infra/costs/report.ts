import { MEMORY } from '#infra/cloud/functions.ts';
import { type Cell, formatFigure, renderTable, type Table } from '#infra/figures/table.ts';
import { unitsOf } from '#infra/figures/units.ts';
import { freeOf, PRICES, type Price, type Priced, priceOf } from './prices.ts';
import {
  FIXED,
  gigabyteSeconds,
  KEYS_OF_A_START,
  MEMORY_SIZES,
  monthOfAHost,
  OF_A_HOST,
  OF_A_HOST_WITH_NOTHING,
  ROTATED_KEYS,
  RUN,
  SWEEPS,
  secondsOfAStart,
  TEXT_PRICES,
  unitsOfAHost,
} from './usage.ts';

const THOUSAND = 1000;
const SWEEP_SECONDS = 1;
const MONTH = 30 * 24 * 3600;

/** Returns what docs/operations.md says about costs: the use of one Host, the sum, the memory of functions, the prices, and how far the quotas of AWS reach. */
export function costReport(): string {
  const [hosts, fixed] = [costsOfHosts(), fixedCosts()];
  const sum = (rows: readonly Cost[]) => rows.reduce((total, { dollars }) => total + dollars, 0);
  const costs = [...hosts, ...fixed].map(({ what, count, dollars, free }): Cell[] => [what, Math.round(count), rounded(dollars), rounded(free)]);
  const prices = Object.values(PRICES).map(({ what, dollars, per, free, source }: Price): Cell[] => [what, String(dollars), per, free, source]);
  const free = [...hosts, ...fixed].reduce((total, one) => total + one.free, 0);
  const together = `Together this is **${money(sum(fixed) + sum(hosts))} a month for the first 1,000 Hosts, and ${money(sum(hosts))} for each further 1,000**. In an account that uses nothing else, the free amounts of each month lower the first sum by ${money(free)}. KMS rotates ${ROTATED_KEYS} keys once a year, which adds ${money(priceOf('rotations', ROTATED_KEYS))} a month in the second year and ${money(priceOf('rotations', 2 * ROTATED_KEYS))} from the third year on.`;
  return [
    'What one Host does in a month, by our assumption, in units of the table as the benches measured them:',
    renderTable(usageTable()),
    'A month of 1,000 Hosts, and of what does not depend on Hosts:',
    renderTable({ columns: ['Part', 'Amount', 'Dollars a month', 'Of these free'], rows: costs }),
    together,
    'What 1,000 Hosts add who bring nothing: their wills are with the service, and they are asked by text message. Notifications on a device and Telegram cost nothing but the runs above. A text is far the dearest part, so suggest the others first. Your provider has the price for your countries:',
    renderTable(ownChannelsTable()),
    'What the memory of a function changes, if each run is a cold start:',
    renderTable(memoryTable()),
    'How far the quotas of an account reach:',
    renderTable(scaleTable()),
    'The prices:',
    renderTable({ columns: ['Price', 'Dollars', 'Per', 'Free a month', 'Source'], rows: prices }),
  ].join('\n\n');
}

/** Compares what Hosts use with the quotas of an account. */
function scaleTable(): Table {
  const perSecond = (monthly: number) => monthly / MONTH;
  const runs = perSecond(OF_A_HOST.requests * RUN.each * RUN.seconds);
  const writes = perSecond(unitsOfAHost().write);
  const uses: [what: string, quota: number | undefined, ofAHost: number, remedy: string][] = [
    ['mails a day', undefined, OF_A_HOST.mails / 30, 'ask for production access, then early for more, and warm up slowly'],
    ['simultaneous schedules', 10_000_000, 1, 'ask for more, or run the sweep more often and let it fire the timers'],
    ['firings of schedules a second', 1_000, perSecond(OF_A_HOST.timers), 'ask for more'],
    ['concurrent runs of functions, at five times the mean', 1_000, 5 * runs, 'ask for more'],
    ['write units of the table a second', 40_000, writes, 'ask for more'],
    ['write units of the index of what is due, at most', 16_000, writes, 'more partitions in `shared/store/keys.ts`'],
  ];
  const sizes = [10_000, 1_000_000, 100_000_000];
  const rows = uses.map(([what, quota, ofAHost, remedy]): Cell[] => [what, quota, ...sizes.map((hosts) => significant(hosts * ofAHost)), remedy]);
  return { columns: ['Use', 'Quota', ...sizes.map((hosts) => `${formatFigure(hosts)} Hosts`), 'Before it is reached'], rows };
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

/** Compares sizes of memory. With more of it, a function has more of a CPU. */
function memoryTable(): Table {
  const runs = THOUSAND * runsOfAHost();
  const rows = MEMORY_SIZES.map((memory): Cell[] => [
    memory,
    secondsOfAStart(memory),
    gigabyteSeconds(memory),
    rounded(priceOf('gigabyteSeconds', runs * gigabyteSeconds(memory))),
    memory === MEMORY ? 'the default' : undefined,
  ]);
  return { columns: ['MB', 'Seconds of a cold start', 'GB-seconds with its run', 'Dollars a month for 1,000 Hosts', 'Ours'], rows };
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

function costsOfHosts(): Cost[] {
  const { read, write } = unitsOfAHost();
  const { requests, mails, logBytes } = OF_A_HOST;
  const runs = runsOfAHost();
  return [
    cost('writeUnits', write * THOUSAND),
    cost('readUnits', read * THOUSAND),
    cost('apiRequests', requests * THOUSAND),
    cost('firewallRequests', requests * THOUSAND),
    cost('runs', runs * THOUSAND),
    cost('gigabyteSeconds', runs * gigabyteSeconds(MEMORY) * THOUSAND),
    cost('keyRequests', runs * KEYS_OF_A_START * THOUSAND),
    cost('mails', mails * THOUSAND),
    cost('logBytes', logBytes * THOUSAND),
  ];
}

function fixedCosts(): Cost[] {
  const { read, write } = unitsOf('sweep');
  const table = priceOf('readUnits', read * SWEEPS) + priceOf('writeUnits', write * SWEEPS);
  const sweeps = table + priceOf('runs', SWEEPS) + priceOf('gigabyteSeconds', SWEEPS * gigabyteSeconds(MEMORY, SWEEP_SECONDS));
  return [
    ...Object.entries(FIXED).map(([priced, count]) => cost(priced as Priced, count)),
    { what: 'the sweep, every five minutes', count: SWEEPS, dollars: sweeps, free: 0 },
  ];
}

function money(dollars: number): string {
  return dollars >= 1 ? `${formatFigure(dollars)} dollars` : `${Math.round(dollars * 100)} cents`;
}

/** Returns dollars to the cent. */
function rounded(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}

/** Returns a number to two significant digits. */
function significant(figure: number): number {
  return Number(figure.toPrecision(2));
}
