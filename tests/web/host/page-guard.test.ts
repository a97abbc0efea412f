import { afterEach, describe, expect, it, vi } from 'vitest';

/** Loads the guard into a page: a window with events, an address and a question. */
async function makePage(path: string) {
  const events = new EventTarget();
  const place = new URL(path, 'https://will.example');
  const visited: string[] = [];
  const go = (to: string) => Object.assign(place, { pathname: new URL(to, place).pathname, hash: new URL(to, place).hash });
  const page = {
    visited,
    questions: [] as string[],
    answer: false,
    /** Returns whether the browser asks before it closes or loads another page. */
    asksOnClosing: () => !events.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    /** The browser has gone to the address before. Returns whether our router is notified. */
    back(to: string): boolean {
      let isHeard = false;
      const router = () => {
        isHeard = true;
      };
      events.addEventListener('popstate', router);
      go(to);
      events.dispatchEvent(new Event('popstate'));
      events.removeEventListener('popstate', router);
      return isHeard;
    },
    address: () => place.pathname + place.hash,
  };
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('history', { pushState: (_: unknown, __: string, to: string) => go(to) });
  const location = { assign: (to: string) => visited.push(new URL(to).pathname) };
  const reads = Object.fromEntries((['pathname', 'hash', 'href'] as const).map((name) => [name, { get: () => place[name] }]));
  vi.stubGlobal('location', Object.defineProperties(location, reads));
  vi.stubGlobal('confirm', (question: string) => {
    page.questions.push(question);
    return page.answer;
  });
  vi.resetModules();
  const { guardPage, mayLeave } = await import('#web/host/parts/page-guard.ts');
  return { ...page, mayLeave, hold: () => guardPage('Leave?'), say: (answer: boolean) => Object.assign(page, { answer }) };
}

describe('the guard of a page with forms', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([0, 1])('asks until both forms are saved, whichever of them is saved first', async (first) => {
    const page = await makePage('/settings');
    const forms = [page.hold(), page.hold()];
    forms[first]?.();
    forms[first]?.();
    expect(page.asksOnClosing()).toBe(true);
    expect([page.back('/dashboard'), page.visited, page.address()]).toEqual([false, ['/dashboard'], '/settings']);
    expect([page.mayLeave(), page.questions]).toEqual([false, ['Leave?']]);
    forms[1 - first]?.();
    expect(page.asksOnClosing()).toBe(false);
    expect(page.back('/dashboard')).toBe(true);
    expect([page.mayLeave(), page.questions.length]).toEqual([true, 1]);
  });

  it('asks itself before Back leads to another step, because the browser loads nothing and asks nothing', async () => {
    const page = await makePage('/setup#step=checks');
    page.hold();
    expect([page.back('/setup#step=documents'), page.address(), page.visited]).toEqual([false, '/setup#step=checks', []]);
    page.say(true);
    expect([page.back('/setup#step=documents'), page.address()]).toEqual([true, '/setup#step=documents']);
    expect(page.questions).toEqual(['Leave?', 'Leave?']);
  });

  it('lets a place on the same page be reached', async () => {
    const page = await makePage('/settings');
    page.hold();
    expect([page.back('/settings#silence'), page.questions, page.visited]).toEqual([true, [], []]);
  });
});
