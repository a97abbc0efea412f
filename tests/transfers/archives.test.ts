import { expect, it } from 'vitest';
import { archivesOf } from '#transfers/open-archive.ts';
import { MAX_ARCHIVE_BYTES } from '#wills/rules/archive.ts';
import type { SealedDocument, Sealing } from '#wills/rules/will.ts';

const document = (id: string, filename: string, size: number) => ({ id, filename, size, path: `${id}.age` }) as SealedDocument;
const sealing = (...documents: SealedDocument[]) => ({ documents, sealedAt: '2031-03-11T10:05:00.000Z' }) as unknown as Sealing;

it('documents with the same name have different names in all archives of a will', () => {
  const half = MAX_ARCHIVE_BYTES / 2 + 1;
  const archives = archivesOf(sealing(document('a', 'will.pdf', half), document('b', 'will.pdf', half), document('c', 'Will.PDF', 1)));
  expect(archives.map(({ entries }) => entries.map(({ id }) => id))).toEqual([['a'], ['b', 'c']]);
  const names = archives.flatMap(({ entries }) => entries.map(({ name }) => name.toLowerCase()));
  expect(new Set(names).size).toBe(3);
});
