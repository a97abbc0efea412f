import { Agent, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { listen, readBody } from '#infra/local/entry.ts';
import { isMadeFor, REQUEST_HEADER, type TableCall } from './calls.ts';

/** A proxy between the stack and DynamoDB. Changes, slows and counts only calls that name a measured request. */
export interface CountingProxy {
  url: string;
  /** Returns the request's own calls first, then those of each worker that it called. */
  callsOf(request: string): TableCall[][];
  /** Counts calls without a request from now on. Returns a function that ends this and returns them. */
  countOthers(): () => TableCall[];
  close(): Promise<void>;
}

/**
 * Starts the proxy on a free port. A call that a request makes takes at least `leastMs`, so that parallel calls overlap even on a busy
 * machine.
 */
export async function startCountingProxy(database: string, leastMs = 60): Promise<CountingProxy> {
  const agent = new Agent({ keepAlive: true });
  const counted = new Map<string, TableCall[]>();
  let others: TableCall[] | undefined;
  const { url, server, close } = await listen((request, response) => {
    pass(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });

  // If a connection were closed while the stack reuses it, the retry would count as a second call.
  server.keepAliveTimeout = 600_000;

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await readBody(request)) ?? Buffer.alloc(0);
    const name = request.headers[REQUEST_HEADER];
    const target = String(request.headers['x-amz-target']);
    const calls = typeof name === 'string' ? callsNamed(name) : others;
    if (!calls || !target.startsWith('DynamoDB_')) return send(response, await forward(request.headers, body));

    const started = performance.now();
    const [answer] = await Promise.all([forward(request.headers, withCapacity(body)), calls === others ? undefined : pause(leastMs)]);
    calls.push({ operation: target.split('.')[1] ?? '', about: aboutOf(body), started, ended: performance.now(), units: unitsOf(answer.body) });
    send(response, answer);
  }

  function callsNamed(name: string): TableCall[] {
    const calls = counted.get(name) ?? [];
    counted.set(name, calls);
    return calls;
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
    countOthers() {
      const calls: TableCall[] = [];
      others = calls;
      return () => {
        others = undefined;
        return calls;
      };
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

/** Changes the body after it was signed. DynamoDB Local does not check signatures. */
function withCapacity(body: Buffer): Buffer {
  return Buffer.from(JSON.stringify({ ...JSON.parse(body.toString('utf8')), ReturnConsumedCapacity: 'TOTAL' }));
}

function unitsOf(body: Buffer): number {
  const { ConsumedCapacity } = JSON.parse(body.toString('utf8') || '{}');
  const each: { CapacityUnits?: number }[] = ConsumedCapacity === undefined ? [] : [ConsumedCapacity].flat();
  return each.reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
}

/** Returns the prefix of the partition keys, with the scope of a counter, and the number of items if there are several. */
function aboutOf(body: Buffer): string {
  const text = body.toString('utf8');
  const partitions = [...text.matchAll(/":?pk":\{"S":"(RATE#[^#"]+|[A-Z]+)/g)].map(([, word = '']) => word);
  const items = partitions.length > 1 ? ` x${partitions.length}` : '';
  return `${[...new Set(partitions)].join('+')}${items}`;
}
