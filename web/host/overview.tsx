import { type ComponentChildren, createContext } from 'preact';
import { useCallback, useContext, useEffect, useRef } from 'preact/hooks';
import { type Loaded, useLoad } from '#web/shared/use-call.ts';
import type { Overview } from './overview-reply.ts';
import { watchPresence } from './presence.ts';
import { hostCall, useSession } from './session.ts';

const Current = createContext<Loaded<Overview> | null>(null);

const REFRESH_MS = 60_000;

/**
 * Reads the overview once for the page and everything around it. Reads it again each minute while the page is visible and someone
 * uses it, when it becomes visible, and when another tab has changed something.
 */
export function OverviewProvider({ children }: { children: ComponentChildren }) {
  const overview = useLoad('overview', () => hostCall((api, headers) => api.GET('/api/host/overview', { headers })));
  const tellTabs = useOtherTabs(overview.reload);
  useRefresh(overview);
  // The same function each time, so that an effect that reloads does not run again because of it.
  const reload = useCallback(() => {
    tellTabs();
    overview.reload();
  }, [tellTabs, overview.reload]);
  return <Current.Provider value={{ ...overview, reload }}>{children}</Current.Provider>;
}

/** Returns the overview of the signed-in Host. A page that changes something reloads it. */
export function useOverview(): Loaded<Overview> {
  const overview = useContext(Current);
  if (!overview) throw new Error('This component needs an OverviewProvider.');
  return overview;
}

/**
 * Reloads in intervals while someone uses the page: each read keeps the session alive. A call that waits for the next sign-in is not
 * repeated.
 */
function useRefresh({ reload, isRunning }: Loaded<Overview>): void {
  const session = useSession();
  const isReady = useRef(false);
  isReady.current = session === 'in' && !isRunning;
  useEffect(() => {
    const refresh = () => {
      if (!isReady.current || document.visibilityState !== 'visible') return;
      // A tab that comes to the front gets several events.
      isReady.current = false;
      reload();
    };
    const person = watchPresence(window, refresh, () => Date.now());
    const timer = setInterval(() => person.isPresent() && refresh(), REFRESH_MS);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      person.stop();
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [reload]);
}

/** Calls the listener when another tab has changed something. Returns a function that informs the other tabs. */
function useOtherTabs(listener: () => void): () => void {
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    // Safari before 15.4 has no channel between tabs.
    if (!('BroadcastChannel' in globalThis)) return;
    const opened = new BroadcastChannel('overview');
    opened.addEventListener('message', listener);
    channel.current = opened;
    return () => opened.close();
  }, [listener]);
  return useCallback(() => channel.current?.postMessage('changed'), []);
}
