import { after, DAY, HOUR, type Instant } from '#common/time.ts';
import { type Effect, type Step, stepTo } from '#effects/effect.ts';
import { notifyHost, notifySurvivors } from '#effects/notify.ts';
import { endEverySession, type Profile, type Recovery, voidStopCard } from '#hosts/rules/host.ts';
import { exposeIds, liftExposure, rejectExposure } from '#hosts/rules/ids-exposed.ts';
import type { Series, SeriesRecord } from '#hosts/rules/series.ts';

const RESET_LIFETIME = HOUR;
/** A delayed link works longer: the Host may be asleep when it starts to work. */
const DELAYED_RESET_LIFETIME = DAY;
/** A requested reset is delayed by this time if the Host can no longer stop a transfer by link. */
const RESET_DELAY = 48 * HOUR;
/** If only a mailbox proves the Host, the change waits this long, and the Survivors are notified at these times. They can say that the Host has died. */
const MAIL_ALONE = { wait: 30 * DAY, survivorsNotifiedAfter: [DAY, 15 * DAY] } as const;
/** The same for a reset with backup codes of fewer Survivors than the threshold. */
const MAIL_AND_CODE = { wait: 7 * DAY, survivorsNotifiedAfter: [0, 3 * DAY] } as const;
/** After a reset that the Host denied, a mailbox alone cannot reset the password for this long. */
const RESETS_BLOCKED = 7 * DAY;

/**
 * Sends a reset link to the settled address, which makes the earlier link invalid. `waits`: a transfer can no longer be
 * stopped by link. A link that is still valid is then sent again: a stranger's request must not restart the Host's wait.
 */
export function requestReset(profile: Profile, { nonce, key, waits }: { nonce: string; key: string; waits: boolean }, now: Instant): Step<Profile> {
  const earlier = profile.reset;
  const stays = waits && earlier !== null && earlier.usedAt === null && now < resetExpires(earlier);
  const reset = stays ? earlier : { nonce, askedAt: now, notBefore: waits ? after(now, RESET_DELAY) : null, usedAt: null };
  return stepTo({ ...profile, reset }, [notifyHost('reset-password', key, { nonce: reset.nonce }, { only: 'settled' })]);
}

/** When a reset link stops working. */
export function resetExpires({ askedAt, notBefore }: { askedAt: Instant; notBefore: Instant | null }): Instant {
  return notBefore === null ? after(askedAt, RESET_LIFETIME) : after(notBefore, DELAYED_RESET_LIFETIME);
}

/** The facts that decide about a reset. */
export interface ResetFacts extends Reach {
  /** The hash of the new password. */
  password: string;
  /** The threshold of the sealed will. Undefined without one. */
  threshold: number | undefined;
  /** How many different Survivors of the sealed will gave the Host a backup code. */
  codes: number;
  /** A second factor protects the will: its changes need more than the new password. */
  hasSettledFactor: boolean;
  /** The account names Survivors, or a passkey lets its Host name some while the new password shows them to its owner. */
  showsIds: boolean;
}

/** Who else can speak for the Host. */
export interface Reach {
  /** A verified channel other than e-mail and browsers exists (`hasLastingChannel`). */
  hasLastingChannel: boolean;
  /** Of the sealed will. */
  survivors: readonly string[];
}

/**
 * Sets the new password and ends every session. Without codes of `threshold` Survivors or a second factor, access to a sealed
 * will cannot be changed for now. A second factor does not end a wait that has begun before.
 */
export function resetPassword(profile: Profile, facts: ResetFacts, now: Instant): Step<Profile> {
  const { resetsBlocked: _, mailboxReset, ...open } = endEverySession(seenByReset(voidStopCard(profile), facts, now));
  const { sessionsEpoch: epoch, reset } = open;
  const next = { ...open, password: facts.password, reset: reset && { ...reset, usedAt: now }, recovered: null, updatedAt: now };
  const notice = notifyHost('password-reset', `reset/${epoch}`, { epoch }, { spread: 'all' });
  if (facts.threshold === undefined || facts.codes >= facts.threshold) return stepTo(next, [notice]);
  if (facts.hasSettledFactor && profile.recovered === null) {
    const before = mailboxReset?.before ?? accountOf(profile);
    return stepTo({ ...next, mailboxReset: { at: now, epoch, before } }, [notice]);
  }
  const { wait, effects } = waitAfterReset(profile, facts, { at: now, epoch });
  return stepTo({ ...next, recovered: { at: now, epoch, ...wait, ...keptOf(profile) } }, [notice, ...effects]);
}

/**
 * Whatever the new password shows is seen by a person whom only the mailbox proves, unless enough codes prove the Host. The codes
 * prove the person who resets it now, and not the one who did so before.
 */
function seenByReset(profile: Profile, { threshold, codes, showsIds }: ResetFacts, now: Instant): Profile {
  const isProven = threshold !== undefined && codes >= threshold;
  if (isProven) return profile.idsExposed ? rejectExposure(profile, now) : profile;
  return showsIds ? exposeIds(profile, now) : profile;
}

type Wait = Pick<Recovery, 'until' | 'wait' | 'noticesAt'>;

