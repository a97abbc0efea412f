import type { Channel } from './contact.ts';
import { type Step, stay } from './effect.ts';
import { notifyHost } from './messages/notify.ts';
import type { Settings } from './settings.ts';
import { after, DAY, earliest, effectiveDeadline, enforcementTime, HOUR, hasOngoing, type Instant, type Outage } from './time.ts';

/** A check that no channel accepted for this long closes as undelivered: silence nobody heard does not count. */
export const DELIVERY_TIMEOUT = 72 * HOUR;
const RETRY_AFTER_UNDELIVERED = DAY;
/** The Survivors hear of a Host whom nothing reaches after this time, and then every month. */
const UNREACHABLE_AFTER = 14 * DAY;
const UNREACHABLE_AGAIN = 30 * DAY;
/** While no Host can answer, a check is not judged for at most this long. Then it closes without counting, and the Survivors are notified. */
const LONGEST_HOLD = 14 * DAY;
/** Reminders go out when these parts of the response time are over. */
const REMINDER_POINTS = [0.5, 0.9] as const;

/** The question that is out. `sentAt` is when a channel accepted it; the response time runs from there. */
export interface PendingCheck {
  id: string;
  number: number;
  createdAt: Instant;
  sentAt: Instant | null;
  channel: Channel | null;
  /** The channel that last refused the message; absent until one has. */
  refusedBy?: Channel;
  /** Fixed when the message was accepted: a change of settings does not shorten an answer time already given. */
  answerBy: Instant | null;
  reminders: number;
}

export type LivenessPhase =
  | { name: 'waiting'; nextCheckAt: Instant }
  | { name: 'asking'; check: PendingCheck }
  /** The row of misses is full: the will is pending its transfer and nobody is asked any more. */
  | { name: 'activated'; since: Instant; reminders: number }
  /** A transfer runs, or has ended unread by its Host. A stalled one may have a question out, whose silence does not count. */
  | { name: 'paused'; check?: PendingCheck };

/** Since when no channel has accepted a question, and how many notices of it the Survivors were sent. */
export interface Unreachable {
  since: Instant;
  told: number;
}

/** One Host's liveness while a will is sealed. */
export interface Liveness {
  phase: LivenessPhase;
  /** Unanswered checks in a row. */
  missed: number;
  /** Checks ever made; also the number of the newest. */
  checks: number;
  lastSignOfLife: Instant;
  /** Absent while questions reach the Host. */
  unheard?: Unreachable;
  /** When the Survivors were last notified because no answer of the Host could have reached us. */
  cutOffToldAt?: Instant;
}

/** How a check stands: `missed` was accepted by a channel and never answered, `undelivered` was accepted by none. */
export type CheckStatus = 'pending' | 'confirmed' | 'missed' | 'undelivered';

/** One check as it is kept in the history. */
export interface CheckRecord {
  id: string;
  number: number;
  status: CheckStatus;
  channel: Channel | null;
  sentAt: Instant | null;
  respondedAt: Instant | null;
}

export interface LivenessStep extends Step<Liveness> {
  /** The check whose history entry is to be written. */
  check?: CheckRecord;
  activated?: true;
  /** The Host cannot be reached, and it is time to tell the Survivors so. `isCutOff`: messages arrived, answers could not. */
  unreachable?: Unreachable & { isCutOff?: true };
}

/** A Host who has just given a sign of life and is next asked after the check-in interval. `checks` carries the count on. */
export function restartLiveness(settings: Settings, checks: number, now: Instant): Liveness {
  return { phase: { name: 'waiting', nextCheckAt: after(now, settings.hcit_days * DAY) }, missed: 0, checks, lastSignOfLife: now };
}

/** When the clock has to look at this Host again; `undefined` while only a person can move it on. */
export function nextLivenessTime(liveness: Liveness, outages: readonly Outage[]): Instant | undefined {
  const { phase } = liveness;
  if (phase.name === 'activated') return after(phase.since, reminderOffset(phase.reminders));
  if (phase.name === 'paused') return undefined;
  const question = phase.name === 'waiting' ? phase.nextCheckAt : nextCheckTime(phase.check, outages);
  return earliest([question, nextUnreachableNotice(liveness, outages)]);
}

function nextCheckTime(check: PendingCheck, outages: readonly Outage[]): Instant | undefined {
  return earliest([reminderAt(check), closesAt(check, outages)]);
}

/** When a check is judged: its response time is over, or no channel accepted it in time. */
function closesAt({ createdAt, sentAt, answerBy }: PendingCheck, outages: readonly Outage[]): Instant {
  if (!sentAt || !answerBy) return enforcementTime(createdAt, after(createdAt, DELIVERY_TIMEOUT), outages, LONGEST_HOLD);
  return enforcementTime(sentAt, answerBy, outages, LONGEST_HOLD);
}

/** When silence after this check counts, moved by our own outages; `undefined` until a channel has accepted the check. */
export function answerDeadline({ sentAt, answerBy }: PendingCheck, outages: readonly Outage[]): Instant | undefined {
  return sentAt && answerBy ? effectiveDeadline(sentAt, answerBy, outages) : undefined;
}

