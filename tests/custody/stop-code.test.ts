import { expect, it } from 'vitest';
import { isStopCode, newStopCode, normalizeStopCode, stopCodeVerifier } from '#custody/stop-code.ts';

it('a new code has 16 characters of 32, in groups of four, and none that are misread', () => {
  const codes = Array.from({ length: 500 }, newStopCode);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  expect(new Set(codes).size).toBe(500);
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
});

it.each([
  ['K7QF-3M9X-0ABC-TV42', 'K7QF-3M9X-0ABC-TV42'],
  [' k7qf 3m9x–0abc—tv42\n', 'K7QF-3M9X-0ABC-TV42'],
  ['K7QF3M9XOABCTV42', 'K7QF-3M9X-0ABC-TV42'],
  ['LIil-0000-0000-0000', '1111-0000-0000-0000'],
  ['K7QF-3M9X-0ABC-TV4', undefined],
  ['K7QF-3M9X-0ABC-TV422', undefined],
  ['U7QF-3M9X-0ABC-TV42', undefined],
  ['ſ7QF-3M9X-0ABC-TV42', undefined],
])('the typed code %j is read as %j', (typed, code) => {
  expect(normalizeStopCode(typed)).toBe(code);
});

it('a verifier fits its code and its Host, and no other', () => {
  const code = newStopCode();
  const verifier = stopCodeVerifier('host', code);
  expect(verifier).not.toContain(code);
  expect(isStopCode({ hostId: 'host', verifier }, code.toLowerCase().replaceAll('-', ' '))).toBe(true);
  expect(isStopCode({ hostId: 'other', verifier }, code)).toBe(false);
  expect(isStopCode({ hostId: 'host', verifier }, newStopCode())).toBe(false);
  expect(isStopCode({ hostId: 'host', verifier: '' }, code)).toBe(false);
  expect(isStopCode({ hostId: 'host', verifier }, 'not a code')).toBe(false);
});
