import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { refreshSession } from '#accounts/host-session.ts';
import type { SessionData } from '#accounts/rows/sessions.ts';
import type { App } from '#app/app.ts';
import { DAY, HOUR, type Instant, instant, after as later } from '#common/time.ts';
import type { Row } from '#store/table.ts';
import { Conflict } from '#store/unit-of-work.ts';

const BEGIN = instant(new Date('2031-03-11T10:00:00Z'));
const key = new Uint8Array(32);
const tokenKeys = { current: { kid: '0123456789abcdef', key }, all: new Map([['0123456789abcdef', key]]) };

/** Refreshes a session at this time. Returns its stored row, and when its new refresh token expires. */
async function refreshed(data: SessionData, at: Instant): Promise<{ row: SessionData; exp: Instant }> {
  let row = data;
  const put = async (next: Row<SessionData>) => {
    row = next.data;
    return true;
  };
  const app = { now: () => new Date(at), keyring: { tokenKeys: async () => tokenKeys }, store: { sessions: { put } } };
  const token = { hostId: 'ada', sessionId: 's', jti: data.refreshJti, issuedAt: app.now() };
  const { refresh_token } = await refreshSession(app as unknown as App, token, { pk: '', sk: '', version: 1, data });
  return { row, exp: instant(new Date((decodeJwt(refresh_token).exp ?? 0) * 1000)) };
}

const session = (more: Partial<SessionData> & { refreshedAt: Instant; startedAt: Instant }): SessionData => ({
  id: 's',
  hostId: 'ada',
  epoch: 0,
  refreshJti: 'first',
  previousJti: null,
  endedAt: null,
  agent: '',
  beganWith: 'password',
  expiresAt: later(more.refreshedAt, 7 * DAY),
  ...more,
});

describe('a refresh token expires when it says so, and its session when its last token does', () => {
  it.each([
    ['7 days after it was issued', 10 * DAY, 17 * DAY, 17 * DAY],
    ['7 days after it was issued, also the last that can', 23 * DAY - HOUR, 30 * DAY - HOUR, 30 * DAY - HOUR],
    ['an hour before the session ends, 30 days after the sign-in', 25 * DAY, 30 * DAY - HOUR, 30 * DAY],
    ['so, a moment later: its access token has its full hour', 30 * DAY - HOUR - 1000, 30 * DAY - HOUR, 30 * DAY],
  ])('%s', async (_, at, exp, end) => {
    const before = session({ startedAt: BEGIN, refreshedAt: later(BEGIN, at - DAY) });
    const { row, ...token } = await refreshed(before, later(BEGIN, at));
    expect([token.exp, row.expiresAt]).toEqual([later(BEGIN, exp), later(BEGIN, end)]);
  });
});

it.each([
  ['a refresh', 'first'],
  ['the second use of a refresh token, which ends its session,', 'used before'],
])('%s is decided again if another request has changed the session since it was read', async (_, jti) => {
  const app = {
    now: () => new Date(BEGIN),
    keyring: { tokenKeys: async () => tokenKeys },
    store: { sessions: { put: async () => false } },
    log: { warn: () => {} },
  };
  const row = { pk: '', sk: '', version: 1, data: session({ startedAt: BEGIN, refreshedAt: BEGIN }) };
  const token = { hostId: 'ada', sessionId: 's', jti, issuedAt: app.now() };
  await expect(refreshSession(app as unknown as App, token, row)).rejects.toThrow(Conflict);
});
