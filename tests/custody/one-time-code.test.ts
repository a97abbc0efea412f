import { createHash, createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
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

/** Everything that a code is bound to is another thing here. */
const another: CodeBinding = {
  purpose: 'start',
  sessionId: 's-2',
  subject: 't-2',
  survivorId: 'bob',
  destination: '+41791234568',
  contactsHash: 'cd'.repeat(32),
  expiresAt: '2026-11-21T09:10:00.001Z',
};

it('a code is six digits of a hash of everything that it is bound to, here computed in another way', () => {
  const codes = [binding, another].flatMap((one) => Array.from({ length: 200 }, (_, i) => ({ ...one, sessionId: `${one.sessionId}-${i}` })));
  for (const { purpose, sessionId, subject, survivorId, destination, contactsHash, expiresAt } of codes) {
    const hashed = createHash('sha256').update(destination).digest();
    const mac = createHmac('sha256', key)
      .update(lengthPrefixed('otp/1', purpose, sessionId, subject, survivorId, hashed, contactsHash, expiresAt))
      .digest('hex');
    const expected = BigInt(`0x${mac.slice(0, 16)}`) % 10n ** 6n;
    const own = { purpose, sessionId, subject, survivorId, destination, contactsHash, expiresAt };
    expect(oneTimeCode(key, own)).toBe(String(expected).padStart(6, '0'));
  }
});

it.each([
  ['012345', '012345'],
  [' 012\u00a0345\n', '012345'],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
  ['一二三四五六', undefined],
])('a typed code %j is read as %j', (typed, code) => expect(normalizeOneTimeCode(typed)).toBe(code));

it.each([
  ['123456', '123456', true],
  ['123456', '123457', false],
])('codes %j and %j are equal: %s', (a, b, same) => expect(sameCode(a, b)).toBe(same));
