import { useEffect, useState } from 'preact/hooks';
import { type Api, call, withToken } from '#web/shared/api.ts';
import { CallFailed } from '#web/shared/failure.ts';
import { inOneTab, sharedSecret } from '#web/shared/session.ts';

/**
 * The access token and the refresh token, with a space in between. A tab that is opened or reloaded uses the access token that the
 * browser has: a refresh for each page would soon meet the rate limit, and the Host could not stop a transfer.
 */
const session = sharedSecret('host');

/** A refresh that hangs makes all tabs wait. */
const REFRESH_WITHIN_MS = 20_000;

/** `ended`: the service has ended the session, for example after a week, or because the password was changed elsewhere. */
export type SessionState = 'in' | 'out' | 'ended';

/** Whether a Host is signed in, here or in another tab. Null until this is known. */
export function useSession(): SessionState | null {
  const [state, setState] = useState<SessionState | null>(null);
  useEffect(() => {
    const update = (tokens: string | null) => setState(tokens === null ? 'out' : 'in');
    void session.find().then(update);
    listeners.add(setState);
    const stop = session.onChange(update);
    return () => {
      listeners.delete(setState);
      stop();
    };
  }, []);
  return state;
}

const listeners = new Set<(state: SessionState) => void>();

export async function signIn(email: string, password: string): Promise<void> {
  keep(await call((api) => api.POST('/api/auth/login', { body: { email, password } })));
}

/** Ends the session in all tabs. They are signed out also if the service cannot be reached. */
export async function signOut(): Promise<void> {
  await hostCall((api, headers) => api.POST('/api/auth/logout', { headers })).catch(() => undefined);
  forget('out');
}

/** Calls the service as the signed-in Host. An expired access token is replaced once. Throws `CallFailed`, also if the session has ended. */
export async function hostCall<Data>(
  request: (api: Api, headers: { authorization: string }) => Promise<{ data?: Data; error?: unknown; response: Response }>,
): Promise<Data> {
  const send = (tokens: string) => call((api) => request(api, withToken(accessTokenOf(tokens))));
  const tokens = session.get() ?? (await session.find());
  if (tokens === null) throw new CallFailed(ENDED);
  try {
    return await send(tokens);
  } catch (error) {
    if (!isEnded(error, 'unauthorized')) throw error;
    return await send(await refresh(tokens));
  }
}

/** Returns newer tokens than `old`, which no longer work. One tab at a time, because a refresh token is for one use. */
function refresh(old: string): Promise<string> {
  return inOneTab('host-refresh', async () => {
    // Another tab may have newer ones. The service ends the session when it gets a used token.
    const tokens = await session.find();
    if (tokens === null) throw new CallFailed(ENDED);
    if (tokens !== old) return tokens;
    const body = { refresh_token: refreshTokenOf(tokens) };
    try {
      return keep(await call((api) => api.POST('/api/auth/refresh', { body, signal: abortAfter(REFRESH_WITHIN_MS) })));
    } catch (error) {
      // Unless the Host has signed in again in another tab.
      if (isEnded(error, 'invalid_refresh_token') && session.get() === tokens) forget('ended');
      throw error;
    }
  });
}

const ENDED = { kind: 'refused', status: 401, code: 'unauthorized', sentence: '', fields: [], retryAfterSeconds: null } as const;

function isEnded(error: unknown, code: string): boolean {
  return error instanceof CallFailed && error.failure.kind === 'refused' && error.failure.code === code;
}

const accessTokenOf = (tokens: string) => tokens.split(' ')[0] ?? '';
const refreshTokenOf = (tokens: string) => tokens.split(' ')[1] ?? '';

function keep({ access_token, refresh_token }: { access_token: string; refresh_token: string }): string {
  const tokens = `${access_token} ${refresh_token}`;
  session.set(tokens);
  notify('in');
  return tokens;
}

function forget(state: 'out' | 'ended'): void {
  session.set(null);
  notify(state);
}

function notify(state: SessionState): void {
  for (const listener of listeners) listener(state);
}

// Safari 14 and Chrome 87 have no `AbortSignal.timeout`.
function abortAfter(milliseconds: number): AbortSignal {
  const ending = new AbortController();
  setTimeout(() => ending.abort(), milliseconds);
  return ending.signal;
}
