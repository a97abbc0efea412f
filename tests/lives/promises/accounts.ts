import type { Replied, State } from '#tests/lives/life.ts';

/** The ids of the session and of the account that a token of ours names. */
export function namesIn(token = ''): { sid?: string; sub?: string } {
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
