import type { ServerResponse } from 'node:http';
import { PassThrough, type Writable } from 'node:stream';
import { REFUSALS, type RefusalCode } from '#common/refusal.ts';
import { onReplyHead, type ReplyHead } from '#infra/response-streaming.ts';

/** Answers in the service's error format, with the additional headers that a code needs. */
export function refuse(response: ServerResponse, code: RefusalCode, sentence?: string): void {
  if (response.headersSent) return void response.destroy();
  const [status, usual] = REFUSALS[code];
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  if (code === 'unauthorized') response.setHeader('www-authenticate', 'Bearer');
  response.end(JSON.stringify({ error: sentence ?? usual, code }));
}

/** Sends the result of a function with a proxy integration. Any other result is an internal error, as for API Gateway. */
export function sendResult(response: ServerResponse, result: unknown): void {
  if (!isReply(result)) {
    refuse(response, 'internal_error');
    return;
  }
  setHead(response, result);
  response.end(Buffer.from(result.body ?? '', result.isBase64Encoded ? 'base64' : 'utf8'));
}

/** Opens a stream for a function's reply. Status and headers are sent as soon as they are known, and cannot change afterwards. */
export function openReplyStream(response: ServerResponse, remapsHeaders = false): Writable {
  const stream = new PassThrough();
  onReplyHead(stream, (head) => {
    setHead(response, head);
    if (remapsHeaders) remapLength(response);
    response.flushHeaders();
  });
  // The client can close the connection at any time. This stops the function's writing and is not an error.
  stream.on('error', () => {});
  response.on('close', () => {
    if (!response.writableFinished) stream.destroy(new Error('The client closed the connection.'));
  });
  stream.pipe(response);
  return stream;
}

/** API Gateway may send a function's `Content-Length` under this name. https://docs.aws.amazon.com/apigateway/latest/developerguide/api-gateway-known-issues.html */
function remapLength(response: ServerResponse): void {
  const length = response.getHeader('content-length');
  if (length === undefined) return;
  response.removeHeader('content-length');
  response.setHeader('x-amzn-remapped-content-length', length);
}

interface Reply extends ReplyHead {
  body?: string;
  isBase64Encoded?: boolean;
}

function isReply(result: unknown): result is Reply {
  if (typeof result !== 'object' || result === null || !('statusCode' in result)) return false;
  return typeof result.statusCode === 'number' && (!('body' in result) || result.body === undefined || typeof result.body === 'string');
}

function setHead(response: ServerResponse, { statusCode, headers = {}, multiValueHeaders = {}, cookies = [] }: ReplyHead): void {
  if (response.headersSent) return;
  const requestId = response.getHeader('x-request-id');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, String(value));
  for (const [name, values] of Object.entries(multiValueHeaders)) response.setHeader(name, values.map(String));
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  if (requestId !== undefined) response.setHeader('x-request-id', requestId);
  response.statusCode = statusCode;
}
