import { describe, expect, it } from 'vitest';
import { makePaperKey } from '#own-device/paper-keys.ts';
import { checkKey } from '#own-device/typed-key.ts';
import { keyIn, keyLength, lettersAround } from '#web/shared/own-device/typed.ts';

// The key of an example in the specification of age, so that no run has another one.
const KEY = 'AGE-SECRET-KEY-1GFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPQ4EGAEX';
const RECIPIENT = 'age1zvkyg2lqzraa2lnjvqej32nkuu0ues2s82hzrye869xeexvn73equnujwj';

/** Returns the key with other letters at these positions. */
const typed = (changes: Record<number, string>) => [...KEY].map((letter, position) => changes[position] ?? letter).join('');

describe('a key that a person types from a paper', () => {
  it('is right if its public key is that of the paper', async () => {
    expect(await checkKey(KEY, [RECIPIENT])).toEqual({ is: 'right' });
  });

  it('is another one if it is a complete key of an older paper', async () => {
    const { recipient } = await makePaperKey();
    expect(await checkKey(KEY, [recipient])).toEqual({ is: 'other' });
    expect(await checkKey(KEY, [])).toEqual({ is: 'other' });
  });

  it('has a mistake whose place is known, for each letter of the key', async () => {
    for (let position = 16; position < KEY.length; position += 1) {
      const letter = KEY[position] === 'M' ? 'N' : 'M';
      expect(await checkKey(typed({ [position]: letter }), [RECIPIENT])).toEqual({ is: 'mistyped', at: [position] });
    }
  });

  it.each([
    ['two wrong letters', { 20: 'M', 60: 'T' }, [20, 60]],
    ['two letters in the wrong order', { 70: 'A', 71: 'G' }, [70, 71]],
    ['a digit that no key has', { 30: '1' }, [30]],
    ['three letters that no key has', { 20: 'B', 40: 'I', 60: 'O' }, [20, 40, 60]],
  ])('shows the place of %s', async (_, changes, at) => {
    expect(await checkKey(typed(changes), [RECIPIENT])).toEqual({ is: 'mistyped', at });
  });

  it('has mistakes at places that are not known if more than two letters are wrong', async () => {
    expect(await checkKey(typed({ 20: 'M', 40: 'N', 60: 'T' }), [RECIPIENT])).toEqual({ is: 'mistyped', at: [] });
  });

  it('has a mistake at a place that is not known if it is the key of another paper', async () => {
    const { recipient } = await makePaperKey();
    expect(await checkKey(typed({ 20: 'M' }), [recipient])).toEqual({ is: 'mistyped', at: [] });
  });

  it('is found in small letters, with spaces and over several lines', () => {
    const lines = `${KEY.slice(0, 30)}\n ${KEY.slice(30, 50)} \r\n${KEY.slice(50)}`.toLowerCase();
    expect(keyIn(lines)).toBe(KEY);
    expect(keyIn(`the key:\n${KEY}\nABCD EFGH`)).toBe(KEY);
    expect([keyIn(KEY.slice(0, -1)), keyIn(`${KEY}Q`), keyIn('')]).toEqual([null, null, null]);
  });

  it.each([
    ['a small L for the 1', KEY.replace('KEY-1', 'key-l')],
    ['a capital I for the 1', KEY.replace('KEY-1', 'KEY-I')],
    ['no hyphens', KEY.replaceAll('-', '')],
    ['spaces for hyphens', KEY.replaceAll('-', ' ')],
    ['long hyphens', KEY.replaceAll('-', '\u2013')],
    ['hyphens between groups of letters', KEY.slice(0, 16) + (KEY.slice(16).match(/.{1,4}/g) ?? []).join('-')],
  ])('is found with %s', (_, text) => {
    expect(keyIn(text)).toBe(KEY);
  });

  it('has a length that a person compares with the paper, also if its beginning is wrong', () => {
    expect([keyLength(KEY.slice(0, 30)), keyLength(KEY.slice(0, 73)), keyLength(`${KEY}Q`)]).toEqual([30, 73, 75]);
    expect(keyLength(KEY.replace('SECRET', 'SECERT'))).toBe(74);
    expect([keyLength(''), keyLength('ABCD EFGH'), keyLength('AGE-SECRET')]).toEqual([null, null, null]);
  });

  it('shows the letters next to a mistake, as groups that a person finds on the paper', () => {
    expect(lettersAround(KEY, [16])).toEqual(['GFPY']);
    expect(lettersAround(KEY, [30, 33, 73])).toEqual(['YYSJZGFPYY', 'GAEX']);
  });
});
