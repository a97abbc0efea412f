import { type Effect, type Step, stay } from './effect.ts';
import { reminderOffset, remindersDue } from './liveness.ts';
import type { AnsweredBy } from './messages/message-effect.ts';
import { notifyHost, notifySurvivors } from './messages/notify.ts';
import { Refusal } from './refusal.ts';
import { after, DAY, earliest, effectiveDeadline, enforcementTime, HOUR, hasOngoing, type Instant, later, MINUTE, type Outage } from './time.ts';

export const CANCEL_WINDOW = 48 * HOUR;
/** A notice accepted within this time of the start counts as told at the start. */
const IMMEDIATE_NOTICE = 15 * MINUTE;
/** The documents open without a proof that the Host was told only after this time. */
export const UNNOTIFIED_WAIT = 7 * DAY;
/** A start by name this soon after a cancel has to wait as long as an untold one. */
export const COOLING_OFF = 14 * DAY;
const STALL_AFTER = 30 * DAY;
const MOST_OUTAGE_SHIFT = 48 * HOUR;
/** While no Host can answer, nothing opens for at most this long after the stored deadline. Then it does: a will opens when it must. */
const OPENING_HOLD = 7 * DAY;
/** Other deadlines are not judged for at most this long. */
const LONGEST_HOLD = 14 * DAY;
const HOST_REMINDERS = [24 * HOUR, 43 * HOUR] as const;

/** Whether the Host has stopped a transfer not long ago. */
export function isCoolingOff(lastCancelledAt: Instant | null, now: Instant): boolean {
  return lastCancelledAt !== null && now < after(lastCancelledAt, COOLING_OFF);
}

/** What every transfer pins when it starts, and what it has learned since. Internal ids only. */
interface TransferFacts {
  id: string;
  hostId: string;
  willId: string;
  revision: number;
  generation: number;
  threshold: number;
  /** How many documents it opens; absent in records of before. */
  documents?: number;
  survivors: { id: string; name: string }[];
  startedBy: string;
  /** How often it was started: again by a name after it had stalled. Absent for once. */
  starts?: number;
  /** A Survivor who proved who they are has started it, or has joined it before it opened. */
  proven: boolean;
  /** Started when the Host had already been silent through every check. */
  fromPending: boolean;
  initiatedAt: Instant;
  cancelDeadline: Instant;
  /** When a channel accepted the notice to the Host. */
  hostToldAt: Instant | null;
  /** Not before this moment, whatever else holds. */
  notBefore: Instant | null;
  authenticated: { survivor: string; at: Instant }[];
  hostReminders: number;
  survivorReminders: number;
}

export type Transfer = TransferFacts &
  (
    | { status: 'initiated' | 'awaiting_authentication' | 'stalled' }
    | { status: 'accessible' | 'completed' | 'failed'; accessibleAt: Instant; accessExpiresAt: Instant }
    | { status: 'cancelled'; accessibleAt?: Instant; accessExpiresAt?: Instant }
  );

/** What a start needs to know of the will. */
export interface TransferStart {
  id: string;
  hostId: string;
  willId: string;
  revision: number;
  generation: number;
  threshold: number;
  documents: number;
  survivors: { id: string; name: string }[];
  startedBy: string;
  proven: boolean;
  fromPending: boolean;
  lastCancelledAt: Instant | null;
}

/** Starts the transfer: the Host is told on every channel and has 48 hours to stop it; the starting Survivor gets their link. */
export function initiateTransfer(start: TransferStart, now: Instant): Step<Transfer> {
  const { lastCancelledAt, ...facts } = start;
  const cooling = !start.proven && isCoolingOff(lastCancelledAt, now);
  const transfer: Transfer = {
    ...facts,
    status: 'initiated',
    initiatedAt: now,
    cancelDeadline: after(now, CANCEL_WINDOW),
    hostToldAt: null,
    notBefore: cooling ? after(now, UNNOTIFIED_WAIT) : null,
    authenticated: [],
    hostReminders: 0,
    survivorReminders: 0,
  };
  const told = start.proven ? start.survivors.map((survivor) => survivor.id) : [start.startedBy];
  return stay(transfer, [
    notifyHost('transfer-started', `transfer/${start.id}/started`, { transferId: start.id }, { spread: 'all' }),
    ...notifySurvivors(told, 'transfer-started-survivor', `transfer/${start.id}/started`, { transferId: start.id }),
  ]);
}

