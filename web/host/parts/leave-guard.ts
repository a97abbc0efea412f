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
    const { pathname, hash } = location;
    const back = (event: Event) => followBack(event, { pathname, hash });
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
  if (!link || link.target || link.hasAttribute('download') || isSamePage(link, location)) return;
  event.stopPropagation();
}

/** Returns to the guarded page first, and then loads the page to which Back leads. */
function followBack(event: Event, guarded: Place): void {
  if (isSamePage(location, guarded)) return;
  event.stopImmediatePropagation();
  const wanted = location.href;
  history.pushState(null, '', guarded.pathname + guarded.hash);
  location.assign(wanted);
}

type Place = Pick<Location, 'pathname' | 'hash'>;

/** `/documents` is another page than `/documents#seal=here`. A hash without a value is a place on the same page. */
function isSamePage(to: Place, from: Place): boolean {
  return to.pathname === from.pathname && (to.hash !== '' || !from.hash.includes('='));
}
