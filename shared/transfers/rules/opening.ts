import { Refusal } from '#common/refusal.ts';
import { after, DAY, earliest, effectiveDeadline, enforcementTime, HOUR, hasOngoingOutage, type Instant, later, MINUTE } from '#common/time.ts';
import type { Context } from '#hosts/rules/context.ts';
import { CANCEL_WINDOW, hasOpened, isRunning, isThresholdMet, markHostNotified, noticesOf, type Transfer, UNNOTIFIED_WAIT } from './transfer.ts';

/** A notice that a channel accepted within this time of the start counts as accepted at the start. */
const IMMEDIATE_NOTICE = 15 * MINUTE;
const MAX_OUTAGE_SHIFT = 48 * HOUR;
/** While no Host can answer, nothing opens for at most this long after the stored deadline. Then it does: a will opens when it must. */
const OPENING_HOLD = 7 * DAY;
const STALL_AFTER = 30 * DAY;
/** While no Host can answer, other deadlines are held for at most this long. */
const LONGEST_HOLD = 14 * DAY;

/** Outages move every deadline of a transfer. */
type Outages = Pick<Context, 'outages'>;

/**
 * The earliest time at which documents can be read. Undefined until it is known. It is unknown again once it has come and no
 * Host can answer: the documents then open when a Host can, at the latest at `latestOpening`. This is what we announce.
 * `openingOrWait` decides when a transfer opens, and `readableUntil` decides at each read.
 */
export function opensAt(transfer: Transfer, { outages }: Outages): Instant | undefined {
  const stored = storedOpening(transfer);
  if (stored === undefined) return undefined;
  const moved = effectiveDeadline(transfer.facts.initiatedAt, stored, outages, MAX_OUTAGE_SHIFT);
  return hasOpened(transfer.state) || !outages.some(({ isOngoing, to }) => isOngoing && moved <= to) ? moved : undefined;
}

/** When documents open that wait only until a Host can answer. Undefined while they wait for anything else. */
export function latestOpening(transfer: Transfer, { outages }: Outages): Instant | undefined {
  const stored = storedOpening(transfer);
  return stored !== undefined && hasOngoingOutage(outages) ? after(stored, OPENING_HOLD) : undefined;
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
  const known = opensAt(transfer, context);
  const from = known ?? earliestOpening(transfer, context);
  return from > context.now ? { from, isKnown: known !== undefined } : undefined;
}

/** The opening if a channel accepts the notice now, or never. */
function earliestOpening(transfer: Transfer, context: Pick<Context, 'now' | 'outages'>): Instant {
  const ifNever = openingWithoutNotice(transfer);
  return earliest([opensAt(markHostNotified(transfer, context.now), context), ifNever]) ?? ifNever;
}

/** When enough authenticated Survivors can read. While no channel reaches the Host that is after `UNNOTIFIED_WAIT`. */
export function openingOrWait(transfer: Transfer, context: Outages): Instant {
  return enforcedOpening(transfer, plannedOpening(transfer), context);
}

/**
 * Takes one acceptance of the notice back: its mail came back. The earliest one that is left counts. The opening never becomes earlier
 * by that. Nothing changes once the documents have opened.
 */
export function takeBackNotice(transfer: Transfer, route: string): Transfer {
  const { facts, state } = transfer;
  const notices = noticesOf(transfer).filter((one) => one.route !== route);
  if (notices.length === noticesOf(transfer).length || hasOpened(state) || !isRunning(transfer)) return transfer;
  const next: Transfer = { facts, state: { ...state, notices, hostNotifiedAt: notices[0]?.at ?? null } };
  const before = plannedOpening(transfer);
  return plannedOpening(next) < before ? { facts, state: { ...next.state, waitsUntil: before } } : next;
}

/** The last check before its start has not arrived either. So the Host must be notified of it, as if it had started from an active will. */
export function requireNotice(transfer: Transfer): Transfer {
  const { facts, state } = transfer;
  return facts.fromPending && !hasOpened(state) && isRunning(transfer) ? { facts, state: { ...state, needsNotice: true } } : transfer;
}

/** When the cancel window closes. */
export function cancelWindowEnd(transfer: Transfer, context: Outages): Instant {
  return enforcedOpening(transfer, transfer.facts.cancelDeadline, context);
}

/** When a transfer stalls. Undefined in another status, and with enough Survivors, who wait for a late opening. */
export function stallsAt(transfer: Transfer, { outages }: Outages): Instant | undefined {
  if (transfer.state.status !== 'awaiting_authentication' || isThresholdMet(transfer)) return undefined;
  const { cancelDeadline } = transfer.facts;
  return enforcementTime(cancelDeadline, after(cancelDeadline, STALL_AFTER), outages, LONGEST_HOLD);
}

/** When the access window ends. Undefined while the documents are not open. */
export function accessWindowEnd({ state }: Transfer, { outages }: Outages): Instant | undefined {
  return state.status === 'accessible' ? enforcementTime(state.accessibleAt, state.accessExpiresAt, outages, LONGEST_HOLD) : undefined;
}

/** When the documents of a transfer that opened are closed, or were. */
export function closesAt({ state }: Transfer, { outages }: Outages): Instant | undefined {
  if (state.status === 'accessible') return effectiveDeadline(state.accessibleAt, state.accessExpiresAt, outages);
  return 'accessExpiresAt' in state ? state.accessExpiresAt : undefined;
}

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
  const opening = opensAt(transfer, context);
  if (opening !== undefined) return `The documents open at ${opening}.`;
  const last = latestOpening(transfer, context);
  if (last === undefined) return 'The documents open when we know that the Host was notified, at the latest seven days after the start.';
  return `Our answer page cannot be reached now, so the documents stay closed. They open when the page is back, at the latest at ${last}.`;
}

function plannedOpening(transfer: Transfer): Instant {
  return storedOpening(transfer) ?? openingWithoutNotice(transfer);
}

function openingWithoutNotice({ facts: { initiatedAt }, state: { waitsUntil } }: Transfer): Instant {
  const opening = after(initiatedAt, UNNOTIFIED_WAIT);
  return waitsUntil ? later(opening, waitsUntil) : opening;
}

function storedOpening(transfer: Transfer): Instant | undefined {
  const { notBefore } = transfer.state;
  const notified = openingAfterNotice(transfer);
  return notified && notBefore ? later(notified, notBefore) : notified;
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

function enforcedOpening({ facts: { initiatedAt } }: Transfer, stored: Instant, { outages }: Outages): Instant {
  return hasOngoingOutage(outages) ? after(stored, OPENING_HOLD) : effectiveDeadline(initiatedAt, stored, outages, MAX_OUTAGE_SHIFT);
}
