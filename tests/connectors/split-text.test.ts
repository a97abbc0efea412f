import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitText } from '#connectors/split-text.ts';
import { isGsm, partsOf } from '#connectors/text-parts.ts';

const unnumbered = (parts: readonly string[]) => (parts.length === 1 ? parts : parts.map((part) => part.replace(/^\(\d+\/\d+\)\n/, '')));
const dense = (text: string) => text.replace(/\s+/gu, '');

it.each([
  [0, 1],
  [1, 1],
  [99, 1],
  [100, 1],
  [101, 2],
  [180, 2],
  [181, 3],
])('%i letters are %i messages of at most 100', (length, count) => {
  const parts = splitText('a'.repeat(length), 100);
  expect(parts).toHaveLength(count);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(100);
});

it('splits at a paragraph before a line, and at a line before a word', () => {
  expect(splitText('One two three four five.\n\nSix seven eight nine.\nTen eleven twelve thirteen fourteen.', 50)).toEqual([
    '(1/3)\nOne two three four five.',
    '(2/3)\nSix seven eight nine.',
    '(3/3)\nTen eleven twelve thirteen fourteen.',
  ]);
});

it('never splits a link or a character', () => {
  const link = 'https://will.example/respond?token=abcdefghijklmnop';
  expect(splitText(`${'word '.repeat(10)}${link} ${'👩‍👧'.repeat(20)}`, 70).join('\n')).toContain(link);
  for (const part of splitText('👩‍👧'.repeat(50), 40)) expect(unnumbered([part, ''])[0]).toMatch(/^(👩‍👧)+$/u);
});

it('loses only white space, and never exceeds the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 600 }), fc.integer({ min: 20, max: 200 }), (text, most) => {
      const parts = splitText(text, most);
      const kept = dense(text.toWellFormed().replace(/[^\P{Cc}\n\t\r]/gu, ''));
      expect(dense(unnumbered(parts).join(''))).toBe(kept);
      for (const part of parts) expect(part.length).toBeLessThanOrEqual(most);
    }),
    { seed: 1 },
  );
});

// https://www.etsi.org/deliver/etsi_ts/123000_123099/123038/
it('a text message has 160 characters of the basic table, or 70 others, and less if it has several parts', () => {
  expect(['@£$¥èéùìòÇØøÅåÆæßÉÄÖÑÜ§¿äöñüà_Ω\n!"#%&\'()*+,-./0:;<=>?AZaz', 'ê', 'ç', '€', '{', '’', '漢'].map(isGsm)).toEqual([
    true,
    ...Array(6).fill(false),
  ]);
  expect([160, 161, 306, 307].map((length) => partsOf('a'.repeat(length)))).toEqual([1, 2, 2, 3]);
  expect([70, 71, 134, 135].map((length) => partsOf('漢'.repeat(length)))).toEqual([1, 2, 2, 3]);
});
