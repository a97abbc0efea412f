import { stripControls } from '#common/plain-text.ts';

const MOST_CHARACTERS = 100;

/** Returns a name that the service gives, and that nothing shows to be genuine: short, on one line, without what hides or turns text. */
export function shownName(name: string): string {
  return [...stripControls(name)].slice(0, MOST_CHARACTERS).join('');
}
