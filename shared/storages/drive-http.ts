import http from 'node:http';
import https from 'node:https';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, jsonObject, record } from '#net/json-reply.ts';
import type { Outbound } from '#net/outbound.ts';

/** What the drives are reached with; `allowLoopback` belongs to the local stack and to tests alone. */
export interface DriveWorld {
  outbound: Outbound;
  allowLoopback: boolean;
  /** Waits between two attempts; tests need not. */
  pause?: (milliseconds: number) => Promise<unknown>;
  /** How long the other side may say nothing; a minute unless told. */
  idleMs?: number;
  /** How long a whole answer that is not a file may take from its headers on, in milliseconds; a minute by default. */
  answerMs?: number;
}

export interface Asking {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

/** A reply as it begins; whoever gets it reads or destroys its body. */
interface Reply {
  status: number;
  headers: http.IncomingHttpHeaders;
  stream: http.IncomingMessage;
}

/** A reply that was read; `body` is its JSON object, empty where there is none. */
export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Record<string, unknown>;
}

const IDLE_MS = 60_000;
const ANSWER_MS = 60_000;
const MOST_ANSWER_BYTES = 8 * 1024 * 1024;
const ATTEMPTS = 3;
const LONGEST_WAIT_SECONDS = 5;

/** One request whose answer is JSON. It fails with what Node calls the fault, or `TooLong`; it follows no redirect. */
export async function ask(world: DriveWorld, asking: Asking): Promise<Answer> {
  return answered(world, await request(world, asking));
}

/** One request whose answer is a file. A redirect leads to where the file lies, once; an error is read as JSON. */
export async function fetchFile(world: DriveWorld, asking: Asking): Promise<{ answer: Answer; file?: Readable }> {
  const first = await request(world, asking);
  const elsewhere = first.status === 302 ? first.headers.location : undefined;
  if (elsewhere) first.stream.destroy();
  // That address carries its own right to be read: the token is none of its business.
  const { status, headers, stream } = elsewhere ? await request(world, { method: 'GET', url: elsewhere }) : first;
  if (status < 300) return { answer: { status, headers, body: {} }, file: stream };
  return { answer: await answered(world, { status, headers, stream }) };
}

async function answered({ answerMs = ANSWER_MS }: DriveWorld, { status, headers, stream }: Reply): Promise<Answer> {
  return { status, headers, body: jsonObject(await atMost(stream, MOST_ANSWER_BYTES, answerMs)) };
}

/**
 * Repeats a request that a drive had no time for, and with `repeatable` one that was lost on its way: three attempts in all.
 * https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
export async function patiently<T extends { status: number; headers: http.IncomingHttpHeaders }>(
  { pause = sleep }: DriveWorld,
  repeatable: boolean,
  attempt: () => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const last = tries === ATTEMPTS;
    try {
      const answer = await attempt();
      const worthIt = answer.status === 429 || answer.status === 503 || (repeatable && answer.status >= 500 && answer.status !== 507);
      if (last || !worthIt) return answer;
      const seconds = Number(answer.headers['retry-after'] ?? 2 ** (tries - 1));
      await pause(1000 * Math.min(Number.isFinite(seconds) ? seconds : 1, LONGEST_WAIT_SECONDS));
    } catch (error) {
      if (last || !repeatable || !isLost(error)) throw error;
      await pause(200 * tries);
    }
  }
}

/** Whether the connection broke, so that nobody knows how far the request came. */
export function isLost(error: unknown): boolean {
  return ['ECONNRESET', 'EPIPE', 'ETIMEDOUT'].includes((error as { code?: string } | null)?.code ?? '');
}

/** An error that storage.ts has a sentence for. */
export function fault(code: string): Error {
  return Object.assign(new Error('The drive did not do what it was asked for.'), { code });
}

/** The objects of a part of an answer that should be a list; one that is missing is an answer that can't be understood. */
export function records(value: unknown): Record<string, unknown>[] {
  if (!Array.isArray(value)) throw fault('NotUnderstood');
  return value.map(record);
}

/** https://nodejs.org/api/http.html#httprequesturl-options-callback */
async function request({ outbound, allowLoopback, idleMs = IDLE_MS }: DriveWorld, { method, url, headers, body }: Asking): Promise<Reply> {
  const address = new URL(url);
  const plain = address.protocol === 'http:';
  // Some addresses come out of answers, so each is looked at.
  if (address.protocol !== 'https:' && !(plain && allowLoopback)) throw fault('NotUnderstood');
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  const outgoing = (plain ? http : https).request(
    address,
    {
      method,
      agent: plain ? outbound.httpAgent : outbound.httpsAgent,
      // A connection of its own: one that waited may just be closing, and an upload can't be sent again to find out.
      headers: { connection: 'close', ...headers, ...(method !== 'GET' && { 'content-length': Buffer.byteLength(body ?? '') }) },
    },
    resolve,
  );
  outgoing.on('error', reject).setTimeout(idleMs, () => outgoing.destroy(fault('ETIMEDOUT')));
  outgoing.end(body);
  const stream = await promise;
  return { status: stream.statusCode ?? 0, headers: stream.headers, stream };
}
