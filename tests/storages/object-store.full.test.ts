import http from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { createOutbound } from '#net/outbound.ts';
import { openStorage, type Storage } from '#storages/adapters/index.ts';
import { SILENT } from '#storages/adapters/s3-handler.ts';
import { streamedUpload } from '#storages/adapters/streamed-upload.ts';
import { untilTestEnds } from '#tests/support/loopback.ts';
import { chunked, failed, patternedBytes, storageContract } from './contract.ts';
import { objectStoreBackend } from './object-store-backend.ts';

const MIB = 1024 * 1024;
const outbound = createOutbound({ allowLoopback: true });
afterAll(() => outbound.httpAgent.destroy());

storageContract('an object_store storage', objectStoreBackend);

const NOT_UNDERSTOOD = 'This service does not understand the reply of the storage.';
const TOO_LONG = 'This service does not understand the reply of the storage: it is too long.';
const TOO_MANY = 'The storage has too many files to list. Please use a separate folder for this service.';
const UNFINISHED_LIST = '<ListBucketResult><IsTruncated>true</IsTruncated><Contents><Key>p/a</Key></Contents></ListBucketResult>';

describe('a storage that fails says', () => {
  it('that no server is listening', async () => {
    const message = 'The storage could not be reached. Please check its address.';
    await expect(open('http://127.0.0.1:9').probe()).rejects.toMatchObject({ code: 'storage_failed', message });
  });

  it.each([
    [403, 'InvalidAccessKeyId', 'The storage does not accept these keys. Please check them.'],
    [403, 'SignatureDoesNotMatch', 'The storage does not accept these keys. Please check them.'],
    [403, 'AccessDenied', 'The storage does not allow this with these keys. Please check the permissions of the key.'],
    [404, 'NoSuchBucket', 'This bucket does not exist. Please check its name.'],
    [301, 'PermanentRedirect', 'The bucket is in another region. Please check region.'],
    [307, 'TemporaryRedirect', 'The bucket is in another region. Please check region.'],
    [412, 'PreconditionFailed', 'The storage already contains a file with this name.'],
    [503, 'SlowDown', 'The storage has a temporary problem. Please try again later.'],
    [418, 'Teapot', 'The storage could not be used.'],
  ])('%i %s, in our own words', async (status, code, message) => {
    const server = await answering(status, `<Error><Code>${code}</Code><Message>secret words of the peer</Message></Error>`);
    await expect(open(server.url).list('p/')).rejects.toMatchObject({ code: 'storage_failed', message });
    expect(server.requests.every((path) => path.startsWith('/anns-will'))).toBe(true);
  });

  it('that it failed on a redirect, and does not follow it', async () => {
    const inside = await answering(200, '<ListBucketResult/>');
    const server = await answering(307, '', { location: `${inside.url}/latest/meta-data` });
    await expect(open(server.url).list('p/')).rejects.toMatchObject({ code: 'storage_failed' });
    expect(inside.requests).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['a reply is too long, without reading it all', ' '.repeat(9 * MIB), TOO_LONG],
    ['400 KB of document types are no list, without parsing them for 15 seconds', '<!DOCTYPE a>\n'.repeat(30_000), NOT_UNDERSTOOD],
    ['a list has a document type', '<!doctype a><ListBucketResult/>', NOT_UNDERSTOOD],
    ['a list has a document type after a comment', '<?xml version="1.0"?><!-- a --><!DOCTYPE a []><ListBucketResult/>', NOT_UNDERSTOOD],
    ['a list is incomplete, if it has no token for the next page', UNFINISHED_LIST, TOO_MANY],
  ])('that %s', async (_, body, message) => {
    const { url } = await answering(200, body);
    await expect(open(url).list('p/')).rejects.toMatchObject({ message });
  });

  it.each([
    [200, ' ', TOO_LONG],
    [403, ' ', 'The storage does not allow this with these keys. Please check the permissions of the key.'],
    [403, '<!DOCTYPE html>', 'The storage does not allow this with these keys. Please check the permissions of the key.'],
    [500, '<!DOCTYPE html>', 'The storage has a temporary problem. Please try again later.'],
  ])('what is known of an endless reply with status %i (%s…), and stops reading it', async (status, text, message) => {
    const { url, sent } = await endless(status, () => Buffer.alloc(MIB, text));
    await expect(open(url).list('p/')).rejects.toMatchObject({ message });
    expect(sent()).toBeLessThan(60 * MIB);
  });

  it('that a reply that arrives byte by byte took too long', async () => {
    const { url } = await endless(200, () => turn(Buffer.from(' ')));
    await expect(open(url, { replyMs: 200 }).list('p/')).rejects.toMatchObject({ message: 'The storage did not answer in time.' });
  });

  it('that a probe got an endless file, and stops reading it', async () => {
    const { url, sent } = await endless(200, () => Buffer.alloc(MIB, 'x'));
    await expect(open(url).probe()).rejects.toMatchObject({ message: 'The storage did not return the data that was written to it.' });
    expect(sent()).toBeLessThan(50 * MIB);
  });

  it('that a stream was cut, with a refusal', async () => {
    const server = await answering(200, 'only this', { 'content-length': '100' });
    const stream = await open(server.url).read('p/a');
    await expect(buffer(stream)).rejects.toMatchObject(failed('The storage closed the connection. Please try again later.'));
  });
});

