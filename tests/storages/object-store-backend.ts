import { CreateBucketCommand, DeleteBucketCommand, PutObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { runInParallel } from '#app/run-in-parallel.ts';
import { startObjectStore } from '#infra/local/entry.ts';
import { createOutbound } from '#net/outbound.ts';
import { openStorage, type Storage } from '#storages/adapters/index.ts';
import { openServiceStorage } from '#storages/adapters/service-storage.ts';
import type { Backend } from './contract.ts';

const REGION = 'us-east-1';

/** How one type of storage opens a folder of a bucket. */
interface Opener {
  /** The folder of the bucket in which everything is. */
  within: string;
  open(place: { bucket: string; directoryPath: string; endpoint: string; credentials: { accessKeyId: string; secretAccessKey: string } }): Storage;
  /** What it says when its key is refused. */
  refused: string;
}

/** Returns the S3 server of the local stack as a backend. It checks the key. */
export function objectStoreBackend(): Promise<Backend> {
  const outbound = createOutbound({ allowLoopback: true });
  return bucketBackend({
    within: '',
    open: ({ bucket, directoryPath, endpoint, credentials }) => {
      const config = { access_key_id: credentials.accessKeyId, secret_access_key: credentials.secretAccessKey, region: REGION, bucket };
      return openStorage({ type: 'object_store', config, directoryPath }, { outbound, allowLoopback: true, objectStoreEndpoint: endpoint });
    },
    refused: 'The storage does not accept these keys. Please check them.',
    stop: () => outbound.httpAgent.destroy(),
  });
}

/** Returns the same server as a backend of the storage with the service: one folder of its bucket. */
export function serviceBackend(): Promise<Backend> {
  const clients: S3Client[] = [];
  return bucketBackend({
    within: 'a'.repeat(32),
    open: ({ bucket, directoryPath, endpoint, credentials }) => {
      const s3 = new S3Client({ endpoint, region: REGION, credentials, requestChecksumCalculation: 'WHEN_REQUIRED' });
      clients.push(s3);
      return openServiceStorage({ s3, bucket, alarm: () => {} }, directoryPath);
    },
    refused: 'The storage has a temporary problem. Please try again later.',
    stop: () => clients.forEach((client) => void client.destroy()),
  });
}

async function bucketBackend({ within, open, refused, stop }: Opener & { stop(): void }): Promise<Backend> {
  const folder = within && `${within}/`;
  const key = { accessKeyId: 'ANN', secretAccessKey: 'secret', buckets: [] };
  let Bucket = '';
  let buckets = 0;
  const server = await startObjectStore([key], () => new Date());
  const { port } = new URL(server.url);
  const s3 = new S3Client({ endpoint: server.url, region: REGION, forcePathStyle: true, credentials: { ...key } });
  const keys = async (): Promise<string[]> => {
    const found: string[] = [];
    for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket })) found.push(...Contents.map(({ Key = '' }) => Key));
    return found.map((name) => (name.startsWith(folder) ? name.slice(folder.length) : `outside: ${name}`));
  };
  /** Returns whether the bucket has parts of an unfinished upload: such a bucket cannot be deleted. */
  const hasParts = async (): Promise<boolean> => {
    try {
      await s3.send(new DeleteBucketCommand({ Bucket }));
    } catch {
      return true;
    }
    await s3.send(new CreateBucketCommand({ Bucket }));
    return false;
  };
  return {
    port: Number(port),
    open: async ({ directoryPath = '/', port: over = Number(port) } = {}) => {
      const { accessKeyId, secretAccessKey } = key;
      const place = { bucket: Bucket, endpoint: `http://127.0.0.1:${over}`, credentials: { accessKeyId, secretAccessKey } };
      return open({ ...place, directoryPath: within ? `/${within}${directoryPath === '/' ? '' : directoryPath}` : directoryPath });
    },
    seed: (paths) => runInParallel(20, paths, (path) => s3.send(new PutObjectCommand({ Bucket, Key: `${folder}${path}`, Body: 'x' }))),
    async leftovers() {
      const found = await keys();
      return found.length === 0 && (await hasParts()) ? ['parts of an unfinished object'] : found;
    },
    async empty() {
      buckets += 1;
      Bucket = `anns-will-${buckets}`;
      await s3.send(new CreateBucketCommand({ Bucket }));
    },
    async revoke() {
      key.secretAccessKey = 'another one';
      return refused;
    },
    async stop() {
      s3.destroy();
      stop();
      await server.close();
    },
  };
}
