import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CreateBucketCommand, DeleteBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { buildApp } from 'fauxqs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutbound } from '#net/outbound.ts';
import { openStorage, type Storage } from '#storages/index.ts';
import { streamedUpload } from '#storages/streamed-upload.ts';
import { chunked, patternedBytes, storageContract } from './contract.ts';
import { objectStoreBackend } from './object-store-backend.ts';

const MIB = 1024 * 1024;
const outbound = createOutbound({ allowLoopback: true });
const config = { access_key_id: 'ann', secret_access_key: 'secret', bucket: 'anns-will', region: 'us-east-1' };
const app = buildApp({ logger: false });
let endpoint: string;
let s3: S3Client;
let storage: Storage;

beforeAll(async () => {
  endpoint = await app.listen({ port: 0, host: '127.0.0.1' });
  s3 = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials: { accessKeyId: 'ann', secretAccessKey: 'secret' } });
});
afterAll(async () => {
  s3.destroy();
  outbound.httpAgent.destroy();
  await app.close();
});
let bucket = 0;
beforeEach(async () => {
  bucket += 1;
  await s3.send(new CreateBucketCommand({ Bucket: `wills-${bucket}` }));
  storage = open({});
});

storageContract('an object_store storage', objectStoreBackend);

describe('an S3-compatible storage', () => {
  it.each([0, 1, 5 * MIB - 1, 5 * MIB, 5 * MIB + 1, 12 * MIB])('returns the %i bytes that were written', async (size) => {
    const content = patternedBytes(size);
    expect(await storage.write('p/1/doc.age', chunked(content), {})).toEqual({ size });
    const back = await buffer(await storage.read('p/1/doc.age'));
    expect(back.equals(content)).toBe(true);
    await storage.remove('p/1/doc.age');
    await expectNothingLeft();
  });

  it('keeps only a few parts of a long stream in memory', async () => {
    let ahead = 0;
    let most = 0;
    const parts = countingServer(() => {
      ahead -= 5 * MIB;
    });
    const slow = await parts;
    const body = Readable.from(
      (async function* () {
        for (let sent = 0; sent < 100 * MIB; sent += MIB) {
          ahead += MIB;
          most = Math.max(most, ahead);
          yield Buffer.alloc(MIB);
        }
      })(),
    );
    await open({ endpoint: slow.url }).write('p/a', body, {});
    slow.close();
    expect(most).toBeLessThanOrEqual(24 * MIB);
  });
});

