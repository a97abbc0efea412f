import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { buildApp } from 'fauxqs';
import { type FaultInjector, mute } from '#infra/local/gateway/fault-injector.ts';
import { UPLOAD_HEADERS } from '#infra/upload-headers.ts';
import { isSignedWith, readSignature, type Signature, type SignedRequest } from './signature-v4.ts';

/** Access to the buckets of one owner. */
export interface ObjectStoreKey {
  accessKeyId: string;
  secretAccessKey: string;
  buckets: readonly string[];
  /** The origin whose pages may upload files to these buckets. Without it, no page may. */
  pages?: string;
}

interface Surroundings {
  now(): Date;
  holds(bucket: string, key: string): boolean;
  /** The fault injector of this bucket. */
  gateOf(bucket: string): FaultInjector;
}

/** An S3 error: status, code and message. */
type Objection = readonly [status: number, code: string, message: string];

/**
 * Checks what the S3 program does not check: the signature, its expiry, the owner of the bucket, and the body against the signed hash.
 * Source: https://docs.aws.amazon.com/AmazonS3/latest/API/API_PutObject.html
 */
export function guardObjectStore(app: ReturnType<typeof buildApp>, keys: readonly ObjectStoreKey[], around: Surroundings): void {
  app.addHook('onRequest', async ({ method, headers, originalUrl }, reply) => {
    const { bucket } = place(new URL(originalUrl, 'http://s3'));
    const pages = keys.find(({ buckets }) => buckets.includes(bucket))?.pages;
    const isAllowed = pages !== undefined && headers.origin === pages;
    if (isAllowed) reply.header('access-control-allow-origin', pages).header('vary', 'Origin');
    if (method === 'OPTIONS') return isAllowed ? reply.headers(PREFLIGHT).status(200).send() : reply.status(403).send();
  });

  app.addHook('onRequest', (request, reply, proceed) => {
    const { socket } = request.raw;
    const met = around.gateOf(place(new URL(request.originalUrl, 'http://s3')).bucket);
    met.handle({
      connection: socket,
      proceed,
      fail: () => reply.status(OUT_OF_ORDER[0]).type('application/xml').send(xml(OUT_OF_ORDER)),
      lose: () => {
        mute(reply.raw);
        proceed();
      },
    });
  });

  app.addHook('onRequest', async ({ method, headers, originalUrl }, reply) => {
    const objection = objectToCaller({ method, headers, url: new URL(originalUrl, 'http://s3') }, keys, around.now());
    if (objection) return reply.status(objection[0]).type('application/xml').send(xml(objection));
  });

  app.addHook('preHandler', async (request, reply) => {
    const { method, headers, originalUrl } = request;
    // An empty body is not parsed at all, and the program fails without a body.
    if (method === 'PUT') request.body ??= Buffer.alloc(0);
    const objection = objectToWrite({ method, headers, url: new URL(originalUrl, 'http://s3') }, request.body, around);
    if (objection) return reply.status(objection[0]).type('application/xml').send(xml(objection));
  });
}

/** https://docs.aws.amazon.com/AmazonS3/latest/userguide/cors.html. The deployed bucket has the same rule. */
const PREFLIGHT = {
  'access-control-allow-methods': 'PUT',
  'access-control-allow-headers': UPLOAD_HEADERS.join(', '),
  'access-control-max-age': '600',
};

/** https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html#ErrorCodeList */
const OUT_OF_ORDER: Objection = [500, 'InternalError', 'We encountered an internal error. Please try again.'];

function objectToCaller(request: SignedRequest, keys: readonly ObjectStoreKey[], now: Date): Objection | undefined {
  const signature = readSignature(request);
  if (!signature) return [403, 'AccessDenied', 'Anonymous access is not allowed.'];
  const key = keys.find(({ accessKeyId }) => accessKeyId === signature.accessKeyId);
  if (!key) return [403, 'InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.'];
  if (!isSignedWith(key.secretAccessKey, request, signature)) {
    return [403, 'SignatureDoesNotMatch', 'The request signature we calculated does not match the signature you provided.'];
  }
  if (hasExpired(signature, now)) return [403, 'AccessDenied', 'Request has expired'];
  const { bucket } = place(request.url);
  const ofSomeoneElse = keys.some((other) => other !== key && other.buckets.includes(bucket));
  return ofSomeoneElse ? [403, 'AccessDenied', 'Access Denied'] : undefined;
}

/** A presigned request is signed with real time or with the service's clock, which tests move. It has expired if it has expired by both. */
function hasExpired({ date, expiresInSeconds }: Signature, now: Date): boolean {
  if (expiresInSeconds === undefined) return false;
  const written = date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const end = new Date(written).getTime() + expiresInSeconds * 1000;
  return !(end >= now.getTime() || end >= Date.now());
}

function objectToWrite({ method, headers, url }: SignedRequest, body: unknown, around: Surroundings): Objection | undefined {
  const { bucket, key } = place(url);
  const completes = method === 'POST' && url.searchParams.has('uploadId');
  if (!key || !(method === 'PUT' || completes)) return undefined;
  if (headers['if-none-match'] === '*' && around.holds(bucket, key)) {
    return [412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold'];
  }
  return method === 'PUT' && Buffer.isBuffer(body) ? objectToBytes(headers, body) : undefined;
}

function objectToBytes(headers: IncomingHttpHeaders, body: Buffer): Objection | undefined {
  // A body in signed chunks: the program decodes them, and their trailer is not checked here.
  if (String(headers['content-encoding'] ?? '').includes('aws-chunked')) return undefined;

  const promised = headers['x-amz-checksum-sha256'];
  if (promised && promised !== digest('sha256', body, 'base64')) {
    return [400, 'BadDigest', 'The SHA256 you specified did not match the calculated checksum.'];
  }
  const md5 = headers['content-md5'];
  if (md5 && md5 !== digest('md5', body, 'base64')) return [400, 'BadDigest', 'The Content-MD5 you specified did not match what we received.'];
  const signed = String(headers['x-amz-content-sha256'] ?? '');
  if (/^[0-9a-f]{64}$/.test(signed) && signed !== digest('sha256', body, 'hex')) {
    return [400, 'XAmzContentSHA256Mismatch', "The provided 'x-amz-content-sha256' header does not match what was computed."];
  }
  return undefined;
}

function place(url: URL): { bucket: string; key: string } {
  const [, bucket = '', ...key] = url.pathname.split('/').map(decodeURIComponent);
  return { bucket, key: key.join('/') };
}

function digest(algorithm: string, body: Buffer, encoding: 'base64' | 'hex'): string {
  return createHash(algorithm).update(body).digest(encoding);
}

function xml([, code, message]: Objection): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message.replaceAll("'", '&apos;')}</Message></Error>`;
}
