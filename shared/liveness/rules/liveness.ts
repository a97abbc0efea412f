import type { HostChannel } from '#common/contact.ts';
import { after, DAY, earliest, effectiveDeadline, enforcementTime, hasOngoingOutage, type Instant } from '#common/time.ts';
import { type Step, stepTo } from '#effects/effect.ts';
import { notifyHost } from '#effects/notify.ts';
import type { Context } from '#hosts/rules/context.ts';
import type { Settings } from '#hosts/rules/settings.ts';
import {
  acceptancesOf,
  answerDeadline,
  type CheckRecord,
  closesAt,
  DELIVERY_TIMEOUT,
  nextCheckReminder,
  type PendingCheck,
  recordOf,
  type Unreachable,
  withAcceptance,
  withoutAcceptance,
} from './check.ts';
import { type Pause, runningPause, withoutRunningPause } from './pause.ts';
import { beforeNight, reminderOffset } from './when-to-send.ts';

const RETRY_AFTER_UNDELIVERED = DAY;
/** The Survivors are notified of an unreachable Host after this time, and then every month. */
const UNREACHABLE_AFTER = 14 * DAY;
const UNREACHABLE_AGAIN = 30 * DAY;

export type LivenessPhase =
  | { name: 'waiting'; nextCheckAt: Instant }
  | { name: 'asking'; check: PendingCheck }
  /** The last allowed check was missed. The will is `pending_transfer` and no more checks are sent. */
  | { name: 'activated'; since: Instant; reminders: number }
  /** The last allowed check was missed, and a Survivor has said that the Host is alive. The will is active until then, and no check is sent. */
  | { name: 'vouched'; by: string; until: Instant }
  /** A transfer is running, or has ended. A stalled one may have a pending check, whose silence does not count. */
  | { name: 'paused'; check?: PendingCheck };

/** One Host's liveness while a will is sealed. */
export interface Liveness {
  phase: LivenessPhase;
  /** Consecutive missed checks. */
  missed: number;
  /** How many checks were made. It is also the number of the newest. */
  checks: number;
  lastSignOfLife: Instant;
  /** Absent while checks reach the Host. */
  unheard?: Unreachable;
  /** When the Survivors were last notified that no answer of the Host could have reached us. */
  cutOffNotifiedAt?: Instant;
  /** The newest missed check, which no longer counts if its mail comes back late. */
  lastMissed?: PendingCheck;
  /** How often a Survivor has said that the silent Host is alive. A sign of life ends that. Absent for never. */
  vouches?: number;
  /** Of the last year, and the newest. Absent before the first. */
  pauses?: readonly Pause[];
}

export interface LivenessStep extends Step<Liveness> {
  /** The check whose history entry has to be written. */
  check?: CheckRecord;
  activated?: true;
  /** The Host is unreachable and the Survivors have to be notified. `isCutOff`: messages arrived, but answers could not. */
  unreachable?: Unreachable & { isCutOff?: true };
}

/** What decides when the next check is sent. */
export type CheckContext = Pick<Context, 'settings' | 'timezone' | 'now'>;

/** Starts again after a sign of life: the next check follows after the check-in interval. The count of checks and a pause continue. */
export function restartLiveness(before: Pick<Liveness, 'checks' | 'pauses'> | undefined, context: CheckContext): Liveness {
  const { checks = 0, pauses } = before ?? {};
  return { phase: waitingAgain(pauses, context), missed: 0, checks, lastSignOfLife: context.now, ...(pauses && { pauses }) };
}

/** Waits until the check-in interval is over, or the Host's pause. */
function waitingAgain(pauses: Liveness['pauses'], context: CheckContext): LivenessPhase {
  const pause = runningPause(pauses, context.now);
  return pause ? { name: 'waiting', nextCheckAt: pause.until } : waitInterval(context.now, context);
}

/** Waits until the check-in interval after that time is over. */
function waitInterval(from: Instant, { settings, timezone }: Pick<CheckContext, 'settings' | 'timezone'>): LivenessPhase {
  return { name: 'waiting', nextCheckAt: beforeNight(after(from, settings.hcit_days * DAY), timezone) };
}

/**
 * Ends a pause that the Host says they did not begin. This is no sign of life: the check-in interval counts from the last one, and the
 * next check is sent immediately if that is over.
 */
export function rejectPause(liveness: Liveness, context: CheckContext): Liveness {
  const { phase, lastSignOfLife } = liveness;
  if (!runningPause(liveness.pauses, context.now)) return liveness;
  const next = { ...liveness, pauses: withoutRunningPause(liveness.pauses, context.now) };
  return phase.name === 'waiting' ? { ...next, phase: waitInterval(lastSignOfLife, context) } : next;
}

