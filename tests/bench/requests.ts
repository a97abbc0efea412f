import { type RouteName, routes } from '#functions/routes.ts';
import type { Row } from '#http/route.ts';
import { type Cell, formatFigure } from '#infra/figures/table.ts';
import { accountScenarios } from './account-scenarios.ts';
import { capacityOf, LINE } from './calls.ts';
import { consoleScenarios } from './console-scenarios.ts';
import { type Findings, median, type Size } from './findings.ts';
import { hostScenarios } from './host-scenarios.ts';
import type { Lab } from './lab.ts';
import { type Bench, type Cost, measure } from './measure.ts';
import { rehearsalScenarios } from './rehearsal-scenarios.ts';
import { storageScenarios } from './storage-scenarios.ts';
import { survivorScenarios } from './survivor-scenarios.ts';
import { transferScenarios } from './transfer-scenarios.ts';
import { reads, type Scenario } from './world.ts';

const MAX_ROUND_TRIPS = { read: 2, write: 3 };
/** A lease is taken in parallel with the first round trip, and released at the end. */
const OF_A_LEASE = 1;
const special = [
  ...accountScenarios,
  ...hostScenarios,
  ...survivorScenarios,
  ...storageScenarios,
  ...transferScenarios,
  ...rehearsalScenarios,
  ...consoleScenarios,
];
/** The other rows that a signed-in Host reads, by a plain GET. */
const plain = Object.values<Row>(routes).filter(
  ({ name, method, path, auth }) => auth === 'bearer' && method === 'GET' && !path.includes('<') && special.every(({ row }) => row !== name),
);
const scenarios = [...special, ...plain.map(({ name }) => reads(name as RouteName))];

/** The small size shows with some of the scenarios that the bench works. Each endpoint has one in both sizes. */
const EVERY: Readonly<Record<Size, number>> = { full: 1, small: 8 };

/** Measures the costs of one warm request of each endpoint. `details` has the calls of those over the goal. */
export async function benchRequests(lab: Lab, size: Size, only: string): Promise<Findings> {
  const bench = await lab.open();
  const costs: Cost[] = [];
  const failures = only === '' ? missingScenarios() : [];
  for (const scenario of scenarios.filter(({ row }, n) => row.includes(only) && n % EVERY[size] === 0)) {
    const { cost, failure } = await attempt(bench, scenario, size);
    if (cost) costs.push(cost);
    else failures.push(failure);
  }
  return { ...findingsOf(costs), failures };
}

/** Measures one endpoint. On a busy machine a connection may break, so a failure of the full size is repeated once. */
async function attempt(bench: Bench, scenario: Scenario, size: Size): Promise<{ cost?: Cost; failure: string }> {
  let failure = '';
  for (let left = size === 'full' ? 2 : 1; left > 0; left -= 1) {
    try {
      return { cost: await measure(bench, scenario, size), failure: '' };
    } catch (error) {
      failure = `${nameOf(scenario)}: ${error instanceof Error ? error.message : error}\n${newestOutput(bench)}`;
    }
  }
  return { failure };
}

function missingScenarios(): string[] {
  const measured = new Set<string>(scenarios.map(({ row }) => row));
  return Object.keys(routes)
    .filter((row) => !measured.has(row))
    .map((row) => `${row}: has no scenario. Add one to the file of its subject in tests/bench.`);
}

/** Returns the newest output of the stack, without our own lines. */
function newestOutput({ world }: Bench): string {
  const lines = world.stack
    .log()
    .split('\n')
    .filter((line) => !line.startsWith(LINE));
  return lines.slice(-8).join('\n');
}

const COLUMNS = ['Endpoint', 'Kind', 'Calls', 'Sequential', 'Read units', 'Write units', 'KMS', 'Other AWS', 'p50 / get', 'Goal'];

