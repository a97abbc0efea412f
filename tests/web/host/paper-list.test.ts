import { expect, it } from 'vitest';
import { readPaperList, readThreshold } from '#own-device/paper-list.ts';
import { paperList } from '#web/host/own-device/seal-page.ts';

const [ONE, OTHER] = [`age1${'q'.repeat(58)}`, `age1${'z'.repeat(58)}`];

it('the list of papers that a Host saves is read as it was written', () => {
  const survivors = [
    { name: 'Anna Maria, née Berger', paper_recipient: ONE },
    { name: 'بن', paper_recipient: OTHER },
  ];
  const text = paperList(survivors, 2);
  expect(readThreshold(text, 2)).toBe(2);
  expect(readPaperList(text)).toEqual(survivors.map(({ name, paper_recipient: recipient }) => ({ name, recipient })));
});

it('a name with a line break stays one line of the list', () => {
  expect(readPaperList(paperList([{ name: `Anna\n${OTHER}`, paper_recipient: ONE }], 2))).toHaveLength(1);
});
