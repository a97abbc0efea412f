import { useEffect, useState } from 'preact/hooks';
import { useWords } from '#web/host/words.ts';
import type { FieldState } from '#web/shared/field.tsx';
import { guardPage } from './page-guard.ts';

/**
 * Asks before the reader closes, reloads or leaves the page while something is not saved yet. Each form of a page calls it: the page is
 * guarded until the last of them is saved. The question is the browser's own: links and the button Back load the other page, so that
 * the browser asks as it does when the page is closed.
 */
export function useLeaveGuard(isUnsaved: boolean): void {
  const { leave } = useWords().console;
  useEffect(() => (isUnsaved ? guardPage(leave) : undefined), [isUnsaved, leave]);
}

/**
 * Asks before the reader leaves fields that differ from what is saved. Returns what a call does after it has saved: from then on, what it
 * has sent is the saved value, also if the reader has typed on. `isDone`: the form is not needed any longer.
 */
export function useFieldsGuard(fields: readonly FieldState[], isDone = false): () => void {
  const typed = JSON.stringify(fields.map(({ value }) => value));
  const [saved, setSaved] = useState(typed);
  useLeaveGuard(typed !== saved && !isDone);
  return () => setSaved(typed);
}
