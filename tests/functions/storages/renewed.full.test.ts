import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ObjectStore, startObjectStore, startSftp } from '#infra/local/entry.ts';
import { STORAGE_FAILURES } from '#storages/adapters/failures.ts';
import { auditTrail, tableRows } from '#tests/journeys/table-rows.ts';
import { consent, emptyDrive } from '#tests/support/consent.ts';
import { beginAfresh, sharedRealStack } from '#tests/support/shared-stack.ts';
import { answered, type Body, type DriveType, joinDrive, MINUTE, type SealedWill, said, sealWill, survivorAt } from '#tests/support/story.ts';

const KEY = { accessKeyId: 'ANOTHERSTORE0123', secretAccessKey: 'the-secret-of-another-store', buckets: ['elsewhere'] };

const stack = beginAfresh(sharedRealStack('drives'));
let elsewhere: ObjectStore;
beforeAll(async () => {
  elsewhere = await startObjectStore([KEY], () => new Date());
});
afterAll(() => elsewhere?.close());

describe('new settings for the storage of a sealed will', () => {
  it.each<[string, (own: object) => object, string]>([
    ['they lead to a bucket without it', moved, ''],
    ['no server answers there', () => ({ ...moved(), endpoint: 'http://127.0.0.1:9' }), STORAGE_FAILURES.unreachable],
    ['the keys are wrong', (own) => ({ ...own, secret_access_key: 'not-the-secret-of-this-store' }), STORAGE_FAILURES.keys_rejected],
  ])('are not stored when %s', async (_, config, reason) => {
    const will = await sealWill(stack);
    const before = await storageOf(will);
    const json = { config: config((await stack.endpoints())['object_store']) };
    const refused = await will.host.ask('PUT', `/api/storages/${will.storageId}`, { json });
    expect([said(refused), refused.body.error]).toEqual(['409 package_not_found_there', expect.stringContaining(reason)]);
    expect(await storageOf(will)).toEqual(before);
    expect(await tested(will)).toMatchObject({ is_connected: true, connection_error: null });
    expect(audits(await trail(will))).toEqual([]);
  });

  it('are not stored when they lead to another SSH server, whose key is not pinned either', async () => {
    const will = await sealWill(stack, { storage: 'sftp' });
    const before = await storageOf(will);
    const other = await startSftp();
    const { ssh_key: _, ...config } = other.endpoint;
    expect(await renew(will, config)).toBe('409 package_not_found_there');
    expect(await storageOf(will)).toEqual(before);
    expect(await tested(will)).toMatchObject({ is_connected: true, host_key: before.host_key });
    await other.close();
  });

  it('are not stored when the manifest there is another one', async () => {
    const will = await sealWill(stack);
    await copyAll((path, bytes) => (/manifest\.\d+\.json$/.test(path) ? Buffer.concat([bytes, Buffer.from(' ')]) : bytes));
    expect(await renew(will, moved())).toBe('409 package_not_found_there');
  });

  it('are stored when the will was copied there, also while the previous place is down; it is read back immediately', async () => {
    const will = await sealWill(stack);
    await copyAll();
    await stack.fault('object_store', 'refuse');
    expect(await renew(will, moved())).toBe('200');
    expect(await storageOf(will)).toMatchObject({ is_connected: true });
    await stack.advance(1);
    expect(audits(await trail(will))).toEqual([{ revision: 1, damaged: 0, unread: 0 }]);
  });

  it('are stored when keys are renewed while files of the package are still pending, and those are then written', async () => {
    const will = await sealWill(stack);
    await copyAll();
    await stack.fault('object_store', 'refuse');
    const { id } = survivorAt(will, 0);
    const contact_methods = [{ type: 'email', value: 'another.address@example.net' }];
    await answered(200, will.host.ask, 'PUT', `/api/survivors/${id}`, { json: { contact_methods } });
    expect(await status(will)).toMatchObject({ package_behind: true });
    expect(await renew(will, moved())).toBe('200');
    await stack.advance(30 * MINUTE);
    expect(await status(will)).toMatchObject({ package_behind: false });
    expect((await listed(clientOf(moved()), 'elsewhere')).some((path) => path.endsWith('manifest.2.json.sig'))).toBe(true);
    expect(audits(await trail(will)).at(-1)).toEqual({ revision: 1, damaged: 0, unread: 0 });
  });
});

