import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#common/refusal.ts';
import { type ManifestFile, manifestBytes } from '#custody/manifest.ts';
import type { HostWithCustody } from '#hosts/rows/hosts.ts';
import { packageCopy } from '#sealing/package-copy.ts';
import { WILL } from '#tests/hosts/profile.ts';
import { BEHIND } from '#tests/wills/story.ts';
import type { BehindPlace } from '#wills/rules/will.ts';

const MIB = 1024 * 1024;
const HASH = 'ab'.repeat(32);
const RECIPIENT = `age1${'q'.repeat(58)}`;
const file = (path: string, role: ManifestFile['role'], size: number, more = {}): ManifestFile => ({ path, role, size, sha256: HASH, ...more });

/** A Host whose package has documents of these sizes. */
function host(sizes: readonly number[], behind: BehindPlace[] = []): HostWithCustody {
  const sealed = { ...WILL.sealed, packageId: 'p'.repeat(8) };
  const documents = sizes.map((size, at) => ({ ...file(`${at}.age`, 'document', size, { head: HASH }), id: String(at) }));
  const others = [file('index.age', 'index', 100), file('recover.mjs', 'program', 200), file('recover-0123456789abcdef.html', 'program', 300)];
  const files = [...documents.map(({ id: _, ...document }) => document), ...others, file('RECOVER.txt', 'guide', 50)];
  const shares = ['a', 'b'].map((name) => file(`shares/1/${name}.age`, 'share', 400, { commitment: HASH }));
  const facts = {
    format: 'will-package/1',
    package: '0b9c8f1e-5a7d-4f55-9a3c-0123456789ab',
    revision: 1,
    generation: 1,
    sealed_at: sealed.sealedAt,
  } as const;
  const text = manifestBytes({
    ...facts,
    threshold: 2,
    total: 2,
    recipient: RECIPIENT,
    host_key: Buffer.alloc(32).toString('base64'),
    files: [...files, ...shares],
  });
  const manifestHash = createHash('sha256').update(text).digest('hex');
  const manifest = { revision: 1, generation: 1, text: Buffer.from(text).toString('utf8'), mac: 'm', signature: 's' };
  // The parts of the record that a copy is made from.
  return {
    will: { ...WILL, sealed: { ...sealed, documents, manifestHash }, behind },
    custody: { manifest, pendingFiles: [] },
    storages: [],
  } as unknown as HostWithCustody;
}

const names = (of: HostWithCustody, part?: number) =>
  packageCopy(of, part).entries.map(({ name }) => name.replace(/^will-copy\/(pppppppp\/1\/)?/, ''));

describe('the ZIP files of a copy', () => {
  const large = host([100 * MIB, 100 * MIB, 1]);

  it('are one if all fits, with the page first and the manifest with its proofs', () => {
    expect(names(host([1]))).toEqual([
      'recover.html',
      'manifest.1.json',
      'manifest.1.json.mac',
      'manifest.1.json.sig',
      ...['index.age', 'recover.mjs', 'recover-0123456789abcdef.html', 'RECOVER.txt', 'shares/1/a.age', 'shares/1/b.age'],
      '0.age',
    ]);
    expect(packageCopy(host([1]), 1).filename).toMatch(/^will-copy-\d{4}-\d\d-\d\d\.zip$/);
  });

  it('are several for a large will: everything but documents is in the first', () => {
    expect(names(large, 1)).toEqual(expect.arrayContaining(['recover.html', 'index.age', '0.age']));
    expect(names(large, 1)).not.toContain('1.age');
    expect(names(large, 2)).toEqual(['1.age', '2.age']);
    expect(packageCopy(large, 2)).toMatchObject({ of: 2, filename: expect.stringMatching(/-2-of-2\.zip$/) });
    expect(packageCopy(large, 1).etag).not.toBe(packageCopy(large, 2).etag);
  });

  it.each<[string, () => unknown, string, RegExp]>([
    ['without a part of a copy that has several', () => packageCopy(large, undefined), 'archive_part_not_found', /2 parts/],
    ['for a part that there is not', () => packageCopy(host([1]), 2), 'archive_part_not_found', /one part/],
    ['while no storage has the newest files', () => packageCopy(host([1], [BEHIND]), 1), 'storage_failed', /newest shares/],
  ])('are refused %s', (_, make, code, sentence) => {
    expect(make).toThrow(expect.objectContaining({ code, message: expect.stringMatching(sentence) }));
    expect(make).toThrow(Refusal);
  });
});
