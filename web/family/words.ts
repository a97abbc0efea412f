import { useLanguage } from '#web/shared/language.tsx';
import { wordParts } from '#web/shared/word-parts.ts';
import type { checkEvidence } from '#words/en/pages/check-evidence.ts';
import type { confirm } from '#words/en/pages/confirm.ts';
import type { documents } from '#words/en/pages/documents.ts';
import type { envelope } from '#words/en/pages/envelope.ts';
import type { evidence } from '#words/en/pages/evidence.ts';
import type { family } from '#words/en/pages/family.ts';
import type { home } from '#words/en/pages/home.ts';
import type { lookup } from '#words/en/pages/lookup.ts';
import type { message } from '#words/en/pages/message.ts';
import type { progress } from '#words/en/pages/progress.ts';
import type { prove } from '#words/en/pages/prove.ts';
import type { start } from '#words/en/pages/start.ts';
import type { waiting } from '#words/en/pages/waiting.ts';

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
    en: async () => (await import('#words/en/pages/family.ts')).family,
    de: async () => (await import('#words/de/pages/family.ts')).family,
  },
  {
    en: {
      checkEvidence: () => import('#words/en/pages/check-evidence.ts'),
      confirm: () => import('#words/en/pages/confirm.ts'),
      documents: () => import('#words/en/pages/documents.ts'),
      envelope: () => import('#words/en/pages/envelope.ts'),
      evidence: () => import('#words/en/pages/evidence.ts'),
      home: () => import('#words/en/pages/home.ts'),
      lookup: () => import('#words/en/pages/lookup.ts'),
      message: () => import('#words/en/pages/message.ts'),
      progress: () => import('#words/en/pages/progress.ts'),
      prove: () => import('#words/en/pages/prove.ts'),
      start: () => import('#words/en/pages/start.ts'),
      waiting: () => import('#words/en/pages/waiting.ts'),
    },
    de: {
      checkEvidence: () => import('#words/de/pages/check-evidence.ts'),
      confirm: () => import('#words/de/pages/confirm.ts'),
      documents: () => import('#words/de/pages/documents.ts'),
      envelope: () => import('#words/de/pages/envelope.ts'),
      evidence: () => import('#words/de/pages/evidence.ts'),
      home: () => import('#words/de/pages/home.ts'),
      lookup: () => import('#words/de/pages/lookup.ts'),
      message: () => import('#words/de/pages/message.ts'),
      progress: () => import('#words/de/pages/progress.ts'),
      prove: () => import('#words/de/pages/prove.ts'),
      start: () => import('#words/de/pages/start.ts'),
      waiting: () => import('#words/de/pages/waiting.ts'),
    },
  },
);

/** Returns the words of the current language. A component may use the parts that its page has loaded. */
export function useWords(): FamilyWords {
  // The entry boots with `loadFamilyWords`, so that its words have this type.
  return useLanguage().words as FamilyWords;
}
