import type { Transfer } from '#web/family/survivor/view.ts';
import { useWords } from '#web/family/words.ts';

/** What helps a Survivor whom no code reaches. */
export function NothingArrived({ transfer }: { transfer: Transfer }) {
  const { prove } = useWords();
  return (
    <details>
      <summary>{prove.nothingArrived}</summary>
      <ul>
        {prove.nothingArrivedSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
        <li>{prove.othersAreEnough(transfer.threshold, transfer.total_survivors)}</li>
      </ul>
    </details>
  );
}