function findingsOf(costs: readonly Cost[]): Findings {
  const over = costs.filter((cost) => describeMissedGoals(cost) !== '');
  const get = formatFigure(median(costs.map((cost) => cost.get)));
  const special = costs.filter((cost) => over.includes(cost) || cost.others.length > 0);
  return {
    tables: [{ columns: COLUMNS, rows: costs.map(cells) }],
    page: [{ columns: COLUMNS, rows: special.map(cells) }],
    notes: [
      `${costs.length - over.length} of ${costs.length} are within the goals. One GetItem took ${get} ms.`,
      ordinary(costs.filter((cost) => !special.includes(cost))),
    ],
    details: over.map((cost) => `\n${nameOf(cost.scenario)}: ${describeMissedGoals(cost)}\n${callLines(cost).join('\n')}`),
    units: Object.fromEntries(costs.map(({ scenario, calls }) => [nameOf(scenario), capacityOf(calls)])),
  };
}

function ordinary(costs: readonly Cost[]): string {
  const most = (of: (cost: Cost) => number): string => formatFigure(Math.max(0, ...costs.map(of)));
  const units = `${most(({ calls }) => capacityOf(calls).read)} read units and ${most(({ calls }) => capacityOf(calls).write)} write units`;
  return `The ${costs.length} that are not in the table call nothing but the database: at most ${most(({ calls }) => calls.length)} times, with ${units}.`;
}

function cells(cost: Cost): Cell[] {
  const { scenario, calls, depth, depths, others, p50, get } = cost;
  const kms = others.filter((call) => call.startsWith('kms ')).length;
  const { read, write } = capacityOf(calls);
  return [
    nameOf(scenario),
    kindOf(cost),
    calls.length,
    depths.length > 1 ? `${depth} (${depths.join(' + ')})` : String(depth),
    read,
    write,
    kms,
    summed(others.filter((call) => !call.startsWith('kms '))),
    Number.isNaN(p50) ? undefined : p50 / get,
    describeMissedGoals(cost) || 'met',
  ];
}

/**
 * Describes what is over the goal. A function that is called counts separately. A row may use KMS if it handles a Survivor's secret or
 * a Host's credential, or opens or seals the will.
 */
function describeMissedGoals({ row, calls, depths, others }: Cost): string {
  const most = MAX_ROUND_TRIPS[kindOf({ row })] + (takesLease(row) ? OF_A_LEASE : 0);
  const deepest = Math.max(...depths);
  const kms = others.filter((call) => call.startsWith('kms '));
  const needsSecret = row.uses.some((use) => SECRETS.test(use));
  const reasons = [
    deepest > most && `${deepest} round trips of ${calls.length} calls, not ${most}`,
    kms.length > 0 && !needsSecret && `${kms.length} to KMS`,
  ];
  return reasons.filter(Boolean).join(', ');
}

const SECRETS =
  /^(un)?wrap:(survivor-key|released-share|sealing|package-key|connector-config|storage-config)$|^invoke:(release-share|reshare|seal|open)$/;

// A drive redirects the browser to the first one, and the storage is created. The history names each export.
const WRITING_GETS = ['/api/storages/oauth/callback', '/api/host/export'];
const kindOf = ({ row }: Pick<Cost, 'row'>): 'read' | 'write' => (row.method === 'GET' && !WRITING_GETS.includes(row.path) ? 'read' : 'write');
/** A row that says so, and downloads. */
const takesLease = (row: Row): boolean => row.leased === true || (row.auth === 'public' && row.reply === 'stream');
const nameOf = ({ row, variant }: Scenario): string => (variant ? `${row} (${variant})` : row);

/** Returns `s3 PUT x2` for a name that occurs twice. */
function summed(names: readonly string[]): string {
  return [...Map.groupBy(names, (name) => name)].map(([name, all]) => (all.length > 1 ? `${name} x${all.length}` : name)).join(', ');
}

function callLines({ calls, others }: Cost): string[] {
  const began = calls[0]?.started ?? 0;
  const lines = calls.map(
    ({ operation, about, started, ended }) => `  ${Math.round(started - began)}-${Math.round(ended - began)} ms ${operation} ${about}`,
  );
  return others.length > 0 ? [...lines, `  and ${summed(others)}`] : lines;
}
