import { expect } from 'vitest';
import type { Client } from '#tests/support/client.ts';
import type { TestStack } from '#tests/support/stack.ts';
import { answered, type Body, newcomer } from '#tests/support/story.ts';

/** The answer to a wrong one-time code. */
export const notRight = (attempts_remaining: number) => ({ verified: false, attempts_remaining, message: expect.stringContaining('wrong') });

/** The answer to any code whose session is over. */
export const usedUp = { verified: false, attempts_remaining: 0, message: expect.stringContaining('no longer valid') };

/** Returns a function that enters a one-time code, each time from a new client address by default. */
export const guesser =
  (stack: TestStack) =>
  (otp_session_id: string, code: string, call: Client = newcomer(stack)): Promise<Body> =>
    answered(200, call, 'POST', '/api/survivor-auth/verify-otp', { json: { otp_session_id, code } });
