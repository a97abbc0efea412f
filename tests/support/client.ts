import { randomUUID } from 'node:crypto';
import { type ClientRequest, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assertContract, assertRequest } from './contract.ts';
import { count } from './counts.ts';

/** A complete reply. `body` is the parsed JSON, or the text if it is not JSON. */
export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: the expectations of a test define the shape of a reply
  body: any;
  bytes: Buffer;
}

/** One part of a multipart body. A stream as `content` is sent without holding it in memory. */
export interface Part {
  name: string;
  filename?: string;
  type?: string;
  content: string | Buffer | AsyncIterable<Buffer>;
}

/** The options of a request in addition to its method and path. */
export interface Asking {
  json?: unknown;
  parts?: Part[];
  /** A body that is sent unchanged, with the content type in `headers`. */
  raw?: string | Buffer | AsyncIterable<Buffer>;
  token?: string;
  headers?: Record<string, string>;
  /** False for a request so malformed that the OpenAPI document need not describe its reply. */
  contract?: false;
}

export type Client = (method: string, path: string, asking?: Asking) => Promise<Reply>;

/**
 * Creates a client of the service at `url`. With a `localAddress` such as 127.0.0.7, the rate limits see a different client.
 * Checks every reply under /api against the OpenAPI document, except if another service is called.
 */
export function client(
  url: string,
  { localAddress, contract = !process.env['EARLIER_RELEASE'] }: { localAddress?: string; contract?: boolean } = {},
): Client {
  return async (method, path, asking = {}) => {
    count('requests over HTTP');
    const { headers, body } = outgoing(asking);
    // A server that closes the connection after its response would cut off a response that arrives before the whole body was sent.
    const open = body ? { connection: 'keep-alive' } : {};
    const request = httpRequest(new URL(path, url), {
      method,
      headers: { ...open, ...headers },
      agent: false,
      ...(localAddress && { localAddress }),
    });
    const reply = replyTo(request);
    // A service that answers early may close the connection while the body is sent. Its response still counts.
    const sent = body ? pipeline(body, request).catch(() => {}) : request.end();
    const received = await reply;
    await sent;
    if (contract && asking.contract !== false) assertAgreed(method, path, asking, received);
    return received;
  };
}

function assertAgreed(method: string, path: string, { json }: Asking, { status, body, headers }: Reply): void {
  assertContract(method, path, status, body, headers);
  if (json !== undefined && status < 300) assertRequest(method, path, json);
}

function replyTo(request: ClientRequest): Promise<Reply> {
  return new Promise((resolve, reject) => {
    request.once('error', reject);
    request.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: parsed(bytes, response.headers), bytes });
      });
    });
  });
}

function parsed(bytes: Buffer, headers: IncomingHttpHeaders): unknown {
  const isJson = headers['content-type']?.startsWith('application/json') && bytes.length > 0;
  return isJson ? JSON.parse(bytes.toString('utf8')) : bytes.toString('utf8');
}

/** Returns the headers and the body that a client sends. */
export function outgoing({ json, parts, raw, token, headers = {} }: Asking): { headers: Record<string, string>; body?: Readable } {
  const all = { ...(token && { authorization: `Bearer ${token}` }), ...headers };
  if (parts) {
    const boundary = randomUUID();
    return { headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...all }, body: Readable.from(multipart(parts, boundary)) };
  }
  const whole = json === undefined ? raw : JSON.stringify(json);
  if (whole === undefined) return { headers: all };
  const type = json === undefined ? {} : { 'content-type': 'application/json' };
  if (typeof whole !== 'string' && !Buffer.isBuffer(whole)) return { headers: { ...type, ...all }, body: Readable.from(whole) };
  return { headers: { ...type, 'content-length': String(Buffer.byteLength(whole)), ...all }, body: Readable.from([Buffer.from(whole)]) };
}

async function* multipart(parts: readonly Part[], boundary: string): AsyncGenerator<Buffer> {
  for (const { name, filename, type, content } of parts) {
    const file = filename === undefined ? '' : `; filename="${filename}"`;
    const kind = type === undefined ? '' : `\r\ncontent-type: ${type}`;
    yield Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}${kind}\r\n\r\n`);
    if (typeof content === 'string' || Buffer.isBuffer(content)) yield Buffer.from(content);
    else yield* content;
    yield Buffer.from('\r\n');
  }
  yield Buffer.from(`--${boundary}--\r\n`);
}
