import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { REFUSALS, type RefusalCode } from '#common/refusal.ts';
import { authorize } from '#infra/local/gateway/authorize.ts';
import { proxyEvent } from '#infra/local/gateway/gateway-event.ts';
import type { Runtime } from '#infra/local/gateway/lambda-runtime.ts';
import { createRouter } from '#infra/local/gateway/router.ts';
import { REQUEST_TOO_LARGE } from '#infra/request-too-large.ts';
import { type Asking, type Client, outgoing, type Reply } from '#tests/support/client.ts';
import { assertContract, assertRequest } from '#tests/support/contract.ts';
import { delay } from './chance.ts';
import { during } from './driver.ts';
import { plan } from './events.ts';
import { type FunctionReply, invoke, invokeForReply, invokeLater, rows } from './functions.ts';
import { leaveMoment } from './moments.ts';
import { API } from './names.ts';
import { now } from './state.ts';
import { digestOf, note } from './trace.ts';

const find = createRouter(rows);
/** The most bytes of a request to the gateway. */
const GATEWAY_LIMIT = 10 * 1024 * 1024;

/** The functions as the parts of the local stack call them. */
export const runtime = {
  call: (name: string, event: unknown) => invoke(name, event),
  callAsync: (name: string, event: unknown) => invokeLater(name, JSON.stringify(event), 0),
} as unknown as Runtime;

/** One client, at a separate address. Rejects with ECONNRESET if the connection breaks within a reply. */
export const clientAt =
  (address: string): Client =>
  (method, path, asking = {}) => {
    leaveMoment();
    return during(request(address, method, path, asking));
  };

async function request(address: string, method: string, path: string, asking: Asking): Promise<Reply> {
  const { headers, body } = outgoing(asking);
  const bytes = body ? Buffer.concat(await body.toArray()) : Buffer.alloc(0);
  await new Promise<void>((arrive) => void plan(delay(), arrive));
  const requestId = randomUUID();
  const url = new URL(path, API);
  note(`request ${method} ${url.pathname} ${digestOf(bytes)}`);
  const answer = await answerOf({ requestId, method, url, incoming: incomingOf(address, method, headers), bytes });
  const reply = replyOf(method === 'HEAD' ? { ...answer, body: Buffer.alloc(0) } : answer, requestId);
  note(`answer ${reply.status} ${url.pathname} ${digestOf(reply.bytes)}`);
  if (asking.contract !== false) {
    assertContract(method, path, reply.status, reply.body, reply.headers);
    if (asking.json !== undefined && reply.status < 300) assertRequest(method, path, asking.json);
  }
  return reply;
}

interface Received {
  requestId: string;
  method: string;
  url: URL;
  incoming: IncomingMessage;
  bytes: Buffer;
}

/** Answers as the gateway does (infra/local/gateway/gateway.ts), without HTTP. */
async function answerOf({ requestId, method, url, incoming, bytes }: Received): Promise<FunctionReply> {
  const match = find(method, url.pathname);
  if (match === 'unknown_path') return refusal('not_found');
  if (match === 'other_method') return refusal('method_not_allowed');
  if (match.row.auth === 'service') return refusal('not_found');
  try {
    const access = match.row.auth === 'bearer' ? await authorize(incoming, url, { runtime }) : undefined;
    if (access === 'unauthorized') return refusal('unauthorized');
    const isStreamed = match.row.body === 'stream';
    if (!isStreamed && bytes.length > GATEWAY_LIMIT) return refusal('body_too_large', REQUEST_TOO_LARGE);
    const routed = { request: incoming, url, row: match.row, parameters: match.parameters, requestId, now: now().getTime() };
    const event = { ...proxyEvent(routed, access), ...bodyOf(bytes, isStreamed) };
    return await invokeForReply(match.name, event, match.row.reply === 'stream');
  } catch (error) {
    if ((error as { code?: string }).code === 'ECONNRESET') throw error;
    note(`unavailable ${url.pathname} ${error instanceof Error ? error.message : ''}`);
    return refusal('unavailable');
  }
}

function refusal(code: RefusalCode, sentence?: string): FunctionReply {
  const [statusCode, usual] = REFUSALS[code];
  const headers = { 'content-type': 'application/json', ...(code === 'unauthorized' && { 'www-authenticate': 'Bearer' }) };
  return { statusCode, headers, body: Buffer.from(JSON.stringify({ error: sentence ?? usual, code })) };
}

const bodyOf = (bytes: Buffer, isStream: boolean) =>
  isStream ? { bodyStream: Readable.from([bytes]) } : { body: bytes.length > 0 ? bytes.toString('utf8') : null };

/** A request as the gateway has it, as far as the gateway reads it. */
export function incomingOf(address: string, method: string, headers: Record<string, string>): IncomingMessage {
  const lower = Object.fromEntries(Object.entries({ host: new URL(API).host, ...headers }).map(([name, value]) => [name.toLowerCase(), value]));
  const parts = { method, headers: lower, rawHeaders: Object.entries(lower).flat(), httpVersion: '1.1', socket: { remoteAddress: address } };
  return parts as unknown as IncomingMessage;
}

function replyOf({ statusCode: status, headers: given = {}, multiValueHeaders = {}, body: bytes }: FunctionReply, requestId: string): Reply {
  const own = { 'x-request-id': requestId, date: now().toUTCString() };
  const pairs = [...Object.entries(given), ...Object.entries(multiValueHeaders).map(([name, values]) => [name, values.join(', ')] as const)];
  const headers = { ...Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), String(value)])), ...own };
  const isJson = 'content-type' in headers && String(headers['content-type']).startsWith('application/json');
  return { status, headers, bytes, body: isJson && bytes.length > 0 ? JSON.parse(bytes.toString('utf8')) : bytes.toString('utf8') };
}