/**
 * When the next check is sent. While a check is pending: when the next one is sent if this one stays as it is, unanswered
 * or not accepted. Null where none follows: after the last check before activation, in `pending_transfer` and while a
 * transfer runs.
 */
export function nextCheckAt({ phase, missed }: Liveness, settings: Settings, outages: readonly Outage[]): Instant | null {
  if (phase.name === 'waiting') return phase.nextCheckAt;
  if (phase.name !== 'asking') return null;
  const { createdAt } = phase.check;
  const answerBy = answerDeadline(phase.check, outages);
  if (answerBy === undefined) return after(effectiveDeadline(createdAt, after(createdAt, DELIVERY_TIMEOUT), outages), RETRY_AFTER_UNDELIVERED);
  if (missed + 1 >= settings.hcrac) return null;
  return after(answerBy, settings.hcit_days * DAY);
}

/** Lets time act: asks, reminds, counts a miss, activates. Before its moment it changes nothing. */
export function advanceLiveness(
  liveness: Liveness,
  settings: Settings,
  fresh: { checkId: (number: number) => string },
  now: Instant,
  outages: readonly Outage[],
): LivenessStep {
  const moment = nextLivenessTime(liveness, outages);
  if (moment === undefined || now < moment) return stay(liveness);
  const { phase } = liveness;
  const unreachable = nextUnreachableNotice(liveness, outages);
  if (unreachable !== undefined && now >= unreachable) return notifyUnreachable(liveness, now, outages);
  if (phase.name === 'waiting') return sendCheck(liveness, settings, fresh.checkId(liveness.checks + 1), now);
  if (phase.name === 'asking') return followUpCheck(liveness, phase.check, settings, now, outages);
  return stay(liveness);
}

/** What silence after a check means: another check follows, the will is activated, or nothing, because a transfer has stalled. */
export type CheckKind = 'ordinary' | 'last' | 'stalled';

/** The kind of the pending check, or of the one that is sent next. */
export function checkKind({ phase, missed }: Liveness, { hcrac }: Pick<Settings, 'hcrac'>): CheckKind {
  if (phase.name === 'paused') return 'stalled';
  return missed + 1 >= hcrac ? 'last' : 'ordinary';
}

/** Puts the question, the last one over all channels in parallel; its message is owed until a channel accepts it. */
export function sendCheck(liveness: Liveness, settings: Settings, checkId: string, now: Instant): LivenessStep {
  const number = liveness.checks + 1;
  const check: PendingCheck = { id: checkId, number, createdAt: now, sentAt: null, channel: null, answerBy: null, reminders: 0 };
  return {
    next: { ...liveness, checks: number, phase: { name: 'asking', check }, unheard: liveness.unheard ?? { since: now, told: 0 } },
    effects: [
      notifyHost('liveness-check', `check/${number}`, { check: number }, { spread: checkKind(liveness, settings) === 'last' ? 'all' : 'first' }),
    ],
    check: historyOf(check, 'pending'),
  };
}

/** A channel accepted the question: from now on the Host's silence counts. Later acceptances change nothing. */
export function acceptCheck(liveness: Liveness, number: number, channel: Channel, settings: Settings, at: Instant): LivenessStep {
  const check = pendingCheck(liveness);
  if (!check || check.number !== number || check.sentAt) return stay(liveness);
  const sent = { ...check, sentAt: at, channel, answerBy: after(at, settings.hcrt_hours * HOUR) };
  return { ...stay(withCheck(clearUnreachable(liveness), sent)), check: historyOf(sent, 'pending') };
}

