import type { SurvivorSession } from '#web/family/survivor/use-session.ts';
import type { OpenedWill } from './load-document.ts';

/** The name of the signed list among the documents. A will that has it was sealed on the Host's own device. */
export const LIST_NAME = 'inner.will';

/** Whose documents are shown. */
export interface DocumentsProps {
  transferId: string;
  survivorId: string;
  session: SurvivorSession;
  /** The transfer is not as it was shown. */
  onChanged(): void;
}

/** `readAgain` reads the documents with new links, because links expire. */
export interface OpenedProps extends DocumentsProps {
  will: OpenedWill;
  readAgain(): Promise<OpenedWill>;
}

/** Returns the header of a call with the session of a Survivor. */
export function headersOf({ token }: SurvivorSession): { authorization?: string } {
  return token === null ? {} : { authorization: `Bearer ${token}` };
}
