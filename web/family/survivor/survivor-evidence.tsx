import { headersOf } from '#web/family/documents/reading.ts';
import { useWords } from '#web/family/words.ts';
import { call } from '#web/shared/api.ts';
import { EvidencePage } from '#web/shared/evidence/evidence-page.tsx';
import { failureOf, isRefused } from '#web/shared/failure.ts';
import type { SurvivorSession } from './use-session.ts';
import type { Transfer } from './view.ts';

/** A Survivor who has authenticated, and their transfer. */
export interface Proven {
  transfer: Transfer;
  survivorId: string;
  session: SurvivorSession;
  /** Reads the state of the transfer again. */
  reload(): void;
}

/** The report about a transfer, as a Survivor may have it. If the session has ended, the page asks for another proof and returns here. */
export function SurvivorEvidence({ transfer, survivorId, session, reload }: Proven) {
  const { evidence: words } = useWords().documents;
  const query = { transfer_id: transfer.transfer_id, survivor_id: survivorId };
  const read = async () => {
    return call((api) => api.GET('/api/survivor-auth/evidence', { params: { query }, headers: headersOf(session) })).catch((error: unknown) => {
      // The end of the transfer ends the session too.
      if (isRefused(failureOf(error), 'session_required')) {
        session.end();
        reload();
      }
      throw error;
    });
  };
  return (
    <EvidencePage read={read} title={words.title}>
      <a href="/survivor">{words.back}</a>
    </EvidencePage>
  );
}
