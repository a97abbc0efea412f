import { setTimeout as pause } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactGetCommand } from '@aws-sdk/lib-dynamodb';
import type { Profile } from '#domain/host.ts';
import { type Key, rowKey, sessionKey } from './keys.ts';
import { getRow, type PlainAttributes, putIfVersion, type Row, type Table, verifyRow } from './table.ts';
import type { SingleChange } from './unit-of-work.ts';

/** One signed-in session. Its tokens count only while its row exists and is not ended. */
export interface SessionData {
  id: string;
  hostId: string;
  /** The Host's epoch in which it started. In another epoch, all earlier sessions have ended. */
  epoch: number;
  /** The current refresh token, and when it was created. */
  refreshJti: string;
  refreshedAt: string;
  /** The previous refresh token. It is valid for a few more seconds, in case the reply was lost. */
  previousJti: string | null;
  endedAt: string | null;
  expiresAt: string;
}

/** Sessions. They are read strongly consistent at each use, so that logout takes effect immediately. */
export function createSessions(table: Table) {
  return {
    get: (id: string): Promise<Row<SessionData> | undefined> => getRow<SessionData>(table, sessionKey(id)),
    /**
     * Returns the session if its tokens count: it has not ended, it is this Host's, and its epoch is the one in the Host's profile.
     * Reads both rows at one moment in one call, so that no session outlives a change of password, not even by one request.
     */
    standing: async (id: string, hostId: string): Promise<Row<SessionData> | undefined> => {
      const [sessionItem, profileItem] = await getTogether(table, [sessionKey(id), rowKey('host', hostId, 'PROFILE')]);
      if (!sessionItem || !profileItem) return undefined;
      const [session, profile] = await Promise.all([verifyRow<SessionData>(table, sessionItem), verifyRow<Profile>(table, profileItem)]);
      const { data } = session;
      const ended = data.endedAt !== null || profile.data.endedSessions.some((one) => one.id === id);
      return !ended && data.hostId === hostId && data.epoch === profile.data.sessionsEpoch ? session : undefined;
    },
    /** Writes the session if it still has `version`. Returns false if another write came first. */
    put: async (session: SessionData, version: number): Promise<boolean> => {
      const { key, data, plainAttributes } = sessionChange(session, version);
      return putIfVersion(table, { ...key, version, data }, plainAttributes);
    },
  };
}

/** Returns the same write as part of a commit. */
export function sessionChange(session: SessionData, version: number): SingleChange & { plainAttributes: PlainAttributes } {
  const plainAttributes = { expires_at_s: Math.ceil(Date.parse(session.expiresAt) / 1000) };
  return { key: sessionKey(session.id), version, data: session, plainAttributes };
}

const LOOKS = 5;

/**
 * Reads some items as they were at one moment. Reads again if a transaction writes one of them at that moment.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactGetItems.html
 */
async function getTogether(table: Table, keys: readonly Key[]): Promise<(Record<string, unknown> | undefined)[]> {
  const items = keys.map((key) => ({ Get: { TableName: table.name, Key: key } }));
  for (let look = 1; ; look += 1) {
    try {
      const { Responses = [] } = await table.db.send(new TransactGetCommand({ TransactItems: items }));
      return Responses.map(({ Item }) => Item);
    } catch (error) {
      if (!(error instanceof TransactionCanceledException) || look === LOOKS) throw error;
      await pause(10 * look);
    }
  }
}
