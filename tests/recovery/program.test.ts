import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageName } from '#recovery/page-name.ts';
import { recoveryPrograms } from '#recovery/program.ts';
import { PAGE_SHA256, RECOVER_SHA256 } from '#recovery/sha256.ts';
import { lacksProgram, namedPrograms } from '#sealing/package-files.ts';
import { temporary, write } from '#tests/custody/recover-package.ts';

const EARLIER = 'shared/recovery/earlier';
const hashOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');
const current = [
  ['recover.mjs', RECOVER_SHA256],
  [pageName(PAGE_SHA256), PAGE_SHA256],
];
const contentOf = ({ programs }: ReturnType<typeof recoveryPrograms>) => programs.map(({ path, bytes }) => [path, hashOf(bytes)]);

describe('the programs of a package', () => {
  it('are the current ones, under the names on new papers', () => {
    expect(contentOf(recoveryPrograms([]))).toEqual(current);
    expect(contentOf(recoveryPrograms([PAGE_SHA256, PAGE_SHA256]))).toEqual(current);
  });

  it('are each the version whose hash is in its name', () => {
    const names = readdirSync(EARLIER).filter((name) => name.endsWith('.html'));
    expect(names.map((name) => pageName(hashOf(readFileSync(`${EARLIER}/${name}`))))).toEqual(names);
  });

  describe('in a release with an earlier page', () => {
    const place = temporary();
    const earlier = 'the page of last year';
    const altered = hashOf('another page');
    beforeAll(() => {
      write(place.folder, 'recover.mjs', 'program');
      write(place.folder, 'recover.html', 'page');
      write(place.folder, `earlier/${pageName(hashOf(earlier))}`, earlier);
      write(place.folder, `earlier/${pageName(altered)}`, 'not that page');
    });
    afterAll(place.remove);

    it('contain it if a paper names it', () => {
      const { programs, missing } = recoveryPrograms([PAGE_SHA256, hashOf(earlier)], place.folder);
      expect([programs.map(({ path }) => path), missing]).toEqual([['recover.mjs', pageName(PAGE_SHA256), pageName(hashOf(earlier))], []]);
      expect(recoveryPrograms([], place.folder).programs.length).toBe(2);
    });

    it('do not contain one that is unknown or altered, and it is reported', () => {
      const { programs, missing } = recoveryPrograms([hashOf('unknown'), altered], place.folder);
      expect([programs.length, missing]).toEqual([2, [hashOf('unknown'), altered]]);
    });
  });
});

describe('the papers of a will', () => {
  const [one, other] = [hashOf('one'), hashOf('other')];

  it('name the pages of all that were made', () => {
    expect(namedPrograms([undefined, { program: one }])).toEqual([one]);
    expect(lacksProgram([undefined], new Set())).toBe(false);
  });

  it('need another sealing if one names a page that the package lacks', () => {
    const paths = new Set(['index.age', pageName(one)]);
    expect([lacksProgram([{ program: one }], paths), lacksProgram([{ program: one }, { program: other }], paths)]).toEqual([false, true]);
  });
});
