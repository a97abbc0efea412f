import { Readable } from 'node:stream';
import type { App } from '#app/app.ts';
import type { Reply } from './reply.ts';

/** The part of an API Gateway REST proxy event that we use. `bodyStream` comes from the local gateway, for rows with `body: 'stream'`. */
export interface GatewayEvent {
  headers: Record<string, string | undefined>;
  pathParameters: Record<string, string | undefined> | null;
  queryStringParameters: Record<string, string | undefined> | null;
  body: unknown;
  isBase64Encoded?: boolean;
  bodyStream?: Readable;
  requestContext: { extendedRequestId: string; identity: { sourceIp: string }; authorizer?: AuthorizerContext | null };
}

/** What our authorizer says about the bearer token. API Gateway passes every value on as text. */
export interface AuthorizerContext {
  hostId?: string;
  sessionId?: string;
  epoch?: string;
}

/**
 * Returns the id that the gateway gave this request. Limits and messages are counted by it, so it is never the one that a client can choose
 * with a header (`requestContext.requestId`).
 */
export function requestIdOf({ requestContext }: GatewayEvent): string {
  return requestContext.extendedRequestId;
}

/** Returns a request header by its lower-case name, in any spelling that the client used. */
export function headerOf(event: GatewayEvent, name: string): string | undefined {
  return Object.entries(event.headers ?? {}).find(([key]) => key.toLowerCase() === name)?.[1];
}

/** Returns the token of the Authorization header: of a Host, or of a Survivor's session. */
export function bearerToken(event: GatewayEvent): string | undefined {
  return /^Bearer (\S+)$/i.exec(headerOf(event, 'authorization') ?? '')?.[1];
}

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
