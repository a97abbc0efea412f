import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listedFiles } from '#infra/listed-files.ts';

/** Files by their paths from the root, with their text. */
type Files = ReadonlyMap<string, string>;

/** Files that tools find under their name, or that are found by the name of their folder. */
const FOUND_BY_NAME =
  /(^|\/)(README\.md|tsconfig\.json)$|^[^/]+$|^\.ci\/run$|^\.github\/workflows\/|^tests\/fixtures\/(golden|stored)\/|^shared\/words\/[a-z]{2}\.json$/;
/** A row, a file of tests or a module of words is loaded by a pattern. `tests/architecture/index.test.ts` compares functions with rows. */
const FOUND_BY_PATTERN = /^functions\/|\.(test|spec|full\.test)\.ts$|^tests\/infra\/local\/fixtures\/service\/|^shared\/words\/en\//;

/** What is written about files is no use of them, and data and what was built name none. */
const NO_USE = /^(knip|biome|package-lock|docs\/api\/.*|shared\/words\/.*|tests\/budgets|.*\/found)\.json$|^CHANGELOG\.md$|^shared\/.*\.(html|mjs)$/;

/** Folders whose names come from elsewhere: layers of a subject, addresses of the API, and a small service for tests. */
const GIVEN_FOLDERS = /^shared\/[\w-]+\/(rules|rows|wire)$|^functions\/|^tests\/infra\/local\/fixtures\/service\//;
const LONELY: Readonly<Record<string, string>> = {
  'docs/api': 'generated, apart from what people write',
  'shared/recovery/earlier': 'for the pages of earlier releases, which papers name',
  'tests/fixtures/sigsum': 'a proof of another log: each kind of fixture has a folder',
  'tests/infra/ci': 'tests the folder .ci',
  'web/notify': 'a program apart from the pages: what the browser runs when they are closed',
};

/** Files that a program writes and that are kept, with the reason. .gitattributes lists them too. */
const KEPT_GENERATED: Readonly<Record<string, string>> = {
  'docs/api/*': 'clients read it, and a change of it is a change for them',
  'docs/permissions.md': 'comes from a run that takes long',
  'infra/figures/*.json': 'measured, and costs are computed from it',
  'package-lock.json': 'the hash of each package',
  'shared/common/languages.ts': 'the code needs it before a command has run',
  'shared/own-device/page/words.ts': 'the code needs it before a command has run',
  'shared/own-device/seal.html': 'deployed as it is, and its hash is public',
  'shared/recovery/page/words.ts': 'the code needs it before a command has run',
  'shared/recovery/recover.html': 'families keep it, and papers name its hash',
  'shared/recovery/recover.mjs': 'families keep it',
  'shared/recovery/sha256.ts': 'the hash of the page, which papers name',
  'shared/words/sources.json': 'says from which English text each translation was made',
  'tests/budgets.json': 'what was measured before, to compare with',
  'tests/lives/holes/found.json': 'stories that took hours to find',
};

const LARGE_BYTES = 64 * 1024;
const LARGE: Readonly<Record<string, string>> = {
  'docs/threat-model.md': 'each attacker, with the test that shows what they can do',
  'tests/fixtures/golden/v1-own-device/package.tar.br': 'a package as a family has it',
  'tests/fixtures/golden/v1/package.tar': 'a package as a family has it',
};
/** All texts of a language in one file, for tools of translators. */
const CATALOGUE = /^shared\/words\/[a-z]{2}\.json$/;

/** Exported constants that mean something else in another file, with the reason. */
const TWO_VALUES: Readonly<Record<string, string>> = {
  BEGIN: 'when a story begins: each has its own',
  DAY: 'tests/support/story.ts moves the clock by seconds',
  HOUR: 'tests/support/story.ts moves the clock by seconds',
  MINUTE: 'tests/support/story.ts moves the clock by seconds',
  SECOND: 'tests/support/story.ts moves the clock by seconds',
};

const git = (...given: string[]): string[] => execFileSync('git', given, { encoding: 'utf8', maxBuffer: 1e8 }).split('\n').filter(Boolean);
const paths = listedFiles();
const isText = (path: string): boolean => !/\.(png|jpg|pdf|docx|tar|br|proof)$/.test(path);
const files: Files = new Map(paths.map((path) => [path, isText(path) ? readFileSync(path, 'utf8') : '']));
const attributes = files.get('.gitattributes') ?? '';

