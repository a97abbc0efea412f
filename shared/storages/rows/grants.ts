import { createHash } from 'node:crypto';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { Instant } from '#common/time.ts';
import { DUE_INDEX, grantKey, LOST_DRIVES } from '#store/keys.ts';
import { getRow, type PlainAttributes, putIfVersion, queryAll, type Row, type Table } from '#store/table.ts';
import type { SingleChange } from '#store/unit-of-work.ts';

/** A Host's consent at a cloud drive. Every function that uses it can renew it, so it is stored outside the Host's own record. */
export interface DriveGrant {
  hostId: string;
  storageId: string;
  /** Base64 of the wrapped refresh token. */
  refresh: string;
  /** Base64 of the wrapped access token, valid until `accessUntil`. Null if it is too long to be stored. */
  access: string | null;
  accessUntil: Instant;
  /** A function is getting new tokens at this moment. A refresh token may be valid only once. */
  renewing: boolean;
  /** When the drive said that the consent has ended permanently. */
  endedAt: Instant | null;
  /** The Host was notified that the consent has ended. */
  notified: boolean;
}

/** Returns the id of a drive's grant, made from its record's wrapped config. Another account has another grant. */
export function grantId(config: string): string {
  return createHash('sha256').update(config).digest('hex');
}

export type Grants = ReturnType<typeof createGrants>;

/** The grants of cloud drives. Only the function that read a grant last can write it. */
export function createGrants(table: Table) {
  return {
    get: (id: string): Promise<Row<DriveGrant> | undefined> => getRow<DriveGrant>(table, grantKey(id)),
    /** Writes the grant if it still has `version`, 0 for a new one. Returns false if another write came first. */
    put: (id: string, data: DriveGrant, version: number): Promise<boolean> => putIfVersion(table, { ...grantKey(id), version, data }, dueOf(data)),
    /** Returns the ids of ended grants whose Hosts were not notified. A hint only: the caller reads each grant itself. */
    lost: async (): Promise<string[]> => {
      const items = await queryAll(table, {
        IndexName: DUE_INDEX,
        KeyConditionExpression: 'due_partition = :lost',
        ExpressionAttributeValues: { ':lost': LOST_DRIVES },
      });
      return items.map(({ pk }) => String(pk).slice(grantKey('').pk.length));
    },
    remove: async (id: string): Promise<void> => {
      await table.db.send(new DeleteCommand({ TableName: table.name, Key: grantKey(id) }));
    },
  };
}

/** Written with the end itself: the Host is notified although the record of the stream is lost. */
function dueOf({ endedAt, notified }: DriveGrant): PlainAttributes {
  return endedAt && !notified ? { due_partition: LOST_DRIVES, due_at: endedAt } : {};
}

/** Stores a new grant as part of a commit. */
export function addGrant(id: string, data: DriveGrant): SingleChange {
  return { key: grantKey(id), version: 0, data };
}

/** Deletes a grant as part of a commit. */
export function removeGrant(id: string): SingleChange {
  return { key: grantKey(id), version: 'any', remove: true };
}