describe('a storage that fails says', () => {
  it.each([
    ['the bucket does not exist', () => open({ bucket: 'nowhere-at-all' }), 'This bucket does not exist. Please check its name.'],
    ['no server is listening', () => open({ endpoint: 'http://127.0.0.1:9' }), 'The storage could not be reached. Please check its address.'],
  ])('%s', async (_, opened, message) => {
    await expect(opened().probe()).rejects.toMatchObject({ code: 'storage_failed', message });
  });

  it.each([
    [403, 'InvalidAccessKeyId', 'The storage does not accept these keys. Please check them.'],
    [403, 'SignatureDoesNotMatch', 'The storage does not accept these keys. Please check them.'],
    [403, 'AccessDenied', 'The storage does not allow this with these keys. Please check the permissions of the key.'],
    [301, 'PermanentRedirect', 'The bucket is in another region. Please check region.'],
    [307, 'TemporaryRedirect', 'The bucket is in another region. Please check region.'],
    [412, 'PreconditionFailed', 'The storage already contains a file with this name.'],
    [503, 'SlowDown', 'The storage has a temporary problem. Please try again later.'],
    [418, 'Teapot', 'The storage could not be used.'],
  ])('%i %s, in our own words', async (status, code, message) => {
    const server = await answering(status, `<Error><Code>${code}</Code><Message>secret words of the peer</Message></Error>`);
    await expect(open({ endpoint: server.url }).list('p/')).rejects.toMatchObject({ code: 'storage_failed', message });
    expect(server.requests.every((path) => path.startsWith('/wills-'))).toBe(true);
    server.close();
  });

  it('that it failed on a redirect, and does not follow it', async () => {
    const inside = await answering(200, '<ListBucketResult/>');
    const server = await answering(307, '', { location: `${inside.url}/latest/meta-data` });
    await expect(open({ endpoint: server.url }).list('p/')).rejects.toMatchObject({ code: 'storage_failed' });
    expect(inside.requests).toEqual([]);
    server.close();
    inside.close();
  });

  it('that a reply is too long, without reading it all', async () => {
    const server = await answering(200, Buffer.alloc(9 * MIB, ' '));
    await expect(open({ endpoint: server.url }).list('p/')).rejects.toMatchObject({
      message: 'This service does not understand the reply of the storage: it is too long.',
    });
    server.close();
  });

  it('that a list has a document type, without parsing it: 400 KB could keep the parser busy for 15 seconds', async () => {
    const server = await answering(200, '<!DOCTYPE a>\n'.repeat(30_000));
    await expect(open({ endpoint: server.url }).list('p/')).rejects.toMatchObject({ message: NOT_UNDERSTOOD });
    server.close();
  });

  it.each(['<!doctype a><ListBucketResult/>', '<?xml version="1.0"?><!-- a list --><!DOCTYPE a []><ListBucketResult/>'])(
    'that it does not understand %s',
    async (body) => {
      const server = await answering(200, body);
      await expect(open({ endpoint: server.url }).list('p/')).rejects.toMatchObject({ message: NOT_UNDERSTOOD });
      server.close();
    },
  );

  it.each([
    [200, ' ', 'This service does not understand the reply of the storage: it is too long.'],
    [403, ' ', 'The storage does not allow this with these keys. Please check the permissions of the key.'],
    [403, '<!DOCTYPE html>', 'The storage does not allow this with these keys. Please check the permissions of the key.'],
    [500, '<!DOCTYPE html>', 'The storage has a temporary problem. Please try again later.'],
  ])('what is known of an endless reply with status %i (%s…), and stops reading it', async (status, text, message) => {
    const { url, close, sent } = await endless(status, () => Buffer.alloc(MIB, text));
    await expect(open({ endpoint: url }).list('p/')).rejects.toMatchObject({ message });
    close();
    expect(sent()).toBeLessThan(60 * MIB);
  });

  it('that a reply that arrives byte by byte took too long', async () => {
    const { url, close } = await endless(200, () => new Promise((resolve) => setTimeout(resolve, 10, Buffer.from(' '))));
    await expect(open({ endpoint: url, replyMs: 200 }).list('p/')).rejects.toMatchObject({ message: 'The storage did not answer in time.' });
    close();
  });

  it('that a probe got an endless file, and stops reading it', async () => {
    let sent = 0;
    const server = http.createServer((request, response) => {
      request.resume();
      if (request.method !== 'GET') return void response.writeHead(request.method === 'HEAD' ? 404 : 200, { etag: '"e"' }).end();
      response.writeHead(200, { 'content-type': 'application/octet-stream' });
      const endless = Readable.from(
        (function* () {
          // A limit, so that the test ends even if the reader does not stop.
          for (; sent < 200 * MIB; sent += MIB) yield Buffer.alloc(MIB, 'x');
        })(),
      );
      endless.pipe(response).on('close', () => endless.destroy());
    });
    const { url, close } = await started(server);
    await expect(open({ endpoint: url }).probe()).rejects.toMatchObject({ message: 'The storage did not return the data that was written to it.' });
    close();
    expect(sent).toBeLessThan(50 * MIB);
  });

  it('that a list is incomplete, if it has no token for the next page', async () => {
    const server = await answering(200, '<ListBucketResult><IsTruncated>true</IsTruncated><Contents><Key>p/a</Key></Contents></ListBucketResult>');
    await expect(open({ endpoint: server.url }).list('p/')).rejects.toMatchObject({
      message: 'The storage has too many files to list. Please use a separate folder for this service.',
    });
    server.close();
  });

  it('that a stream was cut, with a refusal', async () => {
    const server = await answering(200, 'only this', { 'content-length': '100' });
    const stream = await open({ endpoint: server.url }).read('p/a');
    await expect(buffer(stream)).rejects.toMatchObject({
      code: 'storage_failed',
      message: 'The storage closed the connection. Please try again later.',
    });
    server.close();
  });
});

