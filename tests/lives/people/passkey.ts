import type { Host } from '#tests/lives/life.ts';
import { type Authenticator, createAuthenticator, keyOfSeed } from '#tests/support/factors.ts';
import { names } from '#tests/world/names.ts';

/** A passkey on a device of the Host. `seed`: its key in hex. */
export interface Passkey {
  /** The id of the factor. */
  id: string;
  seed: string;
  /** How often the device has signed. */
  signatures: number;
}

/** The device with this passkey. */
export const authenticatorOf = ({ id = '' }: Host, { seed, signatures }: Passkey): Authenticator =>
  createAuthenticator(names.frontendUrl, id, keyOfSeed(Buffer.from(seed, 'hex')), signatures);

/** Has the device sign a challenge, and counts it. */
export function usePasskey(by: Host, passkey: Passkey, options: { challenge: string }): object {
  const answer = authenticatorOf(by, passkey).get(options);
  passkey.signatures += 1;
  return answer;
}
