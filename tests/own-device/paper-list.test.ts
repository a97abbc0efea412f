import { expect, it } from 'vitest';
import { readPaperList, readThreshold } from '#own-device/paper-list.ts';

const [ONE, OTHER] = [`age1${'q'.repeat(58)}`, `age1${'z'.repeat(58)}`];
const both = [
  { name: 'Anna Maria', recipient: ONE },
  { name: 'Ben', recipient: OTHER },
];

it.each([
  ['lines with a tab', `Anna Maria\t${ONE}\nBen\t${OTHER}\n`],
  ['lines of another system, with spaces and an empty line', `  Anna Maria   ${ONE}\r\n\r\nBen: ${OTHER}`],
  ['a table with commas', `name,recipient\n"Anna Maria",${ONE}\nBen,${OTHER}`],
  ['JSON', JSON.stringify(both)],
  ['JSON with more in it', JSON.stringify({ version: 1, papers: both.map((paper) => ({ ...paper, id: 7 })) })],
])('the papers are found in %s', (_, text) => expect(readPaperList(text)).toEqual(both));

it('a paper without a name is found', () => {
  expect(readPaperList(`${ONE}\n${JSON.stringify('x')}`)).toEqual([{ name: '', recipient: ONE }]);
  expect(readPaperList(JSON.stringify([{ recipient: ONE }]))).toEqual([{ name: '', recipient: ONE }]);
});

it('a name has no characters that turn or hide the text next to them', () => {
  expect(readPaperList(`\u202eAnna\t${ONE}`)).toEqual([{ name: 'Anna', recipient: ONE }]);
});

it.each(['', 'hello', 'Anna\tage1qqq', `Anna\t${ONE}x`, 'null', '7', '{"recipient":"age1"}', 'AGE-SECRET-KEY-1QQQ'])(
  'there is no paper in %j',
  (text) => {
    expect(readPaperList(text)).toEqual([]);
  },
);

it.each<[string, number | undefined]>([
  [`Ben\t${ONE}\nthreshold\t3\n`, 3],
  ['{\n  "threshold": 2,\n  "papers": []\n}', 2],
  [`Ben\t${ONE}\n`, undefined],
  [`threshold 2 ${ONE}\n`, undefined],
  ['threshold\t1\n', undefined],
  ['threshold\t4\n', undefined],
])('of three papers, %j needs %j', (text, needed) => expect(readThreshold(text, 3)).toBe(needed));