/** No channel has accepted the question up to now; `channel` was the last one tried. */
export function rejectCheck(liveness: Liveness, number: number, channel: Channel): Liveness {
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

/** A pending check answered now. */
export function confirmCheck(check: PendingCheck, now: Instant): CheckRecord {
  return { ...historyOf(check, 'confirmed'), respondedAt: now };
}

/** A pending check that is closed without an answer because a transfer took over; it does not count among those missed in a row. */
export function closeCheck(check: PendingCheck): CheckRecord {
  return historyOf(check, check.sentAt ? 'missed' : 'undelivered');
}

/** Other settings: the row of misses starts anew, the next check counts from the last sign of life; a check that is out keeps its deadline. */
export function applySettings(liveness: Liveness, settings: Settings, now: Instant): Liveness {
  const { cutOffToldAt: _, ...rest } = clearUnreachable(liveness);
  const next = { ...rest, missed: 0, lastSignOfLife: now };
  if (liveness.phase.name !== 'waiting') return liveness.unheard ? { ...next, unheard: { since: now, told: 0 } } : next;
  return { ...next, phase: { name: 'waiting', nextCheckAt: after(now, settings.hcit_days * DAY) } };
}

/** Earlier check settings, put back by a link: no sign of life. What has been waited for the next check counts; a pending check keeps its deadline. */
export function restoreSettings(liveness: Liveness, before: Settings, restored: Settings): Liveness {
  const { phase, unheard } = liveness;
  // A check that no channel accepted is sent again after a day, whatever the settings are.
  if (phase.name !== 'waiting' || unheard) return liveness;
  return { ...liveness, phase: { name: 'waiting', nextCheckAt: after(phase.nextCheckAt, (restored.hcit_days - before.hcit_days) * DAY) } };
}

function followUpCheck(liveness: Liveness, check: PendingCheck, settings: Settings, now: Instant, outages: readonly Outage[]): LivenessStep {
  if (now < closesAt(check, outages)) return remindOfCheck(liveness, check);
  if (hasOngoing(outages)) return endUnanswerableCheck(liveness, check, now);
  if (!check.sentAt) return endCheck(liveness, check, 'undelivered', after(now, RETRY_AFTER_UNDELIVERED));
  if (checkKind(liveness, settings) === 'last') return activate(liveness, check, now);
  const step = endCheck(liveness, check, 'missed', after(now, settings.hcit_days * DAY));
  return { ...step, next: { ...step.next, missed: liveness.missed + 1 } };
}

function clearUnreachable({ unheard: _, ...liveness }: Liveness): Liveness {
  return liveness;
}

/** When the Survivors are next told that nothing reaches the Host. */
function nextUnreachableNotice({ phase, unheard }: Liveness, outages: readonly Outage[]): Instant | undefined {
  if (!unheard || (phase.name !== 'waiting' && phase.name !== 'asking')) return undefined;
  return enforcementTime(unheard.since, after(unheard.since, UNREACHABLE_AFTER + unheard.told * UNREACHABLE_AGAIN), outages, LONGEST_HOLD);
}

/** Notices that were missed are made up for by the newest alone. */
function notifyUnreachable(liveness: Liveness, now: Instant, outages: readonly Outage[]): LivenessStep {
  let next = liveness;
  for (let at = nextUnreachableNotice(next, outages); next.unheard && at !== undefined && at <= now; at = nextUnreachableNotice(next, outages)) {
    next = { ...next, unheard: { ...next.unheard, told: next.unheard.told + 1 } };
  }
  return { ...stay(next), ...(next.unheard && { unreachable: next.unheard }) };
}

function remindOfCheck(liveness: Liveness, check: PendingCheck): LivenessStep {
  const reminders = check.reminders + 1;
  return stay({ ...liveness, phase: { name: 'asking', check: { ...check, reminders } } }, [
    notifyHost('liveness-reminder', `check/${check.number}/reminder/${reminders}`, { check: check.number }, { spread: 'all' }),
  ]);
}

function endCheck(liveness: Liveness, check: PendingCheck, status: 'missed' | 'undelivered', nextCheckAt: Instant): LivenessStep {
  return { ...stay({ ...liveness, phase: { name: 'waiting', nextCheckAt } }), check: historyOf(check, status) };
}

/** No answer could have reached us for so long that the Survivors have to know. It is no silence: the run of missed checks stays as it was. */
function endUnanswerableCheck(liveness: Liveness, check: PendingCheck, now: Instant): LivenessStep {
  const step = endCheck(liveness, check, 'undelivered', after(now, RETRY_AFTER_UNDELIVERED));
  const { cutOffToldAt } = liveness;
  if (cutOffToldAt !== undefined && now < after(cutOffToldAt, UNREACHABLE_AGAIN)) return step;
  return { ...step, next: { ...step.next, cutOffToldAt: now }, unreachable: { since: now, told: 0, isCutOff: true } };
}

function activate(liveness: Liveness, check: PendingCheck, now: Instant): LivenessStep {
  const next: Liveness = { ...liveness, missed: liveness.missed + 1, phase: { name: 'activated', since: now, reminders: 0 } };
  return { ...stay(next), check: historyOf(check, 'missed'), activated: true };
}

function historyOf(check: PendingCheck, status: CheckStatus): CheckRecord {
  const { id, number, sentAt, channel, createdAt, refusedBy = null } = check;
  // A check that no channel accepted shows its first attempt, the moment it was made, and the channel that was tried last.
  const tried = status === 'undelivered' && !sentAt ? { sentAt: createdAt, channel: refusedBy } : { sentAt, channel };
  return { id, number, status, ...tried, respondedAt: null };
}

function reminderAt(check: PendingCheck): Instant | undefined {
  const part = REMINDER_POINTS[check.reminders];
  if (part === undefined || !check.sentAt || !check.answerBy) return undefined;
  return after(check.sentAt, part * (Date.parse(check.answerBy) - Date.parse(check.sentAt)));
}

/** How many reminders have come due by now; those that were missed are made up for by the newest alone. */
export function remindersDue(since: Instant, sent: number, now: Instant): number {
  let due = sent + 1;
  while (after(since, reminderOffset(due)) <= now) due += 1;
  return due;
}

/** Weekly four times, monthly twelve times, then yearly: milliseconds from the beginning to the reminder after `sent`. */
export function reminderOffset(sent: number): number {
  const weekly = Math.min(sent + 1, 4);
  const monthly = Math.min(Math.max(sent + 1 - 4, 0), 12);
  const yearly = Math.max(sent + 1 - 16, 0);
  return (weekly * 7 + monthly * 30 + yearly * 365) * DAY;
}