/**
 * A name starts a stalled transfer again: the Host is notified on every channel and gets a fresh 48 hours to stop it. The proofs
 * stay, so that nobody can take them away from the family.
 */
export function restartTransfer(transfer: Transfer, survivor: string, now: Instant): Step<Transfer> {
  if (transfer.status !== 'stalled') throw new Refusal('transfer_running');
  const again: Transfer = {
    ...factsOf(transfer),
    status: 'initiated',
    starts: (transfer.starts ?? 1) + 1,
    startedBy: survivor,
    proven: false,
    initiatedAt: now,
    cancelDeadline: after(now, CANCEL_WINDOW),
    hostToldAt: null,
    notBefore: null,
    hostReminders: 0,
    survivorReminders: 0,
  };
  const about = { transferId: transfer.id };
  return stay(again, [
    notifyHost('transfer-started', keyOf(again, 'started'), about, { spread: 'all' }),
    ...notifySurvivors([survivor], 'transfer-started-survivor', keyOf(again, 'started'), about),
  ]);
}

/** Names an event of this start. */
function keyOf({ id, starts = 1 }: TransferFacts, event: string): string {
  return starts === 1 ? `transfer/${id}/${event}` : `transfer/${id}/start-${starts}/${event}`;
}

/**
 * Somebody proves who they are and joins a start by name: it need not wait any longer for an earlier cancel than a start
 * of now would, which the Host is told, and the Survivors who had not heard of it hear of it.
 */
export function joinTransfer(transfer: Transfer, survivor: string, now: Instant): Step<Transfer> {
  if (transfer.proven || !isRunning(transfer)) return stay(transfer);
  const { id, status, survivors } = transfer;
  const notBefore = transfer.notBefore && (earliest([transfer.notBefore, after(now, CANCEL_WINDOW)]) ?? null);
  const key = keyOf(transfer, 'proven');
  const others = status === 'initiated' ? survivors.map((one) => one.id).filter((one) => one !== survivor) : [];
  return stay({ ...transfer, proven: true, notBefore }, [
    ...(notBefore === transfer.notBefore ? [] : [notifyHost('transfer-started', key, { transferId: id }, { spread: 'all' })]),
    ...notifySurvivors(others, 'transfer-started-survivor', key, { transferId: id }),
  ]);
}

/** Whether Survivors may still prove who they are. */
export function isRunning(transfer: Transfer): boolean {
  return transfer.status !== 'completed' && transfer.status !== 'cancelled';
}

/**
 * The earliest moment at which documents may be read; `undefined` until it is known. It is not known either once it has come
 * and no Host can answer: the documents open when a Host can, at the latest at `latestOpening`.
 */
export function opensAt(transfer: Transfer, outages: readonly Outage[]): Instant | undefined {
  const stored = storedOpening(transfer);
  if (stored === undefined) return undefined;
  const moved = effectiveDeadline(transfer.initiatedAt, stored, outages, MOST_OUTAGE_SHIFT);
  return 'accessibleAt' in transfer || !outages.some(({ isOngoing, to }) => isOngoing && moved <= to) ? moved : undefined;
}

/** When documents open that wait only for a Host to be able to answer; `undefined` while they wait for anything else. */
export function latestOpening(transfer: Transfer, outages: readonly Outage[]): Instant | undefined {
  const stored = storedOpening(transfer);
  return stored !== undefined && hasOngoing(outages) ? after(stored, OPENING_HOLD) : undefined;
}

function storedOpening(transfer: Transfer): Instant | undefined {
  const told = openingAfterNotice(transfer);
  return told && transfer.notBefore ? later(told, transfer.notBefore) : told;
}

/** A channel accepted the notice of the start: the Host has really been told. Only the first acceptance counts, and none after the opening. */
export function markHostNotified(transfer: Transfer, at: Instant): Transfer {
  const settled = transfer.hostToldAt !== null || 'accessibleAt' in transfer || !isRunning(transfer);
  return settled ? transfer : { ...transfer, hostToldAt: at };
}

