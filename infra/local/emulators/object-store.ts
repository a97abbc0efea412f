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

// A document can have 50 MB. The program's own limit of 11 MiB is for multipart parts.
const MAX_BODY = 128 * 1024 * 1024;

/** A running S3 server. `folder` contains its objects. */
export interface ObjectStore {
  url: string;
  folder: string;
  /** Returns all objects, with their contents. */
  all(): StoredObject[];
  /** Contains exactly these objects from now on. */
  restore(earlier: readonly StoredObject[]): void;
  close(): Promise<void>;
}

/** An object with its content. `entry` is what the store knows of it, which each write replaces. */
export interface StoredObject {
  bucket: string;
  entry: ReturnType<Stores['s3Store']['headObject']>;
  body: Buffer;
}

/** Starts an S3 server on loopback. Every bucket belongs to one key and has its own fault injector. Objects are stored on disk, by default in a temporary folder. */
export async function startObjectStore(
  keys: readonly ObjectStoreKey[],
  now: () => Date,
  faultInjectors: Readonly<Record<string, FaultInjector>> = {},
  place?: { folder: string; port: number },
): Promise<ObjectStore> {
  const { folder, port } = place ?? { folder: createTemporaryFolder('will-objects-'), port: 0 };
  const s3Store = await storeOnDisk(folder, now);
  const app = buildApp({ logger: false, ...withStore(s3Store) });

  app.removeContentTypeParser('*');
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY }, (_request, body, done) => done(null, body));
  const open = createFaultInjector();
  guardObjectStore(app, keys, { now, holds: (bucket, key) => holds(s3Store, bucket, key), gateOf: (bucket) => faultInjectors[bucket] ?? open });
  const all = [...new Set(keys.flatMap(({ buckets }) => buckets))];
  for (const bucket of all) s3Store.createBucket(bucket);

  const url = await retryWhilePortBusy(() => app.listen({ port, host: '127.0.0.1' }));
  return {
    url,
    folder,
    all: () => objectsIn(s3Store, all),
    restore: (earlier) => restoreObjects(s3Store, all, earlier),
    async close() {
      await app.close();
      if (!place) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The program's starter stores objects on disk but listens on all interfaces. Its application can listen on one
 * interface but has no disk store. So the two classes are imported from the folder of its entry file.
 */
async function storeOnDisk(folder: string, now: () => Date): Promise<Stores['s3Store']> {
  const found = findPackageJSON('fauxqs', import.meta.url);
  if (!found) throw new StartError('The package fauxqs is not installed. Run npm ci.');
  const { S3Store } = await import(new URL('dist/s3/s3Store.js', pathToFileURL(found)).href);
  const { FileS3Persistence } = await import(new URL('dist/s3/fileS3Persistence.js', pathToFileURL(found)).href);
  const store: Stores['s3Store'] = new S3Store();
  const disk = new FileS3Persistence(folder);
  // Loads before it enables writing. Otherwise the program would write everything again.
  disk.loadS3(store);
  store.persistence = onDisk(now, disk);
  return store;
}

/**
 * The program dates objects by real time. Here an object gets the time of the service's clock. It also writes each part of an upload to
 * the disk and reads it only after a restart. An upload of several parts ends with its request, so its parts stay in memory.
 */
function onDisk(now: () => Date, disk: Disk): Disk {
  const upsertObject: Disk['upsertObject'] = (bucket, object) => disk.upsertObject(bucket, Object.assign(object, { lastModified: now() }));
  const completeMultipartUpload: Disk['completeMultipartUpload'] = (id, bucket, object) =>
    disk.completeMultipartUpload(id, bucket, Object.assign(object, { lastModified: now() }));
  return Object.assign(Object.create(disk), { upsertObject, completeMultipartUpload, upsertMultipartPart() {} });
}

/** The type also requires stores of queues and topics. Without them, the application creates empty ones. */
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

function objectsIn(store: Stores['s3Store'], buckets: readonly string[]): StoredObject[] {
  return buckets.flatMap((bucket) =>
    keysIn(store, bucket).map((key) => ({ bucket, entry: store.headObject(bucket, key), body: store.getObject(bucket, key).body })),
  );
}

function restoreObjects(store: Stores['s3Store'], buckets: readonly string[], wanted: readonly StoredObject[]): void {
  const nameOf = (bucket: string, key: string): string => `${bucket}/${key}`;
  const names = new Set(wanted.map(({ bucket, entry }) => nameOf(bucket, entry.key)));
  for (const bucket of buckets) for (const key of keysIn(store, bucket)) if (!names.has(nameOf(bucket, key))) store.deleteObject(bucket, key);
  for (const { bucket, entry, body } of wanted) {
    if (holds(store, bucket, entry.key) && store.headObject(bucket, entry.key) === entry) continue;
    store.persistence?.upsertObject(bucket, { ...entry, body });
    store.restoreObject(bucket, entry);
  }
}

function keysIn(store: Stores['s3Store'], bucket: string): string[] {
  return store.listObjects(bucket, { maxKeys: Number.MAX_SAFE_INTEGER }).objects.map(({ key }) => key);
}
