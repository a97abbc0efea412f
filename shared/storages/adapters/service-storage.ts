import type { S3Client } from '@aws-sdk/client-s3';
import { Refusal } from '#common/refusal.ts';
import { openBucket } from './bucket.ts';
import { failureCode, STORAGE_FAILURES, type StorageFailure } from './failures.ts';
import { type BrowseItem, type Storage, storageRefusal } from './storage.ts';

/** The service's own bucket for packages. */
export interface ServiceBucket {
  s3: S3Client;
  bucket: string;
  /** Reports a failure that only an operator can repair. */
  alarm(code: StorageFailure): void;
}

/** Failures that say something to the Host. All others are faults of ours. */
const SHOWN: ReadonlySet<StorageFailure> = new Set([
  'slow',
  'closed',
  'too_many_requests',
  'temporary',
  'file_exists',
  'file_missing',
  'file_too_short',
  'too_many_files',
  'data_altered',
  'stopped',
]);

/** Whether a folder is one of the service's own bucket: 128 random bits, so that no Host can name another Host's. */
export function isServiceFolder(directoryPath: string): boolean {
  return /^\/[0-9a-f]{32}$/.test(directoryPath);
}

/**
 * Opens a folder of the service's own bucket, with the rights of the function's role. A probe only lists: functions with a route
 * can't write there. `browse` shows this folder as the whole storage.
 */
export function openServiceStorage({ s3, bucket, alarm }: ServiceBucket, directoryPath: string): Storage {
  const inner = openBucket(s3, { bucket, directoryPath, refusesExisting: true });
  const ours = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw withoutSettings(storageRefusal(error), alarm);
    }
  };
  return {
    write: (path, body, options) => ours(inner.write(path, body, options)),
    read: (path, range) => ours(inner.read(path, range)),
    remove: (path) => ours(inner.remove(path)),
    list: (prefix) => ours(inner.list(prefix)),
    browse: async (path, pageToken) => {
      const { items, nextPageToken } = await ours(inner.browse(`${directoryPath}/${path}`, pageToken));
      return { items: items.map((item) => within(directoryPath, item)), nextPageToken };
    },
    probe: async () => {
      await ours(inner.browse(directoryPath, undefined));
      return { hostKey: null };
    },
    keepOpen: (work) => work(),
  };
}

/** The Host has no settings to correct: a failure that names some is a temporary one to them, and an alarm to us. */
function withoutSettings(refusal: Refusal, alarm: ServiceBucket['alarm']): Refusal {
  const code = failureCode(refusal.message);
  if (refusal.code !== 'storage_failed' || SHOWN.has(code)) return refusal;
  alarm(code);
  return new Refusal('storage_failed', STORAGE_FAILURES.temporary);
}

function within(directoryPath: string, item: BrowseItem): BrowseItem {
  return { ...item, path: item.path.slice(directoryPath.length) };
}
