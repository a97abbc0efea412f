import { CANCEL_WINDOW } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import { after, DAY, earliest, HOUR, type Instant } from '#common/time.ts';
import { type Effect, type Step, stepTo } from '#effects/effect.ts';
import type { AnsweredBy, MessageEffect } from '#effects/message-effect.ts';
import { notifyHost, notifySurvivors } from '#effects/notify.ts';
import type { Context } from '#hosts/rules/context.ts';
import { reminderOffset, remindersDue } from '#liveness/rules/reminder-spacing.ts';
import { cancelWindowEnd, isCoolingOff, openingOf, UNNOTIFIED_WAIT } from './opening.ts';
import { accessWindowEnd, stallsAt } from './reading.ts';
import { hasOpened, isRunning, isThresholdMet, type Transfer, type TransferFacts } from './transfer.ts';
import { outweighVouch } from './vouch.ts';

const HOST_REMINDERS = [24 * HOUR, 43 * HOUR] as const;
/** Of a repeated start. Their own notice of the deadline follows a day later. */
const OTHERS_INFORMED_AFTER = DAY;

/** What a start needs to know of the will. */
export interface TransferStart extends Omit<TransferFacts, 'starts' | 'withProof' | 'initiatedAt' | 'cancelDeadline'> {
  documents: number;
  proven: boolean;
  lastCancelledAt: Instant | null;
  needsNotice?: boolean;
  /** A Survivor has said that the Host is alive, before this start. */
  vouch?: Transfer['state']['vouch'];
}

/**
 * Starts a transfer. The Host is notified on every channel and has 48 hours to stop it. The Survivor who starts it gets their personal
 * link. A proven start is announced to the others too: immediately, or a repeated one after a day if it still runs then.
 */
export function initiateTransfer(start: TransferStart, { now }: Pick<Context, 'now'>): Step<Transfer> {
  const { lastCancelledAt, proven, needsNotice, vouch, ...known } = start;
  const mustWait = !proven && isCoolingOff(lastCancelledAt, now);
  const transfer: Transfer = {
    facts: { ...known, ...(proven && { withProof: true }), initiatedAt: now, cancelDeadline: after(now, CANCEL_WINDOW) },
    state: {
      status: 'initiated',
      proven,
      hostNotifiedAt: null,
      ...(needsNotice && { needsNotice }),
      ...(vouch && { vouch }),
      notBefore: mustWait ? after(now, UNNOTIFIED_WAIT) : null,
      authenticated: [],
      hostReminders: 0,
      survivorReminders: 0,
    },
  };
  const others = proven ? survivorIds(transfer).filter((id) => id !== start.startedBy) : [];
  const when = start.isRepeat ? { notBefore: after(now, OTHERS_INFORMED_AFTER) } : {};
  const about = { transferId: transfer.facts.id };
  const notices = notifySurvivors(others, 'transfer-started-survivor', keyOf(transfer.facts, 'started'), about, when);
  return stepTo(transfer, [...notifyOfStart(transfer), ...notices]);
}

/**
 * Starts a stalled transfer again by name. The Host is notified on every channel and has 48 hours again to stop it. The
 * authentications stay, so that no one can take them from the family.
 */
export function restartTransfer({ facts, state }: Transfer, survivor: string, { now }: Pick<Context, 'now'>): Step<Transfer> {
  if (state.status !== 'stalled') throw new Refusal('transfer_running');
  const { notices: _, waitsUntil: __, ...kept } = state;
  const { withProof: ___, isRepeat: ____, ...pinned } = facts;
  const again: Transfer = {
    facts: { ...pinned, starts: (facts.starts ?? 1) + 1, startedBy: survivor, initiatedAt: now, cancelDeadline: after(now, CANCEL_WINDOW) },
    state: { ...kept, status: 'initiated', proven: false, hostNotifiedAt: null, notBefore: null, hostReminders: 0, survivorReminders: 0 },
  };
  return stepTo(again, notifyOfStart(again));
}

/**
 * Lets an authenticated Survivor join a start by name. It then waits for an earlier cancel or a vouch no longer than a start of now would. The
 * Host is notified of the earlier opening. The Survivors who did not know of the start are notified of it.
 */
export function joinTransfer(transfer: Transfer, survivor: string, { now }: Pick<Context, 'now'>): Step<Transfer> {
  const { facts } = transfer;
  if (transfer.state.proven || !isRunning(transfer)) return stepTo(transfer);
  const state = outweighVouch(transfer.state, survivor, now);
  const notBefore = state.notBefore && (earliest([state.notBefore, after(now, CANCEL_WINDOW)]) ?? null);
  const isSooner = notBefore !== state.notBefore || state !== transfer.state;
  const about = { transferId: facts.id };
  const key = keyOf(facts, 'proven');
  const others = state.status === 'initiated' ? survivorIds(transfer).filter((one) => one !== survivor) : [];
  return stepTo({ facts, state: { ...state, proven: true, notBefore } }, [
    ...(isSooner ? [notifyHost('transfer-started', key, about, { spread: 'all' })] : []),
    ...notifySurvivors(others, 'transfer-started-survivor', key, about),
  ]);
}

