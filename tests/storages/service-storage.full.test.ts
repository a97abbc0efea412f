import http from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ObjectStore, startObjectStore } from '#infra/local/entry.ts';
import { createOutbound } from '#net/outbound.ts';
import { openStorage } from '#storages/adapters/index.ts';
import { isServiceFolder, openServiceStorage } from '#storages/adapters/service-storage.ts';
import { untilTestEnds } from '#tests/support/loopback.ts';
import { failed } from './contract.ts';

const OWN = `/${'a'.repeat(32)}`;
const OTHER = `/${'b'.repeat(32)}`;
const TEMPORARY = 'The storage has a temporary problem. Please try again later.';
const credentials = { accessKeyId: 'SERVICE', secretAccessKey: 'secret' };
const clientOf = (endpoint: string) => new S3Client({ endpoint, region: 'us-east-1', credentials, maxAttempts: 1 });

describe('a folder of the service', () => {
  let server: ObjectStore;
  const open = (directoryPath: string) => openServiceStorage({ s3: clientOf(server.url), bucket: 'packages', alarm: () => {} }, directoryPath);
  beforeAll(async () => {
    server = await startObjectStore([{ ...credentials, buckets: [] }], () => new Date());
    await clientOf(server.url).send(new CreateBucketCommand({ Bucket: 'packages' }));
    await open(OWN).write('p/1/a', Readable.from([Buffer.from('x')]), {});
    await open(OTHER).write('q/2/b', Readable.from([Buffer.from('y')]), {});
  });
  afterAll(() => server.close());

  it('is shown as the whole storage, from its own root', async () => {
    const { items } = await open(OWN).browse('/', undefined);
    expect(items).toMatchObject([{ name: 'p', type: 'directory', path: '/p' }]);
    expect((await open(OWN).browse('/p/1', undefined)).items).toMatchObject([{ name: 'a', type: 'file', path: '/p/1/a', size: 1 }]);
  });

  it("shows nothing of another Host's folder", async () => {
    for (const path of [OTHER, `${OTHER}/q`, '//', '']) {
      const { items } = await open(OWN).browse(path, undefined);
      expect([[], ['/p']]).toContainEqual(items.map(({ path: found }) => found));
    }
    expect(await open(OWN).list('')).toEqual(['p/1/a']);
  });

  it('never overwrites a file, returns the part that is asked for, and removes its own file alone', async () => {
    const folder = open(OWN);
    await folder.write('p/1/own', Readable.from([Buffer.from('first')]), {});
    const second = Readable.from([Buffer.from('second')]);
    await expect(folder.write('p/1/own', second, {})).rejects.toMatchObject(failed('The storage already contains a file with this name.'));
    expect(await text(await folder.read('p/1/own', { first: 1, last: 3 }))).toBe('irs');
    expect(await folder.list('p/1/o')).toEqual(['p/1/own']);
    await folder.remove('p/1/own');
    expect([await folder.list(''), await open(OTHER).list('')]).toEqual([['p/1/a'], ['q/2/b']]);
  });

  it('is tested without writing', async () => {
    const before = server.all().map(({ entry }) => entry.lastModified);
    await open(OWN).probe();
    expect(server.all().map(({ entry }) => entry.lastModified)).toEqual(before);
  });
});

describe('a failure of the bucket', () => {
  it.each([
    [403, 'AccessDenied', TEMPORARY, ['keys_not_allowed']],
    [403, 'InvalidAccessKeyId', TEMPORARY, ['keys_rejected']],
    [404, 'NoSuchBucket', TEMPORARY, ['bucket_missing']],
    [301, 'PermanentRedirect', TEMPORARY, ['other_region']],
    [503, 'SlowDown', TEMPORARY, []],
    [418, 'Teapot', TEMPORARY, ['unknown']],
    [404, 'NoSuchKey', 'The file is not in the storage.', []],
  ])('%i %s names no setting to correct, and raises an alarm if only we can repair it', async (status, code, message, reported) => {
    const { url } = await untilTestEnds(
      http.createServer((request, response) => {
        request.resume();
        response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code><Message>secret</Message></Error>`);
      }),
    );
    const alarms: string[] = [];
    const storage = openServiceStorage({ s3: clientOf(url), bucket: 'packages', alarm: (found) => alarms.push(found) }, OWN);
    await expect(storage.list('p/')).rejects.toMatchObject(failed(message));
    expect(alarms).toEqual(reported);
  });
});

describe('the folder of a storage with the service', () => {
  it.each([
    [OWN, true],
    ['/', false],
    [OWN.slice(1), false],
    [`${OWN}/more`, false],
    [`/${'A'.repeat(32)}`, false],
    [`/${'a'.repeat(31)}`, false],
  ])('%s: %s', (path, accepted) => {
    expect(isServiceFolder(path)).toBe(accepted);
    const serviceBucket = { s3: clientOf('http://127.0.0.1:9'), bucket: 'packages', alarm: () => {} };
    const opening = () => openStorage({ type: 'service', config: undefined, directoryPath: path }, { outbound, allowLoopback: false, serviceBucket });
    if (accepted) expect(opening()).toHaveProperty('probe');
    else expect(opening).toThrow(expect.objectContaining({ code: 'storage_type_unavailable' }));
  });

  it('cannot be opened by a function without the bucket', () => {
    expect(() => openStorage({ type: 'service', config: undefined, directoryPath: OWN }, { outbound, allowLoopback: false })).toThrow(
      expect.objectContaining({ code: 'storage_type_unavailable' }),
    );
  });
});

const outbound = createOutbound({ allowLoopback: false });
