import { instant } from '#common/time.ts';
import { hasEnded, type Profile } from '#hosts/rules/host.ts';
import { rowKey, sessionKey, sessionPartition } from '#store/keys.ts';
import { getRow, getTogether, type PlainAttributes, putIfVersion, queryAll, type Row, type Table, verifyRow } from '#store/table.ts';
import type { SingleChange } from '#store/unit-of-work.ts';

/** What a session began with. The password is the current one: every change of it ends the other sessions. */
export type SessionBeginning = 'password' | 'passkey';

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
  /** Names the client who made the last exchange, without its address (`keyedMark`). Null before the first one. */
  refreshedBy: string | null;
  endedAt: string | null;
  expiresAt: string;
  startedAt: string;
  /** When its Host was last notified of how long it has lasted. First: when it started. */
  noticedAt: string;
  beganWith: SessionBeginning;
  /** What the browser or program called itself, shortened. A client can send any text. */
  agent: string;
}

/** Sessions. They are read strongly consistent at each use, so that logout takes effect immediately. */
export function createSessions(table: Table) {
  return {
    get: (sought: SessionId): Promise<Row<SessionData> | undefined> => getRow<SessionData>(table, sessionKey(sought)),
    /**
     * Returns the session if its tokens count. Reads it and the Host's profile at one moment in one call, so that no session
     * outlives a change of password, not even by one request.
     */
    standing: async (sought: SessionId): Promise<Row<SessionData> | undefined> => {
      const { hostId } = sought;
      const [sessionItem, profileItem] = await getTogether(table, [sessionKey(sought), rowKey('host', hostId, 'PROFILE')]);
      if (!sessionItem || !profileItem) return undefined;
      const [session, profile] = await Promise.all([verifyRow<SessionData>(table, sessionItem), verifyRow<Profile>(table, profileItem)]);
      return isStanding(session.data, profile.data) ? session : undefined;
    },
    /** Returns a Host's sessions whose tokens count and have not expired. */
    list: async ({ id: hostId, profile }: { id: string; profile: Profile }, now: Date): Promise<SessionData[]> => {
      const items = await queryAll(table, {
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': sessionPartition(hostId) },
      });
      const rows = await Promise.all(items.map((item) => verifyRow<SessionData>(table, item)));
      return rows.map(({ data }) => data).filter((session) => isStanding(session, profile) && session.expiresAt > instant(now));
    },
    /** Writes the session if its row still has `version`. Returns false if another write came first. */
    put: async (row: Row<SessionData>): Promise<boolean> => putIfVersion(table, row, expiryOf(row.data)),
  };
}

/** Names a session. */
export interface SessionId {
  hostId: string;
  id: string;
}

/** Whether a session of this Host has not ended: neither alone nor together with all others. */
function isStanding(session: SessionData, profile: Profile): boolean {
  return session.endedAt === null && !hasEnded(profile, session);
}

/** Returns a write of the session as part of a commit. */
export function sessionChange(row: Row<SessionData>): SingleChange & { plainAttributes: PlainAttributes } {
  const { pk, sk, version, data } = row;
  return { key: { pk, sk }, version, data, plainAttributes: expiryOf(data) };
}

function expiryOf({ expiresAt }: SessionData): PlainAttributes {
  return { expires_at_s: Math.ceil(Date.parse(expiresAt) / 1000) };
}
