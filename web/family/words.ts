import { useLanguage } from '#web/shared/language.tsx';
import { wordParts } from '#web/shared/word-parts.ts';
import type { checkEvidence } from '#web/words/en/check-evidence.ts';
import type { confirm } from '#web/words/en/confirm.ts';
import type { documents } from '#web/words/en/documents.ts';
import type { envelope } from '#web/words/en/envelope.ts';
import type { evidence } from '#web/words/en/evidence.ts';
import type { family } from '#web/words/en/family.ts';
import type { home } from '#web/words/en/home.ts';
import type { lookup } from '#web/words/en/lookup.ts';
import type { message } from '#web/words/en/message.ts';
import type { progress } from '#web/words/en/progress.ts';
import type { prove } from '#web/words/en/prove.ts';
import type { start } from '#web/words/en/start.ts';
import type { waiting } from '#web/words/en/waiting.ts';

/** The words that only some pages need, as English has them. A text that another language lacks does not compile. */
interface PartWords {
  checkEvidence: typeof checkEvidence;
  confirm: typeof confirm;
  documents: typeof documents;
  envelope: typeof envelope;
  evidence: typeof evidence;
  home: typeof home;
  lookup: typeof lookup;
  message: typeof message;
  progress: typeof progress;
  prove: typeof prove;
  start: typeof start;
  waiting: typeof waiting;
}

/** The dictionary of the pages for Survivors. */
export type FamilyWords = typeof family & PartWords;

export const { load: loadFamilyWords, withWords } = wordParts<typeof family, PartWords>(
  {
    en: async () => (await import('#web/words/en/family.ts')).family,
    de: async () => (await import('#web/words/de/family.ts')).family,
  },
  {
    en: {
      checkEvidence: () => import('#web/words/en/check-evidence.ts'),
      confirm: () => import('#web/words/en/confirm.ts'),
      documents: () => import('#web/words/en/documents.ts'),
      envelope: () => import('#web/words/en/envelope.ts'),
      evidence: () => import('#web/words/en/evidence.ts'),
      home: () => import('#web/words/en/home.ts'),
      lookup: () => import('#web/words/en/lookup.ts'),
      message: () => import('#web/words/en/message.ts'),
      progress: () => import('#web/words/en/progress.ts'),
      prove: () => import('#web/words/en/prove.ts'),
      start: () => import('#web/words/en/start.ts'),
      waiting: () => import('#web/words/en/waiting.ts'),
    },
    de: {
      checkEvidence: () => import('#web/words/de/check-evidence.ts'),
      confirm: () => import('#web/words/de/confirm.ts'),
      documents: () => import('#web/words/de/documents.ts'),
      envelope: () => import('#web/words/de/envelope.ts'),
      evidence: () => import('#web/words/de/evidence.ts'),
      home: () => import('#web/words/de/home.ts'),
      lookup: () => import('#web/words/de/lookup.ts'),
      message: () => import('#web/words/de/message.ts'),
      progress: () => import('#web/words/de/progress.ts'),
      prove: () => import('#web/words/de/prove.ts'),
      start: () => import('#web/words/de/start.ts'),
      waiting: () => import('#web/words/de/waiting.ts'),
    },
  },
);

/** Returns the words of the current language. A component may use the parts that its page has loaded. */
export function useWords(): FamilyWords {
  // The entry boots with `loadFamilyWords`, so that its words have this type.
  return useLanguage().words as FamilyWords;
}
