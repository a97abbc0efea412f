import { type SharedWords, useLanguage } from '#web/shared/language.tsx';
import type { EvidenceWords } from '#words/en/pages/evidence.ts';

/** Returns the words of evidence. A page of either entry that shows evidence has loaded them. */
export function useEvidenceWords(): EvidenceWords {
  return (useLanguage().words as SharedWords & { evidence: EvidenceWords }).evidence;
}
