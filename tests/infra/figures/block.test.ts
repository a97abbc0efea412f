import { describe, expect, it } from 'vitest';
import { END, replaceBlock, startOf } from '#infra/figures/block.ts';
import { formatFigure, renderTable } from '#infra/figures/table.ts';

describe('the part of a page that a command makes', () => {
  const [one, other] = ['npm run bench -- one', 'npm run bench -- other'];
  const page = ['before', startOf(one), 'old', END, 'between', startOf(other), 'old too', END, 'after'].join('\n');

  it('is replaced, and nothing else', () => {
    const expected = ['before', startOf(one), 'old', END, 'between', startOf(other), 'new', 'lines', END, 'after'].join('\n');
    expect(replaceBlock(page, other, 'new\nlines')).toBe(expected);
  });
  it('must be in the page already', () => expect(() => replaceBlock(page, 'npm run bench', 'new')).toThrow('has no part'));
});

describe('a table', () => {
  it('aligns columns, and numbers to the right', () => {
    const rows = [
      ['read', 2, 'met'],
      ['write', 12.25, undefined],
      ['none', undefined, 'met'],
    ];
    expect(renderTable({ columns: ['Kind', 'Units', 'Goal'], rows }).split('\n')).toEqual([
      '| Kind  | Units | Goal |',
      '| ----- | ----: | ---- |',
      '| read  |     2 | met  |',
      '| write |  12.3 | -    |',
      '| none  |     - | met  |',
    ]);
  });

  it.each([
    [0, '0'],
    [1234567, '1,234,567'],
    [2755.4, '2,755'],
    [0.25, '0.25'],
    [0.0123, '0.0123'],
    [Number.NaN, '-'],
  ])('writes %s as %s', (figure, text) => expect(formatFigure(figure)).toBe(text));
});
