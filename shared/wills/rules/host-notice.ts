import { after, DAY, type Instant } from '#common/time.ts';
import type { Receipt } from '#effects/receipt.ts';
import type { Context } from '#hosts/rules/context.ts';
import { isUnheard, plannedOpening, UNNOTIFIED_WAIT } from './opening.ts';
import { hasOpened, isRunning, markHostNotified, noticesOf, type Transfer } from './transfer.ts';
import { unchangedStep, type WillState, type WillStep } from './will.ts';

/**
 * Takes one acceptance of the notice back: its mail came back. The earliest one that is left counts. The opening never becomes earlier
 * by that. Nothing changes once the documents have opened.
 */
export function takeBackNotice(transfer: Transfer, route: string): Transfer {
  const { facts, state } = transfer;
  const notices = noticesOf(transfer).filter((one) => one.route !== route);
  if (notices.length === noticesOf(transfer).length || hasOpened(state) || !isRunning(transfer)) return transfer;
  const next: Transfer = { facts, state: { ...state, notices, hostNotifiedAt: notices[0]?.at ?? null } };
  // A vouch ends at its own time, which another Survivor can bring forward.
  const before = plannedOpening(withoutVouch(transfer));
  return plannedOpening(withoutVouch(next)) < before ? { facts, state: { ...next.state, waitsUntil: before } } : next;
}

function withoutVouch({ facts, state: { vouch: _, ...state } }: Transfer): Transfer {
  return { facts, state };
}

/** The last check before its start has not arrived either. So the Host must be notified of it, as if it had started from an active will. */
export function requireNotice(transfer: Transfer): Transfer {
  const { facts, state } = transfer;
  return facts.fromPending && !hasOpened(state) && isRunning(transfer) ? { facts, state: { ...state, needsNotice: true } } : transfer;
}

/** The notice is tried every four hours until the documents open. */
const LAST_TRIED_WITHIN = DAY;

/**
 * Whether the documents would open although the Host was not notified, and nothing shows that this was tried until the end. A channel that has
 * refused the notice for the whole wait delays nothing; a notice that was not sent does.
 */
export function lacksNotice(transfer: Transfer, receipt: Receipt | undefined, now: Instant): boolean {
  if (!isUnheard(transfer) || now < plannedOpening(transfer)) return false;
  if (receipt?.result !== 'tried') return receipt === undefined;
  return receipt.at < after(transfer.facts.initiatedAt, UNNOTIFIED_WAIT - LAST_TRIED_WITHIN);
}

/** Delays an opening for which the notice to the Host is missing. */
export function waitForNotice({ facts, state }: Transfer, now: Instant): Transfer {
  return { facts, state: { ...state, waitsUntil: after(now, DAY) } };
}

/** Records that a channel accepted the notice of a start to the Host. */
export function recordNoticeAccepted(
  state: WillState,
  { transferId, route }: { transferId: string; route?: string },
  { now }: Pick<Context, 'now'>,
): WillStep {
  const { transfer } = state;
  return unchangedStep(transfer?.facts.id === transferId ? { ...state, transfer: markHostNotified(transfer, now, route) } : state);
}

/** Takes one acceptance of the notice of a start back: its mail came back. */
export function recordNoticeBounced(state: WillState, { transferId, route }: { transferId: string; route: string }): WillStep {
  const { transfer } = state;
  const next = transfer?.facts.id === transferId ? takeBackNotice(transfer, route) : transfer;
  return unchangedStep(next && next !== transfer ? { ...state, transfer: next } : state);
}
