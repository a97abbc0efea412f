import { useWords } from '#web/family/words.ts';

/** Shows how much of a file has arrived. */
export function LoadingState({ percent }: { percent: number }) {
  const { documents } = useWords();
  return (
    <p class="screen">
      <progress max={100} value={percent} aria-label={documents.saving(percent)} />
      {documents.saving(percent)}
    </p>
  );
}