it('an upload fails only after all its running parts have ended', async () => {
  const finished: string[] = [];
  const broken = Promise.withResolvers<void>();
  const server = await recording(async (request) => {
    // The part ends only some turns after the source has failed.
    if (request.url?.includes('partNumber')) for (let n = await broken.promise.then(() => 0); n < 20; n += 1) await turn();
    finished.push(request.method ?? '');
  });
  const source = Readable.from(breaking(6 * MIB)).once('error', () => broken.resolve());
  await expect(streamedUpload(clientOf(server.url), { bucket: 'b', key: 'k' }, source)).rejects.toThrow('the disk is gone');
  expect(finished).toEqual(['POST', 'PUT', 'DELETE']);
});

it('the bodies of an upload are signed without their hash, which TLS makes superfluous', async () => {
  const hashes: unknown[] = [];
  const server = await recording(({ method, headers }) => method === 'PUT' && hashes.push(headers['x-amz-content-sha256']));
  await streamedUpload(clientOf(server.url), { bucket: 'b', key: 'k' }, Readable.from([Buffer.from('x')]));
  await streamedUpload(clientOf(server.url), { bucket: 'b', key: 'k' }, Readable.from([Buffer.alloc(6 * MIB)])).catch(() => {});
  expect(hashes).toEqual(['UNSIGNED-PAYLOAD', 'UNSIGNED-PAYLOAD', 'UNSIGNED-PAYLOAD']);
});

describe('a stream of known size', () => {
  const announced = { bucket: 'b', key: 'k', size: 6 * MIB };

  it('is one request of this size, which is not signed with its hash', async () => {
    const sent: unknown[] = [];
    const { url } = await recording(({ method, headers }) => sent.push([method, headers['content-length'], headers['x-amz-content-sha256']]));
    expect(await streamedUpload(clientOf(url), announced, chunked(patternedBytes(6 * MIB)))).toEqual({ size: 6 * MIB });
    expect(sent).toEqual([['PUT', String(6 * MIB), 'UNSIGNED-PAYLOAD']]);
  });

  it('fails if the storage answers before it has the whole file, and reads no more of it', async () => {
    const { url } = await untilTestEnds(http.createServer((_, response) => response.writeHead(200, { etag: '"e"' }).end()));
    const body = chunked(patternedBytes(40 * MIB));
    await expect(streamedUpload(clientOf(url), { ...announced, size: 40 * MIB }, body)).rejects.toThrow('before it had the whole file');
    expect(body.destroyed).toBe(true);
  });

  it.each([6 * MIB - 1, 6 * MIB + 1])('fails with another size (%d bytes)', async (size) => {
    const { url } = await recording(() => {});
    const body = chunked(patternedBytes(size));
    await expect(streamedUpload(clientOf(url), announced, body)).rejects.toThrow('does not have the size');
    expect(body.destroyed).toBe(true);
  });
});

