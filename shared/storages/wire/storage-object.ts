import type * as z from 'zod';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { StorageRecord } from '#hosts/rules/host.ts';
import { failureCode } from '#storages/adapters/failures.ts';
import { lastReadBack, type ReadBack } from '#wills/rules/will.ts';
import type { storageReply } from './replies.ts';

const READ_BACK_CODES = { complete: null, damaged: 'package_altered', unread: 'storage_failed' } as const satisfies Record<
  ReadBack['found'],
  unknown
>;

/** `host`: the sealed will is in at most one of its storages. */
export function storageObject({ will }: Pick<HostRecord, 'will'>, storage: StorageRecord): z.infer<(typeof storageReply)[200]> {
  const readBack = will?.sealed.storageId === storage.id ? lastReadBack(will) : undefined;
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
    read_back_error_code: readBack ? READ_BACK_CODES[readBack.found] : null,
    ...(storage.hostKey !== null && { host_key: storage.hostKey }),
  };
}
