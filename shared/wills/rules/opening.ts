import { CANCEL_WINDOW } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import { after, DAY, earliest, effectiveDeadline, enforcementTime, HOUR, hasOngoingOutage, type Instant, later, MINUTE } from '#common/time.ts';
import type { Context } from '#hosts/rules/context.ts';
import { hasOpened, isRunning, isThresholdMet, markHostNotified, type Transfer } from './transfer.ts';

/** While no channel has accepted the notice to the Host, the documents open after this time. */
export const UNNOTIFIED_WAIT = 7 * DAY;
/** A start by name this soon after a cancel waits as long as one without a notice. */
export const COOLING_OFF = 14 * DAY;
/** A notice that a channel accepted within this time of the start counts as accepted at the start. */
const IMMEDIATE_NOTICE = 15 * MINUTE;
const MAX_OUTAGE_SHIFT = 48 * HOUR;
/** While no Host can answer, nothing opens for at most this long after the stored deadline. Then it does: a will opens when it must. */
const OPENING_HOLD = 7 * DAY;

type Outages = Pick<Context, 'outages'>;

/** When the documents of a transfer open. Outages move each of these times. */
export interface Opening {
  /**
   * What we announce: the earliest time at which documents can be read. Undefined until it is known. It is unknown again once it has
   * come and no Host can answer: the documents then open when a Host can, at the latest at `latest`.
   */
  announced: Instant | undefined;
  /** When documents open that wait only until a Host can answer. Undefined while they wait for anything else. */
  latest: Instant | undefined;
  /** What opens: when enough authenticated Survivors can read. While no channel reaches the Host that is after `UNNOTIFIED_WAIT`. */
  enforced: Instant;
}

/**
 * Returns when the documents of a transfer open. `openIfDue` in authenticate.ts opens them when `enforced` has come and enough
 * Survivors have authenticated. `readableUntil` decides at each read.
 */
export function openingOf(transfer: Transfer, { outages }: Outages): Opening {
  const stored = storedOpening(transfer);
  const enforced = enforcedTime(transfer, stored ?? openingWithoutNotice(transfer), { outages });
  if (stored === undefined) return { announced: undefined, latest: undefined, enforced };
  const moved = effectiveDeadline(transfer.facts.initiatedAt, stored, outages, MAX_OUTAGE_SHIFT);
  const isKnown = hasOpened(transfer.state) || !outages.some(({ isOngoing, to }) => isOngoing && moved <= to);
  return { announced: isKnown ? moved : undefined, latest: hasOngoingOutage(outages) ? after(stored, OPENING_HOLD) : undefined, enforced };
}

/** Whether the Host has stopped a transfer so lately that a start by name has to wait. */
export function isCoolingOff(lastCancelledAt: Instant | null, now: Instant): boolean {
  return lastCancelledAt !== null && now < after(lastCancelledAt, COOLING_OFF);
}

/** When the cancel window closes. */
export function cancelWindowEnd(transfer: Transfer, context: Outages): Instant {
  return enforcedTime(transfer, transfer.facts.cancelDeadline, context);
}

/** What can be said about the future opening of a transfer. */
export interface OpeningForecast {
  /** Nothing can be read before. */
  from: Instant;
  /** False while it can still become later, because no channel has accepted the notice to the Host yet. */
  isKnown: boolean;
}

/** The future opening. Undefined once it has come, and for a transfer that has opened or ended. */
export function upcomingOpening(transfer: Transfer, context: Pick<Context, 'now' | 'outages'>): OpeningForecast | undefined {
  if (hasOpened(transfer.state) || !isRunning(transfer)) return undefined;
  const { announced } = openingOf(transfer, context);
  const ifNever = openingWithoutNotice(transfer);
  const ifNotifiedNow = openingOf(markHostNotified(transfer, context.now), context).announced;
  const from = announced ?? earliest([ifNotifiedNow, ifNever]) ?? ifNever;
  return from > context.now ? { from, isKnown: announced !== undefined } : undefined;
}

/** The opening as far as it follows from what is stored, without outages. */
export function plannedOpening(transfer: Transfer): Instant {
  return storedOpening(transfer) ?? openingWithoutNotice(transfer);
}

/** Whether no channel has accepted the notice to the Host that this opening needs. */
export function isUnheard(transfer: Transfer): boolean {
  return isRunning(transfer) && !hasOpened(transfer.state) && openingAfterNotice(transfer) === undefined;
}

