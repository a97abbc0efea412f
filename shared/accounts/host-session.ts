import { type SessionBeginning, type SessionData, sessionChange } from '#accounts/rows/sessions.ts';
import type { App } from '#app/app.ts';
import { REFRESH_TOKEN_LIFETIME } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import { after, between, DAY, type Instant, instant, SECOND } from '#common/time.ts';
import { keyedMark, sameText } from '#custody/keyed-hash.ts';
import { issueTokens, nextRefreshJti, type verifyToken } from '#custody/session-token.ts';
import { notifyHost } from '#effects/notify.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { endEverySession, endSession } from '#hosts/rules/host.ts';
import { sessionKey } from '#store/keys.ts';
import type { Row } from '#store/table.ts';
import { Conflict, type SingleChange } from '#store/unit-of-work.ts';
import type { SignIn } from './check-password.ts';

type Tokens = Awaited<ReturnType<typeof issueTokens>>;
type RefreshToken = NonNullable<Awaited<ReturnType<typeof verifyToken>>>;

/** A lost answer may be requested again for this long, by the client who was to get it. Any other second use of a token ends its session. */
const GRACE = 10 * SECOND;
/** A session can last as long as it is used. Its Host is notified of it after this time, and again each time that it has passed. */
const NOTICED_AFTER = 90 * DAY;
const AGENT_LENGTH = 200;

/** Begins a session and returns its tokens. It carries the epoch that was read with the password: a password that was changed since has ended it. */
export async function beginSession(app: App, { host, refused }: SignIn, requestId: string, agent = ''): Promise<Tokens> {
  const { id: session, tokens, single } = await newSession(app, host, 'password', agent);
  const audit = [{ event: 'signed_in' as const, facts: { session, refused } }];
  await app.store.commit({ hostId: host.id, at: instant(app.now()), requestId, singles: [single], audit });
  return tokens;
}

/** Makes a session of this Host. It begins with the commit of `single`; until then its tokens are refused. */
export async function newSession(app: App, { id: hostId, profile }: HostRecord, beganWith: SessionBeginning, agent = ''): Promise<NewSession> {
  const issuedAt = app.now();
  const at = instant(issuedAt);
  const [id, refreshJti] = [app.newId(), app.newId()];
  const expiresAt = after(at, REFRESH_TOKEN_LIFETIME);
  const refreshUntil = new Date(expiresAt);
  const tokens = await issueTokens(await app.keyring.tokenKeys(), { hostId, sessionId: id, refreshJti, issuedAt, refreshUntil });
  const lasting = { previousJti: null, refreshedBy: null, endedAt: null, expiresAt, noticedAt: at };
  const data: SessionData = {
    id,
    hostId,
    epoch: profile.sessionsEpoch,
    refreshJti,
    refreshedAt: at,
    ...lasting,
    startedAt: at,
    beganWith,
    agent: shorten(agent),
  };
  return { id, tokens, single: sessionChange({ ...sessionKey(data), version: 0, data }) };
}

interface NewSession {
  id: string;
  tokens: Tokens;
  single: SingleChange;
}

/**
 * Returns the next pair of tokens; the same pair for a token that this client (`clientOf`) used within the last 10 seconds. Any other used
 * token ends the session: a thief can see in the list of sessions when the Host refreshes theirs, and would follow within these seconds.
 */
export async function refreshSession(app: App, token: RefreshToken, session: Row<SessionData>, client: string): Promise<Tokens> {
  const { data } = session;
  const now = instant(app.now());
  // Names the client without its address. It is another one for each session.
  const refreshedBy = keyedMark(await app.keyring.key('record-key'), 'refreshed-by/1', data.id, client);
  if (token.jti === data.refreshJti) {
    const keys = await app.keyring.tokenKeys();
    const refreshJti = nextRefreshJti(keys.current.key, token.jti);
    const next: SessionData = {
      ...data,
      refreshJti,
      previousJti: token.jti,
      refreshedAt: now,
      refreshedBy,
      expiresAt: after(now, REFRESH_TOKEN_LIFETIME),
    };
    await keepRefreshed(app, { ...session, data: next }, now);
    return tokensOf(app, next);
  }
  const isRepeated = token.jti === data.previousJti && between(data.refreshedAt, now) <= GRACE && sameText(refreshedBy, data.refreshedBy ?? '');
  if (isRepeated) return tokensOf(app, data);
  // Someone else has this token or the newer one, so the session ends for both.
  app.log.warn('refresh_token_reused', { host: data.hostId });
  if (!(await app.store.sessions.put({ ...session, data: { ...data, endedAt: now } }))) throw new Conflict();
  throw new Refusal('invalid_refresh_token');
}

/** Writes a refreshed session. If it has lasted so long, also the notice to its Host, in one commit. */
async function keepRefreshed(app: App, row: Row<SessionData>, now: Instant): Promise<void> {
  const { id, hostId, startedAt, noticedAt } = row.data;
  if (between(noticedAt, now) < NOTICED_AFTER) {
    if (!(await app.store.sessions.put(row))) throw new Conflict();
    return;
  }
  const notice = notifyHost('long-session', `session/${id}/${now}`, { session: id, since: startedAt }, { spread: 'all' });
  await app.store.commit({ hostId, at: now, singles: [sessionChange({ ...row, data: { ...row.data, noticedAt: now } })], effects: [notice] });
}

async function tokensOf(app: App, { hostId, id: sessionId, refreshJti, refreshedAt }: SessionData): Promise<Tokens> {
  const refreshUntil = new Date(after(refreshedAt, REFRESH_TOKEN_LIFETIME));
  return issueTokens(await app.keyring.tokenKeys(), { hostId, sessionId, refreshJti, issuedAt: new Date(refreshedAt), refreshUntil });
}

/** Only printable ASCII, as RFC 9110 allows it in this header. */
function shorten(agent: string): string {
  return agent.replace(/[^\x20-\x7e]/g, '').slice(0, AGENT_LENGTH);
}

/** Ends one session. Its tokens are refused from now on, even if its row is put back as it was. */
export async function endOneSession(app: App, host: HostRecord, session: Row<SessionData>, requestId: string): Promise<void> {
  const at = instant(app.now());
  await app.store.commit({
    hostId: host.id,
    at,
    requestId,
    aggregates: [{ root: host.root, put: { PROFILE: endSession(host.profile, session.data, at) } }],
    singles: [sessionChange({ ...session, data: { ...session.data, endedAt: at } })],
    audit: [{ event: 'session_ended', facts: { session: session.data.id } }],
  });
}

/** Ends every session of the Host. */
export async function endAllSessions(app: App, host: HostRecord, requestId: string): Promise<void> {
  const at = instant(app.now());
  await app.store.commit({
    hostId: host.id,
    at,
    requestId,
    aggregates: [{ root: host.root, put: { PROFILE: endEverySession(host.profile) } }],
    audit: [{ event: 'sessions_ended' }],
  });
}
