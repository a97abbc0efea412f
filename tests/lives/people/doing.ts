import type { Action, Host, Life, Person, Survivor } from '#tests/lives/life.ts';
import type { Asking, Reply } from '#tests/support/client.ts';
import type { Chance } from '#tests/world/chance.ts';
import { during } from '#tests/world/world.ts';
import { proveFactor } from './prove-factor.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

type Weight<One> = number | ((one: One, life: Life) => number);
type Can<One> = (one: One, life: Life) => boolean;
type Perform<One> = (life: Life, one: One, chance: Chance) => Promise<void>;

/** An action of a Host who is alive and not on a journey. */
export const hostDoes = (name: string, can: Can<Host>, perform: Perform<Host>, weight: Weight<Host> = 1): Action =>
  doing('host', name, (host, life) => !host.isDead && host.awayUntil <= life.now() && can(host, life), perform, weight);

/** An action of a Survivor who is alive. */
export const survivorDoes = (name: string, can: Can<Survivor>, perform: Perform<Survivor>, weight: Weight<Survivor> = 1): Action =>
  doing('survivor', name, (survivor, life) => !survivor.isDead && can(survivor, life), perform, weight);

function doing<One extends Host | Survivor>(role: One['role'], name: string, can: Can<One>, perform: Perform<One>, weight: Weight<One>): Action {
  // A step names a person with the role of its action.
  const one = (person: Person): One => person as One;
  return {
    ...{ name: `${role} ${name}`, role },
    weight: typeof weight === 'number' ? weight : (life, person) => weight(one(person), life),
    can: (life, person) => can(one(person), life),
    perform: (life, person, chance) => perform(life, one(person), chance),
  };
}

export const isSignedIn = ({ accessToken }: Host): boolean => accessToken !== undefined;

/** A weight until the will is sealed, and another one from then on. */
export const unsealedThenSealed =
  (before: number, after: number) =>
  ({ isSealed }: Host): number =>
    isSealed ? after : before;

/** How the story tells a reply: its status, and the code of a refusal. */
export const said = ({ status, body }: Reply): string => (status < 400 ? `(${status})` : `(${status} ${body?.code ?? ''})`);

/** Keeps what no longer holds, for people who use it later. */
export function end(one: { ended: Record<string, string[]> }, kind: string, value: string | undefined): void {
  if (value === undefined) return;
  one.ended[kind] ??= [];
  one.ended[kind].push(value);
}

/** Remembers an act of the Host that people are notified of. */
export const acted = (life: Life, by: Host, kind: string): number => by.acts.push({ kind, at: life.now() });

/** Waits without the story: as a page that tries again. */
export const rest = (seconds: number): Promise<void> => during(new Promise((resolve) => void setTimeout(resolve, seconds * 1000)));

/**
 * Sends a request of a signed-in Host as our pages do: it is repeated under its key if no answer came, with a new session if the
 * one before has ended, and after a proof of the second factor if it needs one.
 */
export async function askAsHost(life: Life, by: Host, method: string, path: string, asking: Asking = {}): Promise<Reply> {
  by.requests += 1;
  const headers = { ...asking.headers, 'idempotency-key': `anna-${by.requests}` };
  const send = () => repeated(() => life.ask(by, method, path, { ...asking, headers, ...(by.accessToken && { token: by.accessToken }) }));
  const reply = await send();
  if (reply.status === 401 && (await renewSession(life, by))) return send();
  if (reply.body?.code === 'step_up_required' && (await proveFactor(life, by))) return send();
  return reply;
}

/** As `askAsHost`, with a JSON body. */
export const sendAsHost = (life: Life, by: Host, method: string, path: string, json: object): Promise<Reply> =>
  askAsHost(life, by, method, path, { json });

/** Sends it again twice if the service did not answer. */
export async function repeated(send: () => Promise<Reply>): Promise<Reply> {
  let reply = await send();
  for (let n = 0; n < 2 && reply.status >= 500; n += 1) {
    await rest(3);
    reply = await send();
  }
  return reply;
}

/** Whether no one can know if the request was done. */
export const isUnclear = ({ status, body }: Reply): boolean => status >= 500 || body?.code === 'already_done';

/** Takes new tokens with the refresh token, or signs in. Returns whether there is a session. */
export async function renewSession(life: Life, by: Host): Promise<boolean> {
  if (by.refreshToken !== undefined) {
    const { status, body } = await life.ask(by, 'POST', '/api/auth/refresh', { json: { refresh_token: by.refreshToken } });
    if (status === 200) return takeTokens(by, body);
  }
  const { status } = await signIn(life, by);
  // Somebody else has chosen another password.
  if (status === 401) dropTokens(by);
  return status === 200;
}

/** Signs in with the password, or with one of before if that one no longer works: both are remembered. */
export async function signIn(life: Life, by: Host): Promise<Reply> {
  const login = (email: string, password: string) => life.ask(by, 'POST', '/api/auth/login', { json: { email, password } });
  let reply = await login(by.email, by.password);
  const earlier = by.ended['password']?.at(-1);
  if (reply.status === 401 && earlier !== undefined) {
    const again = await login(by.email, earlier);
    if (again.status === 200) {
      end(by, 'password', by.password);
      by.password = earlier;
      reply = again;
    }
  }
  by.isLockedOut = reply.status === 401;
  if (reply.status === 200) takeTokens(by, reply.body);
  return reply;
}

export function takeTokens(by: Host, { access_token, refresh_token }: Record<string, string>): true {
  end(by, 'accessToken', by.accessToken);
  end(by, 'refreshToken', by.refreshToken);
  Object.assign(by, { accessToken: access_token, refreshToken: refresh_token });
  return true;
}

/** Signed out here: the tokens are kept with what ended. */
export function dropTokens(by: Host): void {
  end(by, 'accessToken', by.accessToken);
  end(by, 'refreshToken', by.refreshToken);
  delete by.accessToken;
  delete by.refreshToken;
}
