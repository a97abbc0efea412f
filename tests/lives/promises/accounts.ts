import type { Replied, State } from '#tests/lives/life.ts';

interface Names {
  sid?: string;
  sub?: string;
}

/** The token that was read last: promises ask about the same one, one after the other. */
let last: { token: string; names: Names } = { token: '', names: {} };

/** The ids of the session and of the account that a token of ours names. */
export function namesIn(token = ''): Names {
  if (token !== last.token) last = { token, names: readNames(token) };
  return last.names;
}

function readNames(token: string): Names {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  } catch {
    return {};
  }
}

/** Whether a request was made in the account of the Host, by anybody. A Host whose registration got no answer does not know its id. */
export const isOfHost = ({ by, asking }: Replied, { host }: Pick<State, 'host'>): boolean =>
  (by.role === 'host' && asking.token !== undefined) || (host.id !== undefined && namesIn(asking.token).sub === host.id);

/** Whether a request was made in another account: thieves have their own wills. */
export const isOfAnother = (event: Replied, state: Pick<State, 'host'>): boolean =>
  namesIn(event.asking.token).sub !== undefined && !isOfHost(event, state);
