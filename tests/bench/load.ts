import { runInParallel } from '#app/run-in-parallel.ts';
import { type RouteName, routes } from '#functions/routes.ts';
import { formatFigure, type Table } from '#infra/figures/table.ts';
import { contractProblem } from '#tests/support/contract.ts';
import { randomOf } from '#tests/support/random.ts';
import { type Findings, percentile, type Size } from './findings.ts';
import type { Lab } from './lab.ts';
import { checkLimits } from './load-limits.ts';
import { openPopulation, type Population } from './load-population.ts';
import { OPERATIONS, operationAt, type Visitor } from './load-traffic.ts';
import { type AcceptedWrite, findLost } from './load-writes.ts';
import type { Bench } from './measure.ts';

const SIZES = {
  full: { visitors: 200, seconds: 60, sealed: 20, alone: 160, atLimits: 200 },
  small: { visitors: 6, seconds: 2, sealed: 1, alone: 2, atLimits: 120 },
} as const;
const SEED = 31;
/** Each visitor reads one item of a table directly after this many requests. */
const REQUESTS_A_GET = 5;

/** One answered request. */
interface Answer {
  row: RouteName;
  status: number;
  /** The code of a refusal. */
  code: string;
  took: number;
}

/** What one run has seen. */
interface Traffic {
  answers: Answer[];
  gets: number[];
  writes: AcceptedWrite[];
  /** Replies that the OpenAPI document does not have. */
  undocumented: string[];
}

/** Sends mixed traffic from many clients, reads back what was accepted, and counts how many requests limits let through. */
export async function benchLoad(lab: Lab, size: Size): Promise<Findings> {
  const bench = await lab.open();
  const { seconds, atLimits } = SIZES[size];
  const population = await openPopulation(bench.world.stack, SIZES[size]);
  const traffic = await run(bench, population, seconds);
  const lost = await findLost(population, traffic.writes);
  const limits = await checkLimits(bench.world.stack, atLimits);
  return {
    tables: [tableOf(traffic), lost.table, limits.table],
    notes: [describeRun(traffic, population, seconds)],
    failures: [...faultsOf(traffic), ...lost.failures, ...limits.failures],
  };
}

async function run(bench: Bench, { visitors }: Population, seconds: number): Promise<Traffic> {
  const traffic: Traffic = { answers: [], gets: [], writes: [], undocumented: [] };
  const until = performance.now() + seconds * 1000;
  await runInParallel(visitors.length, visitors, (visitor) => visit(bench, visitor, traffic, until));
  return traffic;
}

/** Sends one request after the other, without a pause. */
async function visit({ get }: Bench, visitor: Visitor, traffic: Traffic, until: number): Promise<void> {
  const random = randomOf(SEED, visitor.number);
  for (let n = 0; performance.now() < until; n += 1) {
    await request(visitor, random.next(), n * 1000 + visitor.number, traffic);
    if (n % REQUESTS_A_GET === 0) traffic.gets.push(await get());
  }
}

async function request(visitor: Visitor, place: number, n: number, { answers, writes, undocumented }: Traffic): Promise<void> {
  const operation = operationAt(place, visitor);
  const { method, path } = routes[operation.row];
  const { id = '', asking, written } = operation.ask(visitor, n);
  const began = performance.now();
  const reply = await visitor.call(method, path.replace('<id>', id), { ...asking, contract: false });
  const ended = performance.now();
  answers.push({ row: operation.row, status: reply.status, code: String(reply.body?.code ?? ''), took: ended - began });
  if (reply.status < 300 && written) writes.push({ ...written(reply), began, ended });
  const problem = contractProblem(method, path.replace('<id>', id), reply);
  if (problem) undocumented.push(problem);
}

const COLUMNS = ['Endpoint', 'Percent', 'Requests', 'Accepted', '409', '429', 'Other 4xx', '5xx', 'p50 / p50 of a get', 'p99 / p99 of a get'];

function tableOf({ answers, gets }: Traffic): Table {
  const rows = OPERATIONS.map(({ row, share }) => {
    const own = answers.filter((answer) => answer.row === row);
    const times = own.filter(({ status }) => status < 300).map(({ took }) => took);
    const count = (matches: (status: number) => boolean) => own.filter(({ status }) => matches(status)).length;
    return [
      row,
      share,
      own.length,
      times.length,
      count((status) => status === 409),
      count((status) => status === 429),
      count((status) => status >= 400 && status < 500 && status !== 409 && status !== 429),
      count((status) => status >= 500),
      ...[0.5, 0.99].map((part) => (times.length === 0 ? undefined : percentile(times, part) / percentile(gets, part))),
    ];
  });
  return { columns: COLUMNS, rows };
}

function describeRun({ answers, gets }: Traffic, { visitors, hosts }: Population, seconds: number): string {
  const [middle, slowest] = [percentile(gets, 0.5), percentile(gets, 0.99)].map(formatFigure);
  return (
    `${visitors.length} clients of ${hosts} Hosts sent ${answers.length} requests in ${seconds} seconds with the seed ${SEED}. ` +
    `One GetItem took ${middle} ms at p50 and ${slowest} ms at p99 at the same time. ` +
    'All clients, the service, the emulators and the database share the cores, so most of each time is waiting for a core.'
  );
}

/** Errors of the service, refusals outside of the contract, and 4xx that correct requests must not get. */
function faultsOf({ answers, undocumented }: Traffic): string[] {
  const wrong = answers.filter(({ status }) => status >= 400 && status !== 409 && status !== 429);
  const named = Map.groupBy(wrong, ({ row, status, code }) => `${row} answered ${status} ${code}`);
  return [...[...named].map(([what, all]) => `${what} (${all.length} times).`), ...new Set(undocumented)];
}