/** When time next changes this liveness. Undefined while only a person can. */
export function nextLivenessTime(liveness: Liveness, context: Pick<Context, 'outages'>): Instant | undefined {
  const { phase } = liveness;
  if (phase.name === 'activated') return after(phase.since, reminderOffset(phase.reminders));
  if (phase.name === 'paused') return undefined;
  if (phase.name === 'vouched') return phase.until;
  const check = phase.name === 'waiting' ? phase.nextCheckAt : earliest([nextCheckReminder(phase.check), closesAt(phase.check, context)]);
  return earliest([check, nextUnreachableNotice(liveness, context)]);
}

/**
 * When the next check is sent. While a check is pending: when the next one is sent if this one stays as it is, unanswered
 * or not accepted. Null where none follows: after the last check before activation, in `pending_transfer` and while a
 * transfer runs.
 */
export function nextCheckAt(
  { phase, missed }: Liveness,
  { settings, timezone, outages }: Pick<Context, 'settings' | 'timezone' | 'outages'>,
): Instant | null {
  if (phase.name === 'waiting') return phase.nextCheckAt;
  if (phase.name !== 'asking') return null;
  const { createdAt } = phase.check;
  const answerBy = answerDeadline(phase.check, { outages });
  if (answerBy === undefined) return retryTime(effectiveDeadline(createdAt, after(createdAt, DELIVERY_TIMEOUT), outages), timezone);
  if (missed + 1 >= settings.hcrac) return null;
  return beforeNight(after(answerBy, settings.hcit_days * DAY), timezone);
}

/** What time does to liveness: sends a check, reminds of it, counts a missed one, activates. Changes nothing before `nextLivenessTime`. */
export function advanceLiveness(liveness: Liveness, context: CheckContext & Pick<Context, 'checkId' | 'outages'>): LivenessStep {
  const { now } = context;
  const due = nextLivenessTime(liveness, context);
  if (due === undefined || now < due) return stepTo(liveness);
  const { phase } = liveness;
  const unreachable = nextUnreachableNotice(liveness, context);
  if (unreachable !== undefined && now >= unreachable) return notifyUnreachable(liveness, context);
  if (phase.name === 'waiting') return sendCheck(liveness, context);
  if (phase.name === 'asking') return followUpCheck(liveness, phase.check, context);
  if (phase.name === 'vouched') return { ...stepTo(activatedNow(liveness, now)), activated: true };
  return stepTo(liveness);
}

/** What silence after a check means: another check follows, the will is activated, or nothing, because a transfer has stalled. */
export type CheckKind = 'ordinary' | 'last' | 'stalled';

/** The kind of the pending check, or of the one that is sent next. */
export function checkKind({ phase, missed }: Liveness, { hcrac }: Pick<Settings, 'hcrac'>): CheckKind {
  if (phase.name === 'paused') return 'stalled';
  return missed + 1 >= hcrac ? 'last' : 'ordinary';
}

/** Sends a check, the last one over all channels in parallel. Its message is pending until a channel accepts it. */
export function sendCheck(liveness: Liveness, { settings, checkId, now }: Pick<Context, 'settings' | 'checkId' | 'now'>): LivenessStep {
  const number = liveness.checks + 1;
  const check: PendingCheck = { id: checkId(number), number, createdAt: now, sentAt: null, channel: null, answerBy: null, reminders: 0 };
  return {
    next: { ...liveness, checks: number, phase: { name: 'asking', check }, unheard: liveness.unheard ?? { since: now, notices: 0 } },
    effects: [
      notifyHost('liveness-check', `check/${number}`, { check: number }, { spread: checkKind(liveness, settings) === 'last' ? 'all' : 'first' }),
    ],
    check: recordOf(check, 'pending'),
  };
}

/** A check and a channel that accepted or rejected its message. `route`: as in `Acceptance`, by default the channel. */
export interface CheckDelivery {
  number: number;
  channel: HostChannel;
  route?: string;
}

/** Starts the response time: a channel accepted the check. Later acceptances are kept: one of them counts if the first is taken back. */
export function acceptCheck(
  liveness: Liveness,
  { number, channel, route = channel }: CheckDelivery,
  { settings, now }: Pick<Context, 'settings' | 'now'>,
): LivenessStep {
  const check = pendingCheck(liveness);
  if (!check || check.number !== number || acceptancesOf(check).some((one) => one.route === route)) return stepTo(liveness);
  const accepted = withAcceptance(check, { route, channel, at: now }, settings.hcrt_hours);
  if (check.sentAt) return stepTo(withCheck(liveness, accepted));
  const { unheard } = liveness;
  const sent = { ...accepted, ...(unheard && { unheard }) };
  return { ...stepTo(withCheck(clearUnreachable(liveness), sent)), check: recordOf(sent, 'pending') };
}

