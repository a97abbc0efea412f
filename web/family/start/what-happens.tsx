import { useWords } from '#web/family/words.ts';

/** What follows after a Survivor has started a transfer. */
export function WhatHappens() {
  const { start } = useWords();
  return (
    <>
      <h2>{start.happens}</h2>
      <ol>
        {start.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{start.harmless}</p>
    </>
  );
}
