import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metafile } from 'esbuild';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#common/language.ts';
import { bundleFolder, listBundles } from '#infra/cloud/bundle.ts';
import { TRIMMED } from '#infra/cloud/bundle-trim.ts';
import { serviceFunctions } from '#infra/cloud/functions.ts';
import { bareBundle, budgetOf, ratios, VERIFIES_PASSKEYS } from '#tests/infra/cloud/budgets.ts';
import { holding, loadBundles, NOT_TO_SHIP } from '#tests/infra/cloud/bundles.ts';

const all = listBundles(serviceFunctions());
const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const names = all.map(({ name }) => name);
/** The bundles of the synthesized templates, and which modules each contains. */
const folder = join(process.env['ASSEMBLY'] ?? '', 'bundles');
const metafile: Metafile = JSON.parse(readFileSync(join(folder, 'metafile.json'), 'utf8'));
const inputs = new Map(
  Object.entries(metafile.outputs).map(([path, output]) => [path.split('/').slice(-2, -1)[0] ?? '', Object.keys(output.inputs)]),
);

it('contains no code of the local stack or of the tests in any bundle', () => {
  expect([...inputs.keys()].sort()).toEqual(names.map(bundleFolder).sort());
  expect(holding(NOT_TO_SHIP, inputs)).toEqual([]);
});

it('changes a module by each rule about what to leave out', () => {
  const modules = Object.keys(metafile.inputs).map((path) => `/${path}`);
  expect(TRIMMED.filter((pattern) => !modules.some((path) => pattern.test(path)))).toEqual([]);
});

it('contains the library that verifies passkeys only where one is verified', () => {
  expect(holding(/node_modules\/@simplewebauthn\//, inputs).sort()).toEqual([...VERIFIES_PASSKEYS].map(bundleFolder).sort());
});

it('creates bundles that all load and export a handler', async () => {
  expect(await loadBundles(folder, names)).toEqual(names.map((name) => [name, 'function']));
});

it('has the words of every other language next to each bundle that writes to people', () => {
  const english = /^shared\/words\/en\/([\w-]+)\.ts$/;
  const writers = names.filter((name) => inputs.get(bundleFolder(name))?.includes('shared/words/in-language.ts'));
  const files = writers.map((name) => {
    const used = (inputs.get(bundleFolder(name)) ?? []).flatMap((path) => english.exec(path)?.[1] ?? []);
    const wanted = OTHERS.flatMap((language) => used.map((file) => `${language}/${file}.js`));
    return { name, missing: wanted.filter((file) => !existsSync(join(folder, bundleFolder(name), 'words', file))) };
  });
  expect(writers).toContain('survivors/create');
  expect(files.filter(({ missing }) => missing.length > 0)).toEqual([]);
});

it('keeps every bundle within its size budget', async () => {
  const sizes = ratios(metafile, (await bareBundle()).bytes);
  expect(sizes.size).toBe(all.length);
  const over = all.filter((fn) => (sizes.get(fn.name) ?? Number.NaN) > budgetOf(fn).size).map(({ name }) => [name, sizes.get(name)]);
  expect(over).toEqual([]);
});
