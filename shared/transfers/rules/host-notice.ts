import { plannedOpening } from './opening.ts';
import { hasOpened, isRunning, noticesOf, type Transfer } from './transfer.ts';

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
