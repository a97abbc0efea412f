import { createHash } from 'node:crypto';
import type { App } from '#app/app.ts';

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
