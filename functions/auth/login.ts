import { createHash } from 'node:crypto';
import * as z from 'zod';
import { hashPassword, verifyPassword } from '#custody/password.ts';
import { issueTokens } from '#custody/session-token.ts';
import { passwordSecret } from '#custody/verifier-secret.ts';
import { canSignInWith } from '#domain/account.ts';
import { emailKey } from '#domain/email.ts';
import { Refusal } from '#domain/refusal.ts';
import { after, DAY, instant } from '#domain/time.ts';
import { routes } from '#functions/routes.ts';
import { endpoint } from '#http/endpoint.ts';
import type { GatewayEvent } from '#http/gateway-event.ts';
import { isKnownClient, rememberClient } from '#http/known-client.ts';
import { signedIn } from '#http/replies/account.ts';
import { ok } from '#http/reply.ts';
import { Throttled } from '#http/throttle.ts';
import type { App } from '#platform/app.ts';
import type { HostRecord } from '#store/hosts.ts';

const Body = z.object({ email: z.string('The e-mail address is required.').max(320), password: z.string('The password is required.') });

const MOST_FAILURES = 100;
const FAILURES_WINDOW = 3600;

/** POST /api/auth/login: e-mail and password for a pair of tokens. An unknown address takes as long as a wrong password. */
export const handler = endpoint(
  routes['auth/login'],
  {
    body: Body,
    reply: signedIn,
    load: async ({ app, body }) => ({ hostId: await app.store.hosts.idOfEmail(body.email.trim()) }),
  },
  async ({ app, body, hostId, requestId, event }) => {
    // Counted alike whether there is such an account or not, or the count would tell.
    const account = hostId ?? hashed(emailKey(body.email.trim()));
    const [known] = await Promise.all([holderOf(app, hostId, body.email.trim()), assertAdmitted(app, account, event)]);
    const secret = passwordSecret(await app.keyring.key('code-pepper'), known?.id ?? 'nobody');
    const verdict = await verifyPassword(known?.profile.password, body.password, secret);
    if (!known || !verdict.matches) {
      await app.store.counters.admit('login-failed', account, MOST_FAILURES, FAILURES_WINDOW, app.now());
      throw new Refusal('invalid_credentials');
    }
    if (known.profile.status !== 'active') throw new Refusal('email_not_verified');
    if (verdict.outdated) {
      const profile = { ...known.profile, password: await hashPassword(body.password, secret) };
      await app.store.commit({ hostId: known.id, at: instant(app.now()), requestId, aggregates: [{ root: known.root, put: { PROFILE: profile } }] });
    }
    const [tokens] = await Promise.all([beginSession(app, known), rememberClient(app, known.id, event)]);
    const { email, displayName, status } = known.profile;
    return ok({ ...tokens, host: { id: known.id, email, display_name: displayName, status } });
  },
);

/** Looks for somebody in any case: an unknown address makes the same calls. */
async function holderOf(app: App, hostId: string | undefined, email: string): Promise<HostRecord | undefined> {
  const host = await app.store.hosts.load(hostId ?? app.newId());
  return host && canSignInWith(host.profile, email, instant(app.now())) ? host : undefined;
}

/** While an account is being guessed at, only known addresses are admitted: those that signed in before or completed a password reset. */
async function assertAdmitted(app: App, account: string, event: GatewayEvent): Promise<void> {
  const failures = await app.store.counters.counted('login-failed', account, FAILURES_WINDOW, app.now());
  if (failures < MOST_FAILURES || (await isKnownClient(app, account, event))) return;
  const second = Math.floor(app.now().getTime() / 1000);
  throw new Throttled(MOST_FAILURES, FAILURES_WINDOW, FAILURES_WINDOW - (second % FAILURES_WINDOW));
}

/** The session carries the epoch that was read together with the password: a new password in between has ended it already. */
async function beginSession(app: App, { id: hostId, profile }: HostRecord) {
  const issuedAt = app.now();
  const at = instant(issuedAt);
  const [id, refreshJti] = [app.newId(), app.newId()];
  const tokens = await issueTokens(await app.keyring.tokenKeys(), { hostId, sessionId: id, refreshJti, issuedAt });
  const lasting = { previousJti: null, endedAt: null, expiresAt: after(at, 7 * DAY) };
  await app.store.sessions.put({ id, hostId, epoch: profile.sessionsEpoch, refreshJti, refreshedAt: at, ...lasting }, 0);
  return tokens;
}

function hashed(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
