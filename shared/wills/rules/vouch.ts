import { CANCEL_WINDOW } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import { after, DAY, earliest, type Instant } from '#common/time.ts';
import type { Effect } from '#effects/effect.ts';
import { notifyHost, notifySurvivors } from '#effects/notify.ts';
import type { Context } from '#hosts/rules/context.ts';
import { hasOpened, type Transfer, type TransferState } from './transfer.ts';
import { runningTransfer, type WillState, type WillStep } from './will.ts';

/** How long a vouch delays the next activation, or the opening of a start without a proof. */
export const VOUCH_TIME = 15 * DAY;
/** All Survivors together, until the Host gives a sign of life. */
export const MAX_VOUCHES = 2;

/**
 * A Survivor says that the silent Host is alive, but out of reach. In `pending_transfer` the will is active again for 15 days, and a start
 * without a proof opens nothing in this time. It is no sign of life: misses, proofs and stops are not forgotten. Throws Refusal
 * `vouch_not_needed`, `vouched_twice`, `vouch_too_late` or `vouch_outweighed`.
 */
export function vouchForHost(state: WillState, survivor: string, { now }: Pick<Context, 'now'>): WillStep & { until: Instant } {
  assertMayVouch(state, survivor, now);
  const { will, liveness } = state;
  const transfer = runningTransfer(state);
  const vouches = (liveness.vouches ?? 0) + 1;
  const until = after(now, VOUCH_TIME);
  const next: WillState = transfer
    ? { ...state, transfer: delayOpening(transfer, { by: survivor, until }), liveness: { ...liveness, vouches } }
    : { ...state, will: { ...will, status: 'active' }, liveness: { ...liveness, vouches, phase: { name: 'vouched', by: survivor, until } } };
  return { next, effects: notifyOfVouch(next, survivor, until), checks: [], until };
}

/** Throws Refusal `vouch_not_needed`, `vouched_twice`, `vouch_too_late` or `vouch_outweighed`. */
export function assertMayVouch(state: WillState, survivor: string, now: Instant): void {
  const { will, liveness } = state;
  const transfer = runningTransfer(state);
  if (!transfer && will.status !== 'pending_transfer') throw new Refusal('vouch_not_needed');
  if (transfer) assertMayDelay(transfer, survivor, now);
  // The family has had the time to read.
  else if (liveness.phase.name !== 'activated') throw new Refusal('vouch_too_late');
  if ((liveness.vouches ?? 0) >= MAX_VOUCHES) throw new Refusal('vouched_twice');
}

/** Until when everyone waits because this Survivor has vouched. Undefined if no one does, or not because of that. */
export function vouchedUntil(state: WillState, survivor: string, now: Instant): Instant | undefined {
  const transfer = runningTransfer(state);
  const { phase } = state.liveness;
  const vouch = transfer ? delayOf(transfer, survivor) : phase.name === 'vouched' ? phase : undefined;
  return vouch?.by === survivor && now < vouch.until ? vouch.until : undefined;
}

/** The Survivors too: who knows better can start with a proof. */
function notifyOfVouch(state: WillState, survivor: string, until: Instant): Effect[] {
  const transfer = runningTransfer(state);
  const key = `vouched/${until}`;
  const facts = { survivor, until, ...(transfer && { transferId: transfer.facts.id }) };
  return [notifyHost('vouched', key, facts, { spread: 'all' }), ...notifySurvivors(state.will.sealed.survivors, 'vouched-survivor', key, facts)];
}

/**
 * Throws Refusal `vouch_too_late` once the documents have opened, `vouch_outweighed` once another Survivor has proven anything, and
 * `vouch_not_needed` while an earlier vouch lasts.
 */
export function assertMayDelay(transfer: Transfer, survivor: string, now: Instant): void {
  const { vouch } = transfer.state;
  if (hasOpened(transfer.state)) throw new Refusal('vouch_too_late');
  if (isOutweighed(transfer, survivor)) throw new Refusal('vouch_outweighed');
  if (vouch && now < vouch.until) throw new Refusal('vouch_not_needed');
}

/** The vouch that delays the opening, unless another Survivor than this one has proven anything, or the documents have opened. */
export function delayOf(transfer: Transfer, survivor: string): TransferState['vouch'] {
  return hasOpened(transfer.state) || isOutweighed(transfer, survivor) ? undefined : transfer.state.vouch;
}

function isOutweighed({ state }: Transfer, survivor: string): boolean {
  return state.proven || state.authenticated.some((one) => one.survivor !== survivor);
}

/** Delays the opening of a transfer. Everything else continues: authentications count, and the Host can stop it. */
export function delayOpening({ facts, state }: Transfer, vouch: { by: string; until: Instant }): Transfer {
  return { facts, state: { ...state, vouch } };
}

/** What a proof does to another Survivor's vouch: the documents open no later than those of a start of now. */
export function outweighVouch<State extends TransferState>(state: State, survivor: string, now: Instant): State {
  const { vouch } = state;
  if (!vouch || vouch.by === survivor) return state;
  const until = earliest([vouch.until, after(now, CANCEL_WINDOW)]) ?? vouch.until;
  return until === vouch.until ? state : { ...state, vouch: { ...vouch, until } };
}