describe('a file', () => {
  it('is named by another one', () => expect(unnamed(files)).toEqual([]));

  it('is not alone in its folder', () => expect(lonely(paths).filter((folder) => !(folder in LONELY))).toEqual([]));

  it('that a program writes is not kept, or has a reason', () => {
    expect(generatedIn(attributes)).toEqual(Object.keys(KEPT_GENERATED).sort());
    expect(unlistedGenerated(files, attributes)).toEqual([]);
    expect(git('ls-files', '--cached', '--ignored', '--exclude-standard')).toEqual([]);
  });

  it('is not larger than a person reads, or has a reason', () => {
    const sizes = paths.map((path) => [path, statSync(path).size] as const);
    expect(tooLarge(sizes, attributes).filter((path) => !(path in LARGE) && !CATALOGUE.test(path))).toEqual([]);
  });
});

describe('an exported constant', () => {
  it('has one value', () => expect(twoValues(files).filter((found) => !((/^\w+/.exec(found)?.[0] ?? '') in TWO_VALUES))).toEqual([]));
});

describe('each exception', () => {
  it('is still needed', () => {
    expect(Object.keys(LONELY).filter((folder) => !lonely(paths).includes(folder))).toEqual([]);
    const sizes = paths.map((path) => [path, statSync(path).size] as const);
    expect(Object.keys(LARGE).filter((path) => !tooLarge(sizes, attributes).includes(path))).toEqual([]);
    const found = twoValues(files).map((one) => one.split(':')[0]);
    expect(Object.keys(TWO_VALUES).filter((name) => !found.includes(name))).toEqual([]);
    expect(generatedIn(attributes).filter((pattern) => !paths.some((path) => posix.matchesGlob(path, pattern)))).toEqual([]);
  });
});

describe('a planted fault is found:', () => {
  const planted = (...more: [string, string][]): Files =>
    new Map([['shared/wills/will.ts', "import './draft.ts';"], ['shared/wills/draft.ts', ''], ...more]);

  it.each<[string, [string, string][], string[]]>([
    ['nothing names it', [], ['shared/wills/will.ts']],
    ['only its test imports it', [['tests/wills/will.test.ts', "from '#wills/will.ts'"]], ['shared/wills/will.ts']],
    ['a page only describes it', [['docs/README.md', '`shared/wills/will.ts` decides']], ['shared/wills/will.ts']],
    [
      'a part of a test without a test',
      [
        ['package.json', 'node shared/wills/will.ts'],
        ['tests/wills/story.ts', ''],
      ],
      ['tests/wills/story.ts'],
    ],
    [
      'a fixture that no test reads',
      [
        ['infra/a.ts', "'#wills/will.ts'"],
        ['tests/fixtures/a.pdf', ''],
      ],
      ['infra/a.ts', 'tests/fixtures/a.pdf'],
    ],
    ['no file: a page starts it', [['docs/README.md', 'run `node shared/wills/will.ts`']], []],
    [
      'no file: code loads it',
      [
        ['package.json', 'infra/a.ts'],
        ['infra/a.ts', "from '#wills/will.ts'"],
      ],
      [],
    ],
  ])('%s', (_, more, found) => expect(unnamed(planted(...more))).toEqual(found));

  it('a folder with one file, but not one that a rule names', () => {
    expect(lonely(['web/a/b.ts', 'web/c.ts', 'shared/wills/rules/will.ts', 'shared/wills/a.ts'])).toEqual(['web/a']);
    expect(lonely(['tests/web/a.test.ts', 'tests/b.ts', 'web/c.ts', 'web/d.ts'])).toEqual([]);
  });

  it('one name with two values, also in a sum, but not one value twice', () => {
    const [a, b] = [`export const DAYS = 7;\n`, `export const DAYS: number = 24 * 7;\nexport const SAME = 'a';\n`];
    expect(
      twoValues(
        new Map([
          ['a.ts', `${a}export const SAME = 'a';\n`],
          ['b.ts', b],
        ]),
      ),
    ).toEqual(['DAYS: 7 in a.ts, 24 * 7 in b.ts']);
  });

  it('a generated file that no list names', () => {
    const written = '// Written by `npm run generate`.\n';
    expect(
      unlistedGenerated(
        new Map([
          ['shared/a.ts', written],
          ['shared/b.ts', `const A = '${written}';`],
        ]),
        '',
      ),
    ).toEqual(['shared/a.ts']);
    expect(unlistedGenerated(new Map([['docs/a.md', '# A\n\n`node a.ts` writes this file']]), 'docs/* linguist-generated')).toEqual([]);
    expect(generatedIn('*.br binary\nb/* linguist-generated\na.ts linguist-generated')).toEqual(['a.ts', 'b/*']);
  });

  it('a large file that a person writes', () => {
    const sizes = [
      ['a.ts', LARGE_BYTES + 1],
      ['b.ts', LARGE_BYTES],
      ['c.html', 1e6],
    ] as const;
    expect(tooLarge(sizes, 'c.html linguist-generated')).toEqual(['a.ts']);
  });
});

