import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The signed parts of an HTTP request. */
export interface SignedRequest {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
}

/** The signature of a request, from the Authorization header or, if it is presigned, from the query. */
export interface Signature {
  accessKeyId: string;
  scope: string;
  signedHeaders: string[];
  signature: string;
  /** `yyyymmddThhmmssZ` */
  date: string;
  /** Only a presigned request has its own expiry. */
  expiresInSeconds?: number;
  payloadHash: string;
}

/** Reads the signature of a request. Returns undefined if it has none. */
export function readSignature(request: SignedRequest): Signature | undefined {
  return request.url.searchParams.has('X-Amz-Signature') ? readQuery(request) : readHeader(request);
}

/**
 * Returns whether this request, exactly as it arrived, was signed with this secret.
 * Source: https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html
 */
export function isSignedWith(secret: string, request: SignedRequest, signature: Signature): boolean {
  const toSign = ['AWS4-HMAC-SHA256', signature.date, signature.scope, sha256(canonicalRequest(request, signature))].join('\n');
  const key = signature.scope
    .split('/')
    .reduce<string | Buffer>((parent, part) => createHmac('sha256', parent).update(part).digest(), `AWS4${secret}`);
  const expected = createHmac('sha256', key).update(toSign).digest();
  const given = Buffer.from(signature.signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function readQuery({ url, headers }: SignedRequest): Signature {
  const value = (name: string): string => url.searchParams.get(`X-Amz-${name}`) ?? '';
  return {
    ...credential(value('Credential')),
    signedHeaders: value('SignedHeaders').split(';'),
    signature: value('Signature'),
    date: value('Date'),
    expiresInSeconds: Number(value('Expires')),
    payloadHash: header(headers, 'x-amz-content-sha256') || value('Content-Sha256') || 'UNSIGNED-PAYLOAD',
  };
}

function readHeader({ headers }: SignedRequest): Signature | undefined {
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(headers.authorization ?? '');
  if (!parts) return undefined;
  const [, named = '', signedHeaders = '', signature = ''] = parts;
  return {
    ...credential(named),
    signedHeaders: signedHeaders.split(';'),
    signature,
    date: header(headers, 'x-amz-date'),
    payloadHash: header(headers, 'x-amz-content-sha256'),
  };
}

/** `<access key id>/<date>/<region>/<service>/aws4_request` */
function credential(value: string): { accessKeyId: string; scope: string } {
  const slash = value.indexOf('/');
  return { accessKeyId: value.slice(0, slash), scope: value.slice(slash + 1) };
}

function canonicalRequest({ method, url, headers }: SignedRequest, { signedHeaders, payloadHash }: Signature): string {
  const path = url.pathname.split('/').map((segment) => encode(decodeURIComponent(segment)));
  const query = [...url.searchParams].filter(([name]) => name !== 'X-Amz-Signature').map(([name, value]) => `${encode(name)}=${encode(value)}`);
  const lines = signedHeaders.map((name) => `${name}:${header(headers, name).trim().replaceAll(/ +/g, ' ')}\n`);
  return [method, path.join('/'), query.sort().join('&'), lines.join(''), signedHeaders.join(';'), payloadHash].join('\n');
}

/** RFC 3986, stricter than encodeURIComponent, which leaves five characters as they are. */
function encode(value: string): string {
  return encodeURIComponent(value).replaceAll(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

function header(headers: IncomingHttpHeaders, name: string): string {
  const value = headers[name];
  return Array.isArray(value) ? value.join(',') : (value ?? '');
}

function sha256(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}
