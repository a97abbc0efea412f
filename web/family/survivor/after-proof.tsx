import { useRef } from 'preact/hooks';
import { Documents } from '#web/family/documents/documents.tsx';
import { Ending } from '#web/family/waiting/endings.tsx';
import { WaitingForOpening } from '#web/family/waiting/waiting.tsx';
import { useWords, withWords } from '#web/family/words.ts';
import { lazily } from '#web/shared/lazily.tsx';
import { addressOf, usePlace } from '#web/shared/router.ts';
import type { Proven } from './survivor-evidence.tsx';
import type { View } from './view.ts';

const SurvivorEvidence = lazily(withWords(['evidence'], async () => (await import('./survivor-evidence.tsx')).SurvivorEvidence));

/** The views in which a report tells more than the page. The service makes it only during a transfer. */
const WITH_EVIDENCE: readonly View[] = ['stalled', 'failed', 'documents'];

/** A transfer as a Survivor who has authenticated sees it. */
interface AfterProofProps extends Proven {
  view: Exclude<View, 'prove'>;
}

/**
 * Shows the state of a transfer after the proof, or the signed report about it. Documents that were shown stay behind the report:
 * papers may have opened them, and their downloads continue.
 */
export function AfterProof(props: AfterProofProps) {
  const hasEvidence = WITH_EVIDENCE.includes(props.view);
  const isEvidence = usePlace().values.has('evidence') && hasEvidence;
  const hasShown = useRef(false);
  hasShown.current ||= !isEvidence;
  return (
    <>
      {(!isEvidence || (hasShown.current && props.view === 'documents')) && (
        <div hidden={isEvidence}>
          <State {...props} isBehind={isEvidence} />
          {hasEvidence && <EvidenceLink />}
        </div>
      )}
      {isEvidence && <SurvivorEvidence {...props} />}
    </>
  );
}

function EvidenceLink() {
  const { evidence: words } = useWords().documents;
  return (
    <section class="screen">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <a class="second" href={addressOf('/survivor', { evidence: 'yes' })}>
        {words.open}
      </a>
    </section>
  );
}

function State({ view, transfer, survivorId, session, reload, isBehind }: AfterProofProps & { isBehind: boolean }) {
  switch (view) {
    case 'waiting':
      return <WaitingForOpening transfer={transfer} reload={reload} />;
    case 'documents':
      return <Documents transferId={transfer.transfer_id} {...{ survivorId, session, isBehind }} onChanged={reload} />;
    default:
      return <Ending key={view} view={view} transfer={transfer} />;
  }
}
