import type { Readable } from 'node:stream';

/** The part of an API Gateway REST proxy event that we use; `bodyStream` is the local gateway's, for rows with `body: 'stream'`. */
export interface GatewayEvent {
  headers: Record<string, string | undefined>;
  pathParameters: Record<string, string | undefined> | null;
  queryStringParameters: Record<string, string | undefined> | null;
  body: unknown;
  isBase64Encoded?: boolean;
  bodyStream?: Readable;
  requestContext: { requestId: string; identity: { sourceIp: string }; authorizer?: { hostId?: string; sessionId?: string } | null };
}

/** A request header by its lower-case name, however the client wrote it. */
export function headerOf(event: GatewayEvent, name: string): string | undefined {
  return Object.entries(event.headers ?? {}).find(([key]) => key.toLowerCase() === name)?.[1];
}
