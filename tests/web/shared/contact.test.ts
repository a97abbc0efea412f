import { expect, it } from 'vitest';
import { parseDestination } from '#domain/contact.ts';
import { fitsChannel } from '#web/shared/contact.ts';

it.each([
  ['email', 'ann@example.com'],
  ['email', ' ann@example.com '],
  ['email', 'ann.example.com'],
  ['sms', '+43 (664) 123-45.67'],
  ['sms', '+43 (0) 664 1234567'],
  ['sms', '0664 1234567'],
  ['whatsapp', '+436641234567'],
  ['telegram', '@anna_miller'],
  ['telegram', 'anna_miller'],
  ['telegram', '@an'],
] as const)('the page and the service agree whether %s has the address %j', (channel, typed) => {
  expect(fitsChannel(channel, typed)).toBe(parseDestination(channel, typed) !== undefined);
});
