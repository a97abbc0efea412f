import type { AdmitChange } from '#accounts/change-quota.ts';
import { assertPassword } from '#accounts/check-password.ts';
import { assertNotRecovered } from '#accounts/rules/recent-changes.ts';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { totpSecret, totpSetup, totpStep } from '#custody/totp.ts';
import { addFactor, type Challenge, type Factor, hasFactor, MAX_FACTORS, type NewFactor, spendChallenge } from '#factors/rules/factors.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { notifyFactorChange } from '#wills/rules/notify-changes.ts';
import { assertUnspent, issueChallenge, readChallenge } from './challenges.ts';
import { creationOptions, passkeysOf } from './passkey-options.ts';
import { type NewCredential, verifyNewPasskey } from './passkeys.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

/** The session that enrols a factor. */
interface Enrolling {
  sessionId: string;
  requestId: string;
}

/** What the Host's device answered: a code of the app, or a new passkey. */
export interface EnrolmentAnswer {
  enrolment: string;
  name: string;
  code?: string | undefined;
  credential?: NewCredential | undefined;
}

/** Adds the factor of an enrolment that this session has begun. Returns it, and new recovery codes with the first one. */
export async function enrolFactor(
  app: App,
  host: HostRecord,
  answer: EnrolmentAnswer,
  { sessionId, requestId }: Enrolling,
  admit: AdmitChange,
): Promise<{ factor: Factor; codes: string[] | null }> {
  assertMayEnrol(host);
  const challenge = await readChallenge(app, { use: 'enrol', ids: [host.id, sessionId] }, answer.enrolment);
  assertUnspent(host.factors, challenge);
  const factor = await verifiedFactor(app, host, challenge, answer);
  await admit('factor');
  const made = hasFactor(host.factors) ? undefined : await makeRecoveryCodes(app, host.id, host.factors);
  const step = addFactor(host.factors, factor, { session: sessionId, ...(made && { codes: made.set }) });
  await app.store.commit({
    hostId: host.id,
    at: factor.createdAt,
    requestId,
    aggregates: [{ root: host.root, put: { FACTORS: spendChallenge(step.next, challenge, factor.createdAt) } }],
    effects: [notifyFactorChange(step.change, { what: 'added', factor: factor.kind, name: factor.name })],
    audit: [{ event: 'factor_added', facts: { kind: factor.kind, factor: factor.id } }],
  });
  return { factor: { ...factor, change: step.change, lastUsedAt: null }, codes: made?.codes ?? null };
}

async function verifiedFactor(
  app: App,
  host: HostRecord,
  { id }: Challenge,
  { enrolment, name, code, credential }: EnrolmentAnswer,
): Promise<NewFactor> {
  const base = { id, name, createdAt: instant(app.now()) };
  if (credential) {
    const passkey = await verifyNewPasskey(app, credential, enrolment);
    if (passkeysOf(host.factors).some(({ credentialId }) => credentialId === passkey.credentialId))
      throw new Refusal('factor_not_accepted', KNOWN_PASSKEY);
    return { ...base, ...passkey };
  }
  const secret = totpSecret(await app.keyring.key('code-pepper'), host.id, id);
  const lastStep = totpStep(secret, code ?? '', app.now());
  if (lastStep === undefined) throw new Refusal('factor_not_accepted', WRONG_CODE);
  return { ...base, kind: 'totp', lastStep };
}

const KNOWN_PASSKEY = 'This passkey is already in your account. Nothing was added.';
const WRONG_CODE =
  'The code is wrong. Nothing was added. Please enter the code that your app shows now, and check that the time of your phone is right.';

/** Checks the password and returns what the Host's device needs for a new factor. Changes nothing. */
export async function beginEnrolment(
  app: App,
  host: HostRecord,
  { kind, password, sessionId }: { kind: Factor['kind']; password: string; sessionId: string },
) {
  assertMayEnrol(host);
  await assertPassword(app, host.profile, password, 'The password is wrong. Nothing was added.');
  const challenge = await issueChallenge(app, { use: 'enrol', ids: [host.id, sessionId] });
  const passkey = kind === 'passkey' ? creationOptions(app, host, challenge) : null;
  const setup = kind === 'totp' ? await setupOf(app, host, challenge) : null;
  return { challenge, passkey, setup };
}

async function setupOf(app: App, { profile }: HostRecord, { id }: Challenge) {
  const secret = totpSecret(await app.keyring.key('code-pepper'), profile.id, id);
  return totpSetup(secret, { issuer: app.env.PRODUCT_NAME, account: profile.email });
}

/** A session that only a mailbox has confirmed must not lock its Host out with another factor. */
export function assertMayEnrol(host: HostRecord): void {
  assertNotRecovered(host);
  if (host.factors.list.length >= MAX_FACTORS) throw new Refusal('factor_limit_reached');
}
