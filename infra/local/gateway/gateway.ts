import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import type { RefusalCode } from '#common/refusal.ts';
import { isSignedWith, readSignature } from '#infra/local/emulators/signature-v4.ts';
import type { Service } from '#infra/local/service.ts';
import { REQUEST_TOO_LARGE } from '#infra/request-too-large.ts';
import { authorize } from './authorize.ts';
import { type ProxyEvent, proxyEvent, type RoutedRequest } from './gateway-event.ts';
import { openReplyStream, refuse, sendResult } from './gateway-reply.ts';
import { describeError, type Runtime } from './lambda-runtime.ts';
import { readBody } from './ports.ts';
import { allowedMethods, createRouter, methodsOf, type Router } from './router.ts';

/** Limits in bytes: of a request to API Gateway, and of a body in base64 to a function. */
const GATEWAY_LIMIT = 10 * 1024 * 1024;
const FUNCTION_LIMIT = 6 * 1024 * 1024;

export interface GatewayOptions {
  service: Service;
  runtime: Runtime;
  frontendUrl: string;
  /** The credentials of the service's functions. Rows with `auth: 'service'` accept only requests that are signed with them. */
  serviceKey: { accessKeyId: string; secretAccessKey: string };
  /** Whether streamed bodies arrive in base64 and under the limits of AWS, as in the deployed service. */
  awsLimits: boolean;
  /** Whether streamed replies have their `Content-Length` under another name only, as API Gateway may send it. */
  remapsHeaders: boolean;
  /** Content types whose bodies arrive in base64. Default: those of rows with `body: 'stream'`. */
  binaryMediaTypes?: readonly string[] | undefined;
  /** The texts of the gateway's own refusals by code, if the deployment has its own. */
  refusalTexts?: Readonly<Record<string, string>> | undefined;
  now(): Date;
  /** Is called with the body of each request that is not streamed, before its function runs. */
  onBody?(body: string): Promise<void>;
  log(line: string): void;
}

/** Returns the handler for `/api/...`, which answers like API Gateway in front of the functions. */
export function createGateway(options: GatewayOptions): (request: IncomingMessage, response: ServerResponse) => void {
  const find = createRouter(options.service.rows);
  return (request, response) => {
    const requestId = randomUUID();
    response.setHeader('x-request-id', requestId);
    // The service's time, which can differ from this machine's. Pages set their countdowns by it.
    response.setHeader('date', options.now().toUTCString());
    respond(request, response, requestId, find, options).catch((error: unknown) => {
      // If the client closed the connection, its request fails and nothing needs to be logged.
      if (!response.destroyed) options.log(`${requestId} ${request.method} ${pathOf(request)}: ${describeError(error)}`);
      refuse(response, 'unavailable');
    });
  };
}

async function respond(request: IncomingMessage, response: ServerResponse, requestId: string, find: Router, options: GatewayOptions): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://gateway');
  if (isPreflight(request, options)) return answerPreflight(response, url, options);
  const match = find(request.method ?? 'GET', url.pathname);
  if (match === 'unknown_path') return refuseFromGateway(request, response, 'not_found', options);
  if (match === 'other_method') {
    response.setHeader('allow', allowedMethods(options.service.rows, url.pathname).join(', '));
    return refuseFromGateway(request, response, 'method_not_allowed', options);
  }

  // API Gateway answers a request without a valid signature in this way.
  if (match.row.auth === 'service' && !isSignedByService(request, url, options)) return refuseFromGateway(request, response, 'not_found', options);
  const access = match.row.auth === 'bearer' ? await authorizeRequest(request, url, options) : undefined;
  if (access === 'unavailable') return refuseFromGateway(request, response, 'unavailable', options);
  if (access === 'unauthorized') return refuseFromGateway(request, response, 'unauthorized', options);

  const routed: RoutedRequest = { request, url, row: match.row, parameters: match.parameters, requestId, now: options.now().getTime() };
  const event = await addBody(routed, response, proxyEvent(routed, access), options);
  if (!event) return refuseFromGateway(request, response, 'body_too_large', options, match.row.body === 'stream' ? REQUEST_TOO_LARGE : undefined);
  if (match.row.reply !== 'stream') return sendResult(response, await options.runtime.call(match.name, event));
  await stream(match.name, event, response, options);
}

