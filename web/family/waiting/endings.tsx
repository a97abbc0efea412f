import type { Transfer, View } from '#web/family/survivor/view.ts';
import { willOf } from '#web/family/survivor/will-of.ts';
import { useWords } from '#web/family/words.ts';
import { Heading } from '#web/shared/frame.tsx';
import { addressOf } from '#web/shared/router.ts';
import { Sentences } from '#web/shared/sentences.tsx';
import { Progress } from './progress.tsx';

/** The states in which a transfer has ended or does not continue. */
type EndingView = Extract<View, 'stalled' | 'failed' | 'cancelled' | 'over'>;

/** Says how it ended, or why it does not continue, and what the reader can do. */
export function Ending({ view, transfer }: { view: EndingView; transfer: Transfer }) {
  const { waiting } = useWords();
  const canContinue = view === 'stalled' || view === 'failed';
  return (
    <>
      <Heading>{waiting[view]}</Heading>
      <p class="lead">{waiting[`${view}Text`]}</p>
      {canContinue && <h2>{waiting[`${view}Helps`]}</h2>}
      <Sentences of={waiting[`${view}Steps`]} />
      {canContinue ? <Progress transfer={transfer} /> : <StartAgain transfer={transfer} />}
    </>
  );
}

function StartAgain({ transfer }: { transfer: Transfer }) {
  const { waiting } = useWords();
  const willId = willOf(transfer.transfer_id);
  return <a href={addressOf('/start', willId === null ? {} : { will_id: willId })}>{waiting.startAgain}</a>;
}
