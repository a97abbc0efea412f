import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasEncodedWord, mailSubject, seenOf, stripControls, withoutUnseen } from '#common/plain-text.ts';

/** Blank or of no width, each alone and between letters. */
const UNSEEN = [
  ...['\u00ad', '\u034f', '\u061c', '\u115f', '\u1160', '\u17b4', '\u180e', '\u200b', '\u200e', '\u202e', '\u2060', '\u2066', '\u2800', '\u3164'],
  ...['\uffa0', '\ufeff', '\ufff9', '\u{16fe4}', '\u{1d159}', '\u{1d173}', '\u{e0001}', '\u{e0041}', '\u{e007f}', '\u{e01f0}', '\uffff'],
];
const ENGLAND = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';

describe('a text that another person reads', () => {
  it.each(UNSEEN)('loses %j, alone and within a word', (one) => {
    expect([one, `A${one}nn`, `Ann${one}${one}`].map(withoutUnseen)).toEqual(['', 'Ann', 'Ann']);
  });

  it.each([
    ['a joiner in Persian', 'می\u200cخواهم'],
    ['a joiner at the end of a Malayalam name', 'അനില\u0d4d\u200d'],
    ['a joiner in Sinhala', 'ශ\u0dca\u200dරී'],
    ['a family of emoji', '👨\u200d👩\u200d👧'],
    ['an emoji of a flame and a heart', '❤\ufe0f\u200d🔥'],
    ['a variant of a Japanese name', '葛\u{e0100}城'],
    ['the separator of a vowel in a Mongolian name', 'ᠰᠠᠷ\u180eᠠ'],
    ['the flag of England', ENGLAND],
    ['a keycap', '1\ufe0f\u20e3'],
    ['line breaks and tabs', 'a\r\n\tb'],
  ])('keeps %s', (_, text) => expect(withoutUnseen(text)).toBe(text));

  it.each([
    ['joiners alone', '\u200d\u200c', ''],
    ['a joiner at the end', 'Ann\u200d', 'Ann'],
    ['a joiner before a space', 'Ann\u200c Lee', 'Ann Lee'],
    ['a second joiner', 'A\u200c\u200dnn', 'Ann'],
    ['variants that hide data', 'A\ufe00\ufe01\u{e0101}nn', 'A\ufe00nn'],
    ['a separator of a vowel that is not Mongolian', 'An\u180en', 'Ann'],
    ['a variant of nothing', '\ufe0f', ''],
    ['other tags behind a flag', '\u{1f3f4}\u{e0061}\u{e0062}\u{e007f}', '\u{1f3f4}'],
  ])('loses %s', (_, typed, kept) => expect(withoutUnseen(typed)).toBe(kept));

  it('does not change when it is cleaned again', () => {
    const text = fc.string({ unit: fc.constantFrom(...UNSEEN, '\u200c', '\u200d', '\ufe0f', '\u0301', 'a', '🏴', ' ') });
    fc.assert(
      fc.property(text, (one) => withoutUnseen(withoutUnseen(one)) === withoutUnseen(one)),
      { seed: 1 },
    );
  });

  it('is compared without joiners and variants too', () => {
    expect(['A\u200cnn', 'Ann\ufe0f', ' A\u{e0041}nn\u3164 ', 'Ann'].map(seenOf)).toEqual(['Ann', 'Ann', 'Ann', 'Ann']);
  });

  it('is one line without control characters', () => {
    expect(stripControls(' a\u0000\r\n\tb\u2800\u{e0041}\u2028 \ud800')).toBe('a b \ufffd');
  });
});

describe('a subject', () => {
  it.each([
    '=?utf-8?B?SGFja2Vk?=',
    '=?UTF-8?q?Hacked_by?=',
    'Re: =?iso-8859-1*de?Q?=41?= is here',
    '=?utf-8?B?SGFj\u200bZA==?=',
    '=\u00ad?utf-8?B?SGFj?=',
    '=?utf-8?B?SG Fj?=',
  ])('has no encoded word: %j', (typed) => {
    expect(hasEncodedWord(stripControls(typed))).toBe(true);
    expect(mailSubject(typed)).not.toContain('=?');
    expect(mailSubject(mailSubject(typed))).toBe(mailSubject(typed));
  });

  it.each(['Is 1 = 1? Yes', 'A = B', 'Ann? =?'])('keeps %j', (text) => expect(hasEncodedWord(text)).toBe(false));
});
