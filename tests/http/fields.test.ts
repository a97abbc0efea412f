import { describe, expect, it } from 'vitest';
import { textLine } from '#http/fields.ts';
import { tryValidate } from '#http/validate.ts';

const read = (name: string) => tryValidate(textLine('name', 10), name);

describe('a name', () => {
  it.each([
    ['an override', '\u202egnp.exe\u202c', 'gnp.exe'],
    ['marks from a phone', '\u200eBen\u200f \u061cלוי', 'Ben לוי'],
    ['isolates around it', '\u2066Ben\u2069', 'Ben'],
    ['a mark within a letter', 'e\u200e\u0301', 'é'],
    ['a mark before a space', '\u200e Ben', 'Ben'],
    ['more marks than it may have characters', `${'\u200e'.repeat(20)}Ben`, 'Ben'],
  ])('with %s is stored without it', (_, typed, kept) => expect(read(typed)).toEqual({ data: kept }));

  it('keeps the joiners that Persian and emoji need', () => {
    expect(['می\u200cخواهم', '👨\u200d👩'].map(read)).toEqual([{ data: 'می\u200cخواهم' }, { data: '👨\u200d👩' }]);
  });

  it.each(['Ben\nBcc: x', 'Ben\u0000', 'Ben\u0085', 'Ben\u2028x', 'Ben\u007f', 'Ben\ufeffx', '\u200e\u202c', ' '])('cannot be %j', (typed) => {
    expect(read(typed)).toMatchObject({ faults: [{ path: '' }] });
  });
});
