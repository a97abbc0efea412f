import type { HostChannel } from '#common/contact.ts';
import { after, between, effectiveDeadline, enforcementTime, HOUR, type Instant, type Outage } from '#common/time.ts';

/** A channel that accepted a message. `route` names the message and the address, so that it is found when the mail comes back. */
export interface Acceptance {
  route: string;
  channel: HostChannel;
  at: Instant;
}

/** Since when no channel has accepted a check, and how many notices of it the Survivors were sent. */
export interface Unreachable {
  since: Instant;
  notices: number;
}

/** A check that waits for its answer. `sentAt` is when a channel accepted it. The response time starts then. */
export interface PendingCheck {
  id: string;
  number: number;
  createdAt: Instant;
  sentAt: Instant | null;
  channel: HostChannel | null;
  /** The channel that last rejected the message. Absent until one has. */
  refusedBy?: HostChannel;
  /** The end of the response time (`withAcceptance`), without our outages (`answerDeadline`). A later change of settings does not shorten it. */
  answerBy: Instant | null;
  reminders: number;
  /** Its acceptances, without those whose mail came back. Absent before the first. */
  accepted?: readonly Acceptance[];
  /** What its first acceptance has ended. It counts again if that mail comes back. */
  unheard?: Unreachable;
  /** How often its last acceptance was taken back. Absent for never. */
  bounces?: number;
}

/** The acceptances of a check, the earliest first. */
export function acceptancesOf({ accepted = [] }: PendingCheck): readonly Acceptance[] {
  return accepted;
}

/**
 * Adds an acceptance. The first one begins the response time, which is over at `answerBy`: after the hours that the settings name then.
 * Later ones are kept, because one of them counts if the first is taken back.
 */
export function withAcceptance(check: PendingCheck, acceptance: Acceptance, responseHours: number): PendingCheck {
  const accepted = [...acceptancesOf(check), acceptance];
  if (check.sentAt) return { ...check, accepted };
  const { at, channel } = acceptance;
  return { ...check, accepted, sentAt: at, channel, answerBy: after(at, responseHours * HOUR) };
}

/**
 * Takes one acceptance back: its mail came back. The response time counts from the earliest one that is left. Without any, the check is
 * not sent yet. Undefined if it has no such acceptance.
 */
export function withoutAcceptance(check: PendingCheck, route: string): PendingCheck | undefined {
  const before = acceptancesOf(check);
  const accepted = before.filter((one) => one.route !== route);
  if (accepted.length === before.length) return undefined;
  const [first] = accepted;
  if (first) return { ...check, accepted, sentAt: first.at, channel: first.channel, answerBy: moveDeadline(check, first.at) };
  const refusedBy = before[0]?.channel ?? 'email';
  return { ...check, accepted, sentAt: null, channel: null, answerBy: null, refusedBy, reminders: 0, bounces: (check.bounces ?? 0) + 1 };
}

/** The response time keeps its length. */
function moveDeadline({ sentAt, answerBy }: PendingCheck, from: Instant): Instant | null {
  return sentAt && answerBy ? after(from, between(sentAt, answerBy)) : answerBy;
}

/** `missed`: a channel accepted the check and no one answered it. `undelivered`: no channel accepted it. */
export type CheckStatus = 'pending' | 'confirmed' | 'missed' | 'undelivered';

/** One check as it is kept in the history. */
export interface CheckRecord {
  id: string;
  number: number;
  status: CheckStatus;
  channel: HostChannel | null;
  sentAt: Instant | null;
  respondedAt: Instant | null;
}

/** The history entry of a check. An undelivered one shows when it was made and the channel that was tried last. */
export function recordOf(check: PendingCheck, status: CheckStatus): CheckRecord {
  const { id, number, sentAt, channel, createdAt, refusedBy = null } = check;
  const tried = status === 'undelivered' && !sentAt ? { sentAt: createdAt, channel: refusedBy } : { sentAt, channel };
  return { id, number, status, ...tried, respondedAt: null };
}

/** The history entry of a pending check that is answered now. */
export function confirmCheck(check: PendingCheck, now: Instant): CheckRecord {
  return { ...recordOf(check, 'confirmed'), respondedAt: now };
}

/** The history entry of a pending check that a transfer replaces. It does not count among the missed ones. */
export function closeCheck(check: PendingCheck): CheckRecord {
  return recordOf(check, check.sentAt ? 'missed' : 'undelivered');
}

/** When silence after this check counts, moved by our own outages. Undefined until a channel has accepted the check. */
export function answerDeadline({ sentAt, answerBy }: PendingCheck, { outages }: { outages: readonly Outage[] }): Instant | undefined {
  return sentAt && answerBy ? effectiveDeadline(sentAt, answerBy, outages) : undefined;
}

/** Reminders are sent when these parts of the response time are over. */
const REMINDER_POINTS = [0.5, 0.9] as const;

/** When the next reminder of this check is sent. Undefined after the last one and until a channel has accepted the check. */
export function nextCheckReminder(check: PendingCheck): Instant | undefined {
  const part = REMINDER_POINTS[check.reminders];
  if (part === undefined || !check.sentAt || !check.answerBy) return undefined;
  return after(check.sentAt, part * (Date.parse(check.answerBy) - Date.parse(check.sentAt)));
}

/** A check that no channel accepts for this long closes as undelivered. It does not count as missed. */
export const DELIVERY_TIMEOUT = 72 * HOUR;

/** When a check closes: its response time is over, or no channel accepted it in time. */
export function closesAt({ createdAt, sentAt, answerBy }: PendingCheck, { outages }: { outages: readonly Outage[] }): Instant {
  if (!sentAt || !answerBy) return enforcementTime(createdAt, after(createdAt, DELIVERY_TIMEOUT), outages);
  return enforcementTime(sentAt, answerBy, outages);
}