/** What an opening depends on, next to the transfer. */
type OpeningContext = Pick<Context, 'now' | 'outages' | 'accessWindowDays'>;

/** Counts each Survivor of this transfer once, and no one else. Opens the documents at the threshold, never before its opening. */
export function authenticateSurvivor(transfer: Transfer, survivor: string, context: OpeningContext): Step<Transfer> {
  const { facts, state } = transfer;
  if (!isRunning(transfer) || !survivorIds(transfer).includes(survivor)) return stepTo(transfer);
  if (state.authenticated.some((one) => one.survivor === survivor)) return stepTo(transfer);
  const open = outweighVouch(state, survivor, context.now);
  const counted = { facts, state: { ...open, authenticated: [...open.authenticated, { survivor, at: context.now }] } };
  const step = openIfDue(counted, context);
  // The notice of a repeated start says so already.
  if (facts.isRepeat && survivor === facts.startedBy) return step;
  const key = `transfer/${facts.id}/authenticated/${survivor}`;
  const notice = notifyHost('survivor-authenticated-host', key, { transferId: facts.id, survivor }, { spread: 'all' });
  return { next: step.next, effects: [notice, ...step.effects] };
}

/** Ends a running transfer because the Host is alive. Open documents are closed from now on. */
export function cancelTransfer(transfer: Transfer, how: AnsweredBy, { now }: Pick<Context, 'now'>): Step<Transfer> {
  if (!isRunning(transfer)) return stepTo(transfer);
  const { facts, state } = transfer;
  const wasOpen = hasOpened(state);
  const key = `transfer/${facts.id}/cancelled`;
  const about = { transferId: facts.id };
  return stepTo({ facts, state: { ...state, status: 'cancelled', ...(wasOpen && { accessExpiresAt: now }) } }, [
    ...notifySurvivors(informedSurvivors(transfer, now), 'transfer-cancelled-survivor', key, { ...about, how }),
    // Only the e-mail names what was read.
    ...(facts.isRepeat && !wasOpen ? [] : [notifyHost('transfer-cancelled-host', key, about, { spread: wasOpen ? 'all' : 'first' })]),
  ]);
}

/** The Survivors who know of the transfer: of a repeated one that is less than a day old, only those who take part. */
function informedSurvivors(transfer: Transfer, now: Instant): string[] {
  const { facts, state } = transfer;
  if (!facts.isRepeat || now >= after(facts.initiatedAt, OTHERS_INFORMED_AFTER)) return survivorIds(transfer);
  return survivorIds(transfer).filter((id) => id === facts.startedBy || state.authenticated.some(({ survivor }) => survivor === id));
}

/** When time next changes this transfer. */
export function nextTransferTime(transfer: Transfer, context: Pick<Context, 'outages'>): Instant | undefined {
  switch (transfer.state.status) {
    case 'initiated':
      return earliest([hostReminderAt(transfer), cancelWindowEnd(transfer, context)]);
    case 'awaiting_authentication':
      return earliest([dueOpening(transfer, context), survivorReminderAt(transfer), stallsAt(transfer, context)]);
    case 'stalled':
      return earliest([dueOpening(transfer, context), survivorReminderAt(transfer)]);
    case 'accessible':
      return accessWindowEnd(transfer, context);
    default:
      return undefined;
  }
}

/** What time does to a transfer: reminds, closes the cancel window, opens, stalls, ends the access window. Changes nothing before `nextTransferTime`. */
export function advanceTransfer(transfer: Transfer, context: OpeningContext): Step<Transfer> {
  const { facts, state } = transfer;
  const due = nextTransferTime(transfer, context);
  if (due === undefined || context.now < due) return stepTo(transfer);
  if (state.status === 'initiated') return untilDeadline(transfer, context);
  if (state.status === 'accessible') return stepTo({ facts, state: { ...state, status: 'completed', accessExpiresAt: due } });
  return whileAwaiting(transfer, context);
}

/** Opens the documents for the access window. Also repairs a failed opening. */
export function openDocuments(transfer: Transfer, { now, accessWindowDays }: Pick<Context, 'now' | 'accessWindowDays'>): Step<Transfer> {
  const { facts, state } = transfer;
  const about = { transferId: facts.id };
  const key = `transfer/${facts.id}/accessible/${now}`;
  const effects: Effect[] = [
    orderToOpen(facts.id, now),
    ...notifySurvivors(survivorIds(transfer), 'documents-accessible', key, about),
    notifyHost('documents-open-host', key, about, { spread: 'all' }),
  ];
  const window = { accessibleAt: now, accessExpiresAt: after(now, accessWindowDays * DAY) };
  return stepTo({ facts, state: { ...state, status: 'accessible', ...window } }, effects);
}

