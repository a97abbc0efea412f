import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import busboy from 'busboy';
import { ZipFile } from 'yazl';
import { listen } from '#infra/local/entry.ts';
import { type Bucket, openBucket } from './relay.ts';

// As a separate process with a Bucket as JSON, it sends its URL, and does what any server must do with the same requests. POST stores the
// file of a form, and replies with its SHA-256. GET replies with a ZIP file of all objects whose key ends with the path, or with the object
// that `n` counts.

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
  const keys = Contents.flatMap(({ Key = '' }) => (Key.endsWith(pathname.slice(1)) ? Key : []));
  const n = searchParams.get('n');
  if (n !== null) return void response.end(await content(keys[Number(n)]));
  const zip = new ZipFile();
  zip.outputStream.pipe(response);
  for (const key of keys) zip.addBuffer(await content(key), key, { compress: false });
  zip.end();
}

async function content(Key: string | undefined): Promise<Buffer> {
  const { Body } = await s3.send(new GetObjectCommand({ ...at, Key }));
  return buffer(Body as Readable);
}

process.on('disconnect', () => process.exit());
const { url } = await listen((request, response) => (request.method === 'POST' ? post : get)(request, response));
process.send?.(url);
