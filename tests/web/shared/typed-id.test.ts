import { describe, expect, it } from 'vitest';
import { parseDestination } from '#common/contact.ts';
import { readId } from '#common/printed-id.ts';
import { fitsChannel } from '#web/shared/contact.ts';
import { isBackupCode, readSixDigits } from '#web/shared/typed-id.ts';

const ID = '41c05c77-1724-8853-b9a9-85799656c990';

describe('an id from paper', () => {
  it.each([
    ['as printed', ID],
    ['without dashes', ID.replaceAll('-', '')],
    ['with spaces and long dashes', ` ${ID.replaceAll('-', ' – ')} `],
  ])('is read %s', (_, typed) => expect(readId(typed)).toBe(ID));

  it.each([
    ['empty', ''],
    ['one digit short', ID.slice(0, -1)],
    ['one digit long', `${ID}0`],
    ['a letter that is none of a to f', ID.replace('c', 'g')],
  ])('is refused if it is %s', (_, typed) => expect(readId(typed)).toBeNull());
});

describe('a code', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['123-456', '123456'],
    ['12345', null],
    ['12345a', null],
  ])('of six digits is read: %j', (typed, read) => expect(readSixDigits(typed)).toBe(read));

  it('from paper has eight letters and digits', () => {
    const typed = ['ABCD-1234', 'abcd1234', 'ABCD 1234', 'ABCD-123', 'ABCD-12345', 'ABCD_1234'];
    expect(typed.filter(isBackupCode)).toEqual(typed.slice(0, 3));
  });
});

it.each([
  ['email', ['ann@example.com', ' ann@example.com ', 'ann.example.com']],
  ['sms', ['+43 (664) 123-45.67', '+43 (0) 664 1234567', '0664 1234567']],
  ['whatsapp', ['+436641234567']],
  ['telegram', ['@anna_miller', 'anna_miller', '@an']],
] as const)('the page and the service agree which addresses %s has: %j', (channel, typed) => {
  expect(typed.filter((one) => fitsChannel(channel, one))).toEqual(typed.filter((one) => parseDestination(channel, one) !== undefined));
});
