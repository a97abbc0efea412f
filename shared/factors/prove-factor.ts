import type { SessionData } from '#accounts/rows/sessions.ts';
import { canFactorEnd, proveByFactor } from '#accounts/rules/password-reset.ts';
import { assertNotRecovered } from '#accounts/rules/recent-changes.ts';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { type Instant, instant } from '#common/time.ts';
import { totpSecret, totpStep } from '#custody/totp.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { endOfSeries } from '#hosts/rules/series.ts';
import type { Change } from '#store/unit-of-work.ts';
import { notifyFactorChange } from '#wills/rules/notify-changes.ts';
import { assertUnspent, readChallenge } from './challenges.ts';
import { type CountedGuess, countedGuesses, countGuess, type SpentBudget } from './count-guess.ts';
import { passkeysOf } from './passkey-options.ts';
import { type CredentialProof, challengeOf, verifyPasskey } from './passkeys.ts';
import { findRecoveryCode } from './recovery-codes.ts';
import { appCodeBudgets, type CodeBudget, recoveryCodeBudgets, WRONG_RECOVERY_CODES } from './rules/factor-guesses.ts';
import {
  type AuthenticatorApp,
  applyRecoveryCode,
  type Factors,
  hasFactor,
  hasProven,
  hasSettledRecoveryCodes,
  nextChange,
  type ProofMethod,
  provenFactors,
  provenUntil,
  provesHost,
  recordProof,
  recoveryCodesLeft,
  spendChallenge,
} from './rules/factors.ts';

/** A proof as the Host gives it: exactly one of these. */
export interface GivenProof {
  code?: string | undefined;
  recoveryCode?: string | undefined;
  credential?: CredentialProof | undefined;
}

interface Proving {
  session: Pick<SessionData, 'id' | 'beganWith'>;
  requestId: string;
}

/**
 * Records that this session has proven a factor, and returns until when that counts. Returns the budget that is used up if too many
 * codes were wrong. Throws Refusal `factor_not_accepted`, `challenge_expired` or `no_factor`. After a reset by e-mail no proof is accepted,
 * because it could allow nothing and would only use up a code. After a denied reset a settled factor ends the wait.
 */
export async function proveFactor(
  app: App,
  host: HostRecord,
  given: GivenProof,
  { session, requestId }: Proving,
): Promise<{ until: Instant; codesLeft: number } | { spent: SpentBudget }> {
  if (!canFactorEnd(host.profile)) assertNotRecovered(host);
  if (!hasFactor(host.factors)) throw new Refusal('no_factor');
  const guess = given.credential
    ? UNCOUNTED
    : await countGuess(app, await budgetsOf(app, host, given, session.id), { session: session.id, account: host.id });
  if (!guess.admitted) return { spent: guess.spent };
  const proof = await checkProof(app, host, given, { session, requestId }).catch(async (error: unknown) => {
    await guess.refund().catch(() => undefined);
    throw error;
  });
  if (!proof) return refuseCode(app, host, requestId, guess);
  await guess.refund().catch(() => undefined);
  return proof;
}

/** No one guesses the signature of a passkey. */
const UNCOUNTED: CountedGuess = { admitted: true, notifies: false, refund: async () => {} };

async function budgetsOf(app: App, { id, factors }: HostRecord, { recoveryCode }: GivenProof, session: string): Promise<CodeBudget[]> {
  if (recoveryCode === undefined) return appCodeBudgets(hasProven(factors, session));
  return recoveryCodeBudgets(await countedGuesses(app, WRONG_RECOVERY_CODES, id));
}

/** Commits a right proof. Undefined for a wrong code. */
async function checkProof(
  app: App,
  host: HostRecord,
  given: GivenProof,
  { session, requestId }: Proving,
): Promise<{ until: Instant; codesLeft: number } | undefined> {
  const at = instant(app.now());
  const proof = await proofOf(app, host, given, session.id);
  if (!proof) return undefined;
  const { factors, method, effects = [] } = proof;
  const withPassword = session.beganWith === 'password';
  const profile = proveByFactor(host.profile, { isSettled: proof.isSettled, withPassword });
  assertNotRecovered({ ...host, profile });
  const audit = [{ event: 'factor_proven' as const, facts: { method } }];
  const endsSeries = proof.isSettled && (withPassword || canFactorEnd(host.profile) || host.series.current?.denied === true);
  const put = {
    FACTORS: factors,
    ...earlierCodes(host, factors),
    ...(profile !== host.profile && { PROFILE: profile }),
    ...(endsSeries && endOfSeries(host)),
  };
  await app.store.commit({ hostId: host.id, at, requestId, aggregates: [{ root: host.root, put }], effects, audit });
  return { until: provenUntil(factors, session.id, at) ?? at, codesLeft: recoveryCodesLeft(factors) };
}

