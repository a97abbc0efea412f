import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STORAGE_FAILURES } from '#storages/adapters/failures.ts';
import { kindsOf } from '#web/host/storages/kinds.ts';
import { isAccessKey, isBucket, isFolder, isHost, isOrigin, isPort, isPrivateKey, isRegion } from '#web/host/storages/storage-checks.ts';
import { storages as words } from '#words/en/pages/storages.ts';

/** The reasons in the table of the documentation, with which the sign-in at a cloud drive can end. */
const [, table = ''] = /\| `reason` \|.*\n\|---.*\n((?:\|.*\n)+)/.exec(readFileSync('docs/storages.md', 'utf8')) ?? [];
const REASONS = [...table.matchAll(/^\| `([a-z_]+)` \|/gm)].map(([, reason = '']) => reason);

describe('the words', () => {
  it('say for each failure of a storage what to do', () => expect(Object.keys(words.problems).sort()).toEqual(Object.keys(STORAGE_FAILURES).sort()));

  it('say for each end of a sign-in what to do', () => {
    expect(REASONS.length).toBeGreaterThan(8);
    const known = ['conflict', 'recently_recovered', 'sealing_in_progress', 'sign_of_life_first', 'storage_limit_reached', 'transfer_running'];
    expect([...REASONS, ...known].filter((reason) => !(words.reasons as Record<string, string>)[reason])).toEqual([]);
  });
});

describe('a storage that exists', () => {
  it.each([
    ['object_store', ['s3', 'r2', 'b2', 'minio']],
    ['sftp', ['sftp']],
    ['drive_b', ['drive_b']],
  ] as const)('of the type %s is one of %j', (type, kinds) => expect(kindsOf(type)).toEqual(kinds));
});

describe('what is typed in the form of a storage', () => {
  it.each<[string, (value: string) => boolean, string[], string[]]>([
    ['a bucket', isBucket, ['anna-wills', 'a.b.c'], ['An', 'Anna', 'a..b', 'a.-b', '10.0.0.1', 'a_b']],
    ['a region', isRegion, ['auto', 'eu-central-1'], ['', 'EU', 'eu central']],
    [
      'an address',
      isOrigin,
      ['https://s3.example.com', 'http://127.0.0.1:9000/'],
      ['s3.example.com', 'https://s3.example.com/bucket', 'https://a@b'],
    ],
    ['an access key', (value) => isAccessKey(value, 8), ['AKIA/+=1'], ['', 'with a b', 'too-long-key']],
    ['a host', isHost, ['files.example.com', '192.0.2.1', '2001:db8::1'], ['', 'sftp://files', 'a b', 'files/x']],
    ['a port', isPort, ['22', '65535'], ['', '0', '65536', '22x']],
    ['a private key', isPrivateKey, ['\n-----BEGIN OPENSSH PRIVATE KEY-----\n'], ['ssh-ed25519 AAAA', '-----BEGIN PUBLIC KEY-----']],
    ['a folder', isFolder, ['/', '/wills', 'wills/anna'], ['', '../x', '/a/./b', 'a\\b', 'x'.repeat(513)]],
  ])('is checked as %s', (_, isValid, right, wrong) => {
    expect(right.filter((value) => !isValid(value))).toEqual([]);
    expect(wrong.filter((value) => isValid(value))).toEqual([]);
  });
});
