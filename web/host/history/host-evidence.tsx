import { hostCall } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { EvidencePage } from '#web/shared/evidence/evidence-page.tsx';

/** The report about one of the Host's transfers. */
export function HostEvidence({ transferId }: { transferId: string }) {
  const { history: words } = useWords();
  const read = () => hostCall((api, headers) => api.GET('/api/host/evidence/{id}', { headers, params: { path: { id: transferId } } }));
  return (
    <EvidencePage read={read} title={words.evidenceTitle}>
      <a href="/history">{words.back}</a>
    </EvidencePage>
  );
}
