import { useLinkIds } from '#web/family/link-ids.ts';
import { BySentCode } from '#web/family/prove/by-sent-code.tsx';
import { PaperForm } from '#web/family/prove/paper-form.tsx';
import { Prove } from '#web/family/prove/prove.tsx';
import { withWords } from '#web/family/words.ts';
import { isRefused } from '#web/shared/failure.ts';
import { LoadState } from '#web/shared/frame.tsx';
import { lazily } from '#web/shared/lazily.tsx';
import { replacePlace } from '#web/shared/router.ts';
import { keepSession, useSession } from './use-session.ts';
import { useTransfer } from './use-transfer.ts';
import { type Transfer, viewOf } from './view.ts';

const AfterProof = lazily(withWords(['documents', 'waiting'], async () => (await import('./after-proof.tsx')).AfterProof));

// Only for a link with a mistake.
const NoTransfer = lazily(withWords(['noTransfer'], async () => (await import('#web/family/waiting/no-transfer.tsx')).NoTransfer));

const Rehearsal = lazily(async () => (await import('#web/family/rehearsal/rehearsal.tsx')).Rehearsal);

const IDS = ['transfer_id', 'survivor_id'] as const;

/** The page behind the personal link of a Survivor. It follows the state of the transfer. */
export function SurvivorPage() {
  const { transfer_id: transferId, survivor_id: survivorId } = useLinkIds('/survivor', IDS);
  if (transferId === null) return <NoTransfer reason="noLink" />;
  return <OneTransfer key={`${transferId} ${survivorId}`} transferId={transferId} survivorId={survivorId} />;
}

/** `/rehearsal`: the same two ways to authenticate, from the same file: an old phone loads few files faster. */
export function RehearsalPage() {
  return <Rehearsal code={BySentCode} paper={PaperForm} />;
}

function OneTransfer({ transferId, survivorId }: { transferId: string; survivorId: string | null }) {
  const loaded = useTransfer(transferId);
  const { value: transfer, failure, reload } = loaded;
  if (isRefused(failure, 'transfer_not_found')) return <NoTransfer reason="badLink" />;
  return (
    <>
      <LoadState of={loaded} />
      {transfer && <CurrentState transfer={transfer} survivorId={survivorId} reload={reload} />}
    </>
  );
}

function CurrentState({ transfer, survivorId, reload }: { transfer: Transfer; survivorId: string | null; reload: () => void }) {
  const transferId = transfer.transfer_id;
  const session = useSession({ transferId, survivorId: survivorId ?? '' });
  const onProven = (token: string, who: string) => {
    if (who === survivorId) session.keep(token);
    else {
      keepSession({ transferId, survivorId: who }, token);
      replacePlace('/survivor', { transfer_id: transferId, survivor_id: who });
    }
    reload();
  };
  const view = viewOf(transfer.status, session.token !== null);
  if (view === 'prove')
    return <Prove transfer={transfer} survivorId={survivorId} hasEnded={session.hasEnded} onProven={onProven} onChanged={reload} />;
  return <AfterProof view={view} transfer={transfer} survivorId={survivorId ?? ''} session={session} reload={reload} />;
}