/** Counts one Survivor of this transfer once, and nobody else; opens at the threshold, never before `opensAt`. */
export function authenticateSurvivor(
  transfer: Transfer,
  survivor: string,
  accessWindowDays: number,
  now: Instant,
  outages: readonly Outage[],
): Step<Transfer> {
  if (!isRunning(transfer) || !transfer.survivors.some(({ id }) => id === survivor)) return stay(transfer);
  if (transfer.authenticated.some((one) => one.survivor === survivor)) return stay(transfer);
  const counted = { ...transfer, authenticated: [...transfer.authenticated, { survivor, at: now }] };
  const step = openIfDue(counted, accessWindowDays, now, outages);
  const key = `transfer/${transfer.id}/authenticated/${survivor}`;
  const notice = notifyHost('survivor-authenticated-host', key, { transferId: transfer.id, survivor }, { spread: 'all' });
  return { next: step.next, effects: [notice, ...step.effects] };
}

/** Ends a running transfer because the Host is alive; documents that were open are closed from now on. */
export function cancelTransfer(transfer: Transfer, how: AnsweredBy, now: Instant): Step<Transfer> {
  if (!isRunning(transfer)) return stay(transfer);
  const { id, survivors } = transfer;
  const opened = 'accessibleAt' in transfer ? { accessibleAt: transfer.accessibleAt, accessExpiresAt: now } : {};
  const cancelled: Transfer = { ...factsOf(transfer), status: 'cancelled', ...opened };
  return stay(cancelled, [
    ...notifySurvivors(
      survivors.map((survivor) => survivor.id),
      'transfer-cancelled-survivor',
      `transfer/${id}/cancelled`,
      { transferId: id, how },
    ),
    // What was read is named by e-mail only.
    notifyHost('transfer-cancelled-host', `transfer/${id}/cancelled`, { transferId: id }, { spread: 'accessibleAt' in transfer ? 'all' : 'first' }),
  ]);
}

/** When the clock has to look at this transfer again. */
export function nextTransferTime(transfer: Transfer, outages: readonly Outage[]): Instant | undefined {
  switch (transfer.status) {
    case 'initiated':
      return earliest([hostReminderAt(transfer), enforcedOpening(transfer, transfer.cancelDeadline, outages)]);
    case 'awaiting_authentication':
      return earliest([openingAhead(transfer, outages), survivorReminderAt(transfer), stallsAt(transfer, outages)]);
    case 'stalled':
      return earliest([openingAhead(transfer, outages), survivorReminderAt(transfer)]);
    case 'accessible':
      return enforcementTime(transfer.accessibleAt, transfer.accessExpiresAt, outages, LONGEST_HOLD);
    default:
      return undefined;
  }
}

/** Lets time act on a transfer: reminds, closes the cancel window, opens, stalls, ends the access window. Before its moment it changes nothing. */
export function advanceTransfer(transfer: Transfer, accessWindowDays: number, now: Instant, outages: readonly Outage[]): Step<Transfer> {
  const moment = nextTransferTime(transfer, outages);
  if (moment === undefined || now < moment) return stay(transfer);
  if (transfer.status === 'initiated') return untilDeadline(transfer, accessWindowDays, now, outages);
  if (transfer.status === 'accessible') return stay({ ...transfer, status: 'completed', accessExpiresAt: moment });
  return whileAwaiting(transfer, accessWindowDays, now, outages);
}

function openingAfterNotice(transfer: Transfer): Instant | undefined {
  const { fromPending, hostToldAt, initiatedAt, cancelDeadline } = transfer;
  if (fromPending) return cancelDeadline;
  // Opened untold: the whole wait was over by then.
  if (hostToldAt === null) return 'accessibleAt' in transfer ? after(initiatedAt, UNNOTIFIED_WAIT) : undefined;
  return hostToldAt <= after(initiatedAt, IMMEDIATE_NOTICE) ? cancelDeadline : later(after(hostToldAt, CANCEL_WINDOW), cancelDeadline);
}

/** With a Host whom no channel reaches, the wait is `UNNOTIFIED_WAIT`; nobody can know `opensAt` before that. */
function openingOrWait(transfer: Transfer, outages: readonly Outage[]): Instant {
  return enforcedOpening(transfer, storedOpening(transfer) ?? after(transfer.initiatedAt, UNNOTIFIED_WAIT), outages);
}

