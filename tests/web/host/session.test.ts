import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTime, openBrowser, openTab, type TabStorage } from '#tests/web/tabs.ts';

/** A service that accepts the newest access token, and each refresh token once. */
let issued: number;
let accepted: string;
let calls: string[];
let refreshReply: (request: Request) => Promise<Response>;

beforeEach(() => {
  openBrowser();
  [issued, accepted, calls, refreshReply] = [0, '', [], async (request) => replyToRefresh(await request.json())];
  vi.stubGlobal('fetch', (input: Request | string) => answer(typeof input === 'string' ? new Request(new URL(input, API)) : input));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const API = 'https://api.example';
const json = (body: object, status = 200) => Response.json(body, { status });

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/config.json') return json({ api: API });
  calls.push(pathname.replace('/api/', ''));
  if (pathname === '/api/auth/login') return json(newTokens());
  if (pathname === '/api/auth/refresh') return refreshReply(request);
  return request.headers.get('authorization') === `Bearer ${accepted}` ? json({}) : json({ code: 'unauthorized' }, 401);
}

function newTokens(): object {
  issued += 1;
  accepted = `access${issued}`;
  return { access_token: accepted, refresh_token: `refresh${issued}` };
}

const replyToRefresh = (body: { refresh_token: string }) =>
  body.refresh_token === `refresh${issued}` ? json(newTokens()) : json({ code: 'invalid_refresh_token' }, 401);

const open = (storage?: TabStorage) => openTab(() => import('#web/host/session.ts'), storage);
type Tab = Awaited<ReturnType<typeof open>>;

const readSettings = (tab: Tab) => tab.hostCall((api, headers) => api.GET('/api/host/settings', { headers }));

/** Makes the access token of all tabs expire. */
function expire(): void {
  accepted = 'none';
}

describe('the session of a Host', () => {
  it('needs no refresh in a tab that is reloaded or new', async () => {
    const storage: TabStorage = new Map();
    await (await open(storage)).signIn('anna@example.org', 'password');
    await inTime(readSettings(await open(new Map(storage))));
    await inTime(readSettings(await open()));
    expect(calls).toEqual(['auth/login', 'host/settings', 'host/settings']);
  });

  it('is refreshed by one tab for all', async () => {
    const first = await open();
    await first.signIn('anna@example.org', 'password');
    const second = await open();
    await inTime(readSettings(second));
    expire();
    await inTime(Promise.all([readSettings(first), readSettings(second), readSettings(first)]));
    expect(calls.filter((call) => call === 'auth/refresh')).toHaveLength(1);
  });

  it('continues in a tab that comes back with used tokens', async () => {
    const storage: TabStorage = new Map();
    const current = await open(storage);
    await current.signIn('anna@example.org', 'password');
    const earlier = new Map(storage);
    expire();
    await inTime(readSettings(current));
    expect(await inTime(readSettings(await open(earlier)))).toEqual({});
    expect(await readSettings(current)).toEqual({});
    expect(calls.filter((call) => call === 'auth/refresh')).toHaveLength(1);
  });

  it('ends when the service refuses its refresh token, and a call waits for the next sign-in', async () => {
    const storage: TabStorage = new Map();
    const tab = await open(storage);
    await tab.signIn('anna@example.org', 'password');
    expire();
    issued = 9;
    const reading = inTime(readSettings(tab));
    await expect.poll(() => [...storage.values()].join(), { interval: 1 }).toContain('"secret":""');
    await (await open()).signIn('anna@example.org', 'password');
    expect(await reading).toEqual({});
    expect(calls.filter((call) => call === 'host/settings')).toHaveLength(2);
  });

  it('of a new sign-in continues when the service refuses the tokens before it', async () => {
    const [first, second] = [await open(), await open()];
    await first.signIn('anna@example.org', 'password');
    expire();
    refreshReply = async () => {
      await second.signIn('anna@example.org', 'password');
      return json({ code: 'invalid_refresh_token' }, 401);
    };
    expect(await inTime(readSettings(first))).toEqual({});
  });

  it('that was signed out lets a call fail', async () => {
    const tab = await open();
    await tab.signIn('anna@example.org', 'password');
    await inTime(tab.signOut());
    await expect(inTime(readSettings(tab))).rejects.toMatchObject({ failure: { code: 'unauthorized' } });
  });

  it('does not wait longer than 20 seconds for a refresh, and then for another try', async () => {
    const tab = await open();
    await tab.signIn('anna@example.org', 'password');
    expire();
    // Referenced until the end: Node collects a request without references, and its signal never aborts then.
    const unanswered: Request[] = [];
    refreshReply = (request) => {
      unanswered.push(request);
      return new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));
    };
    const begin = Date.now();
    await expect(inTime(readSettings(tab))).rejects.toMatchObject({ failure: { kind: 'unreachable' } });
    expect(Date.now() - begin).toBeLessThan(21_000);
    expect(unanswered).toHaveLength(1);
    refreshReply = async (request) => replyToRefresh(await request.json());
    expect(await inTime(readSettings(tab))).toEqual({});
  });
});
