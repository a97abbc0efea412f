import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { assertSteppedUp } from '#factors/rules/step-up.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { hasEnded } from '#hosts/rules/host.ts';
import type { App } from './app.ts';

/** The session that makes a request, as the authorizer admitted it. */
export interface CallingSession {
  hostId: string;
  id: string;
  epoch: number;
}

/**
 * Returns the App for a request of one session. Whenever it loads the Host, it throws Refusal `unauthorized` if the session has ended since
 * the authorizer admitted it. Each commit depends on the Host that was loaded, so no session outlives its end, not even by one request.
 * Workers that it calls get the session, and do the same.
 */
export function appOfSession(app: App, session: CallingSession): App {
  const { hosts } = app.store;
  const checked = <Host extends HostRecord>(host: Host | undefined): Host | undefined => {
    if (host?.id === session.hostId && hasEnded(host.profile, session)) throw new Refusal('unauthorized');
    return host;
  };
  const load: typeof hosts.load = async (id) => checked(await hosts.load(id));
  const loadWithCustody: typeof hosts.loadWithCustody = async (id) => checked(await hosts.loadWithCustody(id));
  const call: App['workers']['call'] = (name, payload, timeoutMs) => app.workers.call(name, { ...payload, session }, timeoutMs);
  return { ...app, store: { ...app.store, hosts: { ...hosts, load, loadWithCustody } }, workers: { ...app.workers, call } };
}

/** Throws Refusal `step_up_required` unless this session has proven a factor lately. The proofs are part of the record that a change loads anyway. */
export function assertLoadedSteppedUp(loaded: object, sessionId: string, now: Date): void {
  assertSteppedUp(hostOf(loaded), sessionId, instant(now));
}

/** A row with `stepUp` loads its Host. Otherwise the check would be passed over in silence. */
function hostOf(loaded: object): HostRecord {
  if (!('host' in loaded)) throw new Error('A row with stepUp has to load its Host.');
  // The account was deleted after the session was checked.
  if (!loaded.host) throw new Refusal('unauthorized');
  // What `load` calls host is what the store returned.
  return loaded.host as HostRecord;
}
