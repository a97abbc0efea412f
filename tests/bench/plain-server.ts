import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import busboy from 'busboy';
import { listen } from '#infra/local/entry.ts';
import { type Bucket, openBucket } from './relay.ts';

// As a separate process with a Bucket as JSON, it sends its URL, and does what any server must do with the same requests. POST stores the
// file of a form, and replies with its SHA-256. GET replies with all objects whose key ends with the path, one after another, or with the
// one that `n` counts.

const bucket = JSON.parse(process.argv[2] ?? '{}') as Bucket;
const s3 = openBucket(bucket);
const at = { Bucket: bucket.bucket };

async function post(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const form = request.pipe(busboy({ headers: request.headers }));
  const [, file] = await once(form, 'file');
  const bytes = await buffer(file);
  await s3.send(new PutObjectCommand({ ...at, Key: 'plain', Body: bytes }));
  response.writeHead(201).end(createHash('sha256').update(bytes).digest('hex'));
}

async function get(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://plain');
  const { Contents = [] } = await s3.send(new ListObjectsV2Command(at));
  const found = Contents.filter(({ Key }) => Key?.endsWith(pathname.slice(1)));
  const n = searchParams.get('n');
  for (const { Key = '' } of n === null ? found : found.slice(Number(n), Number(n) + 1)) {
    const { Body } = await s3.send(new GetObjectCommand({ ...at, Key }));
    response.write(await Body?.transformToByteArray());
  }
  response.end();
}

process.on('disconnect', () => process.exit());
const { url } = await listen((request, response) => (request.method === 'POST' ? post : get)(request, response));
process.send?.(url);
