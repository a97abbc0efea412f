import { CreateBucketCommand, DeleteBucketCommand, PutObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { runInParallel } from '#app/run-in-parallel.ts';
import { startObjectStore } from '#infra/local/entry.ts';
import { createOutbound } from '#net/outbound.ts';
import { openStorage } from '#storages/adapters/index.ts';
import type { Backend } from './contract.ts';

const REGION = 'us-east-1';

/** Returns the S3 server of the local stack as a backend. It checks the key. */
export async function objectStoreBackend(): Promise<Backend> {
  const outbound = createOutbound({ allowLoopback: true });
  const key = { accessKeyId: 'ANN', secretAccessKey: 'secret', buckets: [] };
  let Bucket = '';
  let buckets = 0;
  const server = await startObjectStore([key], () => new Date());
  const { port } = new URL(server.url);
  const s3 = new S3Client({ endpoint: server.url, region: REGION, forcePathStyle: true, credentials: { ...key } });
  const keys = async (): Promise<string[]> => {
    const found: string[] = [];
    for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket })) found.push(...Contents.map(({ Key = '' }) => Key));
    return found;
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
      const config = { access_key_id: key.accessKeyId, secret_access_key: key.secretAccessKey, region: REGION, bucket: Bucket };
      const options = { outbound, allowLoopback: true, objectStoreEndpoint: `http://127.0.0.1:${over}` };
      return openStorage({ type: 'object_store', config, directoryPath }, options);
    },
    seed: (paths) => runInParallel(20, paths, (path) => s3.send(new PutObjectCommand({ Bucket, Key: path, Body: 'x' }))),
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
      return 'The storage does not accept these keys. Please check them.';
    },
    async stop() {
      s3.destroy();
      outbound.httpAgent.destroy();
      await server.close();
    },
  };
}
