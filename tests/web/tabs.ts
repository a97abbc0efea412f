import { vi } from 'vitest';

/** The channels of all tabs. A message arrives immediately, so that no test waits for one. */
let channels: TabChannel[] = [];

class TabChannel extends EventTarget {
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    channels.push(this);
  }

  postMessage(data: unknown): void {
    for (const other of channels) if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
  }
}

/** Gives the test a browser without tabs, whose clock stands still. */
export function openBrowser(): void {
  channels = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  vi.stubGlobal('BroadcastChannel', TabChannel);
}

/** The storage of one tab. */
export type TabStorage = Map<string, string>;

/** Opens a tab, which loads the page's modules again. `storage`: what the tab has kept from an earlier page. */
export async function openTab<Page>(load: () => Promise<Page>, storage: TabStorage = new Map()): Promise<Page> {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  return load();
}

/** Closes all tabs. What they have stored stays. */
export function closeTabs(): void {
  channels = [];
}

/** Lets the browser's time pass until a promise is settled, at most a minute. */
export async function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  promise.then(settle, settle);
  for (let step = 0; step < 600 && !isSettled; step += 1) {
    await vi.advanceTimersByTimeAsync(100);
    // Locks and bodies of replies need turns of the real event loop.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return promise;
}
