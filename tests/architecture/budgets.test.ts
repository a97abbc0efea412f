import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Budgets, type ByFile, excesses, isWithinBudget, measuredAgain, printed, readBudgets } from '#tests/support/budgets.ts';

const KEPT: Budgets = {
  budgets: { fast: { 'wills sealed': { most: 100, why: 'As first measured.' } } },
  measured: { fast: { 'tests/a.test.ts': { 'wills sealed': 60 }, 'tests/b.test.ts': { 'wills sealed': 40 } } },
};
const took = (a: number, b: number): ByFile => ({ 'tests/a.test.ts': { 'wills sealed': a }, 'tests/b.test.ts': { 'wills sealed': b } });

describe('a budget', () => {
  it.each([
    ['the same', took(60, 40)],
    ['3 % more', took(60, 43)],
    ['less', took(10, 0)],
    ['nothing', {}],
  ])('is kept by a suite that takes %s', (_, found) => expect(excesses('fast', found, KEPT)).toEqual([]));

  it('is passed by more than 3 %, and the file that grew is named', () => {
    expect(excesses('fast', took(60, 44), KEPT)).toEqual([
      'fast: 104 wills sealed, and the budget is 100. Grown most: tests/b.test.ts from 40 to 44. See CONTRIBUTING.md, Budgets.',
    ]);
  });

  it('names the files that grew most, also new ones, largest first', () => {
    const found = { ...took(61, 40), 'tests/c.test.ts': { 'wills sealed': 9 } };
    expect(excesses('fast', found, KEPT)[0]).toContain('Grown most: tests/c.test.ts from 0 to 9, tests/a.test.ts from 60 to 61. See');
  });

  it('is nothing for what no one has measured', () => {
    expect(excesses('fast', { 'tests/a.test.ts': { 'pages opened': 1 } }, KEPT)).toEqual([
      'fast: 1 pages opened, and the budget is 0. Grown most: tests/a.test.ts from 0 to 1. See CONTRIBUTING.md, Budgets.',
    ]);
  });

  it('is for a shard the part of it that its files took before', () => {
    const shard = (b: number): ByFile => ({ 'tests/b.test.ts': { 'wills sealed': b } });
    expect(excesses('fast', shard(41), KEPT, true)).toEqual([]);
    expect(excesses('fast', shard(42), KEPT, true)[0]).toContain('fast: 42 wills sealed, and the budget is 40.');
  });

  it('is not for a suite without budgets', () => expect(excesses('conformance', took(1000, 0), KEPT)).toEqual([]));
});

describe('a measurement', () => {
  it('lowers a budget, and keeps its reason', () => {
    const { budgets, measured } = measuredAgain('fast', took(60, 30), KEPT);
    expect(budgets).toEqual({ fast: { 'wills sealed': { most: 90, why: 'As first measured.' } } });
    expect(measured).toEqual({ fast: took(60, 30) });
  });

  it('never raises one', () => expect(measuredAgain('fast', took(60, 50), KEPT).budgets).toEqual(KEPT.budgets));

  it('sets one of 0, and drops what is counted no longer', () => {
    const found = { 'tests/a.test.ts': { 'pages opened': 7 } };
    expect(measuredAgain('fast', found, KEPT).budgets).toEqual({ fast: { 'pages opened': { most: 7, why: 'As first measured.' } } });
  });
});

describe('tests/budgets.json', () => {
  it('gives a reason for each budget, in the same line', () => {
    const reasons = Object.values(readBudgets().budgets).flatMap((suite) => Object.values(suite).map(({ why }) => why.trim()));
    expect(reasons).not.toContain('');
    expect(readFileSync('tests/budgets.json', 'utf8')).toBe(printed(readBudgets()));
  });

  it('has a budget for the code and for each suite of npm test, and else only for suites that are run as a whole', () => {
    const [always, measured] = [['code', 'isolated', 'pure', 'world'], Object.keys(readBudgets().budgets)];
    const whole = ['full', 'world-full', 'deployed', 'isolated', 'pure', 'world'].map((suite) => `${suite}, whole`);
    expect(measured).toEqual(expect.arrayContaining(always));
    expect(measured.filter((suite) => ![...always, ...whole, 'browser'].includes(suite))).toEqual([]);
  });
});

describe('each browser spec', () => {
  it('has a test without the tag @long: otherwise `.ci/run` would not play each file, and compare no budget of the browser', () => {
    const times = (text: string, what: RegExp) => text.match(what)?.length ?? 0;
    const texts = globSync('tests/web/browser/*.spec.ts').map((path) => [path, readFileSync(path, 'utf8')] as const);
    expect(texts.filter(([, text]) => times(text, /(?<!\.)\btest\(/g) <= times(text, /'@long'/g))).toEqual([]);
    expect(texts.filter(([, text]) => text.includes("'@long'"))).not.toEqual([]);
  });
});

describe('the code and its pages', () => {
  it('have no more lines and files than their budget', () => expect(isWithinBudget('code', sizesByFolder())).toBe(true));
});

/** Counts lines and files by folder, without files that a program writes. */
function sizesByFolder(): ByFile {
  const sizes: Record<string, Record<string, number>> = {};
  const files = globSync('{docs,functions,infra,shared,tests,web}/**/*.{css,md,mjs,ts,tsx}', { exclude: ['**/node_modules/**', 'web/dist/**'] });
  for (const path of files.map((file) => file.replaceAll('\\', '/'))) {
    if (path === 'shared/recovery/recover.mjs' || path === 'web/client.d.ts' || /^shared\/words\/(?!en\/)[a-z]+\//.test(path)) continue;
    const [top = '', folder = ''] = path.split('/');
    const home = folder.includes('.') ? top : `${top}/${folder}`;
    const before = sizes[home] ?? {};
    const count = (what: string, by: number) => ({ [`${what} in ${top}`]: (before[`${what} in ${top}`] ?? 0) + by });
    sizes[home] = { ...count('files', 1), ...count('lines', readFileSync(path, 'utf8').split('\n').length - 1) };
  }
  return sizes;
}
