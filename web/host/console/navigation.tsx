import { useEffect, useState } from 'preact/hooks';
import type { PageAddress } from '#web/edge/pages.ts';
import { mayLeave } from '#web/host/parts/page-guard.ts';
import { signOut, useSession } from '#web/host/session.ts';
import { useWords } from '#web/host/words.ts';
import { Button } from '#web/shared/button.tsx';
import { usePlace } from '#web/shared/router.ts';
import { useCall } from '#web/shared/use-call.ts';

/** The pages of the console, in the order of the menu. */
const PAGES = [
  '/dashboard',
  '/survivors',
  '/rehearse',
  '/documents',
  '/storages',
  '/connectors',
  '/settings',
  '/history',
  '/security',
] as const satisfies readonly PageAddress[];

/**
 * The menu of these pages. The setup has the next step on each page, so that it needs only the overview and the sign-out. Few Hosts need
 * the review, so that it is in no menu.
 */
function pagesFor(path: string): readonly (typeof PAGES)[number][] {
  if (path === '/setup') return ['/dashboard'];
  return path === '/review' || PAGES.some((page) => page === path) ? PAGES : [];
}

/** The menu of the console. A phone opens it with a button. It is always open where there is space next to the page. */
export function Navigation() {
  const session = useSession();
  const { path } = usePlace();
  const { console: words } = useWords();
  const [isOpen, setOpen] = useState(false);
  const leaving = useCall(signOut);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu
  useEffect(() => setOpen(false), [path]);
  const pages = pagesFor(path);
  if (session !== 'in' || pages.length === 0) return null;
  return (
    <nav class="menu" aria-label={words.menu}>
      <Button kind="link menu-button" aria-expanded={isOpen} aria-controls="menu" onClick={() => setOpen(!isOpen)}>
        <span aria-hidden="true">☰</span> {words.menu}
      </Button>
      <ul id="menu" class={isOpen ? 'open' : 'closed'}>
        {pages.map((page) => (
          <li key={page}>
            <a href={page} aria-current={page === path ? 'page' : undefined}>
              {words.pages[page]}
            </a>
          </li>
        ))}
        <li>
          <Button kind="link" isBusy={leaving.isRunning} onClick={() => mayLeave() && leaving.run()}>
            {words.signOut}
          </Button>
        </li>
      </ul>
    </nav>
  );
}