/** Closes documents that cannot be shown. The Host and the Survivors are notified, and the opening is tried again. */
export function failOpening(transfer: Transfer): Step<Transfer> {
  const { facts, state } = transfer;
  if (state.status !== 'accessible') return stepTo(transfer);
  const key = `transfer/${facts.id}/failed/${state.accessibleAt}`;
  const about = { transferId: facts.id };
  return stepTo({ facts, state: { ...state, status: 'failed' } }, [
    ...notifySurvivors(survivorIds(transfer), 'opening-failed', key, about),
    notifyHost('opening-failed-host', key, about, { spread: 'all' }),
  ]);
}

/** The effect that reads the documents back. `accessibleAt`: of this opening. */
export function orderToOpen(transferId: string, accessibleAt: Instant): Effect {
  return { kind: 'open-documents', key: `transfer/${transferId}/open/${accessibleAt}`, transferId };
}

/** Notifies the Host, and the Survivor who has started it. */
function notifyOfStart(transfer: Transfer): Effect[] {
  const { facts } = transfer;
  return [
    noticeOfStart(transfer),
    ...notifySurvivors([facts.startedBy], 'transfer-started-survivor', keyOf(facts, 'started'), { transferId: facts.id }),
  ];
}

/** The notice to the Host for which an opening waits. */
export function noticeOfStart({ facts }: Transfer): MessageEffect {
  return notifyHost('transfer-started', keyOf(facts, 'started'), { transferId: facts.id }, { spread: 'all' });
}

/** Names an event of this start of the transfer. */
function keyOf({ id, starts = 1 }: TransferFacts, event: string): string {
  return starts === 1 ? `transfer/${id}/${event}` : `transfer/${id}/start-${starts}/${event}`;
}

function survivorIds({ facts }: Transfer): string[] {
  return facts.survivors.map(({ id }) => id);
}

function openIfDue(transfer: Transfer, context: OpeningContext): Step<Transfer> {
  const { status } = transfer.state;
  const isWaiting = status === 'awaiting_authentication' || status === 'stalled';
  if (!isWaiting || !isThresholdMet(transfer) || context.now < openingOf(transfer, context).enforced) return stepTo(transfer);
  return openDocuments(transfer, context);
}

function untilDeadline(transfer: Transfer, context: OpeningContext): Step<Transfer> {
  const { facts, state } = transfer;
  if (context.now < cancelWindowEnd(transfer, context)) return remindHost(transfer);
  const step = openIfDue({ facts, state: { ...state, status: 'awaiting_authentication' } }, context);
  if (step.next.state.status === 'accessible') return step;
  return stepTo(step.next, notifySurvivors(survivorIds(transfer), 'authenticate-now', keyOf(facts, 'awaiting'), { transferId: facts.id }));
}

function whileAwaiting(transfer: Transfer, context: OpeningContext): Step<Transfer> {
  const opened = openIfDue(transfer, context);
  if (opened.next.state.status === 'accessible') return opened;
  const stalling = stallsAt(transfer, context);
  if (stalling !== undefined && context.now >= stalling) return stall(transfer);
  return remindSurvivors(transfer, context); // something is due, and it is neither of those
}

function remindHost({ facts, state }: Transfer): Step<Transfer> {
  const hostReminders = state.hostReminders + 1;
  return stepTo({ facts, state: { ...state, hostReminders } }, [
    notifyHost('transfer-reminder', keyOf(facts, `reminder/${hostReminders}`), { transferId: facts.id }, { spread: 'all' }),
  ]);
}

function remindSurvivors(transfer: Transfer, { now }: Pick<Context, 'now'>): Step<Transfer> {
  const { facts, state } = transfer;
  const survivorReminders = remindersDue(facts.cancelDeadline, state.survivorReminders, now);
  return stepTo(
    { facts, state: { ...state, survivorReminders } },
    notifySurvivors(missingSurvivors(transfer), 'authenticate-reminder', keyOf(facts, `remind/${survivorReminders}`), { transferId: facts.id }),
  );
}

function stall(transfer: Transfer): Step<Transfer> {
  const { facts, state } = transfer;
  return stepTo(
    { facts, state: { ...state, status: 'stalled' } },
    notifySurvivors(missingSurvivors(transfer), 'transfer-stalled-survivor', keyOf(facts, 'stalled'), { transferId: facts.id }),
  );
}

function missingSurvivors(transfer: Transfer): string[] {
  const authenticated = new Set(transfer.state.authenticated.map(({ survivor }) => survivor));
  return survivorIds(transfer).filter((id) => !authenticated.has(id));
}

function hostReminderAt({ facts, state }: Transfer): Instant | undefined {
  const offset = HOST_REMINDERS[state.hostReminders];
  return offset === undefined ? undefined : after(facts.initiatedAt, offset);
}

function survivorReminderAt({ facts, state }: Transfer): Instant {
  return after(facts.cancelDeadline, reminderOffset(state.survivorReminders));
}

/** When the documents open for enough Survivors. Undefined with too few: then nothing is due. */
function dueOpening(transfer: Transfer, context: Pick<Context, 'outages'>): Instant | undefined {
  return isThresholdMet(transfer) ? openingOf(transfer, context).enforced : undefined;
}
