import { MAX_FILENAME_CHARACTERS, MAX_INNER_DOCUMENT_BYTES, MAX_INNER_DOCUMENTS, MAX_MESSAGE_CHARACTERS } from '#common/limits.ts';
import { useWords } from '#web/family/words.ts';
import { Notice } from '#web/shared/frame.tsx';
import { useLanguage } from '#web/shared/language.tsx';
import { CipherRefused } from '#web/shared/own-device/cipher.ts';
import { formatSize } from '#web/shared/size.ts';

/** Why the list or its content cannot be used. */
export type ListProblem = 'listProblem' | 'tooLong' | 'failed';

/** Returns why the worker has refused the list or its content. Throws any other error again. */
export function listProblemOf(error: unknown): ListProblem {
  if (!(error instanceof CipherRefused)) throw error;
  if (error.code === 'document_too_large') return 'tooLong';
  return error.code === 'package_altered' ? 'listProblem' : 'failed';
}

/** Says why nothing can be opened here, and what to do. `onRetry`: with a new worker, because one that did not start never does. */
export function ListNotice({ problem, onRetry }: { problem: ListProblem; onRetry(): void }) {
  const { openHere: words } = useWords();
  const { locale } = useLanguage();
  const number = useNumber();
  const limits = {
    documents: number(MAX_INNER_DOCUMENTS),
    size: formatSize(MAX_INNER_DOCUMENT_BYTES, locale),
    name: number(MAX_FILENAME_CHARACTERS),
    message: number(MAX_MESSAGE_CHARACTERS),
  };
  const text = problem === 'tooLong' ? words.tooLong(limits) : words[problem];
  return <Notice kind="problem" text={text} onRetry={problem === 'failed' ? onRetry : undefined} />;
}

/** Returns what writes a number in the language of the page. */
export function useNumber(): (value: number) => string {
  const { locale } = useLanguage();
  const format = new Intl.NumberFormat(locale, { numberingSystem: 'latn' });
  return (value) => format.format(value);
}
