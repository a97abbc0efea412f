import { createHash } from 'node:crypto';
import type { App } from '#platform/app.ts';
import type { GatewayEvent } from './gateway-event.ts';
import { clientOf } from './throttle.ts';

/** Seconds for which a client address stays known to an account. */
const KNOWN_FOR = 400 * 86_400;

/** Remembers that this client address signed in to the account, or completed a password reset of it: a flood of wrong passwords does not lock it out. */
export function rememberClient(app: App, account: string, event: GatewayEvent): Promise<boolean> {
  return app.store.counters.remember('login-client', idOf(account, event), KNOWN_FOR, app.now());
}

/** Whether `rememberClient` has seen this client address for the account. */
export function isKnownClient(app: App, account: string, event: GatewayEvent): Promise<boolean> {
  return app.store.counters.remembers('login-client', idOf(account, event), app.now());
}

/** A hash: the table holds no addresses of clients. */
function idOf(account: string, event: GatewayEvent): string {
  return createHash('sha256')
    .update(`${account}/${clientOf(event)}`)
    .digest('hex');
}