/**
 * The wait counts from the first unconfirmed reset of a series: repeating it moves nothing, and the Survivors were notified of the
 * first one. Codes can shorten it.
 */
function waitAfterReset({ recovered }: Profile, { codes, ...reach }: ResetFacts, { at, epoch }: Pick<Recovery, 'at' | 'epoch'>) {
  const terms = codes > 0 ? MAIL_AND_CODE : MAIL_ALONE;
  const running = recovered?.before && recovered.until !== null ? runningWait(recovered, recovered.until) : undefined;
  if (reach.hasLastingChannel) return { wait: { until: null, wait: epoch }, effects: [] };
  if (running && running.until <= after(at, terms.wait)) return { wait: running, effects: [] };
  return beginWait(reach, epoch, at, terms);
}

function runningWait({ wait, noticesAt }: Recovery, until: Instant): Wait & { until: Instant } {
  return { until, wait, ...(noticesAt && { noticesAt }) };
}

/** Begins a wait that ends without an answer. Its number is the epoch in which it began. */
function beginWait({ survivors }: Reach, number: number, now: Instant, terms: typeof MAIL_ALONE | typeof MAIL_AND_CODE = MAIL_ALONE) {
  const until = after(now, terms.wait);
  const noticesAt = terms.survivorsNotifiedAfter.map((days) => after(now, days));
  const wait: Wait = { until, wait: number, noticesAt };
  return { wait, effects: [...notifyOfMailboxReset(survivors, number, noticesAt), endOfRecovery(number, until)] };
}

/** What a reset keeps of the account before it. Of several unconfirmed ones: the account before the first. */
function keptOf({ recovered, mailboxReset, ...profile }: Profile): Pick<Recovery, 'before' | 'changeRejected'> {
  const before = recovered?.before ?? mailboxReset?.before ?? accountOf(profile);
  return { before, ...(recovered?.changeRejected && { changeRejected: true }) };
}

function accountOf({ password, displayName }: Pick<Profile, 'password' | 'displayName'>): NonNullable<Recovery['before']> {
  return { password, displayName };
}

/** Ends the wait, because another channel has proven the Host. */
export function confirmReset(profile: Profile): Profile {
  const { mailboxReset: _, ...rest } = liftExposure(profile);
  return { ...rest, recovered: null };
}

/**
 * What a proof by a factor changes. A settled factor proves the Host: it ends the wait after a denied reset. Together with the
 * password that the reset has chosen, it proves that the Host chose it, and lifts what the reset has exposed. A passkey alone
 * does not: the Host may use it while a thief chose the password. Returns the same profile if it changes nothing.
 */
export function proveByFactor(profile: Profile, { isSettled, withPassword }: { isSettled: boolean; withPassword: boolean }): Profile {
  if (!isSettled) return profile;
  if (profile.recovered) return canFactorEnd(profile) ? confirmReset(profile) : profile;
  return withPassword && (profile.mailboxReset || profile.idsExposed) ? confirmReset(profile) : profile;
}

/** Whether a settled factor ends the wait: after a reset that was denied, and not after a rejected change. */
export function canFactorEnd({ recovered }: Profile): boolean {
  return recovered?.denied === true && !recovered.changeRejected;
}

/**
 * Restores the password from before the reset and ends every session. For 7 days a mailbox alone cannot reset it. If only a mailbox
 * denied it, nothing about the will can be changed until the Host is proven: an earlier password may be known to the person who
 * reads the mailbox. `isProven`: another channel denied it. Undefined if there is nothing to deny.
 */
export function denyReset(profile: Profile, { isProven, ...reach }: Reach & { isProven: boolean }, now: Instant): Step<Profile> | undefined {
  const denied = profile.recovered ?? profile.mailboxReset;
  if (!denied?.before) return undefined;
  const { mailboxReset: _, ...open } = endEverySession(rejectExposure(profile, now));
  const { recovered, effects } = isProven ? { recovered: withoutBefore(profile.recovered), effects: [] } : waitAfterDenial(open, reach, now);
  const resetsBlocked = { until: after(now, RESETS_BLOCKED), epoch: denied.epoch };
  const notice = notifyHost('reset-denied', `reset-denied/${denied.epoch}`, { epoch: denied.epoch }, { spread: 'all' });
  return stepTo({ ...open, password: denied.before.password, recovered, resetsBlocked, updatedAt: now }, [notice, ...effects]);
}

/**
 * The same without a sealed will: nothing waits, and what was set in the series is set aside. Undefined without a series, and if its newest
 * reset was denied already.
 */
export function denyUnsealed(profile: Profile, series: Series | undefined, now: Instant): Step<Profile> | undefined {
  if (!series || series.denied) return undefined;
  const next = { ...endEverySession(rejectExposure(profile, now)), password: series.before.profile.password, updatedAt: now };
  return stepTo(next, [notifyHost('reset-denied', `reset-denied/${series.epoch}`, { epoch: series.epoch }, { spread: 'all' })]);
}

/** A rejected change keeps the will closed, also after the reset that came with it was denied. */
function withoutBefore(recovered: Recovery | null): Recovery | null {
  if (!recovered?.changeRejected) return null;
  const { before: _, ...left } = recovered;
  return left;
}

