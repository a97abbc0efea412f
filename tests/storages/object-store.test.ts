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
import { chunked, patterned, storageContract } from './contract.ts';
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

describe('a storage that speaks S3', () => {
  it.each([0, 1, 5 * MIB - 1, 5 * MIB, 5 * MIB + 1, 12 * MIB])('gives back the %i bytes it took', async (size) => {
    const content = patterned(size);
    expect(await storage.write('p/1/doc.age', chunked(content), {})).toEqual({ size });
    const back = await buffer(await storage.read('p/1/doc.age'));
    expect(back.equals(content)).toBe(true);
    await storage.remove('p/1/doc.age');
    await expectNothingLeft();
  });

  it('holds only a few parts of a long stream', async () => {
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

describe('what a storage says when it fails', () => {
  it.each([
    ['no such bucket', () => open({ bucket: 'nowhere-at-all' }), 'This bucket does not exist. Please check its name.'],
    ['nobody listens', () => open({ endpoint: 'http://127.0.0.1:9' }), 'The storage could not be reached. Please check its address.'],
  ])('%s', async (_, opened, message) => {
    await expect(opened().probe()).rejects.toMatchObject({ code: 'storage_failed', message });
  });

  it.each([
    [403, 'InvalidAccessKeyId', 'The storage does not accept these keys. Please check them.'],
    [403, 'SignatureDoesNotMatch', 'The storage does not accept these keys. Please check them.'],
    [403, 'AccessDenied', 'The storage does not allow this with these keys. Please check the permissions of the key.'],
    [301, 'PermanentRedirect', 'The bucket is in another region. Please check region.'],
    [307, 'TemporaryRedirect', 'The bucket is in another region. Please check region.'],
    [412, 'PreconditionFailed', 'There is a file of this name in the storage already.'],
    [503, 'SlowDown', 'The storage has a temporary problem. Please try again later.'],
    [418, 'Teapot', 'The storage could not be used.'],
  ])('%i %s, in words of ours', async (status, code, message) => {
    const server = await answering(status, `<Error><Code>${code}</Code><Message>secret words of the peer</Message></Error>`);
    await expect(open({ endpoint: server.url }).list('p/')).rejects.toMatchObject({ code: 'storage_failed', message });
    expect(server.requests.every((path) => path.startsWith('/wills-'))).toBe(true);
    server.close();
  });

  it('follows no redirect', async () => {
    const inside = await answering(200, '<ListBucketResult/>');
    const server = await answering(307, '', { location: `${inside.url}/latest/meta-data` });
    await expect(open({ endpoint: server.url }).list('p/')).rejects.toMatchObject({ code: 'storage_failed' });
    expect(inside.requests).toEqual([]);
    server.close();
    inside.close();
  });

  it('takes no endless answer into memory', async () => {
    const server = await answering(200, Buffer.alloc(9 * MIB, ' '));
    await expect(open({ endpoint: server.url }).list('p/')).rejects.toMatchObject({
      message: 'This service does not understand the reply of the storage: it is too long.',
    });
    server.close();
  });

  it('reads no list with a document type, of which 400 KB can keep a parser busy for 15 seconds', async () => {
    const server = await answering(200, '<!DOCTYPE a>\n'.repeat(30_000));
    await expect(open({ endpoint: server.url }).list('p/')).rejects.toMatchObject({ message: NOT_UNDERSTOOD });
    server.close();
  });

  it.each(['<!doctype a><ListBucketResult/>', '<?xml version="1.0"?><!-- a list --><!DOCTYPE a []><ListBucketResult/>'])(
    'nor does it read %s',
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
  ])('breaks off an answer of %i that never ends (%s…), and says what is known', async (status, text, message) => {
    const { url, close, sent } = await endless(status, () => Buffer.alloc(MIB, text));
    await expect(open({ endpoint: url }).list('p/')).rejects.toMatchObject({ message });
    close();
    expect(sent()).toBeLessThan(60 * MIB);
  });

  it('waits for no answer that comes byte by byte', async () => {
    const { url, close } = await endless(200, () => new Promise((resolve) => setTimeout(resolve, 10, Buffer.from(' '))));
    await expect(open({ endpoint: url, answerMs: 200 }).list('p/')).rejects.toMatchObject({ message: 'The storage did not answer in time.' });
    close();
  });

  it('tests no connection without end', async () => {
    let sent = 0;
    const server = http.createServer((request, response) => {
      request.resume();
      if (request.method !== 'GET') return void response.writeHead(request.method === 'HEAD' ? 404 : 200, { etag: '"e"' }).end();
      response.writeHead(200, { 'content-type': 'application/octet-stream' });
      const endless = Readable.from(
        (function* () {
          // As many as to end at last, if nobody else does.
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

  it('takes no list that says there is more without saying where', async () => {
    const server = await answering(200, '<ListBucketResult><IsTruncated>true</IsTruncated><Contents><Key>p/a</Key></Contents></ListBucketResult>');
    await expect(open({ endpoint: server.url }).list('p/')).rejects.toMatchObject({ message: 'The storage holds too many files to list.' });
    server.close();
  });

  it('ends a stream that breaks with a refusal', async () => {
    const server = await answering(200, 'only this', { 'content-length': '100' });
    const stream = await open({ endpoint: server.url }).read('p/a');
    await expect(buffer(stream)).rejects.toMatchObject({ code: 'storage_failed', message: 'The storage broke off the connection.' });
    server.close();
  });
});

it('gives up an upload only when no part of it is on its way any more', async () => {
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

it('asks AWS itself to refuse what exists', async () => {
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

type Opening = { directoryPath?: string; bucket?: string; endpoint?: string; answerMs?: number };

function open({ directoryPath = '/', answerMs, ...changes }: Opening): Storage {
  const place = { type: 'object_store', config: { ...config, bucket: `wills-${bucket}`, ...changes }, directoryPath };
  return openStorage(place, { outbound, allowLoopback: true, objectStoreEndpoint: endpoint, ...(answerMs !== undefined && { answerMs }) });
}

/** A bucket with an object or with parts of an unfinished one can't be deleted. */
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

/** Answers without end, as fast as somebody reads; `sent` says how many bytes have left. */
async function endless(status: number, piece: () => Buffer | Promise<Buffer>) {
  let sent = 0;
  const server = http.createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': 'application/xml' });
    const body = Readable.from(
      (async function* () {
        // As many as to end at last, if nobody else does.
        for (; sent < 200 * MIB; ) {
          const bytes = await piece();
          sent += bytes.length;
          yield bytes;
        }
      })(),
    );
    body.pipe(response).on('close', () => body.destroy());
  });
  return { ...(await started(server)), sent: () => sent };
}

/** Takes parts one by one and slowly. */
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
