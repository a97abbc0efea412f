import { describe, expect, it } from 'vitest';
import { readPaper } from '#recovery/papers.ts';

const HOST = 'K7QF 3M2X P2WD 5RTA ZC4H 6NVB 5JYE ILGU X3SA KQ37 ABCD EFGH 2345';
const groups = HOST.split(' ');
const PACKAGE = Array(16).fill('7f3a').join(' ');
const KEY = `AGE-SECRET-KEY-1${'QPZRY2X7GF2TVDW3'.repeat(4).slice(0, 58)}`;
const inFours = (text: string): string => text.replace(/.{4}(?=.)/g, '$& ');

describe('the fingerprint of a Host is found', () => {
  it.each([
    ['as it is printed', `Sealed by\n${HOST}\nKeep this slip with the paper.`],
    ['next to its label, also if this has four letters', `Verzegeld door ${HOST}.`],
    ['below a label of four letters', `door\n${HOST}\nwith\nlove`],
    ['in small letters', HOST.toLowerCase()],
    ['in small letters after one that the keyboard made large', `K${HOST.slice(1).toLowerCase()}`],
    ['with hyphens', groups.join('-')],
    ['with more spaces', groups.join('   ')],
    ['without spaces', groups.join('')],
    ['without spaces, in small letters, next to its label', `Sealed by: ${groups.join('').toLowerCase()}`],
    ['over two lines', `Sealed by: ${groups.slice(0, 7).join(' ')}\r\n   ${groups.slice(7).join(' ')}\r\n`],
    ['over two lines that end with a hyphen', `${groups.slice(0, 7).join('-')}-\n${groups.slice(7).join('-')}`],
    ['without spaces over two lines', `${groups.join('').slice(0, 30)}\n${groups.join('').slice(30)}`],
    ['below the fingerprint of the package', `Package fingerprint\n${PACKAGE}\n${HOST}`],
    ['above a key', `${HOST}\n${inFours(KEY)}`],
  ])('%s', (_, text) => expect(readPaper(text).hostFingerprints).toEqual([HOST]));

  it('once, if two papers show it in two ways', () => {
    expect(readPaper(`${HOST}\n\n${groups.join('').toLowerCase()}`).hostFingerprints).toEqual([HOST]);
  });
});

describe('no fingerprint of a Host is', () => {
  it.each([
    ['the fingerprint of a package', PACKAGE],
    ['the fingerprint of a package over two lines', `${PACKAGE.slice(0, 64)}\n${PACKAGE.slice(65)}`],
    ['the fingerprint of a package in capital letters with hyphens', PACKAGE.toUpperCase().replaceAll(' ', '-')],
    ['a SHA-256', `${'ab'.repeat(26)}\n${'ab'.repeat(6)}`],
    ['a key in groups', inFours(KEY)],
    ['a key', KEY],
    ['a fingerprint with a group less', groups.slice(1).join(' ')],
    ['a fingerprint with a group more', `${HOST} ABCD`],
    ['a fingerprint with a digit that it cannot have', HOST.replace('2345', '2845')],
    ['a sentence', 'This page was made when your will with four keys must open some more data from here'],
  ])('%s', (_, text) => expect(readPaper(text).hostFingerprints).toEqual([]));
});

it('a package, its fingerprint and a key are found next to the fingerprint of a Host', () => {
  expect(readPaper(`${inFours(KEY)}\n${PACKAGE}\n${HOST}`)).toEqual({ keys: [KEY], fingerprints: ['7f3a'.repeat(16)], hostFingerprints: [HOST] });
});
