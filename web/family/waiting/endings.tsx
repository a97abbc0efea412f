import type { Transfer } from '#web/family/survivor/view.ts';
import { willOf } from '#web/family/survivor/will-of.ts';
import { useWords } from '#web/family/words.ts';
import { Heading } from '#web/shared/frame.tsx';
import { addressOf } from '#web/shared/router.ts';
import { Sentences } from '#web/shared/sentences.tsx';
import { Progress } from './progress.tsx';

/** Too few Survivors have authenticated for a long time. */
export function Stalled({ transfer }: { transfer: Transfer }) {
  const { waiting } = useWords();
  return (
    <>
      <Situation title={waiting.stalled} text={waiting.stalledText} steps={waiting.stalledSteps} what={waiting.stalledHelps} />
      <Progress transfer={transfer} />
    </>
  );
}

/** The documents cannot be read, or differ from what was sealed. */
export function Failed({ transfer }: { transfer: Transfer }) {
  const { waiting } = useWords();
  return (
    <>
      <Situation title={waiting.failed} text={waiting.failedText} steps={waiting.failedSteps} what={waiting.failedHelps} />
      <Progress transfer={transfer} />
    </>
  );
}

/** The Host has given a sign of life. */
export function Cancelled({ transfer }: { transfer: Transfer }) {
  const { waiting } = useWords();
  return (
    <>
      <Situation title={waiting.cancelled} text={waiting.cancelledText} steps={waiting.cancelledSteps} />
      <StartAgain transfer={transfer} />
    </>
  );
}

/** The access window has ended. */
export function Over({ transfer }: { transfer: Transfer }) {
  const { waiting } = useWords();
  return (
    <>
      <Situation title={waiting.over} text={waiting.overText} steps={waiting.overSteps} />
      <StartAgain transfer={transfer} />
    </>
  );
}

function StartAgain({ transfer }: { transfer: Transfer }) {
  const { waiting } = useWords();
  const willId = willOf(transfer.transfer_id);
  return <a href={addressOf('/start', willId === null ? {} : { will_id: willId })}>{waiting.startAgain}</a>;
}

function Situation({ title, text, what, steps }: { title: string; text: string; what?: string; steps: readonly string[] }) {
  return (
    <>
      <Heading>{title}</Heading>
      <p class="lead">{text}</p>
      {what && <h2>{what}</h2>}
      <Sentences of={steps} />
    </>
  );
}
