import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { lengthPrefixed } from '#custody/length-prefixed.ts';
import { type CodeBinding, normalizeOneTimeCode, oneTimeCode, sameCode } from '#custody/one-time-code.ts';

const key = new Uint8Array(32).fill(9);
const binding: CodeBinding = {
  purpose: 'open',
  sessionId: 's-1',
  subject: 't-1',
  survivorId: 'ann',
  destination: '+41791234567',
  contactsHash: 'ab'.repeat(32),
  expiresAt: '2026-11-21T09:10:00.000Z',
};

it('a code is derived as designed, here computed in another way', () => {
  for (let i = 0; i < 200; i++) {
    const own = { ...binding, sessionId: `s-${i}` };
    const destination = createHash('sha256').update(own.destination).digest();
    const mac = createHmac('sha256', key)
      .update(lengthPrefixed('otp/1', 'open', own.sessionId, 't-1', 'ann', destination, own.contactsHash, own.expiresAt))
      .digest('hex');
    const expected = BigInt(`0x${mac.slice(0, 16)}`) % 10n ** 6n;
    expect(oneTimeCode(key, own)).toBe(String(expected).padStart(6, '0'));
  }
});

it('a code has six digits, leading zeros included, and is the same each time', () => {
  const codes = Array.from({ length: 300 }, (_, i) => oneTimeCode(key, { ...binding, sessionId: String(i) }));
  for (const code of codes) expect(code).toMatch(/^[0-9]{6}$/);
  expect(codes.some((code) => code.startsWith('0'))).toBe(true);
  expect(oneTimeCode(key, binding)).toBe(oneTimeCode(key, { ...binding }));
});

describe('a code is valid for one binding only', () => {
  it.each<[keyof CodeBinding, string]>([
    ['purpose', 'start'],
    ['sessionId', 's-2'],
    ['subject', 't-2'],
    ['survivorId', 'bob'],
    ['destination', '+41791234568'],
    ['contactsHash', 'cd'.repeat(32)],
    ['expiresAt', '2026-11-21T09:10:00.001Z'],
  ])('another %s gives another code', (field, value) => {
    expect(oneTimeCode(key, { ...binding, [field]: value })).not.toBe(oneTimeCode(key, binding));
  });

  it('another key gives another code, and a short key is refused', () => {
    expect(oneTimeCode(new Uint8Array(32).fill(8), binding)).not.toBe(oneTimeCode(key, binding));
    expect(() => oneTimeCode(new Uint8Array(16), binding)).toThrow(RangeError);
  });
});

it.each([
  ['012345', '012345'],
  [' 012\u00a0345\n', '012345'],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
  ['', undefined],
  ['１２３４５６', '123456'],
  ['123–456', '123456'],
  ['一二三四五六', undefined],
])('a typed code %j is read as %j', (typed, code) => expect(normalizeOneTimeCode(typed)).toBe(code));

it.each([
  ['123456', '123456', true],
  ['123456', '123457', false],
  ['123456', '12345', false],
  ['123456', '', false],
  ['', '', true],
])('codes %j and %j are equal: %s', (a, b, same) => expect(sameCode(a, b)).toBe(same));
