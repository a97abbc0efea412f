import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { hasFactor, type ProofMethod, proofMethods, provenUntil } from '#factors/rules/factors.ts';
import { assertFactorCounts } from '#hosts/guards.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';

/**
 * Throws Refusal `step_up_required` unless this session has proven a factor within the last minutes. Without a factor everything is
 * allowed. The proofs are part of the record that a change loads anyway. After a reset by e-mail a proof would allow nothing, so none is
 * asked for.
 */
export function assertSteppedUp(loaded: object, sessionId: string, now: Date): void {
  const host = hostOf(loaded);
  if (!hasFactor(host.factors)) return;
  assertFactorCounts(host, instant(now));
  if (provenUntil(host.factors, sessionId, instant(now)) !== undefined) return;
  const details = proofMethods(host.factors).map((method) => ({ path: method, message: METHODS[method] }));
  throw new Refusal('step_up_required', undefined, details);
}

const METHODS: Readonly<Record<ProofMethod, string>> = {
  passkey: 'Use a passkey.',
  totp: 'Enter the code that your authenticator app shows.',
  recovery_code: 'Enter one of your recovery codes.',
};

/** A row with `stepUp` loads its Host. Otherwise the check would be passed over in silence. */
function hostOf(loaded: object): HostRecord {
  if (!('host' in loaded)) throw new Error('A row with stepUp has to load its Host.');
  // The account was deleted after the session was checked.
  if (!loaded.host) throw new Refusal('unauthorized');
  // What `load` calls host is what the store returned.
  return loaded.host as HostRecord;
}
