import { CANCEL_WINDOW } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import { after, DAY, earliest, type Instant } from '#common/time.ts';
import { hasOpened, type Transfer, type TransferState } from './transfer.ts';

/** How long a vouch delays the next activation, or the opening of a start without a proof. */
export const VOUCH_TIME = 15 * DAY;
/** All Survivors together, until the Host gives a sign of life. */
export const MAX_VOUCHES = 2;

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