function enforcedOpening({ initiatedAt }: Transfer, stored: Instant, outages: readonly Outage[]): Instant {
  return hasOngoing(outages) ? after(stored, OPENING_HOLD) : effectiveDeadline(initiatedAt, stored, outages, MOST_OUTAGE_SHIFT);
}

function openIfDue(transfer: Transfer, accessWindowDays: number, now: Instant, outages: readonly Outage[]): Step<Transfer> {
  const awaiting = transfer.status === 'awaiting_authentication' || transfer.status === 'stalled';
  if (!awaiting || transfer.authenticated.length < transfer.threshold || now < openingOrWait(transfer, outages)) return stay(transfer);
  return openDocuments(transfer, accessWindowDays, now);
}

/** Opens the documents for the access window; also after a failed opening that succeeded on a retry. */
export function openDocuments(transfer: Transfer, accessWindowDays: number, now: Instant): Step<Transfer> {
  const { id, survivors } = transfer;
  const open: Transfer = { ...factsOf(transfer), status: 'accessible', accessibleAt: now, accessExpiresAt: after(now, accessWindowDays * DAY) };
  const effects: Effect[] = [
    { kind: 'open-documents', key: `transfer/${id}/open/${now}`, transferId: id },
    ...notifySurvivors(
      survivors.map((survivor) => survivor.id),
      'documents-accessible',
      `transfer/${id}/accessible/${now}`,
      { transferId: id },
    ),
    notifyHost('documents-open-host', `transfer/${id}/accessible/${now}`, { transferId: id }, { spread: 'all' }),
  ];
  return stay(open, effects);
}

/** The documents cannot be shown: everybody concerned hears of it, and that it is tried again. */
export function failOpening(transfer: Extract<Transfer, { accessibleAt: Instant }>): Step<Transfer> {
  const { id, survivors, accessibleAt } = transfer;
  const key = `transfer/${id}/failed/${accessibleAt}`;
  return stay({ ...transfer, status: 'failed' }, [
    ...notifySurvivors(
      survivors.map((survivor) => survivor.id),
      'opening-failed',
      key,
      { transferId: id },
    ),
    notifyHost('opening-failed-host', key, { transferId: id }, { spread: 'all' }),
  ]);
}

function untilDeadline(transfer: Transfer, accessWindowDays: number, now: Instant, outages: readonly Outage[]): Step<Transfer> {
  if (now < enforcedOpening(transfer, transfer.cancelDeadline, outages)) return remindHost(transfer);
  const awaiting: Transfer = { ...factsOf(transfer), status: 'awaiting_authentication' };
  const invited = notifySurvivors(
    transfer.survivors.map((survivor) => survivor.id),
    'authenticate-now',
    keyOf(transfer, 'awaiting'),
    { transferId: transfer.id },
  );
  const step = openIfDue(awaiting, accessWindowDays, now, outages);
  return { next: step.next, effects: step.next.status === 'accessible' ? step.effects : invited };
}

function whileAwaiting(transfer: Transfer, accessWindowDays: number, now: Instant, outages: readonly Outage[]): Step<Transfer> {
  const opened = openIfDue(transfer, accessWindowDays, now, outages);
  if (opened.next.status === 'accessible') return opened;
  const stalling = stallsAt(transfer, outages);
  if (stalling !== undefined && now >= stalling) return stall(transfer);
  return remindSurvivors(transfer, now); // its moment has come, and it was neither of those
}

function remindHost(transfer: Transfer): Step<Transfer> {
  const hostReminders = transfer.hostReminders + 1;
  return stay({ ...transfer, hostReminders }, [
    notifyHost('transfer-reminder', keyOf(transfer, `reminder/${hostReminders}`), { transferId: transfer.id }, { spread: 'all' }),
  ]);
}

function remindSurvivors(transfer: Transfer, now: Instant): Step<Transfer> {
  const survivorReminders = remindersDue(transfer.cancelDeadline, transfer.survivorReminders, now);
  return stay(
    { ...transfer, survivorReminders },
    notifySurvivors(missing(transfer), 'authenticate-reminder', keyOf(transfer, `remind/${survivorReminders}`), { transferId: transfer.id }),
  );
}

