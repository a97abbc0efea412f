import { createHash } from 'node:crypto';
import { canSignInWith } from '#accounts/rules/account.ts';
import type { App } from '#app/app.ts';
import { emailKey } from '#common/email.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { hashPassword, verifyPassword } from '#custody/password.ts';
import { passwordSecret } from '#custody/verifier-secret.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { Profile } from '#hosts/rules/host.ts';

/** A sign-in that is being checked. `hostId`: whose address it is, undefined for no one. */
export interface SignInAttempt {
  email: string;
  password: string;
  hostId: string | undefined;
  /** The client address (`clientOf`). */
  client: string;
  requestId: string;
}

/** A right password. `refused`: how many wrong ones came before it in this hour. */
export interface SignIn {
  host: HostRecord;
  refused: number;
}

export const MAX_FAILED_LOGINS = 100;
/** In seconds. */
export const FAILED_LOGIN_WINDOW_SECONDS = 3600;

/**
 * Returns the Host if the password is right. Makes the same calls for an unknown address. Returns `locked` while too many
 * passwords were wrong: then only known client addresses are admitted. Throws Refusal `invalid_credentials` or `email_not_verified`.
 */
export async function checkPassword(app: App, attempt: SignInAttempt): Promise<SignIn | 'locked'> {
  // Counted alike whether the account exists or not: the count must not show it.
  const account = attempt.hostId ?? createHash('sha256').update(emailKey(attempt.email)).digest('hex');
  const [known, refused] = await Promise.all([loadHolder(app, attempt), countRefused(app, account)]);
  // While someone guesses passwords of an account, only known client addresses are admitted.
  if (refused >= MAX_FAILED_LOGINS && !(await isKnownClient(app, account, attempt.client))) return 'locked';
  const secret = passwordSecret(await app.keyring.key('code-pepper'), known?.id ?? 'nobody');
  const { matches, outdated } = await verifyPassword(known?.profile.password, attempt.password, secret);
  if (!known || !matches) {
    await countWrongPassword(app, account);
    throw new Refusal('invalid_credentials');
  }
  if (known.profile.status !== 'active') throw new Refusal('email_not_verified');
  if (outdated) await hashAgain(app, known, secret, attempt);
  return { host: known, refused };
}

async function loadHolder(app: App, { hostId, email }: SignInAttempt): Promise<HostRecord | undefined> {
  const host = await app.store.hosts.load(hostId ?? app.newId());
  return host && canSignInWith(host.profile, email, instant(app.now())) ? host : undefined;
}

/** Counts a wrong password. `account`: a Host's id, or the hash of an address that no one has. */
export async function countWrongPassword(app: App, account: string): Promise<void> {
  await app.store.counters.admit('login-failed', account, MAX_FAILED_LOGINS, FAILED_LOGIN_WINDOW_SECONDS, app.now());
}

function countRefused(app: App, account: string): Promise<number> {
  return app.store.counters.counted('login-failed', account, FAILED_LOGIN_WINDOW_SECONDS, app.now());
}

/** Stores the password under the current parameters of its hash. */
async function hashAgain(
  app: App,
  { id: hostId, root, profile }: HostRecord,
  secret: Uint8Array,
  { password, requestId }: SignInAttempt,
): Promise<void> {
  const put = { PROFILE: { ...profile, password: await hashPassword(password, secret) } };
  await app.store.commit({ hostId, at: instant(app.now()), requestId, aggregates: [{ root, put }] });
}

/** Seconds for which a client address stays known to an account. */
const KNOWN_FOR = 400 * 86_400;

/**
 * Remembers that a client address signed in to the account, or completed a password reset of it. A flood of wrong passwords
 * does not lock out known addresses. `client`: the address as it is counted (`clientOf`).
 */
export function rememberClient(app: App, account: string, client: string): Promise<boolean> {
  return app.store.counters.remember('login-client', idOf(account, client), KNOWN_FOR, app.now());
}

/** Whether `rememberClient` has seen this client address for the account. */
export function isKnownClient(app: App, account: string, client: string): Promise<boolean> {
  return app.store.counters.remembers('login-client', idOf(account, client), app.now());
}

/** A hash: the table holds no client addresses. */
function idOf(account: string, client: string): string {
  return createHash('sha256').update(`${account}/${client}`).digest('hex');
}

/**
 * Throws Refusal `invalid_credentials` unless this is the password of the signed-in Host. `refusal` says what was not changed. A wrong
 * one counts like one of the sign-in page: the Host is shown the number at the next sign-in.
 */
export async function assertPassword(app: App, { id, password }: Profile, typed: string, refusal: string): Promise<void> {
  const { matches } = await verifyPassword(password, typed, passwordSecret(await app.keyring.key('code-pepper'), id));
  if (matches) return;
  await countWrongPassword(app, id);
  throw new Refusal('invalid_credentials', refusal);
}
