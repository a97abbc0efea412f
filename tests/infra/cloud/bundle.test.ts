import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleFunctions, entryOf, folderOf } from '#infra/cloud/bundle.ts';
import { holding, loadBundles, NOT_TO_SHIP } from './bundles.ts';

/** One of each sort; the full suite bundles them all. */
const names = ['authorizer', 'auth/login', 'survivor-auth/download', 'workers/seal', 'on-deployment'];
let folder = '';
let inputs: Map<string, string[]>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundles-'));
  const { outputs } = await bundleFunctions(names, folder);
  inputs = new Map(Object.entries(outputs).map(([path, output]) => [path.split('/').slice(-2, -1)[0] ?? '', Object.keys(output.inputs)]));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('makes one file for every function', () => {
  expect([...inputs.keys()].sort()).toEqual(names.map(folderOf).sort());
});

it('ships nothing of the local stack or of the tests', () => {
  expect(holding(NOT_TO_SHIP, inputs)).toEqual([]);
  expect(holding(/(^|\/)infra\//, inputs)).toEqual(['on-deployment']);
});

it('would notice it', () => {
  expect(holding(NOT_TO_SHIP, new Map([['will-upload', ['functions/will/upload.ts', 'infra/local/control.ts']]]))).toEqual(['will-upload']);
});

it.each(names)('gives %s the deployed world: its environment and nothing else', (name) => {
  expect(entryOf(name)).not.toMatch(/allowLoopback|objectStoreEndpoint|providerAddresses|now:/);
  if (name !== 'on-deployment') expect(entryOf(name)).toContain('provideApp(createApp(process.env))');
});

it('makes bundles that load as Lambda loads them, export a handler, and need nothing beside them', async () => {
  expect(await loadBundles(folder, names)).toEqual(names.map((name) => [name, 'function']));
});

it('stops at once where a setting is missing, and names it', async () => {
  await expect(loadBundles(folder, ['authorizer'], { TABLE_NAME: '' })).rejects.toThrow('TABLE_NAME');
});

it('is minified and says nothing of this machine', async () => {
  const code = await readFile(join(folder, 'auth-login', 'index.js'), 'utf8');
  expect(code.split('\n').length).toBeLessThan(1000);
  expect(code).not.toContain(process.cwd());
});
