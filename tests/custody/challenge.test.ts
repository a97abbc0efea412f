import { expect, it } from 'vitest';
import { type ChallengeBinding, newChallenge, openChallenge } from '#custody/challenge.ts';
import { flipped } from '#tests/custody/streams.ts';

const pepper = Buffer.alloc(32, 7);
const binding: ChallengeBinding = { use: 'step-up', ids: ['ada', 'session 1'] };
const content = { id: '5f0c2a86-6f3b-4d0e-9b1f-2d9a6c3e7f10', expires: 1_790_000_000 };
const challenge = newChallenge(pepper, binding, content);

it('a challenge is recognised, with its id and time', () => expect(openChallenge(pepper, binding, challenge)).toEqual(content));

it.each<[string, ChallengeBinding]>([
  ['another use', { ...binding, use: 'enrol' }],
  ['another Host', { ...binding, ids: ['bob', 'session 1'] }],
  ['another session', { ...binding, ids: ['ada', 'session 2'] }],
  ['no one', { use: 'step-up', ids: [] }],
])('a challenge is none for %s', (_, other) => expect(openChallenge(pepper, other, challenge)).toBeUndefined());

it('a challenge with one altered byte, or of another length, is none', () => {
  for (let n = 0; n < challenge.length; n += 1) {
    expect(openChallenge(pepper, binding, flipped(challenge, n))).toBeUndefined();
  }
  expect(openChallenge(pepper, binding, challenge.slice(1))).toBeUndefined();
  expect(openChallenge(pepper, binding, new Uint8Array())).toBeUndefined();
});
