import { expect, it } from 'vitest';
import { parseDestination } from '#common/contact.ts';
import { fitsChannel } from '#web/shared/contact.ts';

it.each([
  ['email', ['ann@example.com', ' ann@example.com ', 'ann.example.com']],
  ['sms', ['+43 (664) 123-45.67', '+43 (0) 664 1234567', '0664 1234567']],
  ['whatsapp', ['+436641234567']],
  ['telegram', ['@anna_miller', 'anna_miller', '@an']],
] as const)('the page and the service agree which addresses %s has: %j', (channel, typed) => {
  expect(typed.filter((one) => fitsChannel(channel, one))).toEqual(typed.filter((one) => parseDestination(channel, one) !== undefined));
});
