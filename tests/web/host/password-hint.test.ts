import { expect, it } from 'vitest';
import { passwordHint } from '#web/host/reset-password/password-hint.ts';

it.each([
  ['password1234', 'guessable'],
  ['Österreich2026!', 'guessable'],
  ['', 'usual'],
  ['my 2 old cats sleep', 'usual'],
  ['korrekt-pferd-9', 'usual'],
  ['wordswithoutdigits', 'usual'],
])('the hint for %j is the %s one', (typed, hint) => {
  expect(passwordHint(typed, { passwordHint: 'usual', passwordGuessable: 'guessable' })).toBe(hint);
});
