import { UNDO_WINDOW } from '#common/limits.ts';
import { after, DAY, type Instant, MINUTE } from '#common/time.ts';
import type { SeriesRecord } from '#hosts/rules/series.ts';

/** What a Host has in addition to the password: a passkey, or an authenticator app. */
export type Factor = Passkey | AuthenticatorApp;

interface FactorBase {
  id: string;
  /** As the Host named it. */
  name: string;
  /** Which change of the factors added it, counted from 1. */
  change: number;
  createdAt: Instant;
  lastUsedAt: Instant | null;
}

/** A WebAuthn credential. Only its public half is ours. */
export interface Passkey extends FactorBase {
  kind: 'passkey';
  /** Base64url, chosen by the authenticator. */
  credentialId: string;
  /** Base64url of the COSE key. */
  publicKey: string;
  /** The authenticator's own count of signatures. Stays 0 for many. */
  counter: number;
  transports: readonly string[];
  /** The passkey is copied to the Host's other devices. */
  isSynced: boolean;
}

/** An app that shows a new code every 30 seconds. Its secret is derived from `id`, and not stored. */
export interface AuthenticatorApp extends FactorBase {
  kind: 'totp';
  /** The time step of the last code that was used. No code of this step or an earlier one is accepted. */
  lastStep: number;
}

/** The recovery codes of an account, for the day on which the Host has lost every factor. */
export interface RecoveryCodes {
  /** Which change of the factors made them. Binds the verifiers. */
  change: number;
  madeAt: Instant;
  /** Argon2id verifiers. */
  set: { salt: string; memory: number; iterations: number; parallelism: number; hashes: string[] };
  used: readonly boolean[];
}

/** Everything about a Host's second factor. */
export interface Factors {
  list: readonly Factor[];
  /** Null without a factor, and after the Host rejected the change that made them. */
  recovery: RecoveryCodes | null;
  /** The sessions that have proven a factor, each with its last proof. */
  proofs: readonly { session: string; at: Instant }[];
  /** Challenges that were answered. None is accepted twice. */
  spent: readonly { id: string; until: Instant }[];
  /** How often the factors were changed: names a change in the link that rejects it. */
  changes: number;
  /** The newest change that the Host rejected. */
  rejected: number;
}

export const NO_FACTORS: Factors = { list: [], recovery: null, proofs: [], spent: [], changes: 0, rejected: 0 };

export const MAX_FACTORS = 10;
export const RECOVERY_CODES = 10;

/** A change of a protected account needs a proof that is at most this old. */
const PROOF_LIFETIME = 10 * MINUTE;
/** A proof is remembered as long as the longest session lasts: it shows that the session is the Host's own. */
const PROOF_REMEMBERED = 30 * DAY;
/** The newest ones. No Host proves so many sessions in a month. */
const MAX_PROOFS = 100;

/** How the Host can prove a factor. */
export type ProofMethod = 'passkey' | 'totp' | 'recovery_code';

/** Whether changes need a proof. */
export function hasFactor({ list }: Factors): boolean {
  return list.length > 0;
}

/** Until when the proof of this session counts. Undefined if it has none. */
export function provenUntil({ proofs }: Factors, session: string, now: Instant): Instant | undefined {
  const proof = proofs.find((one) => one.session === session);
  const until = proof && after(proof.at, PROOF_LIFETIME);
  return until !== undefined && now < until ? until : undefined;
}

/** Whether this session has proven a factor before, however long ago. */
export function hasProven({ proofs }: Factors, session: string): boolean {
  return proofs.some((one) => one.session === session);
}

/** The methods by which a factor can be proven. Empty without one. */
export function proofMethods(factors: Factors): ProofMethod[] {
  const has = (kind: Factor['kind']) => factors.list.some((one) => one.kind === kind);
  return [
    ...(has('passkey') ? (['passkey'] as const) : []),
    ...(has('totp') ? (['totp'] as const) : []),
    ...(recoveryCodesLeft(factors) > 0 ? (['recovery_code'] as const) : []),
  ];
}

export function recoveryCodesLeft({ recovery }: Factors): number {
  return recovery?.used.filter((used) => !used).length ?? 0;
}

/** The factors that prove the Host: in a series of resets only those that were added before it. */
export function provenFactors({ factors, series }: { factors: Factors; series: SeriesRecord }): Factors {
  const before = series.current?.before;
  if (!before) return factors;
  const list = factors.list.filter(({ id }) => before.factors.includes(id));
  const recovery = factors.recovery?.change === before.recoveryCodes ? factors.recovery : null;
  return { ...factors, list, recovery };
}

/** Whether a factor has been the Host's for so long that the Host would have rejected a thief's. */
export function hasSettledFactor({ list }: Factors, now: Instant): boolean {
  return list.some((factor) => isSettled(factor, now));
}

/** Whether a factor protects the account from a reset by e-mail, and proves its Host. */
export function isSettled(factor: Factor, now: Instant): boolean {
  return now >= settledAt(factor);
}

/** Whether this factor proves the Host after a reset by e-mail: it is settled, and was added before the first reset. */
export function provesHost(host: { factors: Factors; series: SeriesRecord }, { id }: Pick<Factor, 'id'>, now: Instant): boolean {
  return provenFactors(host).list.some((one) => one.id === id && isSettled(one, now));
}

