import { mkdtempSync, rmSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildAppOptions, buildApp } from 'fauxqs';
import { type Gate, openGate } from '#infra/local/gate.ts';
import { StartError } from '#infra/local/start-error.ts';
import { guardObjectStore, type ObjectStoreKey } from './object-store-guard.ts';

type Stores = NonNullable<BuildAppOptions['stores']>;

// A document has 50 MB at most; the program's own limit of 11 MiB stands for multipart pieces.
const MAX_BODY = 128 * 1024 * 1024;

/** A running S3 server; `folder` is where its objects lie. */
export interface ObjectStore {
  url: string;
  folder: string;
  close(): Promise<void>;
}

/** An S3 server on loopback; every bucket belongs to one key and has the gate of its name, objects lie in a temporary folder that `close` removes. */
export async function startObjectStore(
  keys: readonly ObjectStoreKey[],
  now: () => Date,
  gates: Readonly<Record<string, Gate>> = {},
): Promise<ObjectStore> {
  const folder = mkdtempSync(join(tmpdir(), 'will-objects-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  const s3Store = await storeOnDisk(folder);
  const app = buildApp({ logger: false, ...withStore(s3Store) });

  app.removeContentTypeParser('*');
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY }, (_request, body, done) => done(null, body));
  const open = openGate();
  guardObjectStore(app, keys, { now, holds: (bucket, key) => holds(s3Store, bucket, key), gateOf: (bucket) => gates[bucket] ?? open });
  for (const { buckets } of keys) for (const bucket of buckets) s3Store.createBucket(bucket);

  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    folder,
    async close() {
      await app.close();
      remove();
    },
  };
}

/**
 * The program's starter can keep objects on disk but listens on all interfaces; its application can be told where to
 * listen but brings no disk store. So the two classes are taken from beside its entry file.
 */
async function storeOnDisk(folder: string): Promise<Stores['s3Store']> {
  const found = findPackageJSON('fauxqs', import.meta.url);
  if (!found) throw new StartError('The package fauxqs is not installed; run npm ci.');
  const { S3Store } = await import(new URL('dist/s3/s3Store.js', pathToFileURL(found)).href);
  const { FileS3Persistence } = await import(new URL('dist/s3/fileS3Persistence.js', pathToFileURL(found)).href);
  const store: Stores['s3Store'] = new S3Store();
  store.persistence = new FileS3Persistence(folder);
  return store;
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
