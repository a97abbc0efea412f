import { describe, expect, it } from 'vitest';
import { printedId } from '#common/printed-id.ts';
import { nameLine, PaperId, PersonalMessage, textLine } from '#http/fields.ts';
import { tryValidate } from '#http/validate.ts';

const read = (name: string) => tryValidate(textLine('name', 10), name);

describe('a line', () => {
  it.each([
    ['an override', '\u202egnp.exe\u202c', 'gnp.exe'],
    ['a mark within a letter', 'e\u200e\u0301', 'é'],
    ['a mark before a space', '\u200e Ben', 'Ben'],
    ['more marks than it may have characters', `${'\u200e'.repeat(20)}Ben`, 'Ben'],
  ])('with %s is stored without it', (_, typed, kept) => expect(read(typed)).toEqual({ data: kept }));

  it('keeps the joiners that Persian and emoji need', () => {
    expect(['می\u200cخواهم', '👨\u200d👩'].map(read)).toEqual([{ data: 'می\u200cخواهم' }, { data: '👨\u200d👩' }]);
  });

  it.each(['Ben\nBcc: x', 'Ben\u0000', 'Ben\u0085', 'Ben\u2028x', 'Ben\u007f', '\u200e\u202c', ' ', '\u{e0041}\u{e0042}', '\u3164\u2800', '\u200d'])(
    'cannot be %j',
    (typed) => {
      expect(read(typed)).toMatchObject({ faults: [{ path: '' }] });
    },
  );

  it.each(['=?utf-8?B?SGk=?=', '=\u00ad?utf-8?Q?H?='])('is no encoded word of mail, such as %j', (typed) => {
    expect(tryValidate(textLine('name', 100), typed)).toMatchObject({ faults: [{ message: expect.stringContaining('encoded text') }] });
  });
});

describe('a name', () => {
  const name = (typed: string) => tryValidate(nameLine('name', 100), typed);

  it.each(['Ben\u200b', 'Ben\u{e0041}', '\u3164Ben', 'Ben\u2800', '\u200d', 'Ben\ufeff', 'B\u00aden'])('cannot be %j', (typed) => {
    expect(name(typed)).toMatchObject({ faults: [{ message: expect.stringContaining('characters that no one sees') }] });
  });

  it.each([
    ['\u202aBen\u202c', 'Ben'],
    ['👨\u200d👩', '👨\u200d👩'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
  ])('can be %j', (typed, kept) => expect(name(typed)).toEqual({ data: kept }));
});

describe('a personal message', () => {
  const message = (text: string) => tryValidate(PersonalMessage, text);

  it('keeps its lines, and loses what no one sees', () => {
    expect(message('Dear Ben,\n\tgood\u200bbye 👨\u200d👩\u{e0041}\r\n')).toEqual({ data: 'Dear Ben,\n\tgoodbye 👨\u200d👩\r\n' });
  });

  it('has a line break in place of a control character', () => expect(message('a\u000bb\u001b')).toEqual({ data: 'a\nb\n' }));

  it.each(['\u200b', ' \u3164\n'])('cannot be only invisible, as %j is: the one before would be deleted', (typed) => {
    expect(message(typed)).toMatchObject({ faults: [{ path: '' }] });
  });

  it('may be empty', () => expect(message('')).toEqual({ data: '' }));
});

describe('the number of a will', () => {
  const id = '2b9e64c0-7a1d-4c35-b8d1-90e7f6a5c412';
  const printed = printedId(id);
  const numberOf = (typed: string) => tryValidate(PaperId('will_id'), typed);

  it.each([id, id.toUpperCase(), id.replaceAll('-', ''), printed, printed.toLowerCase().replaceAll('-', ' ')])('is read from %s', (typed) => {
    expect(numberOf(typed)).toEqual({ data: id });
  });

  it.each([printed.slice(1), `${printed.slice(0, -1)}${printed.endsWith('0') ? '1' : '0'}`, ''])('is refused if it is %j', (typed) => {
    const message = 'will_id must be a UUID, or the number on the paper: 7 groups of 4 characters.';
    expect(numberOf(typed)).toMatchObject({ faults: [{ message }] });
  });
});
