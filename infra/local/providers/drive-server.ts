import { randomBytes } from 'node:crypto';
import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import type { IncomingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createFaultInjector, type FaultInjector, withFaults } from '#infra/local/gateway/fault-injector.ts';
import { listen, readBody } from '#infra/local/gateway/ports.ts';
import type { DriveUser, OAuthReply, OAuthServer } from './oauth.ts';

/** The options of a drive's emulator. Each emulator has its own port and its own folder. */
export interface DriveOptions {
  redirectUri: string;
  now(): Date;
  faultInjector?: FaultInjector;
}

/** The emulator of one drive, with controls for tests. */
export interface Drive {
  url: string;
  port: number;
  client: { id: string; secret: string };
  addresses: { authorize: string; token: string; api: string; content: string };
  oauth: OAuthServer;
  /** Limits the bytes of all files together. */
  limit(bytes: number): void;
  /** Sends this reply to the next API requests. */
  next(count: number, reply: DriveReply): void;
  /** Runs the `nth` matching request from now on, and then closes the connection without a reply. */
  loseAnswer(of: RegExp, nth?: number): void;
  /** Returns the requests so far, as `METHOD /path`. */
  requests(): readonly string[];
  /** Returns the paths of all files, including unfinished uploads. */
  leftovers(): string[];
  /** Creates files of one byte. */
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
  /** The origin that this request was sent to, for URLs in replies. It may be that of a relay. */
  origin: string;
}

export interface DriveReply {
  status: number;
  json?: unknown;
  headers?: Record<string, string>;
  /** Sends a file of this machine as the body. */
  file?: string;
}

/** The parts of the emulator that differ between drives. */
interface DriveApi {
  authorizePath: string;
  tokenPath: string;
  /** Handles an API request with a valid token. */
  answer(request: DriveRequest, user: DriveUser): DriveReply;
  /** Handles a request to a URL that contains its own authorization. Returns undefined for any other URL. */
  bare?(request: DriveRequest): DriveReply | undefined;
  unauthorized(expired: boolean): DriveReply;
  /** The reply of a drive that does not work. */
  outOfOrder: DriveReply;
}

/** Direct access to the content of a drive. */
type Behind = Pick<Drive, 'client' | 'oauth' | 'limit' | 'leftovers' | 'seed' | 'empty'> & { remove(): void };

/** Serves one drive: sign-in, tokens, and an API that requires a token. */
export async function serveDrive({ remove, ...behind }: Behind, api: DriveApi, faultInjector: FaultInjector = createFaultInjector()): Promise<Drive> {
  const requests: string[] = [];
  const plan = { left: 0, reply: { status: 500 } as DriveReply };
  const losing = { of: /^$/, left: 0 };
  const serve: RequestListener = async (incoming, response) => {
    const body = (await readBody(incoming).catch(() => undefined)) ?? Buffer.alloc(0);
    // The request was cut, so it has no effect.
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
    else return send(response, reply, headers.range);
    if (losing.left === 0) response.destroy();
    else await send(response, reply, headers.range);
  };
  const listener = await listen(withFaults(faultInjector, serve, (_incoming, response) => void send(response, api.outOfOrder)));
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

/** Under the real host name of the drive, requests arrive over TLS, which a proxy terminates. */
function originOf(host = ''): string {
  return `${host.startsWith('127.0.0.1') ? 'http' : 'https'}://${host}`;
}

/** Replaces the page on which a user of the drive deletes all files. */
const EMPTY = 'POST /files/remove';
/** Replaces the page on which a user of the drive revokes their consent. */
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

/** Creates a folder that is deleted with the process, or earlier. */
export function ownFolder(name: string): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), `will-${name}-`));
  const remove = (): void => {
    process.off('exit', remove);
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', remove);
  return { folder, remove };
}

/** Creates a new client id and secret. */
export function newClient(): Drive['client'] {
  return { id: `client-${randomBytes(8).toString('hex')}`, secret: randomBytes(24).toString('base64url') };
}

export function jsonOf({ body }: Pick<DriveRequest, 'body'>): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    // The checks on this line justify the cast: a non-null object that is not an array has string keys.
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

async function send(response: ServerResponse, reply: DriveReply | OAuthReply, range?: string): Promise<void> {
  if ('file' in reply && reply.file !== undefined) return sendFile(response, reply.file, reply, range);
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

/** Sends a file, or a single range of it. https://www.rfc-editor.org/rfc/rfc9110#name-range-requests */
async function sendFile(response: ServerResponse, file: string, { status, headers }: DriveReply, range = ''): Promise<void> {
  const { size } = statSync(file);
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? [];
  const start = Number(from ?? 0);
  const end = Math.min(Number(to ?? size - 1), size - 1);
  if (from !== undefined && start >= size) return void response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
  const part = from === undefined ? {} : { 'content-range': `bytes ${start}-${end}/${size}` };
  const head = { 'content-type': 'application/octet-stream', 'content-length': end - start + 1, ...headers, ...part };
  response.writeHead(from === undefined ? status : 206, head);
  // A client that closes the connection early is not worth a log line. An empty file has no last byte.
  return pipeline(size === 0 ? [] : createReadStream(file, { start, end }), response).catch(() => {});
}
