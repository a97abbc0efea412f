import { useWords } from '#web/family/words.ts';

/** Leads back to the explanation of a start. */
export function BackLink() {
  const { start } = useWords();
  return (
    <p class="actions">
      <a href="/start">{start.back}</a>
    </p>
  );
}
