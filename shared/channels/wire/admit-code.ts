import type { App } from '#app/app.ts';
import { isServiceConfig } from '#connectors/index.ts';
import type { GatewayEvent } from '#http/gateway.ts';
import { admitCounted, clientOf } from '#http/throttle.ts';

/** One client causes at most this many codes by text message in a day, whatever accounts it has: each costs the operator money. */
const CODES = { limit: 20, windowSeconds: 86_400 };

/** Counts a new config that has a code sent to a number, per client address. Throws `Throttled`. */
export async function admitCode(app: App, event: GatewayEvent, config: object): Promise<void> {
  if (isServiceConfig(config) && 'number' in config) await admitCounted(app, 'codes-of-client', clientOf(event), CODES);
}
