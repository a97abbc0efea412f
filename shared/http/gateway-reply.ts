import { Readable } from 'node:stream';
import type { App } from '#app/app.ts';
import type { Reply } from './reply.ts';

/** The reply format of API Gateway. Only functions that stream their reply return a stream. */
export interface GatewayReply {
  statusCode: number;
  headers: Record<string, string>;
  body: string | Readable;
}

/** The headers that a page of another origin may read. */
const EXPOSED = [
  'x-request-id',
  'Date',
  'Retry-After',
  'RateLimit',
  'RateLimit-Policy',
  'Content-Disposition',
  'Repr-Digest',
  'Accept-Ranges',
  'Content-Range',
  'ETag',
].join(', ');

/** Adds the headers of every reply: the request id, the frontend's origin, and the headers against caching and leaks. */
export function toGatewayReply(app: App, requestId: string, reply: Reply): GatewayReply {
  const isStream = reply.body instanceof Readable;
  const headers: Record<string, string> = {
    'x-request-id': requestId,
    'Access-Control-Allow-Origin': new URL(app.env.FRONTEND_URL).origin,
    'Access-Control-Expose-Headers': EXPOSED,
    Vary: 'Origin',
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    ...(reply.body !== undefined && !isStream && { 'Content-Type': 'application/json; charset=utf-8' }),
    ...reply.headers,
  };
  return { statusCode: reply.status, headers, body: bodyOf(reply) };
}

function bodyOf({ body }: Reply): string | Readable {
  if (body instanceof Readable) return body;
  if (typeof body === 'string') return body;
  return body === undefined ? '' : JSON.stringify(body);
}
