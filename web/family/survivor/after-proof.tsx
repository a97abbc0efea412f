import { Documents } from '#web/family/documents/documents.tsx';
import { Cancelled, Failed, Over, Stalled } from '#web/family/waiting/endings.tsx';
import { WaitingForOpening } from '#web/family/waiting/waiting.tsx';
import type { SurvivorSession } from './use-session.ts';
import type { Transfer, View } from './view.ts';

/** A transfer as a Survivor who has authenticated sees it. */
export interface AfterProofProps {
  view: Exclude<View, 'prove'>;
  transfer: Transfer;
  survivorId: string;
  session: SurvivorSession;
  /** Reads the state of the transfer again. */
  reload(): void;
}

/** Shows the state of a transfer after the proof. */
export function AfterProof({ view, transfer, survivorId, session, reload }: AfterProofProps) {
  switch (view) {
    case 'waiting':
      return <WaitingForOpening transfer={transfer} reload={reload} />;
    case 'stalled':
      return <Stalled transfer={transfer} />;
    case 'failed':
      return <Failed transfer={transfer} />;
    case 'documents':
      return <Documents transferId={transfer.transfer_id} survivorId={survivorId} session={session} onChanged={reload} />;
    case 'cancelled':
      return <Cancelled transfer={transfer} />;
    case 'over':
      return <Over transfer={transfer} />;
  }
}
