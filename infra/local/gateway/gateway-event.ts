import type { IncomingMessage } from 'node:http';
import type { Row } from '#infra/local/service.ts';

/** A request with its row and parameters, as the gateway found them. */
export interface RoutedRequest {
  request: IncomingMessage;
  url: URL;
  row: Row;
  parameters: Record<string, string>;
  /** Created by the gateway, never taken from the client. */
  requestId: string;
  /** The service's time, epoch milliseconds. */
  now: number;
}

/**
 * Returns the event that API Gateway passes to a function with a proxy integration, without its body.
 * Source: https://docs.aws.amazon.com/apigateway/latest/developerguide/set-up-lambda-proxy-integrations.html
 */
export function proxyEvent(routed: RoutedRequest, authorizer: Record<string, unknown> | undefined) {
  const { request, url, row, parameters } = routed;
  const headers = groupValues(headerPairs(request));
  const query = groupValues([...url.searchParams]);
  return {
    resource: resourceOf(row),
    path: url.pathname,
    httpMethod: request.method ?? 'GET',
    headers: lastValues(headers),
    multiValueHeaders: nullIfEmpty(headers),
    queryStringParameters: lastValues(query),
    multiValueQueryStringParameters: nullIfEmpty(query),
    pathParameters: nullIfEmpty(parameters),
    stageVariables: null,
    requestContext: requestContext(routed, authorizer),
    // The gateway adds the body in the form that the row needs.
    body: null as string | null,
    isBase64Encoded: false,
  };
}

export type ProxyEvent = ReturnType<typeof proxyEvent>;

/** Returns the ARN of the method, for the authorizer. */
export function methodArn(request: IncomingMessage, url: URL): string {
  return `arn:aws:execute-api:eu-central-1:000000000000:local/local/${request.method}${url.pathname}`;
}

function requestContext({ request, url, row, requestId, now }: RoutedRequest, authorizer: Record<string, unknown> | undefined) {
  return {
    accountId: '000000000000',
    apiId: 'local',
    stage: 'local',
    // API Gateway takes this one from the client, if it sends one, and the other one never.
    requestId: String(request.headers['x-amzn-requestid'] ?? requestId),
    extendedRequestId: requestId,
    resourceId: 'local',
    resourcePath: resourceOf(row),
    path: url.pathname,
    httpMethod: request.method ?? 'GET',
    protocol: `HTTP/${request.httpVersion}`,
    requestTimeEpoch: now,
    domainName: request.headers.host ?? '',
    identity: { sourceIp: request.socket.remoteAddress ?? '', userAgent: request.headers['user-agent'] ?? null },
    ...(authorizer && { authorizer }),
  };
}

function resourceOf({ path }: Row): string {
  return path.replaceAll(/<(\w+)>/g, '{$1}');
}

/** Returns header names as the client wrote them. API Gateway keeps their case, so functions must ignore it. */
function headerPairs(request: IncomingMessage): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = 0; at < request.rawHeaders.length; at += 2) pairs.push([request.rawHeaders[at] ?? '', request.rawHeaders[at + 1] ?? '']);
  return pairs;
}

function groupValues(pairs: readonly (readonly [string, string])[]): Record<string, string[]> {
  const groups: Record<string, string[]> = Object.create(null);
  for (const [name, value] of pairs) {
    groups[name] ??= [];
    groups[name].push(value);
  }
  return groups;
}

function lastValues(groups: Record<string, string[]>): Record<string, string> | null {
  return nullIfEmpty(Object.fromEntries(Object.entries(groups).map(([name, values]) => [name, values.at(-1) ?? ''])));
}

/** Returns null for an empty object, as API Gateway does. */
function nullIfEmpty<Value>(values: Record<string, Value>): Record<string, Value> | null {
  return Object.keys(values).length > 0 ? { ...values } : null;
}