/**
 * Takes one acceptance back: the mail of the check came back. A check without any other is as if no channel had ever accepted it, and
 * the Host stays unreachable since the time from which they were.
 */
export function bounceCheck(
  liveness: Liveness,
  { number, route }: { number: number; route: string },
  context: Pick<Context, 'timezone' | 'now'>,
): LivenessStep {
  const check = pendingCheck(liveness);
  if (check?.number !== number) return bounceMissedCheck(liveness, { number, route }, context);
  const next = withoutAcceptance(check, route);
  if (!next) return stepTo(liveness);
  const back = withCheck(next.sentAt ? liveness : { ...liveness, unheard: unheardBefore(liveness, check) }, next);
  return { ...stepTo(back), check: recordOf(next, 'pending') };
}

function unheardBefore({ lastSignOfLife }: Liveness, { unheard, createdAt }: PendingCheck): Unreachable {
  const before = unheard ?? { since: createdAt, notices: 0 };
  return lastSignOfLife > before.since ? { since: lastSignOfLife, notices: 0 } : before;
}

/** A missed check no longer counts if no acceptance is left: it is as if it had closed as undelivered. What it has activated stays pending. */
function bounceMissedCheck(
  liveness: Liveness,
  { number, route }: { number: number; route: string },
  context: Pick<Context, 'timezone' | 'now'>,
): LivenessStep {
  const { lastMissed, ...rest } = liveness;
  const next = lastMissed?.number === number && withoutAcceptance(lastMissed, route);
  if (!next) return stepTo(liveness);
  if (next.sentAt) return stepTo({ ...liveness, lastMissed: next });
  const uncounted = { ...rest, missed: liveness.missed - 1 };
  return { ...stepTo(resumeUnheard(uncounted, unheardBefore(liveness, lastMissed), context)), check: recordOf(next, 'undelivered') };
}

/** The Host has been unreachable since then, and is soon checked again. The acceptance of a later check stands, until it comes back too. */
function resumeUnheard(liveness: Liveness, before: Unreachable, { timezone, now }: Pick<Context, 'timezone' | 'now'>): Liveness {
  const { phase } = liveness;
  const check = pendingCheck(liveness);
  if (check?.sentAt) return withCheck(liveness, { ...check, unheard: earlierOf(check.unheard, before) });
  const next = { ...liveness, unheard: earlierOf(liveness.unheard, before) };
  const retryAt = retryTime(now, timezone);
  return phase.name === 'waiting' && retryAt < phase.nextCheckAt ? { ...next, phase: { name: 'waiting', nextCheckAt: retryAt } } : next;
}

/** The Survivors are not notified again of what they have been notified of. */
function earlierOf(one: Unreachable | undefined, other: Unreachable): Unreachable {
  if (!one) return other;
  return { since: one.since < other.since ? one.since : other.since, notices: Math.max(one.notices, other.notices) };
}

/** Notes the channel that was tried last. No channel has accepted the check yet. */
export function rejectCheck(liveness: Liveness, { number, channel }: CheckDelivery): Liveness {
  const check = pendingCheck(liveness);
  if (check?.number !== number || check.sentAt || check.refusedBy === channel) return liveness;
  return withCheck(liveness, { ...check, refusedBy: channel });
}

function withCheck(liveness: Liveness, check: PendingCheck): Liveness {
  return { ...liveness, phase: { name: liveness.phase.name === 'paused' ? 'paused' : 'asking', check } };
}

/** The check that waits for its answer. */
export function pendingCheck(liveness: Liveness): PendingCheck | undefined {
  const { phase } = liveness;
  return phase.name === 'asking' || phase.name === 'paused' ? phase.check : undefined;
}

/** Resets the count of missed checks and waits a whole interval of the new settings. A pending check keeps its deadline. */
export function applySettings(liveness: Liveness, context: CheckContext): Liveness {
  const { now } = context;
  const { cutOffNotifiedAt: _, lastMissed: __, vouches: ___, ...rest } = clearUnreachable(liveness);
  const next = { ...rest, missed: 0, lastSignOfLife: now };
  if (liveness.phase.name !== 'waiting' && liveness.phase.name !== 'vouched')
    return liveness.unheard ? { ...next, unheard: { since: now, notices: 0 } } : next;
  return { ...next, phase: waitingAgain(next.pauses, context) };
}

/** Check settings, and the previous ones that a link has put back in their place. */
export interface RestoredSettings {
  before: Settings;
  restored: Settings;
}

