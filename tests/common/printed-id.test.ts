import { describe, expect, it } from 'vitest';
import { printedId, readId, readPrintedId } from '#common/printed-id.ts';

const IDS = ['2b9e64c0-7a1d-4c35-b8d1-90e7f6a5c412', '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
const CHARACTERS = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];

describe.each(IDS)('the id %s on a paper', (id) => {
  const code = printedId(id).replace(/-/g, '');

  it('has seven groups of four', () => {
    expect(printedId(id)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){6}$/);
  });

  it('is read in any spelling, and so is the longer one of an earlier paper', () => {
    const typed = printedId(id);
    const spellings = [typed, typed.toLowerCase(), code, typed.replace(/-/g, ' '), ` ${typed.replace(/-/g, '–')}\u200b`];
    expect(spellings.map(readId)).toEqual(spellings.map(() => id));
    expect([id, id.toUpperCase(), id.replace(/-/g, ''), id.replace(/-/g, ' ')].map(readId)).toEqual([id, id, id, id]);
    expect(readPrintedId(code.replace(/0/g, 'o').replace(/1/g, 'l'))).toBe(id.replace(/-/g, ''));
  });

  it('is refused with any one wrong character', () => {
    const wrong = [...code].flatMap((right, at) =>
      CHARACTERS.filter((one) => one !== right).map((one) => `${code.slice(0, at)}${one}${code.slice(at + 1)}`),
    );
    expect(wrong.filter((text) => readPrintedId(text) !== null)).toEqual([]);
  });

  it('is refused with any two characters swapped, one missing or one too many', () => {
    const swapped = [...code].flatMap((one, at) =>
      [...code].slice(at + 1).flatMap((other, further) => {
        const to = at + 1 + further;
        return one === other ? [] : [`${code.slice(0, at)}${other}${code.slice(at + 1, to)}${one}${code.slice(to + 1)}`];
      }),
    );
    expect([...swapped, code.slice(1), code.slice(0, -1), `${code}0`].filter((text) => readPrintedId(text) !== null)).toEqual([]);
  });
});
