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

/** Shows the state of a transfer after the proof, or the signed report about it. */
export function AfterProof(props: AfterProofProps) {
  const isAsked = usePlace().values.has('evidence');
  if (!WITH_EVIDENCE.includes(props.view)) return <State {...props} />;
  if (isAsked) return <SurvivorEvidence {...props} />;
  return (
    <>
      <State {...props} />
      <EvidenceLink />
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

function State({ view, transfer, survivorId, session, reload }: AfterProofProps) {
  switch (view) {
    case 'waiting':
      return <WaitingForOpening transfer={transfer} reload={reload} />;
    case 'documents':
      return <Documents transferId={transfer.transfer_id} survivorId={survivorId} session={session} onChanged={reload} />;
    default:
      return <Ending key={view} view={view} transfer={transfer} />;
  }
}
