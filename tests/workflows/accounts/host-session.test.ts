import { describe, expect, it } from 'vitest';
import { DAY, type Instant, instant, after as later } from '#domain/time.ts';
import type { App } from '#platform/app.ts';
import type { SessionData } from '#store/sessions.ts';
import type { Row } from '#store/table.ts';
import { refreshSession } from '#workflows/accounts/host-session.ts';

const BEGIN = instant(new Date('2031-03-11T10:00:00Z'));
const key = new Uint8Array(32);
const tokenKeys = { current: { kid: '0123456789abcdef', key }, all: new Map([['0123456789abcdef', key]]) };

/** Refreshes a session each day until it is refused. Returns its last row, and after how many days it was refused. */
async function refreshDaily(begun: SessionData): Promise<{ last: SessionData; days: number }> {
  let row: Row<SessionData> = { pk: '', sk: '', version: 1, data: begun };
  for (let days = 1; days < 100; days += 1) {
    const put = async (next: Row<SessionData>) => {
      row = { ...next, version: next.version + 1 };
      return true;
    };
    const app = { now: () => new Date(later(BEGIN, days * DAY)), keyring: { tokenKeys: async () => tokenKeys }, store: { sessions: { put } } };
    try {
      await refreshSession(app as unknown as App, { hostId: 'ada', sessionId: 's', jti: row.data.refreshJti, issuedAt: app.now() }, row);
    } catch (error) {
      expect(error).toMatchObject({ code: 'invalid_refresh_token' });
      return { last: row.data, days };
    }
  }
  throw new Error('The session has no end.');
}

const session = (more: Partial<SessionData> & { refreshedAt: Instant }): SessionData => ({
  id: 's',
  hostId: 'ada',
  epoch: 0,
  refreshJti: 'first',
  previousJti: null,
  endedAt: null,
  expiresAt: later(more.refreshedAt, 7 * DAY),
  ...more,
});

describe('a session that is refreshed each day', () => {
  it('ends 30 days after the sign-in, and its row expires then', async () => {
    const { last, days } = await refreshDaily(session({ startedAt: BEGIN, refreshedAt: BEGIN }));
    expect([days, last.expiresAt]).toEqual([30, later(BEGIN, 30 * DAY)]);
  });

  it('of an earlier release ends 30 days after its last refresh there', async () => {
    const refreshedAt = later(BEGIN, -5 * DAY);
    const { last, days } = await refreshDaily(session({ refreshedAt }));
    expect([days, last.startedAt]).toEqual([25, refreshedAt]);
  });
});