/** Whether the recovery codes are as old as a settled factor. */
export function hasSettledRecoveryCodes({ recovery }: Factors, now: Instant): boolean {
  return recovery !== null && now >= after(recovery.madeAt, UNDO_WINDOW);
}

/** When a factor starts to protect the account from a reset by e-mail. Until then its Host can reject it. */
export function settledAt({ createdAt }: Factor): Instant {
  return after(createdAt, UNDO_WINDOW);
}

/** Whether an answer to this challenge was accepted before. */
export function isSpent({ spent }: Factors, challenge: string): boolean {
  return spent.some(({ id }) => id === challenge);
}

/** A challenge, and when it ends. */
export interface Challenge {
  id: string;
  until: Instant;
}

/** Marks a challenge as answered, and forgets those that have ended. */
export function spendChallenge(factors: Factors, { id, until }: Challenge, now: Instant): Factors {
  return { ...factors, spent: [...factors.spent.filter((one) => now < one.until), { id, until }] };
}

/** Records that this session has just proven a factor. `used`: the factor as it is after its use. */
export function recordProof(factors: Factors, session: string, now: Instant, used?: Factor): Factors {
  const recent = factors.proofs.filter((one) => one.session !== session && now < after(one.at, PROOF_REMEMBERED)).slice(1 - MAX_PROOFS);
  const list = used ? factors.list.map((one) => (one.id === used.id ? { ...used, lastUsedAt: now } : one)) : factors.list;
  return { ...factors, list, proofs: [...recent, { session, at: now }] };
}

/** The change that an operation made, with its number. */
export interface FactorStep {
  next: Factors;
  change: number;
}

/** A factor before it has a number. */
export type NewFactor = Omit<Passkey, 'change' | 'lastUsedAt'> | Omit<AuthenticatorApp, 'change' | 'lastUsedAt'>;

/** The number that the next change will have. */
export function nextChange({ changes }: Factors): number {
  return changes + 1;
}

/** Adds a factor. `codes`: the verifiers of new recovery codes, for the first factor. The session that adds it has proven it. */
export function addFactor(factors: Factors, factor: NewFactor, { session, codes }: { session: string; codes?: RecoveryCodes['set'] }): FactorStep {
  const change = nextChange(factors);
  const now = factor.createdAt;
  const added = { ...factors, list: [...factors.list, { ...factor, change, lastUsedAt: null }], changes: change };
  const next = recordProof(added, session, now);
  return { next: codes ? { ...next, recovery: newCodes(codes, change, now) } : next, change };
}

/** Removes a factor, and the proofs of other sessions: they may come from this factor. With the last one all recovery codes and proofs go. */
export function removeFactor(factors: Factors, id: string, session: string): FactorStep {
  const change = nextChange(factors);
  const list = factors.list.filter((one) => one.id !== id);
  const rest = list.length > 0 ? { recovery: factors.recovery, proofs: ownProofs(factors, session) } : { recovery: null, proofs: [] };
  return { next: { ...factors, ...rest, list, changes: change }, change };
}

/** Removes every factor of a Host who has lost them. */
export function removeAllFactors(factors: Factors): FactorStep {
  const change = nextChange(factors);
  return { next: { ...factors, list: [], recovery: null, proofs: [], changes: change }, change };
}

/** Replaces the recovery codes. The earlier ones stop working, and with them the proofs of other sessions. */
export function renewRecoveryCodes(factors: Factors, set: RecoveryCodes['set'], { session, now }: { session: string; now: Instant }): FactorStep {
  const change = nextChange(factors);
  return { next: { ...factors, recovery: newCodes(set, change, now), proofs: ownProofs(factors, session), changes: change }, change };
}

function ownProofs({ proofs }: Factors, session: string): Factors['proofs'] {
  return proofs.filter((proof) => proof.session === session);
}

/** Marks a recovery code as used, and records the proof. Undefined if the code was used before. */
export function applyRecoveryCode(factors: Factors, position: number, session: string, now: Instant): FactorStep | undefined {
  const { recovery } = factors;
  if (recovery?.used[position] !== false) return undefined;
  const change = nextChange(factors);
  const used = recovery.used.map((one, n) => one || n === position);
  return { next: recordProof({ ...factors, recovery: { ...recovery, used }, changes: change }, session, now), change };
}

/** Removes the factors and recovery codes that the Host may not have made: those of the last seven days. Undefined if there are none. */
export function dropRecent(factors: Factors, now: Instant): Factors | undefined {
  const list = factors.list.filter((factor) => isSettled(factor, now));
  const isOld = factors.recovery === null || hasSettledRecoveryCodes(factors, now);
  if (list.length === factors.list.length && isOld) return undefined;
  return { ...factors, list, recovery: isOld && list.length > 0 ? factors.recovery : null, proofs: [] };
}

/** Rejects a change, and every later one of the last seven days. The notice of guesses names a change that was not made: its number is used up. */
export function rejectFactorChange(factors: Factors, change: number, now: Instant): Factors {
  const changes = Math.max(factors.changes, change);
  return { ...(dropRecent(factors, now) ?? factors), proofs: [], changes, rejected: Math.max(factors.rejected, change) };
}

/** Whether the Host has rejected this change, or a later one. */
export function isRejected({ rejected }: Factors, change: number): boolean {
  return change <= rejected;
}

function newCodes(set: RecoveryCodes['set'], change: number, madeAt: Instant): RecoveryCodes {
  return { change, madeAt, set, used: set.hashes.map(() => false) };
}
