import { createHash, createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startObjectStore } from '#infra/local/emulators/object-store.ts';
import { streamedUpload } from '#storages/adapters/streamed-upload.ts';
import { client } from '#tests/support/client.ts';

const region = 'eu-central-1';
const service = { accessKeyId: 'SERVICE', secretAccessKey: 'service-secret', buckets: ['staging'], pages: 'https://will.example' };
const host = { accessKeyId: 'HOST', secretAccessKey: 'host-secret', buckets: ['host-documents'] };
// The service's clock is ahead of real time, as after a test has moved it.
const now = () => new Date(Date.now() + 86_400_000);

let store: Awaited<ReturnType<typeof startObjectStore>>;

beforeAll(async () => {
  store = await startObjectStore([service, host], now);
});
afterAll(() => store.close());

const s3 = (credentials: { accessKeyId: string; secretAccessKey: string } = service) => new S3Client({ region, endpoint: store.url, credentials });
const put = (Key: string, Body: Buffer | string, more: object = {}) => s3().send(new PutObjectCommand({ Bucket: 'staging', Key, Body, ...more }));
const get = async (Key: string, more: object = {}) => {
  const { Body } = await s3().send(new GetObjectCommand({ Bucket: 'staging', Key, ...more }));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
};

describe('the object store', () => {
  it('holds objects that are as old as the service says, taken whole or in parts', async () => {
    await put('old/whole', 'x');
    await streamedUpload(s3(), { bucket: 'staging', key: 'old/parts' }, Readable.from([Buffer.alloc(11 * 1024 * 1024)]));
    const { Contents = [] } = await s3().send(new ListObjectsV2Command({ Bucket: 'staging', Prefix: 'old/' }));
    expect(Contents.map(({ LastModified }) => Math.abs(Number(LastModified) - now().getTime()) < 60_000)).toEqual([true, true]);
  });

  it('does not overwrite an object if the request forbids it', async () => {
    await put('once', 'first', { IfNoneMatch: '*' });
    await expect(put('once', 'second', { IfNoneMatch: '*' })).rejects.toMatchObject({ name: 'PreconditionFailed' });
    expect((await get('once')).toString()).toBe('first');
  });

  it.each([
    ['a wrong secret', { ...service, secretAccessKey: 'guessed' }, 'staging', 'SignatureDoesNotMatch'],
    ['an unknown key', { ...service, accessKeyId: 'NOBODY' }, 'staging', 'InvalidAccessKeyId'],
    ["another account's bucket", host, 'staging', 'AccessDenied'],
    ['a bucket that is not there', host, 'nowhere', 'NoSuchBucket'],
  ])('refuses %s', async (_, credentials, Bucket, name) => {
    await expect(s3(credentials).send(new PutObjectCommand({ Bucket, Key: 'k', Body: 'x' }))).rejects.toMatchObject({ name });
  });

  it('refuses a request without a signature', async () => {
    expect(await client(store.url)('GET', '/staging/once')).toMatchObject({ status: 403 });
  });
});

