import { setTimeout as pause } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactGetCommand } from '@aws-sdk/lib-dynamodb';
import type { Profile } from '#domain/host.ts';
import { type Key, rowKey, sessionKey } from './keys.ts';
import { getRow, type PlainAttributes, putIfVersion, type Row, type Table, verifyRow } from './table.ts';
import type { SingleChange } from './unit-of-work.ts';

/** One signed-in session. Its row must exist and not be ended for any of its tokens to count. */
export interface SessionData {
  id: string;
  hostId: string;
  /** The number of the Host's epoch in which it began; another one means that all sessions were ended since. */
  epoch: number;
  /** The refresh token that is good now, and when it was made. */
  refreshJti: string;
  refreshedAt: string;
  /** The one before it: good again for a few seconds, for answers that got lost. */
  previousJti: string | null;
  endedAt: string | null;
  expiresAt: string;
}

/** Sessions: read at each use, strongly consistent, so that logout counts at once. */
export function createSessions(table: Table) {
  return {
    get: (id: string): Promise<Row<SessionData> | undefined> => getRow<SessionData>(table, sessionKey(id)),
    /**
     * The session if its tokens count: not ended, this Host's, and of the epoch that the Host's profile names. One call
     * for both rows at one moment, so no session outlives a change of password by as much as one request.
     */
    standing: async (id: string, hostId: string): Promise<Row<SessionData> | undefined> => {
      const [sessionItem, profileItem] = await getTogether(table, [sessionKey(id), rowKey('host', hostId, 'PROFILE')]);
      if (!sessionItem || !profileItem) return undefined;
      const [session, profile] = await Promise.all([verifyRow<SessionData>(table, sessionItem), verifyRow<Profile>(table, profileItem)]);
      const { data } = session;
      const ended = data.endedAt !== null || profile.data.endedSessions.some((one) => one.id === id);
      return !ended && data.hostId === hostId && data.epoch === profile.data.sessionsEpoch ? session : undefined;
    },
    /** Writes the session if it is still at `version`; false if somebody else was faster. */
    put: async (session: SessionData, version: number): Promise<boolean> => {
      const { key, data, beside } = sessionChange(session, version);
      return putIfVersion(table, { ...key, version, data }, beside);
    },
  };
}

/** The same write as part of a commit. */
export function sessionChange(session: SessionData, version: number): SingleChange & { beside: PlainAttributes } {
  const beside = { expires_at_s: Math.ceil(Date.parse(session.expiresAt) / 1000) };
  return { key: sessionKey(session.id), version, data: session, beside };
}

const LOOKS = 5;

/**
 * Reads some items as they were at one moment; whoever writes one of them in a transaction just then makes us look again.
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