it('AWS is asked to refuse an existing key', async () => {
  const conditions: (string | undefined)[] = [];
  const server = await recording((request) => conditions.push(request.headers['if-none-match']));
  await streamedUpload(clientOf(server.url), { bucket: 'b', key: 'k', createOnly: true }, Readable.from([Buffer.from('x')]));
  await streamedUpload(clientOf(server.url), { bucket: 'b', key: 'k', createOnly: true, size: 6 * MIB }, chunked(patternedBytes(6 * MIB)));
  expect(conditions).toEqual(['*', '*']);
});

function open(endpoint: string, options: { replyMs?: number } = {}): Storage {
  const config = { access_key_id: 'ann', secret_access_key: 'secret', bucket: 'anns-will', region: 'us-east-1', endpoint };
  return openStorage({ type: 'object_store', config, directoryPath: '/' }, { outbound, allowLoopback: true, ...options });
}

/** A client for the tests of an upload alone. */
function clientOf(endpoint: string): S3Client {
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' };
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    logger: SILENT,
  });
  onTestFinished(() => client.destroy());
  return client;
}

function* breaking(size: number) {
  for (let at = 0; at < size; at += MIB) yield Buffer.alloc(MIB);
  throw new Error('the disk is gone');
}

async function answering(status: number, body: string, headers: Record<string, string> = {}) {
  const requests: string[] = [];
  const server = http.createServer((request, response) => {
    requests.push(request.url ?? '');
    request.resume();
    response.writeHead(status, { 'content-type': 'application/xml', ...headers });
    response.write(body, () => (headers['content-length'] ? response.destroy() : response.end()));
  });
  return { ...(await untilTestEnds(server)), requests };
}

/** Starts a server with an endless file and an endless list, as fast as it is read; `sent` returns the number of sent bytes. */
async function endless(status: number, chunk: () => Buffer | Promise<Buffer>) {
  let sent = 0;
  const server = http.createServer((request, response) => {
    request.resume();
    if (request.method !== 'GET') return void response.writeHead(request.method === 'HEAD' ? 404 : 200, { etag: '"e"' }).end();
    response.writeHead(status, { 'content-type': 'application/xml' });
    const body = Readable.from(
      (async function* () {
        // A limit, so that the test ends even if the reader does not stop.
        for (; sent < 200 * MIB; ) {
          const bytes = await chunk();
          sent += bytes.length;
          yield bytes;
        }
      })(),
    );
    body.pipe(response).on('close', () => body.destroy());
  });
  return { ...(await untilTestEnds(server)), sent: () => sent };
}

/** Starts a server that stores nothing and accepts every upload. */
async function recording(seen: (request: http.IncomingMessage) => unknown) {
  const server = http.createServer(async (request, response) => {
    if (request.method === 'HEAD') return void response.writeHead(404).end();
    // A client may break off.
    if (await finished(request.resume()).catch(() => true)) return;
    await seen(request);
    const created = request.url?.includes('uploads') ? '<InitiateMultipartUploadResult><UploadId>u</UploadId></InitiateMultipartUploadResult>' : '';
    const completed = request.method === 'POST' && !created ? '<CompleteMultipartUploadResult><ETag>e</ETag></CompleteMultipartUploadResult>' : '';
    response.writeHead(200, { 'content-type': 'application/xml', etag: '"e"' }).end(created || completed);
  });
  return untilTestEnds(server);
}
