import { rmSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';
import { type BuildAppOptions, buildApp } from 'fauxqs';
import { createTemporaryFolder } from '#infra/local/data-folder.ts';
import { createFaultInjector, type FaultInjector } from '#infra/local/gateway/fault-injector.ts';
import { retryWhilePortBusy } from '#infra/local/gateway/ports.ts';
import { StartError } from '#infra/local/start-error.ts';
import { guardObjectStore, type ObjectStoreKey } from './object-store-guard.ts';

type Stores = NonNullable<BuildAppOptions['stores']>;
type Disk = NonNullable<Stores['s3Store']['persistence']>;

// A document has 50 MB at most; the program's own limit of 11 MiB stands for multipart pieces.
const MAX_BODY = 128 * 1024 * 1024;

/** A running S3 server; `folder` is where its objects lie. */
export interface ObjectStore {
  url: string;
  folder: string;
  close(): Promise<void>;
}

/** An S3 server on loopback; every bucket belongs to one key and has the gate of its name, objects lie on disk, without a place of their own until it is closed. */
export async function startObjectStore(
  keys: readonly ObjectStoreKey[],
  now: () => Date,
  gates: Readonly<Record<string, FaultInjector>> = {},
  place?: { folder: string; port: number },
): Promise<ObjectStore> {
  const { folder, port } = place ?? { folder: createTemporaryFolder('will-objects-'), port: 0 };
  const s3Store = await storeOnDisk(folder, now);
  const app = buildApp({ logger: false, ...withStore(s3Store) });

  app.removeContentTypeParser('*');
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY }, (_request, body, done) => done(null, body));
  const open = createFaultInjector();
  guardObjectStore(app, keys, { now, holds: (bucket, key) => holds(s3Store, bucket, key), gateOf: (bucket) => gates[bucket] ?? open });
  for (const { buckets } of keys) for (const bucket of buckets) s3Store.createBucket(bucket);

  const url = await retryWhilePortBusy(() => app.listen({ port, host: '127.0.0.1' }));
  return {
    url,
    folder,
    async close() {
      await app.close();
      if (!place) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The program's starter can keep objects on disk but listens on all interfaces; its application can be told where to
 * listen but brings no disk store. So the two classes are taken from beside its entry file.
 */
async function storeOnDisk(folder: string, now: () => Date): Promise<Stores['s3Store']> {
  const found = findPackageJSON('fauxqs', import.meta.url);
  if (!found) throw new StartError('The package fauxqs is not installed; run npm ci.');
  const { S3Store } = await import(new URL('dist/s3/s3Store.js', pathToFileURL(found)).href);
  const { FileS3Persistence } = await import(new URL('dist/s3/fileS3Persistence.js', pathToFileURL(found)).href);
  const store: Stores['s3Store'] = new S3Store();
  const disk = new FileS3Persistence(folder);
  // Read before it is told to write, or it would write all of it again.
  disk.loadS3(store);
  store.persistence = datedBy(now, disk);
  return store;
}

/** The program dates what it is given by real time; here an object is as old as the service's clock says. */
function datedBy(now: () => Date, disk: Disk): Disk {
  const upsertObject: Disk['upsertObject'] = (bucket, object) => disk.upsertObject(bucket, Object.assign(object, { lastModified: now() }));
  const completeMultipartUpload: Disk['completeMultipartUpload'] = (id, bucket, object) =>
    disk.completeMultipartUpload(id, bucket, Object.assign(object, { lastModified: now() }));
  return Object.assign(Object.create(disk), { upsertObject, completeMultipartUpload });
}

/** The type asks for the stores of queues and topics too; left out, the application makes empty ones. */
function withStore(s3Store: Stores['s3Store']): { stores: Stores } {
  return { stores: { s3Store } as Stores };
}

function holds(store: Stores['s3Store'], bucket: string, key: string): boolean {
  try {
    store.headObject(bucket, key);
    return true;
  } catch {
    return false;
  }
}