describe('a presigned PUT', () => {
  const bytes = Buffer.from('%PDF-1.7 a document');
  const sha256 = createHash('sha256').update(bytes).digest('base64');
  const right = { 'content-length': String(bytes.length), 'content-type': 'application/pdf', 'if-none-match': '*', 'x-amz-checksum-sha256': sha256 };
  const send = (path: string, body: Buffer, headers: Record<string, string>) => client(store.url)('PUT', path, { raw: body, headers });

  it('takes exactly the file that was announced, once', async () => {
    const path = presigned('/staging/incoming/1', right);
    expect(await send(path, bytes, right)).toMatchObject({ status: 200 });
    expect(await send(path, bytes, right)).toMatchObject({ status: 412 });
    expect((await get('incoming/1')).equals(bytes)).toBe(true);
  });

  it('takes it while either clock, the real one or the moved one, allows it', async () => {
    expect(await send(presigned('/staging/incoming/2', right, now()), bytes, right)).toMatchObject({ status: 200 });
  });

  const longer = Buffer.concat([bytes, Buffer.from('!')]);
  const other = Buffer.from(bytes.toString().replace('a', 'b'));
  it.each<[string, Buffer, Record<string, string>, number, string]>([
    ['another content of the same size', other, right, 400, 'BadDigest'],
    [
      'another content with its own checksum',
      other,
      { ...right, 'x-amz-checksum-sha256': createHash('sha256').update(other).digest('base64') },
      403,
      'SignatureDoesNotMatch',
    ],
    ['a longer file', longer, { ...right, 'content-length': String(longer.length) }, 403, 'SignatureDoesNotMatch'],
    ['another type', bytes, { ...right, 'content-type': 'text/html' }, 403, 'SignatureDoesNotMatch'],
    ['a request without the checksum', bytes, { ...right, 'x-amz-checksum-sha256': '' }, 403, 'SignatureDoesNotMatch'],
  ])('refuses %s', async (_, body, headers, status, code) => {
    const reply = await send(presigned('/staging/incoming/3', right), body, headers);
    expect(reply.status).toBe(status);
    expect(reply.body).toContain(`<Code>${code}</Code>`);
    await expect(get('incoming/3')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('refuses it for another key', async () => {
    const path = presigned('/staging/incoming/4', right).replace('incoming/4', 'drafts/4');
    expect(await send(path, bytes, right)).toMatchObject({ status: 403 });
  });

  it.each([
    ['the pages', 'https://will.example', '/staging/incoming/1', 200, 'https://will.example'],
    ['other pages', 'https://other.example', '/staging/incoming/1', 403, undefined],
    ['the pages, but to the bucket of a Host', 'https://will.example', '/host-documents/1', 403, undefined],
  ])('is allowed to %s', async (_, origin, path, status, allowed) => {
    const reply = await client(store.url)('OPTIONS', path, { headers: { origin, 'access-control-request-method': 'PUT' } });
    expect([reply.status, reply.headers['access-control-allow-origin']]).toEqual([status, allowed]);
    // Else a page cannot tell a refusal from a lost connection.
    const refused = await client(store.url)('PUT', path, { raw: bytes, headers: { origin } });
    expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([403, allowed]);
  });

  it('refuses it after its ten minutes', async () => {
    const reply = await send(presigned('/staging/incoming/5', right, new Date(Date.now() - 601_000)), bytes, right);
    expect(reply).toMatchObject({ status: 403, body: expect.stringContaining('Request has expired') });
  });
});

/** Signs without the SDK, so that the code under test does not check itself. Source: the SigV4 description of S3. */
function presigned(path: string, headers: Record<string, string>, at = new Date()): string {
  const date = at.toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const scope = `${date.slice(0, 8)}/${region}/s3/aws4_request`;
  const signed: Record<string, string> = { host: new URL(store.url).host, ...headers };
  const names = Object.keys(signed).sort();
  const query = [
    'X-Amz-Algorithm=AWS4-HMAC-SHA256',
    `X-Amz-Credential=${encodeURIComponent(`${service.accessKeyId}/${scope}`)}`,
    `X-Amz-Date=${date}`,
    'X-Amz-Expires=600',
    `X-Amz-SignedHeaders=${encodeURIComponent(names.join(';'))}`,
  ].join('&');
  const canonical = ['PUT', path, query, ...names.map((name) => `${name}:${signed[name]}`), '', names.join(';'), 'UNSIGNED-PAYLOAD'].join('\n');
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const key = hmac(hmac(hmac(hmac(`AWS4${service.secretAccessKey}`, date.slice(0, 8)), region), 's3'), 'aws4_request');
  const toSign = `AWS4-HMAC-SHA256\n${date}\n${scope}\n${createHash('sha256').update(canonical).digest('hex')}`;
  return `${path}?${query}&X-Amz-Signature=${hmac(key, toSign).toString('hex')}`;
}
