import { describe, expect, it } from 'vitest';
import { compareDelivered } from '#web/family/own-device/delivered.ts';
import { whomToAsk } from '#web/family/own-device/shares.ts';

const listed = (path: string) => ({ path, filename: `${path}.txt`, mime_type: 'text/plain', size_bytes: 1 });
const delivered = (filename: string, download_url = `https://will.example/${filename}`) => ({
  filename,
  download_url,
  mime_type: 'application/vnd.age',
  size_bytes: 9,
  integrity_verified: true,
  download_expires_at: '2031-03-11T10:05:00.000Z',
});

describe('the documents of a signed list', () => {
  const content = { documents: [listed('a.age'), listed('b.age')] };

  it('are found among what the service delivers', () => {
    const { found, missing, unlisted } = compareDelivered([delivered('b.age'), delivered('inner.will'), delivered('a.age')], content);
    expect(found.map(({ document, access }) => [document.path, access.filename])).toEqual([
      ['a.age', 'a.age'],
      ['b.age', 'b.age'],
    ]);
    expect([missing, unlisted]).toEqual([[], []]);
  });

  it('are named if they were not delivered, and so are files that are not listed', () => {
    const { found, missing, unlisted } = compareDelivered([delivered('inner.will'), delivered('a.age'), delivered('last will.pdf')], content);
    expect([found.length, missing.map(({ filename }) => filename), unlisted.map(({ filename }) => filename)]).toEqual([
      1,
      ['b.age.txt'],
      ['last will.pdf'],
    ]);
  });

  it('are delivered once: a second file with the same name is not listed', () => {
    const second = delivered('a.age', 'https://will.example/second');
    const { found, unlisted } = compareDelivered([delivered('inner.will'), delivered('a.age'), second, delivered('b.age')], content);
    expect([found[0]?.access.download_url, unlisted]).toEqual(['https://will.example/a.age', [second]]);
  });
});

describe('a Survivor who waits for others', () => {
  const papers = ['r1', 'r2', 'r3', 'r4'].map((recipient) => ({ recipient, check: `check of ${recipient}` }));
  const list = { fingerprint: '', generation: 1, sealedAt: '2031-03-11T10:05:00.000Z', threshold: 3, papers, files: [] };
  const share = (recipient: string, name: string | null) => ({ recipient, name, file: '' });

  it('reads whose share is wrong, by the name or the check letters, and which papers were not used', () => {
    const shares = [share('r2', 'Clara'), share('r3', null)];
    expect(whomToAsk(list, shares, { known: ['r1'], wrong: [0, 1] })).toEqual({
      wrong: [{ name: 'Clara' }, { check: 'check of r3' }],
      unused: [{ check: 'check of r4' }],
      missing: 2,
    });
  });

  it('asks no one when enough papers were used', () => {
    expect(whomToAsk(list, [], { known: ['r1', 'r2', 'r3'], wrong: [] })).toMatchObject({ wrong: [], missing: 0 });
  });
});
