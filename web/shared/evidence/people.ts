import type { EvidenceWords } from '#words/en/pages/evidence.ts';

/** Returns how a report in the reader's language calls a person: by name, or as the report of a Survivor numbers the others. */
export function personIn(name: string, words: Pick<EvidenceWords, 'trusted' | 'removed'>): string {
  if (name === 'a person who was removed') return words.removed;
  const [, number] = /^trusted person (\d+)$/.exec(name) ?? [];
  return number === undefined ? name : words.trusted(number);
}
