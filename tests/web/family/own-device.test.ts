import { describe, expect, it } from 'vitest';
import { compareDelivered } from '#web/family/own-device/delivered.ts';
import { whyNotOpened } from '#web/family/own-device/open-document.ts';
import { whomToAsk } from '#web/family/own-device/shares.ts';
import { CipherRefused } from '#web/shared/own-device/cipher.ts';

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
  const list = { files: content.documents.map(({ path }) => ({ path, size: 9, sha256: '' })) };

  it('are found among what the service delivers', () => {
    const { found, missing, unlisted } = compareDelivered([delivered('b.age'), delivered('inner.will'), delivered('a.age')], list, content);
    expect(found.map(({ document, access }) => [document.path, access.filename])).toEqual([
      ['a.age', 'a.age'],
      ['b.age', 'b.age'],
    ]);
    expect([missing, unlisted]).toEqual([[], []]);
  });

  it('are named if they were not delivered, and so are files that are not listed', () => {
    const { found, missing, unlisted } = compareDelivered([delivered('inner.will'), delivered('a.age'), delivered('last will.pdf')], list, content);
    expect([found.length, missing.map(({ filename }) => filename), unlisted.map(({ filename }) => filename)]).toEqual([
      1,
      ['b.age.txt'],
      ['last will.pdf'],
    ]);
  });

  it('are delivered once: a second file with the same name is not listed', () => {
    const second = delivered('a.age', 'https://will.example/second');
    const { found, unlisted } = compareDelivered([delivered('inner.will'), delivered('a.age'), second, delivered('b.age')], list, content);
    expect([found[0]?.access.download_url, unlisted]).toEqual(['https://will.example/a.age', [second]]);
  });
});

describe('a document of a signed list that the service delivers with another size', () => {
  it('is not loaded: it did not arrive, and the file does not belong to the documents', () => {
    const larger = { ...delivered('a.age'), size_bytes: 10 };
    const list = { files: [{ path: 'a.age', size: 9, sha256: '' }] };
    const { found, missing, unlisted } = compareDelivered([larger], list, { documents: [listed('a.age')] });
    expect([found, missing.length, unlisted]).toEqual([[], 1, [larger]]);
  });
});

describe('a document that was not decrypted', () => {
  it.each(['package_altered', 'wrong_key', 'age_file_invalid'])('is not what was sealed if the worker refuses it with %s', (code) => {
    expect(whyNotOpened(new CipherRefused(code))).toBe('different');
  });

  it('may be what was sealed if the worker failed', () => {
    expect(whyNotOpened(new CipherRefused('failed'))).toBe('failed');
    expect(whyNotOpened(new RangeError('Array buffer allocation failed'))).toBe('failed');
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

  it('reads names of the service on one line and not longer than a line, and of another person if there is no name', () => {
    const shares = [share('r2', `Clara\u202e\nRed ${'x'.repeat(200)}`), share('', null)];
    const { wrong } = whomToAsk(list, shares, { known: ['r1'], wrong: [0, 1] });
    expect(wrong).toEqual([{ name: `Clara Red ${'x'.repeat(90)}` }, 'unknown']);
  });

  it('asks no one when enough papers were used', () => {
    expect(whomToAsk(list, [], { known: ['r1', 'r2', 'r3'], wrong: [] })).toMatchObject({ wrong: [], missing: 0 });
  });
});
