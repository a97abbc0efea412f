import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createFaultInjector, withFaults } from '#infra/local/gateway/fault-injector.ts';
import { type Listener, listen, readBody } from '#infra/local/gateway/ports.ts';
import { objectOrEmpty } from '#net/json-reply.ts';

/** An error reply of an AWS service: a status and the service's own code. */
export class WireError extends Error {
  readonly status: number;
  readonly code: string;
  /** Further fields of the reply. */
  readonly more: object;

  constructor(status: number, code: string, message: string, more: object = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

/** One request to an emulator, with its parsed JSON body. */
export interface WireRequest {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

/** Serves one emulator on its own port, behind its fault injector. Sends the result of `answer` as JSON, and a WireError as the service's error. */
export function serveJson(contentType: string, answer: (request: WireRequest) => unknown, faultInjector = createFaultInjector()): Promise<Listener> {
  const serve: RequestListener = async (request, response) => {
    try {
      reply(response, 200, contentType, await answer(await parse(request)));
    } catch (error) {
      replyError(response, contentType, error);
    }
  };
  return listen(withFaults(faultInjector, serve, (_request, response) => replyError(response, contentType, OUT_OF_ORDER)));
}

/** https://docs.aws.amazon.com/kms/latest/APIReference/CommonErrors.html. These are the same for all services. */
const OUT_OF_ORDER = new WireError(500, 'InternalFailure', 'The request processing has failed because of an unknown error, exception or failure.');

/** Returns a required string field. Throws the service's ValidationException if it is missing. */
export function requireText(body: Record<string, unknown>, field: string): string {
  const value = body[field];
  if (typeof value === 'string' && value !== '') return value;
  throw new WireError(400, 'ValidationException', `1 validation error detected: Value at '${field}' must not be null or empty`);
}

async function parse(request: IncomingMessage): Promise<WireRequest> {
  const bytes = (await readBody(request)) ?? Buffer.alloc(0);
  return {
    method: request.method ?? 'GET',
    url: new URL(request.url ?? '/', 'http://emulator'),
    headers: request.headers,
    body: bytes.length > 0 ? objectOrEmpty(JSON.parse(bytes.toString('utf8'))) : {},
  };
}

function replyError(response: ServerResponse, contentType: string, error: unknown): void {
  const known = error instanceof WireError ? error : new WireError(500, 'InternalFailure', String(error));
  response.setHeader('x-amzn-errortype', known.code);
  // The JSON protocols read `__type` and `message`, the REST protocols the header and `Message`.
  reply(response, known.status, contentType, { __type: known.code, message: known.message, Message: known.message, ...known.more });
}

function reply(response: ServerResponse, status: number, contentType: string, body: unknown): void {
  if (response.destroyed) return;
  response.writeHead(status, { 'content-type': contentType });
  response.end(JSON.stringify(body ?? {}));
}
