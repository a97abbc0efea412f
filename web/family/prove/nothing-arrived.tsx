import type { Transfer } from '#web/family/survivor/view.ts';
import { useWords } from '#web/family/words.ts';
import { Sentences } from '#web/shared/sentences.tsx';

/** What helps a Survivor whom no code reaches. In a transfer, the others can be enough. */
export function NothingArrived({ transfer }: { transfer?: Transfer }) {
  const { nothingArrived: words } = useWords();
  const others = transfer ? [words.othersAreEnough(transfer.threshold, transfer.total_survivors)] : [];
  return (
    <details>
      <summary>{words.title}</summary>
      <Sentences of={[...words.steps, ...others]} />
    </details>
  );
}
