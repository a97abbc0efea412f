import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { CreateBucketCommand, DeleteBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { buildApp } from 'fauxqs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStaging, type Staging } from '#platform/staging.ts';

const MIB = 1024 * 1024;
const app = buildApp({ logger: false });
app.addHook('onRequest', async ({ originalUrl }, reply) =>
  originalUrl.includes('/drafts/denied') ? reply.status(403).send('<Error><Code>AccessDenied</Code></Error>') : undefined,
);
let s3: S3Client;
let staging: Staging;

beforeAll(async () => {
  const endpoint = await app.listen({ port: 0, host: '127.0.0.1' });
  s3 = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials: { accessKeyId: 'a', secretAccessKey: 'b' } });
  await s3.send(new CreateBucketCommand({ Bucket: 'staging' }));
  staging = createStaging(s3, 'staging');
});
afterAll(async () => {
  s3.destroy();
  await app.close();
});

describe('the staging area', () => {
  it.each([0, 1, 5 * MIB, 5 * MIB + 1, 11 * MIB])('gives back the %i bytes it took', async (size) => {
    const content = Buffer.alloc(size, 'will');
    await staging.put(`drafts/h/${size}`, Readable.from([content], { objectMode: false }));
    expect((await buffer(await staging.get(`drafts/h/${size}`))).equals(content)).toBe(true);
  });

  it('replaces what a repeated upload left', async () => {
    await staging.put('drafts/r/a', Readable.from([Buffer.from('first')]));
    await staging.put('drafts/r/a', Readable.from([Buffer.from('second')]));
    expect((await buffer(await staging.get('drafts/r/a'))).toString()).toBe('second');
  });

  it.each([
    [0, 4, 'abcd'],
    [2, 5, 'cde'],
    [4, 100, 'ef'],
    [3, 3, ''],
  ])('reads bytes %i up to %i', async (start, end, expected) => {
    await staging.put('drafts/p/letters', Readable.from([Buffer.from('abcdef')]));
    expect(Buffer.from(await staging.range('drafts/p/letters', start, end)).toString()).toBe(expected);
  });

  it('reports a missing object as a missing document', async () => {
    await expect(staging.get('drafts/not/there')).rejects.toMatchObject({ code: 'document_not_found' });
  });

  it('reports a missing permission as a fault, and not as a missing document', async () => {
    await expect(staging.get('drafts/denied')).rejects.toMatchObject({ name: 'AccessDenied' });
  });

  it('lists and removes, thousands at a time', async () => {
    const keys = Array.from({ length: 1005 }, (_, index) => `drafts/many/${index}`);
    for (const key of keys) await app.inject({ method: 'PUT', url: `/staging/${key}`, payload: 'xyz' });
    const listed = await staging.list('drafts/many/');
    expect(listed.map(({ key }) => key).sort()).toEqual([...keys].sort());
    expect(await staging.listFew('drafts/many/')).toBeUndefined();
    expect(await staging.listFew('drafts/many/100')).toHaveLength(6);
    expect(listed[0]).toEqual({ key: expect.any(String), size: 3, modifiedAt: expect.any(Date) });

    await staging.remove([...keys, 'drafts/many/not-there']);
    await staging.remove([]);
    expect(await staging.list('drafts/many/')).toEqual([]);
  });

  it('stores nothing of a stream that breaks', async () => {
    const body = Readable.from(
      (function* () {
        yield Buffer.alloc(7 * MIB);
        yield Buffer.alloc(7 * MIB);
        throw new Error('gone');
      })(),
    );
    await s3.send(new CreateBucketCommand({ Bucket: 'another' }));
    await expect(createStaging(s3, 'another').put('drafts/b/a', body)).rejects.toThrow('gone');
    // A bucket with an object or with parts of an unfinished one can't be deleted.
    await s3.send(new DeleteBucketCommand({ Bucket: 'another' }));
  });

  it.each(['will.pdf', '/drafts/a', 'drafts/../other', 'drafts/a b', 'packages/x'])('has no place for the key %s', async (key) => {
    await expect(staging.put(key, Readable.from([]))).rejects.toThrow('Not a staging key.');
    await expect(staging.remove([key])).rejects.toThrow('Not a staging key.');
  });
});
