import { describe, expect, it } from 'vitest';
import { parseDestination } from '#common/contact.ts';
import { typedEmail } from '#common/email.ts';
import { readId } from '#common/printed-id.ts';
import { typedCode, typedText } from '#common/typed.ts';
import { normalizeBackupCode } from '#custody/backup-code.ts';
import { normalizeOneTimeCode } from '#custody/one-time-code.ts';
import { normalizeStopCode } from '#custody/stop-code.ts';
import { keyIn } from '#web/shared/own-device/typed.ts';
import { isBackupCode, readSixDigits, readStopCode } from '#web/shared/typed-id.ts';

/** How telephones, mail programs and word processors change a text that is copied. */
const PASTED: readonly (readonly [string, (text: string) => string])[] = [
  ['marks of direction', (text) => `\u202a\u200e${text}\u200f\u202c\u061c`],
  ['isolates', (text) => `\u2066${text}\u2069`],
  ['zero-width characters between all signs', (text) => [...text].join('\u200b')],
  ['joiners', (text) => [...text].join('\u200d')],
  ['variation selectors', (text) => [...text].map((sign) => `${sign}\ufe0f`).join('')],
  ['a byte order mark', (text) => `\ufeff${text}`],
  ['soft hyphens', (text) => [...text].join('\u00ad')],
  ['word joiners and fillers', (text) => `\u2060\u3164${text}\u2800`],
  ['no-break spaces around it', (text) => `\u00a0\u202f${text}\u2007\u00a0`],
  ['a line end', (text) => `${text}\r\n`],
  ['wide letters', (text) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))],
  ...['٠', '۰', '०', '০', '๐', '႐', '᪀', '᪐', '０', '𝟎', '𝟘', '𑁦', '𞥐'].map((zero): [string, (text: string) => string] => [
    `digits from ${zero}`,
    (text) => text.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit))),
  ]),
];

const ENTRIES: readonly (readonly [string, string, (typed: string) => unknown])[] = [
  ['an e-mail address', 'ann.2@example.com', typedEmail],
  ['an e-mail address of a contact', 'ann.2@example.com', (typed) => parseDestination('email', typed)],
  ['a telephone number', '+436641234567', (typed) => parseDestination('sms', typed)],
  ['a number of WhatsApp', '+436641234567', (typed) => parseDestination('whatsapp', typed)],
  ['a Telegram name', '@ann_19', (typed) => parseDestination('telegram', typed)],
  ['a one-time code', '012345', normalizeOneTimeCode],
  ['a backup code', 'K7QF-3M9X', normalizeBackupCode],
  ['a stop code', 'K7QF-3M9X-0ABC-TV42', normalizeStopCode],
  ['a key of a provider', 'SK0123456789abcdef', typedText],
  ['a code on our pages', '012345', readSixDigits],
  ['a number of a will on our pages', '6b2f0f4e-6f43-4d0c-8c5d-0a7d5c1f9b11', readId],
  ['a stop code on our pages', 'K7QF3M9X0ABCTV42', readStopCode],
  ['a recovery key on our pages', `AGE-SECRET-KEY-1${'QPZRY9X8GF'.repeat(5)}2TVDW0S3`, keyIn],
];

describe.each(ENTRIES)('%s', (_, meant, read) => {
  it('is itself', () => expect(read(meant)).toBe(meant));
  it.each(PASTED)('is read with %s', (_way, paste) => expect(read(paste(meant))).toBe(meant));
});

describe('a code in groups', () => {
  it.each(['123-456', '123–456', '123 456', '123\u00a0456', '123—456', '123−456', '123‑456', '1 2 3 4 5 6', '١٢٣ ٤٥٦', '１２３－４５６'])(
    'is read from %s',
    (typed) => {
      expect([normalizeOneTimeCode(typed), readSixDigits(typed), typedCode(typed)]).toEqual(['123456', '123456', '123456']);
    },
  );

  it.each(['12345', '1234567', '12345a', '123.456', '12345½', '12345²', 'ⅠⅡⅢⅣⅤⅥ', '一二三四五六'])('is none in %s', (typed) => {
    expect([normalizeOneTimeCode(typed), readSixDigits(typed)]).toEqual([undefined, null]);
  });

  it('is a backup code on our pages with any dash', () =>
    expect(['K7QF–3M9X', 'k7qf 3m9x', '\u200eK7QF3M9X'].map(isBackupCode)).toEqual([true, true, true]));
});

describe('an address', () => {
  it.each([
    ['an international domain', 'ada@bücher.example', 'ada@bücher.example'],
    ['an international domain with marks around it', '\u200fada@bücher.example\u200e\u00a0', 'ada@bücher.example'],
    ['an international domain with a variation selector', 'ada@bücher.example\ufe0f', 'ada@bücher.example'],
    ['the digits of an international domain', 'ada@مثال٢.example', 'ada@مثال٢.example'],
    ['the joiner of an international domain', 'ada@نامه\u200cای.example', 'ada@نامه\u200cای.example'],
  ])('keeps %s', (_, typed, kept) => expect(typedEmail(typed)).toBe(kept));

  it('is not changed within, so that no mail goes to a stranger', () => {
    expect(['ann smith@example.com', 'ann\u00a0smith@example.com', 'ann@exa\nmple.com'].map((typed) => parseDestination('email', typed))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(parseDestination('sms', '+43 (0)664 1234567')).toBeUndefined();
    expect(parseDestination('sms', '+43\u00a0(\u200e٠)664 1234567')).toBeUndefined();
    expect(parseDestination('sms', '＋43\u00a0664–123\u202f45.67')).toBe('+436641234567');
  });
});