function openingWithoutNotice({ facts: { initiatedAt }, state: { waitsUntil, vouch } }: Transfer): Instant {
  return latest(after(initiatedAt, UNNOTIFIED_WAIT), waitsUntil, vouch?.until);
}

function latest(opening: Instant, ...others: (Instant | null | undefined)[]): Instant {
  return others.reduce<Instant>((last, other) => (other ? later(last, other) : last), opening);
}

/** Undefined until a channel has accepted the notice. `notBefore`: of a start soon after a stop. */
function storedOpening(transfer: Transfer): Instant | undefined {
  const { notBefore, vouch } = transfer.state;
  const notified = openingAfterNotice(transfer);
  return notified && latest(notified, notBefore, vouch?.until);
}

function openingAfterNotice(transfer: Transfer): Instant | undefined {
  const { facts, state } = transfer;
  const { fromPending, initiatedAt, cancelDeadline } = facts;
  const { hostNotifiedAt, needsNotice } = state;
  if (fromPending && !needsNotice) return cancelDeadline;
  // It opened without a notice: by then the whole wait was over.
  if (hostNotifiedAt === null) return hasOpened(state) ? openingWithoutNotice(transfer) : undefined;
  return hostNotifiedAt <= after(initiatedAt, IMMEDIATE_NOTICE) ? cancelDeadline : later(after(hostNotifiedAt, CANCEL_WINDOW), cancelDeadline);
}

function enforcedTime({ facts: { initiatedAt } }: Transfer, stored: Instant, { outages }: Outages): Instant {
  return hasOngoingOutage(outages) ? after(stored, OPENING_HOLD) : effectiveDeadline(initiatedAt, stored, outages, MAX_OUTAGE_SHIFT);
}

const STALL_AFTER = 30 * DAY;
/** Until when this Survivor can read. Throws the refusal that keeps them from it. The order of calls never changes the answer. */
export function readableUntil(transfer: Transfer, survivor: string, context: Pick<Context, 'now' | 'outages'>): Instant {
  const { facts, state } = transfer;
  if (state.status === 'cancelled') throw new Refusal('transfer_cancelled');
  if (state.status === 'completed') throw new Refusal('access_window_expired');
  if (!state.authenticated.some((one) => one.survivor === survivor)) throw new Refusal('not_authenticated');
  if (!isThresholdMet(transfer)) {
    throw new Refusal(
      'threshold_not_met',
      `${state.authenticated.length} of the ${facts.threshold} people needed have confirmed their identity. The will stays closed until enough have.`,
    );
  }
  if (state.status === 'failed') throw new Refusal('opening_failed');
  if (state.status !== 'accessible') throw new Refusal('not_open_yet', sayWhenOpen(transfer, context));
  const until = closesAt(transfer, context);
  if (until === undefined || context.now >= until) throw new Refusal('access_window_expired');
  return until;
}

function sayWhenOpen(transfer: Transfer, context: Outages): string {
  const { announced, latest } = openingOf(transfer, context);
  if (announced !== undefined) return `The documents open at ${announced}.`;
  if (latest === undefined) return 'The documents open when we know that the Host was notified, at the latest seven days after the start.';
  return `Our answer page cannot be reached now, so the documents stay closed. They open when the page is back, at the latest at ${latest}.`;
}

/** When a transfer stalls. Undefined in another status, and with enough Survivors, who wait for a late opening. */
export function stallsAt(transfer: Transfer, { outages }: Outages): Instant | undefined {
  if (transfer.state.status !== 'awaiting_authentication' || isThresholdMet(transfer)) return undefined;
  const { cancelDeadline } = transfer.facts;
  return enforcementTime(cancelDeadline, after(cancelDeadline, STALL_AFTER), outages);
}

/** When the access window ends. Undefined while the documents are not open. */
export function accessWindowEnd({ state }: Transfer, { outages }: Outages): Instant | undefined {
  return state.status === 'accessible' ? enforcementTime(state.accessibleAt, state.accessExpiresAt, outages) : undefined;
}

/** When the documents of a transfer that opened are closed, or were. */
export function closesAt({ state }: Transfer, { outages }: Outages): Instant | undefined {
  if (state.status === 'accessible') return effectiveDeadline(state.accessibleAt, state.accessExpiresAt, outages);
  return 'accessExpiresAt' in state ? state.accessExpiresAt : undefined;
}
