import type { Readable } from 'node:stream';

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
