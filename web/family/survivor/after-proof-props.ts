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
