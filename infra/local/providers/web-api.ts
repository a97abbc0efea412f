import type { IncomingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { createFaultInjector, type FaultInjector, withFaults } from '#infra/local/gateway/fault-injector.ts';
import { type Listener, listen, readBody } from '#infra/local/gateway/ports.ts';
import { record } from '#net/json-reply.ts';

export interface ApiRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface ApiReply {
  status: number;
  json: unknown;
  headers?: Record<string, string>;
}

/** What stands before an API and how it answers when it is out of order. */
export interface ApiFault {
  gate: FaultInjector | undefined;
  outOfOrder: ApiReply;
}

/** Serves the imitation of one provider's API on a port of its own, behind its gate. */
export function serveApi(answer: (request: ApiRequest) => ApiReply, { gate = createFaultInjector(), outOfOrder }: ApiFault): Promise<Listener> {
  const serve: RequestListener = async (request, response) => {
    const body = ((await readBody(request)) ?? Buffer.alloc(0)).toString('utf8');
    const url = new URL(request.url ?? '/', 'http://provider');
    send(response, answer({ method: request.method ?? 'GET', path: url.pathname, query: url.searchParams, headers: request.headers, body }));
  };
  return listen(withFaults(gate, serve, (_request, response) => send(response, outOfOrder)));
}

function send(response: ServerResponse, { status, headers, json }: ApiReply): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(json));
}

/** The fields of a JSON body; undefined when it isn't one or doesn't say so. */
export function jsonFields({ headers, body }: ApiRequest): Record<string, unknown> | undefined {
  if (!headers['content-type']?.startsWith('application/json')) return undefined;
  try {
    return record(JSON.parse(body));
  } catch {
    return undefined;
  }
}

/** The user and password of basic authentication, joined by a colon. */
export function basicCredentials({ headers }: ApiRequest): string | undefined {
  const [, encoded] = /^Basic (\S+)$/.exec(headers.authorization ?? '') ?? [];
  return encoded && Buffer.from(encoded, 'base64').toString('utf8');
}

/** Counts calls in the running second of real time; false when there were more than `most`. */
export function atMostPerSecond(most: number, clock: () => number = Date.now): () => boolean {
  let second = 0;
  let calls = 0;
  return () => {
    const now = Math.floor(clock() / 1000);
    calls = now === second ? calls + 1 : 1;
    second = now;
    return calls <= most;
  };
}

/** E.164: a plus sign, a country code, 15 digits at most. */
export const isPhoneNumber = (value: string): boolean => /^\+[1-9]\d{6,14}$/.test(value);
