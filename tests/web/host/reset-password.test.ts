import { expect, it } from 'vitest';
import { passwordHint } from '#web/host/reset-password/password-hint.ts';
import { problemOf } from '#web/host/reset-password/typed-paper.ts';

const ID = '41c05c77-1724-8853-b9a9-85799656c990';

it.each([
  ['nothing', { survivorId: '', backupCode: ' ' }, null, null],
  ['both as printed', { survivorId: ID, backupCode: 'ABCD-1234' }, null, null],
  ['a number with spaces instead of dashes', { survivorId: ` ${ID.replaceAll('-', ' ')} `, backupCode: 'ABCD-1234' }, null, null],
  ['a number only', { survivorId: ID, backupCode: '' }, null, 'both'],
  ['a code only', { survivorId: '', backupCode: 'ABCD-1234' }, 'both', null],
  ['half a number', { survivorId: ID.slice(0, 18), backupCode: 'ABCD-1234' }, 'idMissing', null],
] as const)('a paper with %s is checked field by field', (_, typed, number, code) =>
  expect([problemOf(typed, 'survivorId'), problemOf(typed, 'backupCode')]).toEqual([number, code]),
);

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
