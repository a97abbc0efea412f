import { randomBytes } from 'node:crypto';
import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import type { IncomingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createFaultInjector, type FaultInjector, withFaults } from '#infra/local/gateway/fault-injector.ts';
import { listen, readBody } from '#infra/local/gateway/ports.ts';
import type { DriveUser, OAuthReply, OAuthServer } from './oauth.ts';

/** What the imitation of a drive is started with; each is a listener of its own, with files in a folder of its own. */
export interface DriveOptions {
  redirectUri: string;
  now(): Date;
  gate?: FaultInjector;
}

/** The imitation of one drive, and what a test can do to it. */
export interface Drive {
  url: string;
  port: number;
  client: { id: string; secret: string };
  addresses: { authorize: string; token: string; api: string; content: string };
  oauth: OAuthServer;
  /** Bytes that all files together may have. */
  limit(bytes: number): void;
  /** The next so many API requests are answered in this way. */
  next(count: number, reply: DriveReply): void;
  /** Carries out the `nth` request that matches from now on, and breaks off before the answer. */
  loseAnswer(of: RegExp, nth?: number): void;
  /** Requests so far, as `METHOD /path`. */
  requests(): readonly string[];
  /** What lies in it, by path, unfinished uploads too. */
  leftovers(): string[];
  /** Puts files of one byte into it. */
  seed(paths: readonly string[]): void;
  empty(): void;
  close(): Promise<void>;
}

export interface DriveRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** Where this request came in, for addresses in answers: it may have come over a relay. */
  origin: string;
}

export interface DriveReply {
  status: number;
  json?: unknown;
  headers?: Record<string, string>;
  /** A file of this machine as the body. */
  file?: string;
}

/** What is left of a drive's own work. */
interface DriveApi {
  authorizePath: string;
  tokenPath: string;
  /** An API request of somebody with a good token. */
  answer(request: DriveRequest, user: DriveUser): DriveReply;
  /** A request to an address that carries its own right; undefined for any other. */
  bare?(request: DriveRequest): DriveReply | undefined;
  unauthorized(expired: boolean): DriveReply;
  /** What it says when it is out of order. */
  outOfOrder: DriveReply;
}

/** What a drive keeps, for those who look behind its back. */
type Behind = Pick<Drive, 'client' | 'oauth' | 'limit' | 'leftovers' | 'seed' | 'empty'> & { remove(): void };

/** Serves one drive: sign-in, tokens, and an API that asks for one. */
export async function serveDrive({ remove, ...behind }: Behind, api: DriveApi, gate: FaultInjector = createFaultInjector()): Promise<Drive> {
  const requests: string[] = [];
  const plan = { left: 0, reply: { status: 500 } as DriveReply };
  const losing = { of: /^$/, left: 0 };
  const serve: RequestListener = async (incoming, response) => {
    const body = (await readBody(incoming).catch(() => undefined)) ?? Buffer.alloc(0);
    // Broken off on its way: nothing of it counts.
    if (!incoming.complete) return void response.destroy();
    const url = new URL(incoming.url ?? '/', originOf(incoming.headers.host));
    const { method = 'GET', headers } = incoming;
    const request = { method, path: url.pathname, query: url.searchParams, headers, body, origin: url.origin };
    const signIn = signInReply(behind.oauth, api, request);
    if (signIn) return send(response, signIn);
    if (`${method} ${url.pathname}` === EMPTY) {
      behind.empty();
      return void response.writeHead(204).end();
    }
    requests.push(`${method} ${url.pathname}`);
    plan.left -= 1;
    const reply = plan.left >= 0 ? plan.reply : apiReply(behind.oauth, api, request);
    if (losing.of.test(`${method} ${url.pathname}`)) losing.left -= 1;
    else return send(response, reply);
    if (losing.left === 0) response.destroy();
    else await send(response, reply);
  };
  const listener = await listen(withFaults(gate, serve, (_incoming, response) => void send(response, api.outOfOrder)));
  const { url, port } = listener;
  return {
    ...behind,
    url,
    port,
    addresses: { authorize: `${url}${api.authorizePath}`, token: `${url}${api.tokenPath}`, api: url, content: url },
    next: (left, reply) => void Object.assign(plan, { left, reply }),
    loseAnswer: (of, nth = 1) => void Object.assign(losing, { of, left: nth }),
    requests: () => requests,
    async close() {
      await listener.close();
      remove();
    },
  };
}

/** By the real name of the drive it is reached over TLS alone, which ends before it. */
function originOf(host = ''): string {
  return `${host.startsWith('127.0.0.1') ? 'http' : 'https'}://${host}`;
}

/** Stands for the page on which a user of the drive deletes all files. */
const EMPTY = 'POST /files/remove';
/** Stands for the page on which a user of the drive takes back what they agreed to. */
const TAKE_BACK = 'POST /connections/remove';

function signInReply(oauth: OAuthServer, { authorizePath, tokenPath }: DriveApi, request: DriveRequest): OAuthReply | undefined {
  const form = new URLSearchParams(request.path === authorizePath || request.path === tokenPath ? request.body.toString('utf8') : '');
  if (request.path === authorizePath) return oauth.authorize(request.method, request.query, form);
  if (`${request.method} ${request.path}` === TAKE_BACK) {
    oauth.revoke();
    return { status: 204 };
  }
  if (request.path !== tokenPath || request.method !== 'POST') return undefined;
  return oauth.token(form);
}

function apiReply(oauth: OAuthServer, api: DriveApi, request: DriveRequest): DriveReply {
  const bare = api.bare?.(request);
  if (bare) return bare;
  const user = oauth.userOf(request.headers.authorization);
  return user === undefined || user === 'expired' ? api.unauthorized(user === 'expired') : api.answer(request, user);
}

/** A folder that goes with the process, or earlier. */
export function ownFolder(name: string): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), `will-${name}-`));
  const remove = (): void => {
    process.off('exit', remove);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', remove);
  return { folder, remove };
}

/** A client id and secret as new as the stack. */
export function newClient(): Drive['client'] {
  return { id: `client-${randomBytes(8).toString('hex')}`, secret: randomBytes(24).toString('base64url') };
}

export function jsonOf({ body }: Pick<DriveRequest, 'body'>): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    // Narrowed on this line: a non-null object that is no array has string keys.
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

async function send(response: ServerResponse, reply: DriveReply | OAuthReply): Promise<void> {
  if ('file' in reply && reply.file !== undefined) {
    response.writeHead(reply.status, { 'content-type': 'application/octet-stream', 'content-length': statSync(reply.file).size, ...reply.headers });
    // Who hangs up in the middle is no event for the log.
    return pipeline(createReadStream(reply.file), response).catch(() => {});
  }
  const headers = {
    ...('headers' in reply && reply.headers),
    ...('location' in reply && reply.location !== undefined && { location: reply.location }),
  };
  if ('html' in reply && reply.html !== undefined) {
    response.writeHead(reply.status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(reply.html);
  } else if (reply.json !== undefined) {
    response.writeHead(reply.status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(reply.json));
  } else response.writeHead(reply.status, headers).end();
}