/** Returns the files that no file uses. For code that is no test, a use in tests does not count, and in a page only a command that starts it. */
function unnamed(all: Files): string[] {
  const find = finder([...all.keys()]);
  const used = new Set<string>();
  for (const [from, text] of all) {
    if (NO_USE.test(from)) continue;
    for (const to of namesIn(text).flatMap((name) => find(from, name))) if (to !== from && isUse(from, to, text)) used.add(to);
  }
  return [...all.keys()].filter((path) => !used.has(path) && !FOUND_BY_NAME.test(path) && !FOUND_BY_PATTERN.test(path));
}

const isCode = (path: string): boolean => /\.(tsx?|mjs)$/.test(path);

function isUse(from: string, to: string, text: string): boolean {
  if (!isCode(to)) return true;
  if (from.endsWith('.md')) return text.split('\n').some((line) => /\b(node|npx) /.test(line) && line.includes(to));
  return to.startsWith('tests/') || !from.startsWith('tests/');
}

/** What looks like the name of a file, in code, in a command or in a page. */
const namesIn = (text: string): string[] => [...new Set(text.match(/[#\w.@/}-]+\.[a-z]{2,6}\b/g))];

/** Returns a function that finds the file that a name in another file means: by its path, from its folder, or by what only it is called. */
function finder(all: readonly string[]): (from: string, name: string) => string[] {
  const known = new Set(all);
  const called = Map.groupBy(all, (path) => posix.basename(path));
  return (from, name) => {
    const path = name.startsWith('#') ? fromAlias(name.slice(1)) : name.replace(/^.*\}\/?/, '');
    const near = posix.join(posix.dirname(from), path);
    const alike = (called.get(posix.basename(path)) ?? []).filter((one) => one.endsWith(`/${path}`));
    return [path, near].filter((one) => known.has(one)).concat(alike.length === 1 || /[}/]/.test(name) ? alike : []);
  };
}

const fromAlias = (name: string): string => (/^(functions|infra|web|tests)\//.test(name) ? name : `shared/${name}`);

/** Returns the folders that contain one file, also in folders within. A folder of tests may be like the folder that it tests. */
function lonely(all: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of all)
    for (let folder = posix.dirname(path); folder !== '.'; folder = posix.dirname(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  const isGiven = (folder: string): boolean =>
    GIVEN_FOLDERS.test(folder) || (folder.startsWith('tests/') && mirrored(folder).some((one) => counts.has(one)));
  return [...counts.keys()].filter((folder) => counts.get(folder) === 1 && !isGiven(folder));
}

const mirrored = (folder: string): string[] => [folder.slice('tests/'.length), `shared/${folder.slice('tests/'.length)}`];

/** Returns the names of exported constants whose numbers or texts differ between files, with both. */
function twoValues(all: Files): string[] {
  const values = [...all].filter(([path]) => isCode(path) && path !== 'shared/recovery/recover.mjs').flatMap(constantsIn);
  const named = Map.groupBy(values, ({ name }) => name);
  const differ = [...named].filter(([, found]) => new Set(found.map(({ value }) => value)).size > 1);
  return differ.map(([name, found]) => `${name}: ${found.map(({ value, path }) => `${value} in ${path}`).join(', ')}`);
}

function constantsIn([path, text]: readonly [string, string]): { name: string; value: string; path: string }[] {
  const found = text.matchAll(
    /^export const ([A-Z][A-Z\d_]*)(?:: \w+)? = ((?:[\d_.]+|'[^'\n]*'|`[^`\n]*`|[A-Z_]+|[ *+/()-]|process\.env\['\w+'\] \?\?)+);$/gm,
  );
  return [...found].map(([, name = '', value = '']) => ({ name, value, path }));
}

function generatedIn(list: string): string[] {
  return [...list.matchAll(/^(\S+) linguist-generated$/gm)].map(([, pattern = '']) => pattern).sort();
}

/** Returns the files whose beginning says that a command writes them, and that are not in the list. */
function unlistedGenerated(all: Files, list: string): string[] {
  const isListed = (path: string): boolean => generatedIn(list).some((pattern) => posix.matchesGlob(path, pattern));
  const saysSo = (text: string): boolean =>
    /^(\/\/|\/\*+|#|<!--) (Written|Made|Generated) by\b|^`[^`]+` writes this (file|page)/m.test(text.slice(0, 600));
  const own = [...all].filter(([path, text]) => path !== '.gitattributes' && saysSo(text));
  return own.map(([path]) => path).filter((path) => !isListed(path));
}

function tooLarge(sizes: readonly (readonly [string, number])[], list: string): string[] {
  const isGenerated = (path: string): boolean => generatedIn(list).some((pattern) => posix.matchesGlob(path, pattern));
  return sizes.flatMap(([path, size]) => (size > LARGE_BYTES && !isGenerated(path) ? [path] : []));
}
