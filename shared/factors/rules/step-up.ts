import { canFactorEnd } from '#accounts/rules/password-reset.ts';
import { assertNotRecovered, type Recovered } from '#accounts/rules/recent-changes.ts';
import { Refusal } from '#common/refusal.ts';
import type { Instant } from '#common/time.ts';
import type { SeriesRecord } from '#hosts/rules/series.ts';
import { type Factors, hasFactor, hasSettledFactor, type ProofMethod, proofMethods, provenFactors, provenUntil } from './factors.ts';

interface Factored extends Recovered {
  factors: Factors;
  series: SeriesRecord;
}

/**
 * Throws Refusal `step_up_required` unless this session has proven a factor within the last minutes. Without a factor everything is
 * allowed. The proofs are part of the record that a change loads anyway. After a reset by e-mail a proof would allow nothing, so none is
 * asked for.
 */
export function assertSteppedUp(host: Factored, sessionId: string, now: Instant): void {
  if (!hasFactor(host.factors)) return;
  assertFactorCounts(host, now);
  if (provenUntil(host.factors, sessionId, now) !== undefined) return;
  const details = proofMethods(host.factors).map((method) => ({ path: method, message: METHODS[method] }));
  throw new Refusal('step_up_required', undefined, details);
}

const METHODS: Readonly<Record<ProofMethod, string>> = {
  passkey: 'Use a passkey.',
  totp: 'Enter the code that your authenticator app shows.',
  recovery_code: 'Enter one of your recovery codes.',
};

/** Like assertNotRecovered, but a settled factor may still be proven after a denied reset: it ends the wait. */
export function assertFactorCounts(host: Factored, now: Instant): void {
  if (!canFactorEnd(host.profile) || !hasSettledFactor(provenFactors(host), now)) assertNotRecovered(host);
}
