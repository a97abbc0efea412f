import { Readable } from 'node:stream';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { readAtMost } from '#net/json-reply.ts';
import type { Outbound } from '#net/outbound.ts';

// A page of 1,000 keys has about 400 KB. With the longest keys that our folders allow, it has 1.5 MB.
const MAX_REPLY_BYTES = 2 * 1024 * 1024;
const MAX_ERROR_BYTES = 64 * 1024;
const REPLY_MS = 60_000;

/** For clients whose warnings would write the name of a Host's storage to our log. */
export const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

type Handle = NodeHttpHandler['handle'];
type Answer = Awaited<ReturnType<Handle>>['response'];

/**
 * Returns the SDK's own handler over checked sockets, with timeouts. It follows no redirect. Every reply that is not a file is read
 * here before the client parses it, with limits on bytes and time, and is rejected if it has a document type.
 */
export function boundedHandler({ httpAgent, httpsAgent }: Outbound, replyMs = REPLY_MS): NonNullable<S3ClientConfig['requestHandler']> {
  const inner = new NodeHttpHandler({
    httpAgent,
    httpsAgent,
    connectionTimeout: 10_000,
    requestTimeout: 60_000,
    throwOnRequestTimeout: true,
    socketTimeout: 120_000,
    logger: SILENT,
  });
  return {
    metadata: inner.metadata,
    async handle(...[request, options]: Parameters<Handle>) {
      const answer = await inner.handle(request, options);
      const { response } = answer;
      const isFile = request.method === 'GET' && !('list-type' in (request.query ?? {})) && response.statusCode < 300;
      if (!isFile && response.body instanceof Readable) response.body = Readable.from([await parsable(response, response.body, replyMs)]);
      return answer;
    },
    updateHttpClientConfig: (key, value) => inner.updateHttpClientConfig(key, value),
    httpHandlerConfigs: () => inner.httpHandlerConfigs(),
  };
}

/** Returns the bytes of a reply that is safe to parse. Throws `TooLong`, `ETIMEDOUT` or `NotUnderstood`. An error reply becomes empty instead, so only its status is used. */
async function parsable({ statusCode }: Answer, body: Readable, replyMs: number): Promise<Buffer> {
  const isError = statusCode >= 300;
  try {
    return withoutDoctype(await readAtMost(body, isError ? MAX_ERROR_BYTES : MAX_REPLY_BYTES, replyMs));
  } catch (error) {
    if (isError) return Buffer.alloc(0);
    throw error;
  }
}

/** Rejects a document type. No S3 reply has one, and the client's parser takes quadratic time for many of them: 15 s for 400 KB. */
function withoutDoctype(bytes: Buffer): Buffer {
  if (!/<!doctype/i.test(bytes.toString('latin1'))) return bytes;
  throw Object.assign(new Error('The reply has a document type.'), { code: 'NotUnderstood' });
}
