import type { components } from '#api';

export type Transfer = components['schemas']['Transfer'];

/** What the page of a Survivor shows. */
export type View = 'prove' | 'waiting' | 'stalled' | 'failed' | 'documents' | 'cancelled' | 'over';

const WITH_SESSION: Record<Transfer['status'], View> = {
  initiated: 'waiting',
  awaiting_authentication: 'waiting',
  stalled: 'stalled',
  failed: 'failed',
  accessible: 'documents',
  completed: 'over',
  cancelled: 'cancelled',
};

/** Decides what a Survivor sees. Without a session, a running transfer asks for a proof first. */
export function viewOf(status: Transfer['status'], hasSession: boolean): View {
  const view = WITH_SESSION[status];
  return hasSession || view === 'over' || view === 'cancelled' ? view : 'prove';
}

/** What can be said about the opening of a transfer. */
export interface Opening {
  /** Nothing can be read before. */
  from: Date;
  /** False while it can become later, because no channel has accepted the notice to the Host yet. */
  isKnown: boolean;
  /** Enough Survivors have authenticated, so that only the time is missing. */
  isEnough: boolean;
}

/** Returns the opening of a transfer that has not opened yet. */
export function openingOf(transfer: Transfer): Opening {
  return {
    from: new Date(transfer.opens_at ?? transfer.host_cancel_deadline),
    isKnown: transfer.opens_at !== null,
    isEnough: transfer.survivors_authenticated >= transfer.threshold,
  };
}
