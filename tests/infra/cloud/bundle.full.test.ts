import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleFunctions, folderOf } from '#infra/cloud/bundle.ts';
import { everyFunction, serviceFunctions } from '#infra/cloud/functions.ts';
import { holding, loadBundles, NOT_TO_SHIP } from './bundles.ts';

const names = [...everyFunction(serviceFunctions()).map(({ name }) => name), 'on-deployment'];
let folder = '';
let inputs: Map<string, string[]>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundles-'));
  const { outputs } = await bundleFunctions(names, folder);
  inputs = new Map(Object.entries(outputs).map(([path, output]) => [path.split('/').slice(-2, -1)[0] ?? '', Object.keys(output.inputs)]));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('ships nothing of the local stack or of the tests with any function', () => {
  expect([...inputs.keys()].sort()).toEqual(names.map(folderOf).sort());
  expect(holding(NOT_TO_SHIP, inputs)).toEqual([]);
});

it('makes bundles that all load and export a handler', async () => {
  expect(await loadBundles(folder, names)).toEqual(names.map((name) => [name, 'function']));
});