describe.each<DriveType>(['drive_a', 'drive_b', 'drive_c'])('%s with a sealed will that is connected again', (type) => {
  it('is accepted while the will is there, and read back immediately', async () => {
    const will = await sealWill(stack, { storage: type });
    await joinDrive(will.host, type, { storageId: will.storageId });
    await stack.advance(1);
    expect(audits(await trail(will))).toEqual([{ revision: 1, damaged: 0, unread: 0 }]);
  });

  it('stays as it was when the will is no longer there', async () => {
    const will = await sealWill(stack, { storage: type });
    const before = await storedRow(will);
    await emptyDrive((await stack.endpoints())['drives'][type]);
    const json = { type, storage_id: will.storageId };
    const { redirect_url } = await answered(200, will.host.ask, 'POST', '/api/storages/connect', { json });
    const back = await consent(redirect_url);
    const { status: code, headers } = await will.host.call('GET', `${back.pathname}${back.search}`);
    expect([code, headers.location?.split('?')[1]]).toEqual([302, 'storage=error&reason=package_not_found_there']);
    expect(await storedRow(will)).toEqual(before);
  });
});

/** The config of the store that is not the local stack's own. */
const moved = () => ({
  endpoint: elsewhere.url,
  region: 'us-east-1',
  bucket: 'elsewhere',
  access_key_id: KEY.accessKeyId,
  secret_access_key: KEY.secretAccessKey,
});

async function renew(will: SealedWill, config: object): Promise<string> {
  return said(await will.host.ask('PUT', `/api/storages/${will.storageId}`, { json: { config } }));
}

async function storageOf({ host, storageId }: SealedWill): Promise<Body> {
  const { storages } = await answered(200, host.ask, 'GET', '/api/storages');
  return storages.find(({ id }: Body) => id === storageId);
}

const tested = ({ host, storageId }: SealedWill) => answered(200, host.ask, 'POST', `/api/storages/${storageId}/test`);
const status = ({ host }: SealedWill) => answered(200, host.ask, 'GET', '/api/will/status');
const trail = async ({ host }: SealedWill) => auditTrail(await tableRows(stack), host.id);
const audits = (all: Awaited<ReturnType<typeof trail>>) => all.filter(({ event }) => event === 'package_audited').map(({ facts }) => facts);

async function storedRow({ storageId }: SealedWill) {
  return (await tableRows(stack)).find(({ sk }) => sk === `STORAGE#${storageId}`)?.data;
}

/** The client of the store with this config. */
function clientOf({ endpoint, region, access_key_id: accessKeyId, secret_access_key: secretAccessKey }: ReturnType<typeof moved>): S3Client {
  return new S3Client({ endpoint, region, credentials: { accessKeyId, secretAccessKey }, forcePathStyle: true });
}

async function listed(s3: S3Client, Bucket: string): Promise<string[]> {
  return ((await s3.send(new ListObjectsV2Command({ Bucket }))).Contents ?? []).map(({ Key = '' }) => Key);
}

/** Copies everything in the Host's bucket to the other store, as its owner would. */
async function copyAll(change = (_path: string, bytes: Uint8Array): Uint8Array => bytes): Promise<void> {
  const { object_store: own } = await stack.endpoints();
  const [from, Bucket] = [clientOf(own), own.bucket];
  for (const Key of await listed(from, Bucket)) {
    const { Body: body } = await from.send(new GetObjectCommand({ Bucket, Key }));
    const bytes = (await body?.transformToByteArray()) ?? new Uint8Array();
    await clientOf(moved()).send(new PutObjectCommand({ Bucket: 'elsewhere', Key, Body: change(Key, bytes) }));
  }
}
