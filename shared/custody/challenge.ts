import { keyedHash } from './keyed-hash.ts';
import { sameBytes } from './primitives.ts';

/** What a challenge is for, and the ids that it is bound to: the Host and the session, or none before a sign-in. */
export interface ChallengeBinding {
  use: 'enrol' | 'step-up' | 'sign-in';
  ids: readonly string[];
}

/** A challenge that we made. `expires` is in Unix seconds. */
export interface OpenedChallenge {
  /** A UUID. */
  id: string;
  expires: number;
}

/**
 * Returns the 54 bytes of a challenge: id, time of expiry, and HMAC-SHA256 over both and the binding. So we recognise our own
 * challenge without storing it, and a challenge for one Host, session or use is none for another. The caller remembers which are used.
 */
export function newChallenge(pepper: Uint8Array, { use, ids }: ChallengeBinding, { id, expires }: OpenedChallenge): Uint8Array {
  const head = Buffer.alloc(HEAD_BYTES);
  head.set(Buffer.from(id.replaceAll('-', ''), 'hex'));
  head.writeUIntBE(expires, ID_BYTES, EXPIRES_BYTES);
  return Buffer.concat([head, keyedHash(pepper, 'challenge/1', use, head, ...ids)]);
}

/** Returns the content of a genuine challenge, or undefined. Compares in constant time. Does not check `expires`: the caller does. */
export function openChallenge(pepper: Uint8Array, binding: ChallengeBinding, challenge: Uint8Array): OpenedChallenge | undefined {
  if (challenge.length !== HEAD_BYTES + MAC_BYTES) return undefined;
  const head = Buffer.from(challenge.subarray(0, HEAD_BYTES));
  const opened = { id: asUuid(head.toString('hex', 0, ID_BYTES)), expires: head.readUIntBE(ID_BYTES, EXPIRES_BYTES) };
  return sameBytes(challenge, newChallenge(pepper, binding, opened)) ? opened : undefined;
}

const ID_BYTES = 16;
const EXPIRES_BYTES = 6;
const HEAD_BYTES = ID_BYTES + EXPIRES_BYTES;
const MAC_BYTES = 32;

function asUuid(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
