import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { instant, MINUTE } from '#common/time.ts';
import { type ChallengeBinding, newChallenge, openChallenge } from '#custody/challenge.ts';
import { type Challenge, type Factors, isSpent } from './rules/factors.ts';

/** In milliseconds: long enough to install an app. */
const CHALLENGE_LIFETIME = 10 * MINUTE;

/** A challenge for a client: base64url, and until when it can be answered. */
export interface IssuedChallenge extends Challenge {
  token: string;
}

/** Makes a challenge. Stores nothing. */
export async function issueChallenge(app: App, binding: ChallengeBinding, id = app.newId()): Promise<IssuedChallenge> {
  const expires = Math.floor((app.now().getTime() + CHALLENGE_LIFETIME) / 1000);
  const bytes = newChallenge(await app.keyring.key('code-pepper'), binding, { id, expires });
  return { id, until: instant(new Date(expires * 1000)), token: Buffer.from(bytes).toString('base64url') };
}

/** Returns the challenge of a token if it can still be answered. Throws Refusal `challenge_expired` otherwise. */
export async function readChallenge(app: App, binding: ChallengeBinding, token: string): Promise<Challenge> {
  const opened = openChallenge(await app.keyring.key('code-pepper'), binding, Buffer.from(token, 'base64url'));
  if (!opened || opened.expires * 1000 <= app.now().getTime()) throw new Refusal('challenge_expired');
  return { id: opened.id, until: instant(new Date(opened.expires * 1000)) };
}

/** Throws Refusal `challenge_expired` if this challenge was answered before. */
export function assertUnspent(factors: Factors, { id }: Challenge): void {
  if (isSpent(factors, id)) throw new Refusal('challenge_expired');
}
