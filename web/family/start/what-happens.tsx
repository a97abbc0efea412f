import { useWords } from '#web/family/words.ts';
import { Sentences } from '#web/shared/sentences.tsx';

/** What follows after a Survivor has started a transfer. */
export function WhatHappens() {
  const { start } = useWords();
  return (
    <>
      <h2>{start.happens}</h2>
      <Sentences of={start.steps} ordered />
      <p>{start.harmless}</p>
    </>
  );
}