/** Moves the next check by the difference of the intervals. This is no sign of life: the time waited so far counts, and a pending check stays. */
export function restoreSettings(
  liveness: Liveness,
  { before, restored }: RestoredSettings,
  { timezone, now }: Pick<Context, 'timezone' | 'now'>,
): Liveness {
  const { phase, unheard, pauses } = liveness;
  // A check that no channel accepted is sent again after a day, and a pause ends at its date, whatever the settings are.
  if (phase.name !== 'waiting' || unheard || runningPause(pauses, now)) return liveness;
  const moved = after(phase.nextCheckAt, (restored.hcit_days - before.hcit_days) * DAY);
  return { ...liveness, phase: { name: 'waiting', nextCheckAt: beforeNight(moved, timezone) } };
}

function followUpCheck(liveness: Liveness, check: PendingCheck, context: CheckContext & Pick<Context, 'outages'>): LivenessStep {
  const { settings, timezone, now, outages } = context;
  if (now < closesAt(check, context)) return remindOfCheck(liveness, check);
  if (hasOngoingOutage(outages)) return endUnanswerableCheck(liveness, check, context);
  if (!check.sentAt) return endCheck(liveness, check, 'undelivered', retryTime(now, timezone));
  if (checkKind(liveness, settings) === 'last') return activate(liveness, check, now);
  const step = endCheck(liveness, check, 'missed', beforeNight(after(now, settings.hcit_days * DAY), timezone));
  return { ...step, next: { ...step.next, missed: liveness.missed + 1, lastMissed: check } };
}

function clearUnreachable({ unheard: _, ...liveness }: Liveness): Liveness {
  return liveness;
}

/** When the Survivors are next notified that nothing reaches the Host. */
function nextUnreachableNotice({ phase, unheard }: Liveness, { outages }: Pick<Context, 'outages'>): Instant | undefined {
  if (!unheard || (phase.name !== 'waiting' && phase.name !== 'asking')) return undefined;
  return enforcementTime(unheard.since, after(unheard.since, UNREACHABLE_AFTER + unheard.notices * UNREACHABLE_AGAIN), outages);
}

/** The newest notice replaces all that were not sent in time. */
function notifyUnreachable(liveness: Liveness, context: Pick<Context, 'now' | 'outages'>): LivenessStep {
  let next = liveness;
  const isDue = (at: Instant | undefined) => at !== undefined && at <= context.now;
  while (next.unheard && isDue(nextUnreachableNotice(next, context))) {
    next = { ...next, unheard: { ...next.unheard, notices: next.unheard.notices + 1 } };
  }
  return { ...stepTo(next), ...(next.unheard && { unreachable: next.unheard }) };
}

function remindOfCheck(liveness: Liveness, check: PendingCheck): LivenessStep {
  const reminders = check.reminders + 1;
  return stepTo({ ...liveness, phase: { name: 'asking', check: { ...check, reminders } } }, [
    notifyHost('liveness-reminder', `${keyOf(check)}/reminder/${reminders}`, { check: check.number }, { spread: 'all' }),
  ]);
}

/** When a check follows that no channel has accepted. */
function retryTime(closed: Instant, timezone: string): Instant {
  return beforeNight(after(closed, RETRY_AFTER_UNDELIVERED), timezone);
}

/** Names a check, or what follows from its next acceptance if its mail came back. */
function keyOf({ number, bounces = 0 }: PendingCheck): string {
  return bounces === 0 ? `check/${number}` : `check/${number}/bounce-${bounces}`;
}

function endCheck(liveness: Liveness, check: PendingCheck, status: 'missed' | 'undelivered', nextCheckAt: Instant): LivenessStep {
  return { ...stepTo({ ...liveness, phase: { name: 'waiting', nextCheckAt } }), check: recordOf(check, status) };
}

/** Notifies the Survivors, because no answer could have reached us for a long time. The count of missed checks stays as it was. */
function endUnanswerableCheck(liveness: Liveness, check: PendingCheck, { timezone, now }: CheckContext): LivenessStep {
  const step = endCheck(liveness, check, 'undelivered', retryTime(now, timezone));
  const { cutOffNotifiedAt } = liveness;
  if (cutOffNotifiedAt !== undefined && now < after(cutOffNotifiedAt, UNREACHABLE_AGAIN)) return step;
  return { ...step, next: { ...step.next, cutOffNotifiedAt: now }, unreachable: { since: now, notices: 0, isCutOff: true } };
}

function activatedNow(liveness: Liveness, now: Instant): Liveness {
  return { ...liveness, phase: { name: 'activated', since: now, reminders: 0 } };
}

function activate(liveness: Liveness, check: PendingCheck, now: Instant): LivenessStep {
  const next = activatedNow({ ...liveness, missed: liveness.missed + 1, lastMissed: check }, now);
  return { ...stepTo(next), check: recordOf(check, 'missed'), activated: true };
}
