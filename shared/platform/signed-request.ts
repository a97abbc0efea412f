import { createHash, createHmac } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import { readAtMost } from '#net/json-reply.ts';

/** The credentials of a function's own role, from Lambda's environment. */
export interface Caller {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
}

/** A request to AWS. The query of the URL has to be sorted and without characters that need encoding. */
export interface AwsRequest {
  /** The name of the service in signatures. */
  service: string;
  url: URL;
  /** A call in one of the JSON protocols. Without it, the request is a GET without a body. */
  call?: { target: string; body: string };
}

export interface AwsReply {
  status: number;
  body: string;
}

const DEADLINE_MS = 8_000;
const MAX_BYTES = 64 * 1024;

/**
 * Sends a request that identifies the caller to AWS. Follows no redirects, and uses a new connection each time. The body of the reply
 * has at most 64 KiB, and the whole call takes at most eight seconds. Otherwise throws an error with a code.
 */
export async function sendSigned(request: AwsRequest, caller: Caller, now: Date): Promise<AwsReply> {
  const { hostname, port, pathname, search, protocol } = request.url;
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  const options = {
    ...{ hostname, port, path: `${pathname}${search}`, method: methodOf(request), headers: signedHeaders(request, caller, now) },
    ...{ agent: false, signal: AbortSignal.timeout(DEADLINE_MS) },
  };
  const { request: send } = protocol === 'https:' ? https : http;
  send(options, resolve).on('error', reject).end(request.call?.body);
  const reply = await promise;
  return { status: reply.statusCode ?? 0, body: (await readAtMost(reply, MAX_BYTES, DEADLINE_MS)).toString('utf8') };
}

/** AWS Signature Version 4. Source: https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html */
function signedHeaders(request: AwsRequest, caller: Caller, now: Date): Record<string, string> {
  const { service, url, call } = request;
  const date = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  // In the order of their names, as the signature needs them.
  const headers: Record<string, string> = {
    ...(call && { 'content-type': 'application/x-amz-json-1.1' }),
    host: url.host,
    'x-amz-content-sha256': sha256(call?.body ?? ''),
    'x-amz-date': date,
    ...(caller.sessionToken && { 'x-amz-security-token': caller.sessionToken }),
    ...(call && { 'x-amz-target': call.target }),
  };
  const names = Object.keys(headers).join(';');
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  const canonical = [methodOf(request), url.pathname, url.search.slice(1), lines.join(''), names, sha256(call?.body ?? '')].join('\n');
  const scope = [date.slice(0, 8), caller.region, service, 'aws4_request'];
  const toSign = ['AWS4-HMAC-SHA256', date, scope.join('/'), sha256(canonical)].join('\n');
  const key = scope.reduce<string | Buffer>((parent, part) => hmac(parent, part).digest(), `AWS4${caller.secretAccessKey}`);
  const signature = hmac(key, toSign).digest('hex');
  const credential = `${caller.accessKeyId}/${scope.join('/')}`;
  return { ...headers, authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names}, Signature=${signature}` };
}

function methodOf({ call }: AwsRequest): 'GET' | 'POST' {
  return call ? 'POST' : 'GET';
}

function hmac(key: string | Buffer, text: string) {
  return createHmac('sha256', key).update(text);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
