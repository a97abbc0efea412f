import type * as z from 'zod';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { StorageRecord } from '#hosts/rules/host.ts';
import { failureCode } from '#storages/adapters/failures.ts';
import { isSealedIn, lastReadBack, type ReadBackResult } from '#wills/rules/will.ts';
import type { storageReply } from './replies.ts';

const READ_BACK_CODES = { complete: null, repaired: null, damaged: 'package_altered', unread: 'storage_failed' } as const satisfies Record<
  ReadBackResult | 'repaired',
  unknown
>;

/** `host`: the sealed will is in some of its storages. */
export function storageObject({ will }: Pick<HostRecord, 'will'>, storage: StorageRecord): z.infer<(typeof storageReply)[200]> {
  const readBack = will && isSealedIn(will, storage.id) ? lastReadBack(will) : undefined;
  const found = readBack?.places?.[storage.id] ?? readBack?.found;
  return {
    id: storage.id,
    type: storage.type,
    name: storage.name,
    directory_path: storage.directoryPath,
    is_connected: storage.isConnected,
    last_verified_at: storage.lastVerifiedAt,
    created_at: storage.createdAt,
    connection_error: storage.connectionError,
    connection_error_code: storage.connectionError === null ? null : failureCode(storage.connectionError),
    last_read_back_at: readBack?.at ?? null,
    read_back_error_code: found ? READ_BACK_CODES[found] : null,
    holds_will: isSealedIn(will, storage.id),
    ...(storage.hostKey !== null && { host_key: storage.hostKey }),
  };
}
