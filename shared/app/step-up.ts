import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { assertSteppedUp } from '#factors/rules/step-up.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';

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
