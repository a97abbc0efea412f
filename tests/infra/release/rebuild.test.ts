import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { zipFolder } from '#infra/cloud/bundle-code.ts';
import { differingFiles } from '#infra/release/rebuild.ts';

const place = mkdtempSync(join(tmpdir(), 'rebuild-'));
afterAll(() => rmSync(place, { recursive: true }));

/** Writes files into a folder in this order, with these rights. */
function write(name: string, files: readonly (readonly [path: string, content: string])[], mode = 0o644): string {
  const folder = join(place, name);
  mkdirSync(join(folder, 'words/de'), { recursive: true });
  for (const [path, content] of files) writeFileSync(join(folder, path), content, { mode });
  return folder;
}

const files = [
  ['index.js', 'run();'],
  ['words/de/a.js', 'ja'],
  ['b.js', 'b'],
] as const;

it('the archive of a function is the same from two folders, whatever rights their files have and in which order they were written', async () => {
  const [one, other] = [write('one', files), write('other', files.toReversed(), 0o600)];
  const archives = write('archives', []);
  const again = write('again', []);
  await zipFolder(one, join(archives, 'fn.zip'));
  await zipFolder(other, join(again, 'fn.zip'));
  expect(differingFiles(archives, again)).toEqual([]);
});

it('two builds that differ are named, with the first byte', () => {
  const [one, other] = [write('first', files), write('second', [['index.js', 'run ();'], files[1], ['c.js', '']])];
  expect(differingFiles(one, other)).toEqual([`b.js: only in ${one}`, `c.js: only in ${other}`, 'index.js: from byte 3']);
});
