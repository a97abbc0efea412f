import type { Instant } from '#common/time.ts';

/** What a start fixes. Only a new start of a stalled transfer replaces a part of it. Holds internal ids. */
export interface TransferFacts {
  id: string;
  hostId: string;
  willId: string;
  revision: number;
  generation: number;
  threshold: number;
  /** How many documents it opens. Absent in early records. */
  documents?: number;
  survivors: { id: string; name: string }[];
  startedBy: string;
  /** It was started with a code or a backup code of that Survivor. Absent after a start by name. */
  withProof?: true;
  /** The Host had stopped two transfers shortly before: what is not needed to stop this one goes into a digest. Absent otherwise. */
  isRepeat?: true;
  /** How often it was started: once more by name after it had stalled. Absent for once. */
  starts?: number;
  /** The Host had already missed every check when it started. */
  fromPending: boolean;
  initiatedAt: Instant;
  cancelDeadline: Instant;
}

/** A route that accepted the notice of a start. */
interface NoticeAcceptance {
  route: string;
  at: Instant;
}

/** What a transfer keeps in every status. */
interface TransferProgress {
  /** An authenticated Survivor has started the transfer, or has joined it before it opened. */
  proven: boolean;
  /** When a channel accepted the notice to the Host: the earliest acceptance whose mail has not come back. */
  hostNotifiedAt: Instant | null;
  /** These acceptances, the earliest first. `route` as in `Acceptance`. Absent before the first. */
  notices?: readonly NoticeAcceptance[];
  /** No check before it has arrived, as we learned later: it opens as if it had started from an active will. Absent otherwise. */
  needsNotice?: true;
  /** The opening of a notice that came back, if it was later than the one without any notice. Absent otherwise. */
  waitsUntil?: Instant;
  /** The documents open no sooner than this, whatever else is true. */
  notBefore: Instant | null;
  /** A Survivor has said that the Host is alive: nothing opens before `until`. A proof of another Survivor brings that forward. */
  vouch?: { by: string; until: Instant };
  authenticated: { survivor: string; at: Instant }[];
  hostReminders: number;
  survivorReminders: number;
}

export type TransferState = TransferProgress &
  (
    | { status: 'initiated' | 'awaiting_authentication' | 'stalled' }
    | { status: 'accessible' | 'completed' | 'failed'; accessibleAt: Instant; accessExpiresAt: Instant }
    | { status: 'cancelled'; accessibleAt?: Instant; accessExpiresAt?: Instant }
  );

export type TransferStatus = TransferState['status'];

/** The process that opens a will to the Survivors. */
export interface Transfer {
  facts: TransferFacts;
  state: TransferState;
}

/** Whether Survivors can still authenticate. */
export function isRunning({ state: { status } }: Pick<Transfer, 'state'>): boolean {
  return status !== 'completed' && status !== 'cancelled';
}

/** Whether the documents were opened in this transfer. */
export function hasOpened(state: TransferState): state is Extract<TransferState, { accessibleAt?: Instant }> & { accessibleAt: Instant } {
  return 'accessibleAt' in state;
}

/** Whether enough Survivors have authenticated. */
export function isThresholdMet({ facts, state }: Transfer): boolean {
  return state.authenticated.length >= facts.threshold;
}

/** Records that a route accepted the notice of the start. The first acceptance counts, and none after the documents have opened. */
export function markHostNotified(transfer: Transfer, at: Instant, route = 'unknown'): Transfer {
  const { facts, state } = transfer;
  const notices = noticesOf(transfer);
  if (notices.some((one) => one.route === route) || hasOpened(state) || !isRunning(transfer)) return transfer;
  return { facts, state: { ...state, hostNotifiedAt: state.hostNotifiedAt ?? at, notices: [...notices, { route, at }] } };
}

/** The acceptances of the notice, the earliest first. */
export function noticesOf({ state: { notices = [] } }: Transfer): readonly NoticeAcceptance[] {
  return notices;
}

/** Names an event of this start of the transfer. */
export function keyOf({ id, starts = 1 }: TransferFacts, event: string): string {
  return starts === 1 ? `transfer/${id}/${event}` : `transfer/${id}/start-${starts}/${event}`;
}

export function survivorIds({ facts }: Transfer): string[] {
  return facts.survivors.map(({ id }) => id);
}
