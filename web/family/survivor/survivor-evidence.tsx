import { useWords } from '#web/family/words.ts';
import { call, withToken } from '#web/shared/api.ts';
import { EvidencePage } from '#web/shared/evidence/evidence-page.tsx';
import { failureOf, isRefused } from '#web/shared/failure.ts';
import type { AfterProofProps } from './after-proof-props.ts';

/** The report about a transfer, as a Survivor may have it. If the session has ended, the page asks for another proof and returns here. */
export function SurvivorEvidence({ transfer, survivorId, session, reload }: AfterProofProps) {
  const { evidence: words } = useWords().documents;
  const query = { transfer_id: transfer.transfer_id, survivor_id: survivorId };
  const read = async () => {
    const headers = session.token === null ? {} : withToken(session.token);
    return call((api) => api.GET('/api/survivor-auth/evidence', { params: { query }, headers })).catch((error: unknown) => {
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
