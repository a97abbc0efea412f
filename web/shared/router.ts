import { useEffect, useState } from 'preact/hooks';

/** Where the reader is: the path, and the values in the fragment (`#will_id=…`), which no server gets. */
export interface Place {
  path: string;
  values: URLSearchParams;
}

const CHANGED = 'placechange';

/** Returns the current place, again after each change: a link, back, forward, or another fragment. */
export function usePlace(): Place {
  const [place, setPlace] = useState(currentPlace);
  useEffect(() => {
    const update = () => setPlace(currentPlace());
    const events = ['popstate', 'hashchange', CHANGED];
    for (const event of events) addEventListener(event, update);
    return () => {
      for (const event of events) removeEventListener(event, update);
    };
  }, []);
  return place;
}

/** Returns the current place once. */
export function currentPlace(): Place {
  const { pathname, hash } = location;
  return { path: pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname, values: new URLSearchParams(hash.slice(1)) };
}

/** Opens another page of this entry without loading it. */
export function go(path: string, values: Record<string, string> = {}): void {
  history.pushState(null, '', addressOf(path, values));
  scrollTo(0, 0);
  dispatchEvent(new Event(CHANGED));
}

/** Replaces the current address, for example when a search has found a transfer. Back does not lead here again. */
export function replacePlace(path: string, values: Record<string, string> = {}): void {
  history.replaceState(null, '', addressOf(path, values));
  dispatchEvent(new Event(CHANGED));
}

/** Returns the address of a page with values in its fragment. */
export function addressOf(path: string, values: Record<string, string> = {}): string {
  const fragment = new URLSearchParams(values).toString();
  return fragment ? `${path}#${fragment}` : path;
}

/** Makes links to these paths open without loading the page. New tabs, downloads and other addresses work as usual. */
export function interceptLinks(isOurs: (path: string) => boolean): void {
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download') || !isOurs(link.pathname)) return;
    // A link within the page, such as one of an error summary.
    if (link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    go(link.pathname, Object.fromEntries(new URLSearchParams(link.hash.slice(1))));
  });
}