/** A recovery code that was used stays used, also if the codes are removed or made again and a reset then brings the earlier ones back. */
function earlierCodes({ series, earlier }: HostRecord, { recovery }: Factors): Record<string, unknown> {
  if (!series.current || !recovery || earlier.factors.recovery?.change !== recovery.change) return {};
  return { 'EARLIER-FACTORS': { ...earlier.factors, recovery } };
}

interface AcceptedProof extends Pick<Change, 'effects'> {
  factors: Factors;
  method: ProofMethod;
  /** The factor is old enough to prove the Host after a reset by e-mail. */
  isSettled: boolean;
}

function proofOf(app: App, host: HostRecord, { code, recoveryCode, credential }: GivenProof, session: string): Promise<AcceptedProof | undefined> {
  if (credential) return proofByPasskey(app, host, credential, session);
  return recoveryCode === undefined ? proofByApp(app, host, code ?? '', session) : proofByRecoveryCode(app, host, recoveryCode, session);
}

async function proofByPasskey(app: App, host: HostRecord, credential: CredentialProof, session: string): Promise<AcceptedProof> {
  const { id, factors } = host;
  const token = challengeOf(credential);
  const challenge = await readChallenge(app, { use: 'step-up', ids: [id, session] }, token);
  assertUnspent(factors, challenge);
  const passkey = passkeysOf(factors).find(({ credentialId }) => credentialId === credential.id);
  if (!passkey) throw new Refusal('factor_not_accepted', 'This passkey does not belong to your account. Please use another one.');
  const now = instant(app.now());
  const used = await verifyPasskey(app, credential, token, passkey);
  return {
    factors: spendChallenge(recordProof(factors, session, now, used), challenge, now),
    method: 'passkey',
    isSettled: provesHost(host, passkey, now),
  };
}

async function proofByApp(app: App, host: HostRecord, code: string, session: string): Promise<AcceptedProof | undefined> {
  const { id, factors } = host;
  const pepper = await app.keyring.key('code-pepper');
  const now = instant(app.now());
  for (const factor of appsOf(factors)) {
    const step = totpStep(totpSecret(pepper, id, factor.id), code, app.now());
    // A code that someone watched being typed must not count again.
    if (step !== undefined && step > factor.lastStep)
      return { factors: recordProof(factors, session, now, { ...factor, lastStep: step }), method: 'totp', isSettled: provesHost(host, factor, now) };
  }
  return undefined;
}

function appsOf({ list }: Factors): AuthenticatorApp[] {
  return list.filter((factor) => factor.kind === 'totp');
}

async function proofByRecoveryCode(app: App, host: HostRecord, typed: string, session: string): Promise<AcceptedProof | undefined> {
  const { id, factors } = host;
  const position = await findRecoveryCode(app, id, factors, typed);
  const now = instant(app.now());
  const step = position === undefined ? undefined : applyRecoveryCode(factors, position, session, now);
  if (!step) return undefined;
  const effects = [notifyFactorChange(step.change, { what: 'code-used', left: recoveryCodesLeft(step.next) })];
  return { factors: step.next, method: 'recovery_code', effects, isSettled: hasSettledRecoveryCodes(provenFactors(host), now) };
}

async function refuseCode(app: App, host: HostRecord, requestId: string, { notifies }: CountedGuess): Promise<never> {
  if (notifies) await notifyOfGuesses(app, host, requestId);
  throw new Refusal(
    'factor_not_accepted',
    'The code is wrong, or it was used before. Please enter the code that your app shows now, or another recovery code.',
  );
}

/**
 * The link in the notice rejects every change of the last seven days, and ends every session. It names the number after the newest
 * change, so that it also works after that change was rejected.
 */
async function notifyOfGuesses(app: App, { id, factors }: HostRecord, requestId: string): Promise<void> {
  const effects = [notifyFactorChange(nextChange(factors), { what: 'guessed' }, requestId)];
  await app.store.commit({ hostId: id, at: instant(app.now()), requestId, effects, audit: [{ event: 'factor_guessed' }] });
}
