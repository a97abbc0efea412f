import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What makes code hard to repeat: the clock, randomness and the environment are arguments. */
const IMPURE = [
  ['the clock', /\bDate\.now\b|\bnew Date\(\s*\)|\bnew Date\b(?!\s*\()|(?<!new )(?<![\w.])Date\(\s*\)/],
  ['chance', /\bMath\.random\b/],
  ['the environment', /\bprocess\s*(?:\?\.|\.)\s*env\b|\bprocess\s*\[|\benv\b[^;]*\bfrom 'node:process'/],
] as const;

/** They hand on what the platform reads. For a page that runs alone, the browser is the platform. */
const COMPOSITION = ['shared/app/aws.ts', 'shared/app/parts.ts', 'shared/own-device/page/main.ts'];

const all = ['shared', 'functions']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.ts'));
const files = all.filter((file) => !file.startsWith('shared/platform/') && !COMPOSITION.includes(file));

it('there is code to check', () => expect(files.length).toBeGreaterThan(100));

it.each(IMPURE)('only the platform and the composition use %s', (_, pattern) => {
  expect(files.filter((file) => pattern.test(withoutComments(readFileSync(file, 'utf8'))))).toEqual([]);
});

it.each([
  ['the clock', 'const now = Date.now();', true],
  ['the clock', 'const now = new Date();', true],
  ['the clock', 'return new Date;', true],
  ['the clock', 'const now = Date();', true],
  ['the clock', 'const at = new Date(moment);', false],
  ['the clock', '// Date.now() would not do\nconst now = app.now();', false],
  ['chance', 'const id = Math.random();', true],
  ['the environment', "const x = process.env['X'];", true],
  ['the environment', "import { env } from 'node:process';", true],
  ['the environment', 'const url = app.env.API_URL;', false],
] as const)('a use of %s is found in %j: %s', (what, code, isSeen) => {
  const pattern = IMPURE.find(([name]) => name === what)?.[1];
  expect(pattern?.test(withoutComments(code))).toBe(isSeen);
});

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$|(?<=[\s;{}(),])\/\/ .*$/gm, '');
}

/** A key or an item name of the table that is composed of parts. */
const BUILT_KEY = /`(?:CUSTODY\/)?[A-Z][A-Z-]*#\$\{/;

it('only shared/store/keys.ts builds keys and item names', () => {
  expect(all.filter((file) => BUILT_KEY.test(readFileSync(file, 'utf8')))).toEqual(['shared/store/keys.ts']);
});

it.each([
  ['const put = { [`RELEASED#$' + '{survivor}`]: row };', true],
  ['const name = `CUSTODY/KEY#$' + '{id}`;', true],
  ['const put = { [releasedRow(survivor)]: row };', false],
])('%s builds an item name: %s', (code, isSeen) => expect(BUILT_KEY.test(code)).toBe(isSeen));

/** A write outside a transaction. The AWS client repeats it when its answer was lost, and DynamoDB does it again. */
const LONE_WRITE = /\b(?:Put|Update|Delete)Command\(/;

/** Each of their lone writes has the same result when it is repeated. tests/store/lost-answers.full.test.ts sends every request twice. */
const REPEATABLE = [
  'shared/deletion/rows/erasure.ts',
  'shared/jobs/rows/host-queues.ts',
  'shared/liveness/rows/service-clock.ts',
  'shared/storages/rows/grants.ts',
  'shared/store/add-once.ts',
  'shared/store/counters.ts',
  'shared/store/leases.ts',
  'shared/store/outbox.ts',
];

it('the table is written in transactions, except where a repeated write has the same result', () => {
  expect(all.filter((file) => LONE_WRITE.test(readFileSync(file, 'utf8'))).sort()).toEqual(REPEATABLE);
});
