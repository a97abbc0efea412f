import { useEffect, useState } from 'preact/hooks';
import { type SharedSecret, sharedSecret } from '#web/shared/session.ts';

/** A Survivor in a transfer. */
export interface Participant {
  transferId: string;
  survivorId: string;
}

/** The session of a Survivor in one transfer. All tabs of the browser share it. */
export interface SurvivorSession {
  token: string | null;
  /** True after a session that the service no longer accepts. */
  hasEnded: boolean;
  /** Keeps the token of a proof. */
  keep(token: string): void;
  /** Deletes a token that the service no longer accepts. */
  end(): void;
}

/** Keeps the token of a proof, also on a page that only leads to the transfer. */
export function keepSession(participant: Participant, token: string): void {
  secretOf(participant).set(token);
}

/** Returns the session of a Survivor. A tab without one gets that of another tab, so that it needs no second proof. */
export function useSession(participant: Participant): SurvivorSession {
  const secret = secretOf(participant);
  const [state, setState] = useState(() => ({ token: secret.get(), hasEnded: false }));
  useEffect(() => {
    const update = (token: string | null) => setState((last) => (token === last.token ? last : { token, hasEnded: token === null }));
    void secret.find().then(update);
    return secret.onChange(update);
  }, [secret]);
  const set = (token: string | null) => {
    secret.set(token);
    setState({ token, hasEnded: token === null });
  };
  return { ...state, keep: set, end: () => set(null) };
}

function secretOf({ transferId, survivorId }: Participant): SharedSecret {
  return sharedSecret(`survivor ${transferId} ${survivorId}`);
}