/** Returns whether a function of the service signed this request. */
function isSignedByService(request: IncomingMessage, url: URL, { serviceKey }: GatewayOptions): boolean {
  const signed = { method: request.method ?? 'GET', url, headers: request.headers };
  const signature = readSignature(signed);
  return signature?.accessKeyId === serviceKey.accessKeyId && isSignedWith(serviceKey.secretAccessKey, signed, signature);
}

/** Checks the bearer token. Returns `unavailable` if the authorizer fails, like the deployed gateway. */
async function authorizeRequest(request: IncomingMessage, url: URL, options: GatewayOptions) {
  return authorize(request, url, options).catch((error: unknown) => {
    options.log(`authorizer: ${describeError(error)}`);
    return 'unavailable' as const;
  });
}

async function stream(name: string, event: object, response: ServerResponse, { runtime, remapsHeaders }: GatewayOptions): Promise<void> {
  const reply = openReplyStream(response, remapsHeaders);
  const result = await runtime.stream(name, event, reply);
  if (!reply.writableEnded) sendResult(response, result);
}

/** Adds the body to the event. Returns undefined if the body exceeds a limit. */
async function addBody(
  { request, row }: RoutedRequest,
  response: ServerResponse,
  event: ProxyEvent,
  { awsLimits, binaryMediaTypes, onBody }: GatewayOptions,
): Promise<object | undefined> {
  if (row.body === 'stream' && !awsLimits) return { ...event, bodyStream: bodyStream(request, response) };
  const bytes = await readBody(request, GATEWAY_LIMIT);
  if (!bytes) return undefined;
  const type = request.headers['content-type']?.split(';')[0]?.trim() ?? '';
  if (!(binaryMediaTypes?.includes(type) ?? row.body === 'stream')) {
    const text = bytes.toString('utf8');
    await onBody?.(text);
    return { ...event, body: text || null };
  }
  const body = bytes.toString('base64');
  return body.length <= FUNCTION_LIMIT ? { ...event, body, isBase64Encoded: true } : undefined;
}

/**
 * Returns the body as a separate stream. A function can stop reading it without closing the connection, which it still needs for
 * its response. An aborted upload ends in an error, never in a truncated file.
 */
function bodyStream(request: IncomingMessage, response: ServerResponse): PassThrough {
  const body = new PassThrough();
  body.on('error', () => {});
  body.on('close', () => request.unpipe(body).resume());
  response.on('finish', () => body.destroy());
  request.on('close', () => {
    if (!request.complete) body.destroy(new Error('The client closed the connection.'));
  });
  return request.pipe(body);
}

function isPreflight(request: IncomingMessage, { frontendUrl }: GatewayOptions): boolean {
  return request.method === 'OPTIONS' && request.headers.origin === frontendUrl && request.headers['access-control-request-method'] !== undefined;
}

function answerPreflight(response: ServerResponse, url: URL, { service, frontendUrl }: GatewayOptions): void {
  response.writeHead(204, {
    'access-control-allow-origin': frontendUrl,
    'access-control-allow-methods': methodsOf(service.rows, url.pathname).join(', '),
    'access-control-allow-headers': 'authorization, content-type, idempotency-key, range, if-range',
    'access-control-max-age': '600',
    vary: 'origin',
  });
  response.end();
}

/** Refuses a request before it reaches a function. Adds the CORS header, without which the frontend cannot read the reason. */
function refuseFromGateway(
  request: IncomingMessage,
  response: ServerResponse,
  code: RefusalCode,
  { frontendUrl, refusalTexts }: GatewayOptions,
  sentence = refusalTexts?.[code],
): void {
  if (request.headers.origin === frontendUrl) {
    response.setHeader('access-control-allow-origin', frontendUrl);
    response.setHeader('access-control-expose-headers', 'x-request-id, Date, Retry-After');
    response.setHeader('vary', 'origin');
  }
  refuse(response, code, sentence);
}

/** Returns the path without the query, because the query can contain link tokens. */
function pathOf(request: IncomingMessage): string {
  return (request.url ?? '').split('?')[0] ?? '';
}
