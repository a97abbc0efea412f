import { Agent, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { listen, readBody } from '#infra/local/gateway/ports.ts';
import { isMadeFor, REQUEST_HEADER, type TableCall } from './calls.ts';

/** Stands between the stack and DynamoDB; only calls that name a measured request are changed, slowed and counted. */
export interface CountingProxy {
  url: string;
  /** Its own calls first, then those of each worker that was called for it. */
  callsOf(request: string): TableCall[][];
  /** The calls since this was last asked that name no request, if those are counted too. */
  others(): TableCall[];
  close(): Promise<void>;
}

/** A counted call takes this long at least: calls that are made side by side then overlap however busy the machine is. */
const LEAST_MS = 60;

/** What calls without a request are counted under. */
const NOBODY = 'nobody';

/** Starts the proxy on a free port; with `countAll` the calls of nobody's request are counted too. */
export async function startCountingProxy(database: string, { countAll = false } = {}): Promise<CountingProxy> {
  const agent = new Agent({ keepAlive: true });
  const counted = new Map<string, TableCall[]>();
  const { url, server, close } = await listen((request, response) => {
    pass(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });

  // A connection that is closed just when the stack uses it again would be a second call.
  server.keepAliveTimeout = 600_000;

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await readBody(request)) ?? Buffer.alloc(0);
    const name = request.headers[REQUEST_HEADER] ?? (countAll ? NOBODY : undefined);
    const operation = String(request.headers['x-amz-target']).split('.')[1] ?? '';
    const isCounted = typeof name === 'string' && String(request.headers['x-amz-target']).startsWith('DynamoDB_');
    if (!isCounted) return send(response, await forward(request.headers, body));

    const started = performance.now();
    const [answer] = await Promise.all([forward(request.headers, withCapacity(body)), pause(LEAST_MS)]);
    const call = { operation, about: aboutOf(body), started, ended: performance.now(), units: unitsOf(answer.body) };
    counted.set(name, [...(counted.get(name) ?? []), call]);
    send(response, answer);
  }

  function forward(headers: IncomingHttpHeaders, body: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const outgoing = { ...headers, 'content-length': String(body.length) };
      const request = httpRequest(database, { method: 'POST', headers: outgoing, agent });
      request.once('error', reject);
      request.once('response', (response) => {
        readBody(response).then(
          (whole = Buffer.alloc(0)) => resolve({ status: response.statusCode ?? 500, headers: response.headers, body: whole }),
          reject,
        );
      });
      request.end(body);
    });
  }

  return {
    url,
    callsOf: (request) => {
      const workers = [...counted].filter(([name]) => name !== request && isMadeFor(request, name));
      return [counted.get(request) ?? [], ...workers.map(([, calls]) => calls)];
    },
    others: () => {
      const calls = counted.get(NOBODY) ?? [];
      counted.delete(NOBODY);
      return calls;
    },
    async close() {
      await close();
      agent.destroy();
    },
  };
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers).end(body);
}

/** DynamoDB Local checks no signature, so the body may be another one than was signed. */
function withCapacity(body: Buffer): Buffer {
  return Buffer.from(JSON.stringify({ ...JSON.parse(body.toString('utf8')), ReturnConsumedCapacity: 'TOTAL' }));
}

function unitsOf(body: Buffer): number {
  const { ConsumedCapacity } = JSON.parse(body.toString('utf8') || '{}');
  const each: { CapacityUnits?: number }[] = ConsumedCapacity === undefined ? [] : [ConsumedCapacity].flat();
  return each.reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
}

/** The first word of the partition keys, for a counter with its scope; how many items where there are several. */
function aboutOf(body: Buffer): string {
  const text = body.toString('utf8');
  const partitions = [...text.matchAll(/":?pk":\{"S":"(RATE#[^#"]+|[A-Z]+)/g)].map(([, word = '']) => word);
  const items = partitions.length > 1 ? ` x${partitions.length}` : '';
  return `${[...new Set(partitions)].join('+')}${items}`;
}
