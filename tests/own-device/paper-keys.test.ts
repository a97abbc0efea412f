import { describe, expect, it } from 'vitest';
import { decryptBytes, encryptBytes } from '#custody/age.ts';
import { hostSheet } from '#custody/inner-list.ts';
import { isPaperCheck, makeHostSheet, makePaperKey, paperCheck } from '#own-device/paper-keys.ts';

const RECIPIENT = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p';

describe('the key of a paper', () => {
  it('opens what is encrypted to it, and is another one each time', async () => {
    const [one, other] = await Promise.all([makePaperKey(), makePaperKey()]);
    const plain = new TextEncoder().encode('for one paper');
    expect(new Uint8Array(await decryptBytes(one, await encryptBytes(one.recipient, plain)))).toEqual(plain);
    expect(other.recipient).not.toBe(one.recipient);
  });

  it('of the Host is a sheet', async () => {
    const { identity, recipient } = await makeHostSheet();
    expect(await hostSheet(identity)).toMatchObject({ recipient });
  });
});

describe('the check letters of a paper', () => {
  it('are five groups of four, the same for one recipient permanently', () => {
    expect(paperCheck(RECIPIENT)).toMatch(/^([A-Z2-7]{4} ){4}[A-Z2-7]{4}$/);
    expect(paperCheck(RECIPIENT)).toBe('SN3A 7W4F MD4H 4XF3 7NWS');
  });

  it('are another paper’s for another recipient', async () => {
    const { recipient } = await makePaperKey();
    expect(isPaperCheck(recipient, paperCheck(RECIPIENT))).toBe(false);
  });

  it('may be typed in small letters, with hyphens, and without or with more spaces', () => {
    const check = paperCheck(RECIPIENT);
    const spellings = [check, check.toLowerCase(), check.replaceAll(' ', ''), check.replaceAll(' ', '-'), ` ${check.replaceAll(' ', ' – ')}\u00a0\n`];
    expect(spellings.filter((typed) => !isPaperCheck(RECIPIENT, typed))).toEqual([]);
  });

  it.each(['', '-', 'AAAA AAAA AAAA', 'SN3A 7W4F MD4H'])('are not %j', (typed) => expect(isPaperCheck(RECIPIENT, typed)).toBe(false));

  it('are not complete without their last letter', () => expect(isPaperCheck(RECIPIENT, paperCheck(RECIPIENT).slice(0, -1))).toBe(false));
});
