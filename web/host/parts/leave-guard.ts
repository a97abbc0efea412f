import { useEffect } from 'preact/hooks';
import { guardLeaving } from '#web/shared/guard-leaving.ts';

/**
 * Asks before the reader closes, reloads or leaves the page while something is not saved yet. The question is the browser's own:
 * links and the button Back load the other page, so that the browser asks as it does when the page is closed.
 */
export function useLeaveGuard(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const stopGuarding = guardLeaving();
    const { pathname } = location;
    const back = (event: Event) => followBack(event, pathname);
    addEventListener('click', followLink, true);
    addEventListener('popstate', back, true);
    return () => {
      stopGuarding();
      removeEventListener('click', followLink, true);
      removeEventListener('popstate', back, true);
    };
  }, [isUnsaved]);
}

/** Leaves a link to another page to the browser. Our router would show the other page without a question. */
function followLink(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.pathname === location.pathname) return;
  event.stopPropagation();
}

/** Returns to the guarded page first, and then loads the page to which Back leads. */
function followBack(event: Event, guarded: string): void {
  if (location.pathname === guarded) return;
  event.stopImmediatePropagation();
  const wanted = location.href;
  history.pushState(null, '', guarded);
  location.assign(wanted);
}
