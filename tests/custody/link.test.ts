import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { lengthPrefixed } from '#custody/length-prefixed.ts';
import { downloadToken, isGenuineLink, linkToken, openDownloadToken, readLink } from '#custody/link.ts';

const key = new Uint8Array(32).fill(5);
const link = { purpose: 'respond', id: 'check_1-a', nonce: 'n1', expires: 1_790_000_000 };
const token = linkToken(key, link);

/** Returns the same mac in another spelling: base64url of 32 bytes does not use two bits of its last letter. */
const respelled = (text: string) => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return text.slice(0, -1) + letters[letters.indexOf(text.at(-1) ?? '') + 1];
};

describe('a link token', () => {
  it('is built as designed', () => {
    expect(linkToken(key, link)).toBe(token);
    const mac = createHmac('sha256', key)
      .update(lengthPrefixed('link/1', 'respond', 'check_1-a', 'n1', 1_790_000_000))
      .digest('base64url');
    expect(token).toBe(`check_1-a.1790000000.${mac}`);
    expect(readLink(token)).toEqual({ id: 'check_1-a', expires: 1_790_000_000, mac });
    expect(isGenuineLink(key, 'respond', 'n1', token)).toBe(true);
  });

  it.each<[string, Parameters<typeof isGenuineLink>]>([
    ['for another purpose', [key, 'cancel', 'n1', token]],
    ['with another nonce, as after a newer link was sent', [key, 'respond', 'n2', token]],
    ['under another key', [new Uint8Array(32), 'respond', 'n1', token]],
    ['with another id', [key, 'respond', 'n1', token.replace('check_1', 'check_2')]],
    ['with a later expiry', [key, 'respond', 'n1', token.replace('1790000000', '1890000000')]],
    ['in another spelling of the same bytes', [key, 'respond', 'n1', respelled(token)]],
    ['for a text that is not a token', [key, 'respond', 'n1', 'x']],
  ])('is not genuine %s', (_, given) => expect(isGenuineLink(...given)).toBe(false));

  const mac = 'A'.repeat(43);
  it.each([
    '',
    '.',
    `a.1.${mac}.`,
    `.1.${mac}`,
    `a..${mac}`,
    `a.01.${mac}`,
    `a.-1.${mac}`,
    `a.1e3.${mac}`,
    `a.1.${mac}=`,
    `a.1.${mac.slice(1)}`,
    `a b.1.${mac}`,
    `a.1.${mac}\n`,
    `${'a'.repeat(81)}.1.${mac}`,
  ])('never has the shape %j', (text) => expect(readLink(text)).toBeUndefined());

  it('is not made for an id that contains a dot, or for a fraction of a second', () => {
    expect(() => linkToken(key, { ...link, id: 'a.b' })).toThrow(new TypeError('An id in a token has 1 to 80 letters, digits, _ or -.'));
    expect(() => linkToken(key, { ...link, expires: 1.5 })).toThrow(RangeError);
  });
});

describe('a download token', () => {
  const download = { transferId: 't1', survivorId: 'ann', documentId: 'd1', revision: 3, expires: 1_790_000_000 };
  const made = downloadToken(key, download);

  it('contains the permission that it was made for', () => expect(openDownloadToken(key, downloadToken(key, download))).toEqual(download));

  it('is built as designed', () => {
    const mac = createHmac('sha256', key)
      .update(lengthPrefixed('download/1', 't1', 'ann', 'd1', 3, 1_790_000_000))
      .digest('base64url');
    expect(downloadToken(key, download)).toBe(`t1.ann.d1.3.1790000000.${mac}`);
  });

  it.each([
    ['another transfer', made.replace('t1', 't2')],
    ['another Survivor', made.replace('ann', 'bob')],
    ['another document', made.replace('d1', 'd2')],
    ['another revision', made.replace('.3.', '.4.')],
    ['a later expiry', made.replace('1790000000', '1790000001')],
    ['another spelling of the mac', respelled(made)],
    ['a dot moved', made.replace('t1.ann', 't.1ann')],
    ['a dot after it', `${made}.`],
    ['no content', ''],
    ['a link token', linkToken(key, link)],
  ])('permits nothing with %s', (_, text) => expect(openDownloadToken(key, text)).toBeUndefined());

  it('permits nothing under another key', () => expect(openDownloadToken(new Uint8Array(32), made)).toBeUndefined());
});