it('an upload fails only after all its running parts have ended', async () => {
  const finished: string[] = [];
  const server = await recording(async (request) => {
    if (request.url?.includes('partNumber')) await new Promise((resolve) => setTimeout(resolve, 100));
    finished.push(request.method ?? '');
  });
  const client = new S3Client({
    endpoint: server.url,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  });
  await expect(streamedUpload(client, { bucket: 'b', key: 'k' }, Readable.from(breaking(6 * MIB)))).rejects.toThrow('the disk is gone');
  expect(finished).toEqual(['POST', 'PUT', 'DELETE']);
  client.destroy();
  server.close();
});

it('AWS is asked to refuse an existing key', async () => {
  const conditions: (string | undefined)[] = [];
  const server = await recording((request) => conditions.push(request.headers['if-none-match']));
  const client = new S3Client({
    endpoint: server.url,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  });
  await streamedUpload(client, { bucket: 'b', key: 'k', createOnly: true }, Readable.from([Buffer.from('x')]));
  expect(conditions).toEqual(['*']);
  client.destroy();
  server.close();
});

const NOT_UNDERSTOOD = 'This service does not understand the reply of the storage.';

type Opening = { directoryPath?: string; bucket?: string; endpoint?: string; replyMs?: number };

function open({ directoryPath = '/', replyMs, ...changes }: Opening): Storage {
  const place = { type: 'object_store', config: { ...config, bucket: `wills-${bucket}`, ...changes }, directoryPath };
  return openStorage(place, { outbound, allowLoopback: true, objectStoreEndpoint: endpoint, ...(replyMs !== undefined && { replyMs }) });
}

/** Expects an empty bucket: one with an object or with parts of an unfinished upload cannot be deleted. */
async function expectNothingLeft(): Promise<void> {
  await s3.send(new DeleteBucketCommand({ Bucket: `wills-${bucket}` }));
}

function* breaking(size: number) {
  for (let at = 0; at < size; at += MIB) yield Buffer.alloc(MIB);
  throw new Error('the disk is gone');
}

async function answering(status: number, body: string | Buffer, headers: Record<string, string> = {}) {
  const requests: string[] = [];
  const server = http.createServer((request, response) => {
    requests.push(request.url ?? '');
    request.resume();
    response.writeHead(status, { 'content-type': 'application/xml', ...headers });
    response.write(body, () => (headers['content-length'] ? response.destroy() : response.end()));
  });
  return { ...(await started(server)), requests };
}

/** Starts a server with an endless reply, as fast as it is read; `sent` returns the number of sent bytes. */
async function endless(status: number, chunk: () => Buffer | Promise<Buffer>) {
  let sent = 0;
  const server = http.createServer((request, response) => {
    request.resume();
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
  return { ...(await started(server)), sent: () => sent };
}

/** Starts a server that counts the uploaded parts. */
async function countingServer(taken: () => void) {
  return recording((request) => {
    if (request.url?.includes('partNumber')) taken();
  });
}

async function recording(seen: (request: http.IncomingMessage) => unknown) {
  const server = http.createServer(async (request, response) => {
    if (request.method === 'HEAD') return void response.writeHead(404).end();
    for await (const _ of request);
    await seen(request);
    const created = request.url?.includes('uploads') ? '<InitiateMultipartUploadResult><UploadId>u</UploadId></InitiateMultipartUploadResult>' : '';
    const completed = request.method === 'POST' && !created ? '<CompleteMultipartUploadResult><ETag>e</ETag></CompleteMultipartUploadResult>' : '';
    response.writeHead(200, { 'content-type': 'application/xml', etag: '"e"' }).end(created || completed);
  });
  return started(server);
}

async function started(server: http.Server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
