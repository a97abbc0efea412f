import { Refusal } from '#common/refusal.ts';
import { after, DAY, type Instant } from '#common/time.ts';
import { type Effect, type Step, stepTo } from '#effects/effect.ts';
import type { AnsweredBy } from '#effects/message-effect.ts';
import { notifyHost, notifySurvivors } from '#effects/notify.ts';
import type { Context } from '#hosts/rules/context.ts';
import { confirmCheck } from '#liveness/rules/check.ts';
import { type CheckContext, pendingCheck, restartLiveness } from '#liveness/rules/liveness.ts';
import { isCoolingOff } from './opening.ts';
import { OTHERS_INFORMED_AFTER, type Stopped } from './start.ts';
import { hasOpened, isRunning, survivorIds, type Transfer } from './transfer.ts';
import { type RecentStops, runningTransfer, type StartAfterStop, type Will, type WillState, type WillStep } from './will.ts';

/** Makes the will active again from every status, and ends a running transfer: the Host is alive. */
export function recordSignOfLife(state: WillState, how: AnsweredBy, context: CheckContext): WillStep {
  const { now } = context;
  const check = pendingCheck(state.liveness);
  const ended = state.transfer && cancelTransfer(state.transfer, how, context);
  const stopped = ended && ended.next !== state.transfer ? stop(state.will, ended.next, now) : undefined;
  const will: Will = { ...state.will, ...stopped?.will, status: 'active', transferId: null };
  return {
    // A requested deletion stays: someone else may have given this sign of life, and only the Host's own click undoes it.
    next: { ...state, will, liveness: restartLiveness(state.liveness, context), transfer: ended?.next ?? state.transfer },
    effects: [...notifyOfReturn(state, how, now), ...(ended?.effects ?? []), ...(stopped?.effects ?? [])],
    checks: check ? [confirmCheck(check, now)] : [],
  };
}

/**
 * The same by the code of the Host's stop card. Throws Refusal `documents_open` once the running transfer has opened the documents, and
 * `nothing_to_stop` while no transfer runs and the Survivors do not wait for one.
 */
export function stopWithCard(state: WillState, context: CheckContext): WillStep {
  const transfer = runningTransfer(state);
  if (transfer && hasOpened(transfer.state)) throw new Refusal('documents_open');
  if (state.will.status === 'active') throw new Refusal('nothing_to_stop');
  return recordSignOfLife(state, 'stop card', context);
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

/** Notifies the Survivors who knew of the silence that it has ended, and how: another person could have ended it. */
export function notifyOfReturn({ will }: WillState, how: AnsweredBy, now: Instant): Effect[] {
  if (will.status !== 'pending_transfer') return [];
  return notifySurvivors(will.sealed.survivors, 'host-is-back', `back/${now}`, { how });
}

function stop(will: Will, transfer: Transfer, now: Instant): { will: Partial<Will>; effects: Effect[] } {
  const { recentStops, lastCancelledAt } = recordStop(will, now);
  const digest = scheduleDigest(recentStops, transfer, now);
  return { will: { lastCancelledAt, recentStops: digest.stops }, effects: digest.effects };
}

const NONE: RecentStops = { count: 0, starts: [] };

/** Counts a stop, and marks the start that it ended. */
export function recordStop(
  { lastCancelledAt, recentStops }: Omit<Stopped, 'status'>,
  now: Instant,
): { lastCancelledAt: Instant; recentStops: RecentStops } {
  const { count, starts, ...kept } = recentStops && isCoolingOff(lastCancelledAt, now) ? recentStops : NONE;
  const last = starts.at(-1);
  const ended = last && !last.stoppedAt ? [...starts.slice(0, -1), { ...last, stoppedAt: now }] : starts;
  return { lastCancelledAt: now, recentStops: { ...kept, count: count + 1, starts: ended } };
}

/**
 * Announces, at most once a day, the repeated starts that were stopped before everyone was notified of them. Returns the stops with
 * the time of the digest. The transfer is the one that was just stopped.
 */
export function scheduleDigest(stops: RecentStops, { facts }: Transfer, now: Instant): { stops: RecentStops; effects: Effect[] } {
  if (!facts.isRepeat || (stops.digestAt !== undefined && now < stops.digestAt)) return { stops, effects: [] };
  const notBefore = after(now, DAY);
  const key = `transfer/${facts.id}/digest`;
  const about = { since: facts.initiatedAt };
  const survivors = facts.survivors.map(({ id }) => id);
  return {
    stops: { ...stops, digestAt: notBefore },
    effects: [
      notifyHost('starts-digest', key, about, {}, { notBefore }),
      ...notifySurvivors(survivors, 'starts-digest-survivor', key, about, { notBefore }),
    ],
  };
}

/** The starts that a digest is about. Undefined if none of them was stopped: a running one has its own notices. */
export function repeatedStarts(will: Pick<Will, 'recentStops'> | undefined, since: Instant): readonly StartAfterStop[] | undefined {
  const starts = (will?.recentStops?.starts ?? []).filter(({ at }) => at >= since);
  return starts.some(({ stoppedAt }) => stoppedAt !== undefined) ? starts : undefined;
}
