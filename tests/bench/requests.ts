import { type RouteName, routes } from '#functions/routes.ts';
import type { Row } from '#http/route.ts';
import { startDynamoDb } from '#infra/local/emulators/dynamodb.ts';
import { startTestStack } from '#tests/support/stack.ts';
import { accountScenarios } from './account-scenarios.ts';
import { LINE } from './calls.ts';
import { consoleScenarios } from './console-scenarios.ts';
import { startCountingProxy } from './counting-proxy.ts';
import { formatFigure, median, table } from './figures.ts';
import { hostScenarios } from './host-scenarios.ts';
import { type Bench, type Cost, measure, measureGet } from './measure.ts';
import { storageScenarios } from './storage-scenarios.ts';
import { survivorScenarios } from './survivor-scenarios.ts';
import { transferScenarios } from './transfer-scenarios.ts';
import { openWorld, type Scenario } from './world.ts';

const MAX_ROUND_TRIPS = { read: 2, write: 3 };
/** A lease is taken in parallel with the first round trip, and released at the end. */
const OF_A_LEASE = 1;
const scenarios = [...accountScenarios, ...hostScenarios, ...survivorScenarios, ...storageScenarios, ...transferScenarios, ...consoleScenarios];

/** Measures the costs of one warm request of each endpoint. Prints a table, and the calls of those over the goal. */
export async function benchRequests(only: string | undefined): Promise<void> {
  const stops: (() => unknown)[] = [];
  try {
    const database = await startDynamoDb(process.env['DYNAMODB_ENDPOINT']);
    stops.push(database.stop);
    const proxy = await startCountingProxy(database.url);
    stops.push(proxy.close);
    const { get, close } = await measureGet(proxy.url);
    stops.push(close);
    const nodeArguments = ['--import', new URL('./trace-calls.ts', import.meta.url).href];
    const stack = await startTestStack({ nodeArguments, realHashes: true, env: { DYNAMODB_ENDPOINT: proxy.url } });
    stops.push(stack.stop);
    print(await all({ world: openWorld(stack), proxy, get }, only));
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

async function all(bench: Bench, only = ''): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (const scenario of scenarios.filter(({ row }) => row.includes(only))) {
    const began = performance.now();
    const tell = (error: unknown): void =>
      console.error(`${nameOf(scenario)}: ${error instanceof Error ? error.message : error}\n${newestOutput(bench)}`);
    // Retries once: on a busy machine a connection may break.
    const again = (error: unknown) => {
      tell(error);
      return measure(bench, scenario);
    };
    const cost = await measure(bench, scenario)
      .catch(again)
      .catch((error: unknown) => {
        tell(error);
        process.exitCode = 1;
      });
    if (cost) costs.push(cost);
    if (process.stderr.isTTY) console.error(`${nameOf(scenario)} in ${formatFigure((performance.now() - began) / 1000)} s`);
  }
  // Object.keys returns the names as plain strings.
  for (const row of Object.keys(routes) as RouteName[]) {
    if (!scenarios.some((scenario) => scenario.row === row)) console.error(`${row}: is not measured.`);
  }
  return costs;
}

/** Returns the newest output of the stack, without our own lines. */
function newestOutput({ world }: Bench): string {
  const lines = world.stack
    .log()
    .split('\n')
    .filter((line) => !line.startsWith(LINE));
  return lines.slice(-8).join('\n');
}

function print(costs: readonly Cost[]): void {
  const head = ['Endpoint', 'Kind', 'Calls', 'Sequential', 'Read units', 'Write units', 'KMS', 'Other AWS', 'p50 / get', 'Goal'];
  console.log(`\n${table(head, costs.map(cells))}\n`);
  const over = costs.filter((cost) => describeMissedGoals(cost) !== '');
  console.log(
    `${costs.length - over.length} of ${costs.length} within the goals; one GetItem took ${formatFigure(median(costs.map(({ get }) => get)))} ms.`,
  );
  for (const cost of over) console.log(`\n${nameOf(cost.scenario)}: ${describeMissedGoals(cost)}\n${callLines(cost).join('\n')}`);
}

function cells(cost: Cost): string[] {
  const { scenario, calls, depth, depths, others, p50, get } = cost;
  const kms = others.filter((call) => call.startsWith('kms ')).length;
  return [
    nameOf(scenario),
    kindOf(cost),
    String(calls.length),
    depths.length > 1 ? `${depth} (${depths.join(' + ')})` : String(depth),
    formatFigure(unitsOf(calls, true)),
    formatFigure(unitsOf(calls, false)),
    String(kms),
    summed(others.filter((call) => !call.startsWith('kms '))),
    formatFigure(p50 / get),
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

export function unitsOf(calls: Cost['calls'], reading: boolean): number {
  return calls.filter(({ operation }) => READS.test(operation) === reading).reduce((sum, { units }) => sum + units, 0);
}

const READS = /^(GetItem|Query|BatchGetItem|TransactGetItems|Scan)$/;

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
