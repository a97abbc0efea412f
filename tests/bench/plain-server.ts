import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { listen } from '#infra/local/entry.ts';
import { type Bucket, openBucket } from './relay.ts';

// As a separate process with a Bucket as JSON, it sends its URL, and does what any server must do with the same files: PUT stores a
// body under its path and replies with its SHA-256, and GET replies with all objects whose key ends with the path, one after another.

const bucket = JSON.parse(process.argv[2] ?? '{}') as Bucket;
const s3 = openBucket(bucket);
const at = { Bucket: bucket.bucket };

async function put(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const bytes = await buffer(request);
  await s3.send(new PutObjectCommand({ ...at, Key: `plain${request.url}`, Body: bytes }));
  response.end(createHash('sha256').update(bytes).digest('hex'));
}

async function get(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { Contents = [] } = await s3.send(new ListObjectsV2Command(at));
  for (const { Key = '' } of Contents.filter(({ Key }) => Key?.endsWith(String(request.url).slice(1)))) {
    const { Body } = await s3.send(new GetObjectCommand({ ...at, Key }));
    response.write(await Body?.transformToByteArray());
  }
  response.end();
}

process.on('disconnect', () => process.exit());
const { url } = await listen((request, response) => (request.method === 'PUT' ? put : get)(request, response));
process.send?.(url);
