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

/** Returns what docs/operations.md says about costs: the use of one Host, the sum, the memory of functions, and the prices. */
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
    'The prices:',
    renderTable({ columns: ['Price', 'Dollars', 'Per', 'Free a month', 'Source'], rows: prices }),
  ].join('\n\n');
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
