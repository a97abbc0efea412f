import http from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { jsonObject, objectOrEmpty, readAtMost } from '#net/json-reply.ts';
import type { Outbound } from '#net/outbound.ts';
import { timeLeft } from '#net/timeout.ts';
import type { DriveFault, FaultOf } from './drive-faults.ts';
import { fault } from './fault.ts';

/** The options for requests to drives. `allowLoopback` is only for the local stack and tests. */
export interface DriveOptions {
  outbound: Outbound;
  allowLoopback: boolean;
  /** Waits between two attempts. Tests replace it. */
  pause?: (milliseconds: number) => Promise<unknown>;
  /** How long the drive may send nothing, in milliseconds; a minute by default. */
  idleMs?: number;
  /** How long a whole reply that is not a file may take from its headers on, in milliseconds; a minute by default. */
  replyMs?: number;
}

export interface DriveRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

/** A reply before its body is read. The caller reads or destroys the stream. */
interface UnreadReply {
  status: number;
  headers: http.IncomingHttpHeaders;
  stream: http.IncomingMessage;
}

/** A reply that was read. `body` is its JSON object, or empty if there is none. */
export interface DriveReply {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Record<string, unknown>;
}

const IDLE_MS = 60_000;
const REPLY_MS = 60_000;
const MAX_REPLY_BYTES = 8 * 1024 * 1024;
/** Attempts of a request whose answer is a server error, or is lost. */
const ATTEMPTS = 3;
/** How long one request waits for a drive that is too busy, if its caller has more time. As our other waits for a storage. */
const PATIENCE_MS = 60_000;
const LONGEST_BACK_OFF_MS = 16_000;
/** For the answer to the last attempt: the caller gets the drive's reason, and not its own timeout. */
const ANSWER_MS = 1000;

/** Sends a request whose reply is JSON. Follows no redirect. Throws an error with Node's code, or with the code `TooLong`. */
export async function sendRequest(options: DriveOptions, request: DriveRequest): Promise<DriveReply> {
  return readReply(options, await startRequest(options, request));
}

/** Sends a request whose reply is a file or a part of it. Follows one redirect to the file's location. Reads an error as JSON. */
export async function fetchFile(options: DriveOptions, request: DriveRequest): Promise<DriveReply & { file?: Readable }> {
  const first = await startRequest(options, request);
  const elsewhere = first.status === 302 ? first.headers.location : undefined;
  if (elsewhere) first.stream.destroy();
  const { range } = request.headers ?? {};
  // That URL contains its own authorization, so it must not get the token.
  const { status, headers, stream } = elsewhere
    ? await startRequest(options, { method: 'GET', url: elsewhere, headers: { ...(range && { range }) } })
    : first;
  return status < 300 ? { status, headers, body: {}, file: stream } : readReply(options, { status, headers, stream });
}

async function readReply({ replyMs = REPLY_MS }: DriveOptions, { status, headers, stream }: UnreadReply): Promise<DriveReply> {
  return { status, headers, body: jsonObject(await readAtMost(stream, MAX_REPLY_BYTES, replyMs)) };
}

/** How a request is repeated. `repeatable`: it may be processed twice. `faultOf`: what a reply of this drive means. */
export interface RetryRules {
  repeatable: boolean;
  faultOf: FaultOf;
}

/**
 * Repeats a request that the drive has not processed because it is too busy, with longer and longer pauses, while its caller has time. With
 * `repeatable`, also makes up to three attempts after a lost connection or a server error.
 */
export async function withRetries<T extends DriveReply>({ pause = sleep }: DriveOptions, rules: RetryRules, attempt: () => Promise<T>): Promise<T> {
  let waited = 0;
  let failures = 0;
  for (let attempts = 1; ; attempts += 1) {
    try {
      const reply = await attempt();
      const reason = rules.faultOf(reply);
      const isBusy = reason !== undefined && BUSY.has(reason);
      if (!isBusy) failures += 1;
      const wait = waitBefore(reply, attempts);
      const hasTime = wait <= Math.min(PATIENCE_MS - waited, timeLeft() - ANSWER_MS);
      if (!hasTime || !(isBusy || (failures < ATTEMPTS && isFailing(reply, reason, rules)))) return reply;
      waited += wait;
      await pause(wait);
    } catch (error) {
      failures += 1;
      if (failures >= ATTEMPTS || !rules.repeatable || !isLost(error)) throw error;
      await pause(200 * failures);
    }
  }
}

/** Faults of a moment in which the drive has done nothing. */
const BUSY: ReadonlySet<DriveFault> = new Set(['TooManyRequests', 'Locked']);

/** A drive that answers 503 has not processed the request; after any other server error, that is unknown. */
function isFailing({ status }: DriveReply, reason: DriveFault | undefined, { repeatable }: RetryRules): boolean {
  return reason === 'ServiceUnavailable' && (repeatable || status === 503);
}

/** The milliseconds before the next attempt: what the drive asks for, and at least twice as long each time. https://www.rfc-editor.org/rfc/rfc9110#field.retry-after */
function waitBefore({ headers }: DriveReply, attempts: number): number {
  const asked = 1000 * Number(headers['retry-after'] ?? 0);
  const backOff = Math.min(1000 * 2 ** (attempts - 1), LONGEST_BACK_OFF_MS);
  return Number.isFinite(asked) ? Math.max(asked, backOff) : backOff;
}

/** Returns whether the connection was lost, so that it is unknown whether the request was processed. */
export function isLost(error: unknown): boolean {
  return ['ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes((error as { code?: string } | null)?.code ?? '');
}

/** Returns the objects in a value that should be a list. Throws the fault `NotUnderstood` if it is not a list. */
export function objectsIn(value: unknown): Record<string, unknown>[] {
  if (!Array.isArray(value)) throw fault('NotUnderstood');
  return value.map(objectOrEmpty);
}

/** https://nodejs.org/api/http.html#httprequesturl-options-callback */
async function startRequest(
  { outbound, allowLoopback, idleMs = IDLE_MS }: DriveOptions,
  { method, url, headers, body }: DriveRequest,
): Promise<UnreadReply> {
  const address = new URL(url);
  const plain = address.protocol === 'http:';
  // Some URLs come from replies, so every URL is checked.
  if (address.protocol !== 'https:' && !(plain && allowLoopback)) throw fault('NotUnderstood');
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  const outgoing = (plain ? http : https).request(
    address,
    {
      method,
      agent: plain ? outbound.httpAgent : outbound.httpsAgent,
      // Uses a new connection: a reused one may be closing, and an upload must not be sent twice.
      headers: { connection: 'close', ...headers, ...(method !== 'GET' && { 'content-length': Buffer.byteLength(body ?? '') }) },
    },
    resolve,
  );
  outgoing.on('error', reject).setTimeout(idleMs, () => outgoing.destroy(fault('ETIMEDOUT')));
  outgoing.end(body);
  const stream = await promise;
  return { status: stream.statusCode ?? 0, headers: stream.headers, stream };
}