/** Where a settled factor protects the account, nothing has to wait: each change needs the factor. */
function waitAfterDenial(
  { recovered, sessionsEpoch: epoch }: Profile,
  reach: Reach,
  now: Instant,
): { recovered: Recovery | null; effects: Effect[] } {
  if (recovered === null) return { recovered: null, effects: [] };
  const { wait, effects } = reach.hasLastingChannel ? { wait: { until: null, wait: epoch }, effects: [] } : beginWait(reach, epoch, now);
  return { recovered: { at: now, epoch, ...wait, denied: true, ...(recovered.changeRejected && { changeRejected: true }) }, effects };
}

/** Until when a reset by e-mail needs codes of `threshold` Survivors. Undefined if it does not. */
export function needsCodesUntil({ resetsBlocked }: Profile, now: Instant): Instant | undefined {
  return resetsBlocked && now < resetsBlocked.until ? resetsBlocked.until : undefined;
}

/** Whether the denied reset of this epoch is the reason why resets are blocked. */
export function isResetDenied(profile: Profile, epoch: number, now: Instant): boolean {
  return profile.resetsBlocked?.epoch === epoch && needsCodesUntil(profile, now) !== undefined;
}

/** Lets the Host reset the password by e-mail again. */
export function allowResets({ resetsBlocked: _, ...profile }: Profile): Profile {
  return profile;
}

/**
 * Ends every session because the Host rejects a change, and protects the sealed will until something other than the mailbox
 * proves the Host. A protection that already exists ends no sooner.
 */
export function rejectChange(profile: Profile, reach: Reach, now: Instant): Step<Profile> {
  const { mailboxReset, ...ended } = endEverySession(rejectExposure(profile, now));
  const kept = mailboxReset && { before: mailboxReset.before };
  const { sessionsEpoch: epoch } = ended;
  const before = profile.recovered ?? { at: now, until: null, epoch, wait: epoch, ...kept };
  const until = before.until ?? (reach.hasLastingChannel ? null : after(now, MAIL_ALONE.wait));
  const rejected: Recovery = { ...before, until, changeRejected: true };
  const next: Profile = { ...ended, recovered: rejected, updatedAt: now };
  if (until === null || before.until !== null) return stepTo(next);
  const end = endOfRecovery(before.wait, until);
  if (!profile.recovered) return stepTo(next, [end]);
  // No Survivor was notified of an earlier reset while another channel could prove the Host.
  const noticesAt = MAIL_ALONE.survivorsNotifiedAfter.map((days) => after(now, days));
  const notices = notifyOfMailboxReset(reach.survivors, before.wait, noticesAt);
  return stepTo({ ...next, recovered: { ...rejected, noticesAt } }, [...notices, end]);
}

/** Since when a wait runs: the first of repeated resets began it, or a rejected change long after a reset. Its notices show which terms it has. */
export function waitBegan({ at, until, noticesAt: [first] = [] }: Recovery): Instant {
  const began = until === null ? [] : [MAIL_ALONE, MAIL_AND_CODE].map((terms) => ({ terms, since: after(until, -terms.wait) }));
  return began.find(({ terms, since }) => first === after(since, terms.survivorsNotifiedAfter[0]))?.since ?? at;
}

/** Whether this wait is over, without our outages. `number` names it. */
export function isWaitOver({ recovered }: Profile, number: number, now: Instant): boolean {
  return recovered?.wait === number && recovered.until !== null && recovered.until <= now;
}

/** What the wait of a reset depends on: the messages to these Survivors, and the effect that ends it. Empty while nothing ends by time. */
export function effectsOfWait({ recovered }: Profile, survivors: readonly string[]): Effect[] {
  if (!recovered || recovered.until === null) return [];
  return [...notifyOfMailboxReset(survivors, recovered.wait, recovered.noticesAt ?? []), endOfRecovery(recovered.wait, recovered.until)];
}

/** The same for a series of resets whose will was sealed since. */
export function effectsOfSeries({ current }: SeriesRecord, survivors: readonly string[]): Effect[] {
  if (!current?.noticesAt || current.until === null) return [];
  const { number, noticesAt, until } = current;
  // By its time: a will that is deleted and sealed again in the same series has other notices.
  const notices = noticesAt.flatMap((notBefore) =>
    notifySurvivors(survivors, 'password-reset-survivor', `series/${number}/${notBefore}`, { epoch: number }, { notBefore }),
  );
  return [...notices, { kind: 'end-recovery', key: `series/${number}`, epoch: number, notBefore: until }];
}

function notifyOfMailboxReset(survivors: readonly string[], number: number, noticesAt: readonly Instant[]): Effect[] {
  return noticesAt.flatMap((notBefore, n) =>
    notifySurvivors(survivors, 'password-reset-survivor', `recovered/${number}/${n}`, { epoch: number }, { notBefore }),
  );
}

function endOfRecovery(number: number, until: Instant): Effect {
  return { kind: 'end-recovery', key: `recovered/${number}`, epoch: number, notBefore: until };
}
