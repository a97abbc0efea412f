import { useEffect, useState } from 'preact/hooks';
import { type Api, call } from '#web/shared/api.ts';
import { CallFailed, isRefused } from '#web/shared/failure.ts';
import { sharedSecret } from '#web/shared/session.ts';
import { remember } from '#web/shared/tab-memory.ts';
import { answerWithPasskey } from './passkeys.ts';
import { askForProof } from './step-up/asked.ts';

/**
 * The access token and the refresh token, with a space in between. A tab that is opened or reloaded uses the access token that the
 * browser has: a refresh for each page would soon meet the rate limit, and the Host could not stop a transfer.
 */
const session = sharedSecret('host');

/** The name under which a tab keeps what was typed about a Survivor and is not saved. The next person at this tab must not find it. */
export const TYPED_PERSON = 'typed-person';

/** A refresh that hangs makes all tabs wait. */
const REFRESH_WITHIN_MS = 20_000;

/** What is kept instead of tokens when the service has ended the session. A sign-out removes the tokens. */
const ENDED = '';

/** `ended`: the service has ended the session, for example after a week, or because the password was changed elsewhere. */
export type SessionState = 'in' | 'out' | 'ended';

const stateOf = (tokens: string | null): SessionState => (tokens === null ? 'out' : tokens === ENDED ? 'ended' : 'in');

/** Whether a Host is signed in, here or in another tab. Null until this is known. */
export function useSession(): SessionState | null {
  const [state, setState] = useState<SessionState | null>(null);
  useEffect(() => {
    void session.find().then((tokens) => setState(stateOf(tokens)));
    return onChange(setState);
  }, []);
  return state;
}

const listeners = new Set<(state: SessionState) => void>();

/** Calls the listener when the Host signs in or out, or the session ends, in this tab or in another one. Returns a function that ends this. */
function onChange(listener: (state: SessionState) => void): () => void {
  listeners.add(listener);
  const stop = session.onChange((tokens) => listener(stateOf(tokens)));
  return () => {
    listeners.delete(listener);
    stop();
  };
}

export async function signIn(email: string, password: string): Promise<void> {
  keep(await call((api) => api.POST('/api/auth/login', { body: { email, password } })));
}

/** Signs in with a passkey, without address and password. Throws `CallFailed`. */
export async function signInWithPasskey(): Promise<void> {
  const { passkey } = await call((api) => api.POST('/api/auth/passkey/begin'));
  const body = { credential: await answerWithPasskey(passkey) };
  keep(await call((api) => api.POST('/api/auth/passkey/sign-in', { body })));
}

/** Ends the session in all tabs. They are signed out also if the service cannot be reached. */
export async function signOut(): Promise<void> {
  await callOnce((api, headers) => api.POST('/api/auth/logout', { headers })).catch(() => undefined);
  forget(null);
  remember(TYPED_PERSON, null);
}

type HostRequest<Data> = (api: Api, headers: { authorization: string }) => Promise<{ data?: Data; error?: unknown; response: Response }>;

/**
 * Calls the service as the signed-in Host. If the session has ended, waits until the Host signs in again, and repeats the call: what
 * they typed is sent with one press. If the call needs the second factor, asks for it and repeats the call. Throws `CallFailed`.
 */
export async function hostCall<Data>(request: HostRequest<Data>): Promise<Data> {
  const host = currentHost();
  for (;;) {
    try {
      return await callOnce(request);
    } catch (error) {
      if (isRefusedWith(error, 'step_up_required')) {
        if (!(await askForProof())) throw new CallFailed(NOT_PROVEN);
      } else {
        if (!hasEnded(error) || session.get() === null) throw error;
        await nextSignIn();
      }
      // The call is not for the account of another Host.
      if (currentHost() !== host) throw error;
    }
  }
}

/** Calls the service with the tokens of this browser. An expired access token is replaced once. */
async function callOnce<Data>(request: HostRequest<Data>): Promise<Data> {
  const send = (tokens: string) => call((api) => request(api, { authorization: `Bearer ${accessTokenOf(tokens)}` }));
  const tokens = session.get() ?? (await session.find());
  if (!tokens) throw new CallFailed(UNAUTHORIZED);
  try {
    return await send(tokens);
  } catch (error) {
    if (!isRefusedWith(error, 'unauthorized')) throw error;
    return await send(await refresh(tokens));
  }
}

/** Returns when someone is signed in. */
function nextSignIn(): Promise<void> {
  if (stateOf(session.get()) === 'in') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = onChange((state) => {
      if (state !== 'in') return;
      stop();
      resolve();
    });
  });
}

/** Returns newer tokens than `old`, which no longer work. One tab at a time, because a refresh token is for one use. */
function refresh(old: string): Promise<string> {
  return inOneTab('host-refresh', async () => {
    // Another tab may have newer ones. The service ends the session when it gets a used token.
    const tokens = await session.find();
    if (!tokens) throw new CallFailed(UNAUTHORIZED);
    if (tokens !== old) return tokens;
    const body = { refresh_token: refreshTokenOf(tokens) };
    try {
      return keep(await call((api) => api.POST('/api/auth/refresh', { body, signal: abortAfter(REFRESH_WITHIN_MS) })));
    } catch (error) {
      // Unless the Host has signed in again in another tab.
      if (isRefusedWith(error, 'invalid_refresh_token') && session.get() === tokens) forget(ENDED);
      throw error;
    }
  });
}

/** The Host closed the question for the second factor. */
const NOT_PROVEN = { kind: 'refused', status: 403, code: 'step_up_required', sentence: '', fields: [], retryAfterSeconds: null } as const;

const UNAUTHORIZED = { kind: 'refused', status: 401, code: 'unauthorized', sentence: '', fields: [], retryAfterSeconds: null } as const;

function isRefusedWith(error: unknown, code: string): boolean {
  return error instanceof CallFailed && isRefused(error.failure, code);
}

const hasEnded = (error: unknown) => isRefusedWith(error, 'unauthorized') || isRefusedWith(error, 'invalid_refresh_token');

/** Returns who is signed in, as the access token names them. Null if no one is. */
export function currentHost(): string | null {
  const [, claims = ''] = accessTokenOf(session.get() ?? '').split('.');
  try {
    return JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))).sub;
  } catch {
    return null;
  }
}

const accessTokenOf = (tokens: string) => tokens.split(' ')[0] ?? '';
const refreshTokenOf = (tokens: string) => tokens.split(' ')[1] ?? '';

function keep({ access_token, refresh_token }: { access_token: string; refresh_token: string }): string {
  const tokens = `${access_token} ${refresh_token}`;
  session.set(tokens);
  notify('in');
  return tokens;
}

function forget(secret: null | typeof ENDED): void {
  session.set(secret);
  notify(stateOf(secret));
}

function notify(state: SessionState): void {
  for (const listener of [...listeners]) listener(state);
}

// Safari 14 and Chrome 87 have no `AbortSignal.timeout`.
function abortAfter(milliseconds: number): AbortSignal {
  const ending = new AbortController();
  setTimeout(() => ending.abort(), milliseconds);
  return ending.signal;
}

/** Runs work in one tab at a time. A browser without locks runs it immediately. */
function inOneTab<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work();
}
