import { randomUUID } from 'node:crypto';
import { CreateTableCommand, DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { routes } from '#functions/routes.ts';
import type { Row } from '#http/route.ts';
import { depthOf, isMadeFor, LINE, REQUEST_HEADER, type TableCall, withoutAuthorizer } from './calls.ts';
import type { CountingProxy } from './counting-proxy.ts';
import { median, type Size } from './findings.ts';
import type { PreparedRequest, Scenario, World } from './world.ts';

/** The costs of one endpoint. */
export interface Cost {
  scenario: Scenario;
  row: Row;
  /** Without the authorizer's call, with those of the workers that it calls. */
  calls: TableCall[];
  /** The number of sequential calls. */
  depth: number;
  /** The same for the function behind the route and for each worker separately. */
  depths: number[];
  /** Calls to other services of AWS and to the Host's own storage: `kms Decrypt`. */
  others: string[];
  /** The median of all timed requests, in milliseconds. NaN in the small size. */
  p50: number;
  /** The same for a single GetItem through the same proxy, alternating with the requests. */
  get: number;
}

export interface Bench {
  world: World;
  proxy: CountingProxy;
  /** Milliseconds of one GetItem. */
  get(): Promise<number>;
}

const REQUESTS = { full: { warmUp: 1, counted: 2, timed: 5 }, small: { warmUp: 0, counted: 1, timed: 0 } };
const GETS_A_REQUEST = 3;

/** One request warms up, two are counted, the others are timed. The cheaper of the two counted requests is the result. The small size counts one. */
export async function measure(bench: Bench, scenario: Scenario, size: Size): Promise<Cost> {
  const row: Row = routes[scenario.row];
  const next = await scenario.open(bench.world);
  const fire = async (name?: string): Promise<number> => {
    const request = await next();
    // Nothing else runs while a time is measured.
    if (size === 'full') await bench.world.stack.messages({ to: 'nobody' });
    const took = await timed(row, request, name);
    if (size === 'full') await bench.world.stack.messages({ to: 'nobody' });
    return took;
  };
  const { warmUp, counted: repeated, timed: most } = REQUESTS[size];
  for (let n = 0; n < warmUp; n += 1) await fire();

  const names = Array.from({ length: repeated }, () => randomUUID());
  for (const name of names) await fire(name);
  const counted = names.map((name) => {
    const [own = [], ...workers] = bench.proxy.callsOf(name);
    const each = [withoutAuthorizer(own, row.auth), ...workers];
    return { name, calls: each.flat().sort((a, b) => a.started - b.started), depths: each.map(depthOf) };
  });
  const [least] = counted.sort((a, b) => a.calls.length - b.calls.length || depthOf(a.calls) - depthOf(b.calls));

  const times: number[] = [];
  const gets: number[] = [];
  for (let n = 0; n < (most && (scenario.timed ?? most)); n += 1) {
    for (let g = 0; g < GETS_A_REQUEST; g += 1) gets.push(await bench.get());
    times.push(await fire());
  }
  const { calls = [], depths = [] } = least ?? {};
  return { scenario, row, calls, depth: depthOf(calls), depths, others: othersOf(bench, least?.name), p50: median(times), get: median(gets) };
}

/** Sends one prepared request. Returns its milliseconds. Throws if the reply has another status. */
async function timed(
  row: Row,
  { by, id = '', path = row.path.replace(/<\w+>/, id), asking, status = 200 }: PreparedRequest,
  name?: string,
): Promise<number> {
  const headers = { ...asking?.headers, ...(name !== undefined && { [REQUEST_HEADER]: name }) };
  const began = performance.now();
  // The contract check is off, because it would add time of the client.
  const reply = await by(row.method, path, { ...asking, headers, contract: false });
  const took = performance.now() - began;
  if (reply.status !== status) throw new Error(`answered ${reply.status} instead of ${status}: ${reply.bytes.toString('utf8').slice(0, 200)}`);
  return took;
}

function othersOf({ world: { stack } }: Bench, name: string | undefined): string[] {
  const lines = stack
    .log()
    .split('\n')
    .filter((line) => line.startsWith(LINE));
  return lines
    .map((line): { name: string; call: string } => JSON.parse(line.slice(LINE.length)))
    .filter((one) => name !== undefined && isMadeFor(name, one.name))
    .map(({ call }) => call);
}

/** Creates a table with one item of half a kilobyte, to measure how long reading it takes. */
export async function measureGet(endpoint: string): Promise<{ get: Bench['get']; close(): void }> {
  const credentials = { accessKeyId: 'BENCH', secretAccessKey: 'bench' };
  const client = new DynamoDBClient({ region: 'eu-central-1', endpoint, credentials });
  const TableName = `bench-${randomUUID()}`;
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    }),
  );
  await client.send(new PutItemCommand({ TableName, Item: { pk: { S: 'one' }, data: { S: 'x'.repeat(500) } } }));
  const get = async (): Promise<number> => {
    const began = performance.now();
    await client.send(new GetItemCommand({ TableName, Key: { pk: { S: 'one' } }, ConsistentRead: true }));
    return performance.now() - began;
  };
  for (let n = 0; n < 50; n += 1) await get();
  return { get, close: () => client.destroy() };
}
