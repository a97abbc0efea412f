import { createHash } from 'node:crypto';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { Instant } from '#domain/time.ts';
import { grantKey } from './keys.ts';
import { getRow, putIfVersion, type Row, type Table } from './table.ts';
import type { SingleChange } from './unit-of-work.ts';

/** What a Host has agreed to at a cloud drive. It is renewed by whoever uses it, so it lies outside the Host's own record. */
export interface DriveGrant {
  hostId: string;
  storageId: string;
  /** Base64 of the wrapped token that gets new ones. */
  refresh: string;
  /** Base64 of the wrapped token that opens the drive until `accessUntil`; null for one too long to be kept. */
  access: string | null;
  accessUntil: Instant;
  /** Somebody is getting new tokens at this moment: a refresh token may be good once only. */
  renewing: boolean;
  /** When the drive said that the consent has ended for good. */
  endedAt: Instant | null;
  /** The Host knows of the end. */
  told: boolean;
}

/** Names the grant of a drive by its record's wrapped config: whoever joins another account gets another one. */
export function grantId(config: string): string {
  return createHash('sha256').update(config).digest('hex');
}

/** The grants of cloud drives, each written only by whoever has read it last. */
export function createGrants(table: Table) {
  return {
    get: (id: string): Promise<Row<DriveGrant> | undefined> => getRow<DriveGrant>(table, grantKey(id)),
    /** Writes the grant if it is still at `version`, 0 for a new one; false if somebody else was faster. */
    put: (id: string, data: DriveGrant, version: number): Promise<boolean> => putIfVersion(table, { ...grantKey(id), version, data }),
    remove: async (id: string): Promise<void> => {
      await table.db.send(new DeleteCommand({ TableName: table.name, Key: grantKey(id) }));
    },
  };
}

/** Keeps a new grant as part of a commit. */
export function addGrant(id: string, data: DriveGrant): SingleChange {
  return { key: grantKey(id), version: 0, data };
}

/** Forgets a grant as part of a commit. */
export function removeGrant(id: string): SingleChange {
  return { key: grantKey(id), version: 'any', remove: true };
}
