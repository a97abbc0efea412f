import { guardLeaving } from '#web/shared/guard-leaving.ts';

interface Guard {
  /** What is asked where the browser does not ask itself. */
  question: string;
  /** The guarded page. */
  at: Place;
  stop(): void;
}

let guard: Guard | null = null;
const unsaved = new Set<symbol>();

/** Guards the page until the returned function is called, and until the other forms of the page have called theirs. */
export function guardPage(question: string): () => void {
  const form = Symbol('form');
  unsaved.add(form);
  const { pathname, hash } = location;
  guard = guard ? { ...guard, question } : { question, at: { pathname, hash }, stop: guardLeaving() };
  return () => {
    unsaved.delete(form);
    if (unsaved.size > 0) return;
    guard?.stop();
    guard = null;
  };
}

/** Returns whether the page may go. Asks if something is not saved: for what ends it without loading another page, such as a sign-out. */
export function mayLeave(): boolean {
  return guard === null || confirm(guard.question);
}

// From the start, because a browser gives an event of the window to the listener that came first: here before our router.
addEventListener('click', (event) => guard && followLink(event), true);
addEventListener('popstate', (event) => guard && followBack(event, guard.at), true);

/** Leaves a link to another page to the browser. Our router would show the other page without a question. */
function followLink(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || isSamePage(link, location)) return;
  if (!isLoaded(link, location)) {
    if (mayLeave()) return;
    event.preventDefault();
  }
  event.stopPropagation();
}

/** Returns to the guarded page first, and then loads the page to which Back leads. */
function followBack(event: Event, guarded: Place): void {
  if (isSamePage(location, guarded)) return;
  const wanted = location.href;
  const loads = isLoaded(location, guarded);
  if (!loads && mayLeave()) return;
  event.stopImmediatePropagation();
  history.pushState(null, '', guarded.pathname + guarded.hash);
  if (loads) location.assign(wanted);
}

type Place = Pick<Location, 'pathname' | 'hash'>;

/** `/documents` is another page than `/documents#seal=here`, as each step of the setup is. A hash without a value is a place on the same page. */
function isSamePage(to: Place, from: Place): boolean {
  if (to.pathname !== from.pathname) return false;
  return to.hash.includes('=') ? to.hash === from.hash : to.hash !== '' || !from.hash.includes('=');
}

/** A browser loads nothing, and asks nothing, when only the fragment is another one: from one step of the setup to another. */
function isLoaded(to: Place, from: Place): boolean {
  return to.pathname !== from.pathname || to.hash === '';
}
