import type { IncomingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { createFaultInjector, type FaultInjector, withFaults } from '#infra/local/gateway/fault-injector.ts';
import { type Listener, listen, readBody } from '#infra/local/gateway/ports.ts';
import { objectOrEmpty } from '#net/json-reply.ts';

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

/** The fault injector of an API, and its reply when it does not work. */
export interface ApiFault {
  faultInjector: FaultInjector | undefined;
  outOfOrder: ApiReply;
}

/** Serves the emulator of one provider's API on its own port, behind its fault injector. */
export function serveApi(
  answer: (request: ApiRequest) => ApiReply,
  { faultInjector = createFaultInjector(), outOfOrder }: ApiFault,
): Promise<Listener> {
  const serve: RequestListener = async (request, response) => {
    const body = ((await readBody(request)) ?? Buffer.alloc(0)).toString('utf8');
    const url = new URL(request.url ?? '/', 'http://provider');
    send(response, answer({ method: request.method ?? 'GET', path: url.pathname, query: url.searchParams, headers: request.headers, body }));
  };
  return listen(withFaults(faultInjector, serve, (_request, response) => send(response, outOfOrder)));
}

function send(response: ServerResponse, { status, headers, json }: ApiReply): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(json));
}

/** Returns the fields of a JSON body. Returns undefined if the body or its content type is not JSON. */
export function jsonFields({ headers, body }: ApiRequest): Record<string, unknown> | undefined {
  if (!headers['content-type']?.startsWith('application/json')) return undefined;
  try {
    return objectOrEmpty(JSON.parse(body));
  } catch {
    return undefined;
  }
}

/** Returns user and password of basic authentication, joined by a colon. */
export function basicCredentials({ headers }: ApiRequest): string | undefined {
  const [, encoded] = /^Basic (\S+)$/.exec(headers.authorization ?? '') ?? [];
  return encoded && Buffer.from(encoded, 'base64').toString('utf8');
}

/** Counts calls in the current second of real time. Returns false after more than `most` calls. */
export function createRateLimit(most: number, clock: () => number = Date.now): () => boolean {
  let second = 0;
  let calls = 0;
  return () => {
    const now = Math.floor(clock() / 1000);
    calls = now === second ? calls + 1 : 1;
    second = now;
    return calls <= most;
  };
}

/** E.164: a plus sign, a country code, and at most 15 digits. */
export const isPhoneNumber = (value: string): boolean => /^\+[1-9]\d{6,14}$/.test(value);
