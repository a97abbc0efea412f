import { useWords } from '#web/family/words.ts';

/** Shows how much of a file has arrived, or that it waits for its turn. */
export function LoadingState({ percent }: { percent: number | undefined }) {
  const { documents } = useWords();
  const text = percent === undefined ? documents.waiting : documents.saving(percent);
  return (
    <p class="screen">
      <progress max={100} {...(percent !== undefined && { value: percent })} aria-label={text} />
      {text}
    </p>
  );
}