function stall(transfer: Transfer): Step<Transfer> {
  const stalled: Transfer = { ...factsOf(transfer), status: 'stalled' };
  return stay(stalled, notifySurvivors(missing(transfer), 'transfer-stalled-survivor', keyOf(transfer, 'stalled'), { transferId: transfer.id }));
}

function missing(transfer: Transfer): string[] {
  const proven = new Set(transfer.authenticated.map((one) => one.survivor));
  return transfer.survivors.map((survivor) => survivor.id).filter((id) => !proven.has(id));
}

function hostReminderAt(transfer: Transfer): Instant | undefined {
  const offset = HOST_REMINDERS[transfer.hostReminders];
  return offset === undefined ? undefined : after(transfer.initiatedAt, offset);
}

function survivorReminderAt(transfer: Transfer): Instant {
  return after(transfer.cancelDeadline, reminderOffset(transfer.survivorReminders));
}

/** Enough Survivors who wait for a late opening are no reason to stall. */
function stallsAt(transfer: Transfer, outages: readonly Outage[]): Instant | undefined {
  if (transfer.status !== 'awaiting_authentication' || transfer.authenticated.length >= transfer.threshold) return undefined;
  return enforcementTime(transfer.cancelDeadline, after(transfer.cancelDeadline, STALL_AFTER), outages, LONGEST_HOLD);
}

/** The opening still ahead: with enough Survivors it has to be looked at, with too few nobody needs waking for it. */
function openingAhead(transfer: Transfer, outages: readonly Outage[]): Instant | undefined {
  return transfer.authenticated.length >= transfer.threshold ? openingOrWait(transfer, outages) : undefined;
}

function factsOf(transfer: Transfer): TransferFacts {
  const { id, hostId, willId, revision, generation, threshold, documents, survivors, startedBy, starts, proven, fromPending } = transfer;
  const { initiatedAt, cancelDeadline, hostToldAt, notBefore, authenticated, hostReminders, survivorReminders } = transfer;
  return {
    id,
    hostId,
    willId,
    revision,
    generation,
    threshold,
    ...(documents !== undefined && { documents }),
    survivors,
    startedBy,
    ...(starts !== undefined && { starts }),
    proven,
    fromPending,
    initiatedAt,
    cancelDeadline,
    hostToldAt,
    notBefore,
    authenticated,
    hostReminders,
    survivorReminders,
  };
}

/** When the documents of a transfer that opened are closed, or were. */
export function closesAt(transfer: Transfer, outages: readonly Outage[]): Instant | undefined {
  if (transfer.status === 'accessible') return effectiveDeadline(transfer.accessibleAt, transfer.accessExpiresAt, outages);
  return 'accessExpiresAt' in transfer ? transfer.accessExpiresAt : undefined;
}

/** Until when this Survivor may read; throws what keeps them from it. The order of calls never changes the answer. */
export function readableUntil(transfer: Transfer, survivor: string, now: Instant, outages: readonly Outage[]): Instant {
  if (transfer.status === 'cancelled') throw new Refusal('transfer_cancelled');
  if (transfer.status === 'completed') throw new Refusal('access_window_expired');
  if (!transfer.authenticated.some((one) => one.survivor === survivor)) throw new Refusal('not_authenticated');
  if (transfer.authenticated.length < transfer.threshold) {
    throw new Refusal(
      'threshold_not_met',
      `${transfer.authenticated.length} of the ${transfer.threshold} people needed have confirmed their identity. The will stays closed until enough have.`,
    );
  }
  if (transfer.status === 'failed') throw new Refusal('opening_failed');
  if (transfer.status !== 'accessible') {
    throw new Refusal('not_open_yet', sayWhenOpen(transfer, outages));
  }
  const until = closesAt(transfer, outages);
  if (until === undefined || now >= until) throw new Refusal('access_window_expired');
  return until;
}

function sayWhenOpen(transfer: Transfer, outages: readonly Outage[]): string {
  const opening = opensAt(transfer, outages);
  if (opening !== undefined) return `The documents open at ${opening}.`;
  const last = latestOpening(transfer, outages);
  if (last === undefined) return 'The documents open when we know that the Host was notified, at the latest seven days after the start.';
  return `Our answer page cannot be reached now, so the documents stay closed. They open when the page is back, at the latest at ${last}.`;
}
