import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { refreshSession } from '#accounts/host-session.ts';
import type { SessionData } from '#accounts/rows/sessions.ts';
import type { App } from '#app/app.ts';
import { DAY, type Instant, instant, after as later, SECOND } from '#common/time.ts';
import type { Effect } from '#effects/effect.ts';
import type { Row } from '#store/table.ts';
import { type Change, Conflict } from '#store/unit-of-work.ts';

const BEGIN = instant(new Date('2031-03-11T10:00:00Z'));
const key = new Uint8Array(32);
const HOME = '198.51.100.1';
const tokenKeys = { current: { kid: '0123456789abcdef', key }, all: new Map([['0123456789abcdef', key]]) };

const keyring = { tokenKeys: async () => tokenKeys, key: async () => key };

/** Refreshes a session at this time. Returns its stored row, when its new refresh token expires, and the notices that leave. */
async function refreshed(
  data: SessionData,
  at: Instant,
  jti = data.refreshJti,
  client = HOME,
): Promise<{ row: SessionData; exp: Instant; notices: readonly Effect[] }> {
  let row = data;
  let notices: readonly Effect[] = [];
  const put = async (next: Row<SessionData>) => {
    row = next.data;
    return true;
  };
  const commit = async ({ singles, effects }: Change) => {
    // The one single of this commit is the session.
    row = singles?.[0]?.data as SessionData;
    notices = effects ?? [];
  };
  const app = { now: () => new Date(at), keyring, log: { warn: () => {} }, store: { sessions: { put }, commit } };
  const token = { hostId: 'ada', sessionId: 's', jti, issuedAt: app.now() };
  const { refresh_token } = await refreshSession(app as unknown as App, token, { pk: '', sk: '', version: 1, data }, client);
  return { row, exp: instant(new Date((decodeJwt(refresh_token).exp ?? 0) * 1000)), notices };
}

const session = (more: Partial<SessionData> & { refreshedAt: Instant; startedAt: Instant }): SessionData => ({
  id: 's',
  hostId: 'ada',
  epoch: 0,
  refreshJti: 'first',
  previousJti: null,
  refreshedBy: null,
  endedAt: null,
  agent: '',
  beganWith: 'password',
  expiresAt: later(more.refreshedAt, 7 * DAY),
  noticedAt: more.startedAt,
  ...more,
});

describe('a session lasts while it is used', () => {
  it.each([10, 30, 89, 90, 400])('each refresh gives a token of seven days, also %s days after the sign-in', async (days) => {
    const at = later(BEGIN, days * DAY);
    const { row, exp } = await refreshed(session({ startedAt: BEGIN, refreshedAt: later(at, -6 * DAY) }), at);
    expect([exp, row.expiresAt]).toEqual([later(at, 7 * DAY), later(at, 7 * DAY)]);
  });

  it('and its Host is notified of it after 90 days, and again 90 days later', async () => {
    let row = session({ startedAt: BEGIN, refreshedAt: BEGIN });
    const noticed: number[] = [];
    for (let day = 5; day <= 275; day += 5) {
      const { notices, ...next } = await refreshed(row, later(BEGIN, day * DAY));
      if (notices.length > 0) noticed.push(day);
      for (const notice of notices) expect(notice).toMatchObject({ template: 'long-session', session: 's', since: BEGIN, to: { spread: 'all' } });
      row = next.row;
    }
    expect(noticed).toEqual([90, 180, 270]);
  });
});

describe('a refresh token that was used', () => {
  const at = later(BEGIN, DAY);
  const used = () => refreshed(session({ startedAt: BEGIN, refreshedAt: BEGIN }), at);

  it('has the same answer for ten seconds, for the client who was to get it', async () => {
    const { row, exp } = await used();
    for (const seconds of [0, 10]) expect(await refreshed(row, later(at, seconds * SECOND), 'first')).toMatchObject({ row, exp });
    await expect(refreshed(row, later(at, 10 * SECOND + 1), 'first')).rejects.toMatchObject({ code: 'invalid_refresh_token' });
  });

  it('and has none for another client, who may be a thief that has seen in the list of sessions when the Host refreshed', async () => {
    const { row } = await used();
    await expect(refreshed(row, at, 'first', '203.0.113.66')).rejects.toMatchObject({ code: 'invalid_refresh_token' });
    expect(JSON.stringify(row)).not.toContain(HOME);
  });
});

it.each([
  ['a refresh', 'first'],
  ['the second use of a refresh token, which ends its session,', 'used before'],
])('%s is decided again if another request has changed the session since it was read', async (_, jti) => {
  const app = {
    now: () => new Date(BEGIN),
    keyring,
    store: { sessions: { put: async () => false } },
    log: { warn: () => {} },
  };
  const row = { pk: '', sk: '', version: 1, data: session({ startedAt: BEGIN, refreshedAt: BEGIN }) };
  const token = { hostId: 'ada', sessionId: 's', jti, issuedAt: app.now() };
  await expect(refreshSession(app as unknown as App, token, row, HOME)).rejects.toThrow(Conflict);
});
