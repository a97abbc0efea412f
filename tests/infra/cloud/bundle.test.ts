import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleFolder, bundleFunctions, entrySource, listBundles } from '#infra/cloud/bundle.ts';
import { inlineComputedKeys } from '#infra/cloud/bundle-trim.ts';
import { serviceFunctions } from '#infra/cloud/functions.ts';
import { holding, loadBundles, NOT_TO_SHIP } from './bundles.ts';

/** One of each sort; the full suite bundles them all. */
const names = ['authorizer', 'auth/login', 'survivor-auth/download', 'workers/seal', 'workers/reseal', 'on-deployment'];
const some = listBundles(serviceFunctions()).filter(({ name }) => names.includes(name));
let folder = '';
let inputs: Map<string, string[]>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundles-'));
  const { outputs } = await bundleFunctions(some, folder);
  inputs = new Map(Object.entries(outputs).map(([path, output]) => [path.split('/').slice(-2, -1)[0] ?? '', Object.keys(output.inputs)]));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('makes one file for every function', () => {
  expect([...inputs.keys()].sort()).toEqual(names.map(bundleFolder).sort());
});

it('ships nothing of the local stack or of the tests', () => {
  expect(holding(NOT_TO_SHIP, inputs)).toEqual([]);
  expect(holding(/(^|\/)infra\//, inputs)).toEqual(['on-deployment']);
});

it('would notice it', () => {
  expect(holding(NOT_TO_SHIP, new Map([['will-upload', ['functions/will/upload.ts', 'infra/local/control-surface.ts']]]))).toEqual(['will-upload']);
});

it.each(some.map((fn) => [fn.name, fn] as const))('gives %s the deployed world: its environment and nothing else', (name, fn) => {
  expect(entrySource(fn)).not.toMatch(/allowLoopback|objectStoreEndpoint|providerAddresses|now:/);
  if (name !== 'on-deployment') expect(entrySource(fn)).toMatch(/provideApp\(composeApp\(process\.env, \{ [\w, ]*\}\)\)/);
});

it('composes each with the parts that its row asks for, and no other', () => {
  const parts = (name: string) => /from '#platform\/parts/.test(entry(name)) && /import \{ (.*) \} from '#platform\/parts/.exec(entry(name))?.[1];
  const entry = (name: string) => entrySource(listBundles(serviceFunctions()).find((fn) => fn.name === name) ?? { name, uses: [] });
  expect(
    ['auth/login', 'will/upload', 'survivor-auth/select', 'will/encrypt', 'streams/perform-effects', 'workers/perform-for-host'].map(parts),
  ).toEqual([
    false,
    'staging',
    'connectors, mailer',
    'workers, openStorage',
    'staging, connectors, mailer, schedules, workers',
    'connectors, mailer, openStorage',
  ]);
});

it('leaves SSH, S3 and mail out of what needs none of them', () => {
  expect(holding(/node_modules\/(ssh2|nodemailer|@aws-sdk\/client-(s3|sesv2|scheduler|lambda))\//, inputs)).toEqual([
    'survivor-auth-download',
    'workers-reseal',
    'workers-seal',
    'on-deployment',
  ]);
});

it('writes out the keys of the shapes of the SDK, and no others', () => {
  const code = 'const _h = "http";\nexport var A$ = [9, { [_h]: ["GET"], [_other]: 1 }];';
  expect(inlineComputedKeys(code)).toBe('const _h = "http";\nexport var A$ = [9, { "http": ["GET"], [_other]: 1 }];');
});

it('makes bundles that load as Lambda loads them, export a handler, and need nothing beside them', async () => {
  expect(await loadBundles(folder, names)).toEqual(names.map((name) => [name, 'function']));
});

it('puts the recovery program next to the bundles that write packages, and next to no other', async () => {
  const carriers = names.filter((name) => existsSync(join(folder, bundleFolder(name), 'recover.mjs')));
  expect(carriers).toEqual(['workers/reseal']);
  expect(await readFile(join(folder, 'workers-reseal', 'recover.mjs'))).toEqual(await readFile('shared/recovery/recover.mjs'));
});

it('stops at once where a setting is missing, and names it', async () => {
  await expect(loadBundles(folder, ['authorizer'], { TABLE_NAME: '' })).rejects.toThrow('TABLE_NAME');
});

it('is minified and says nothing of this machine', async () => {
  const code = await readFile(join(folder, 'auth-login', 'index.js'), 'utf8');
  expect(code.split('\n').length).toBeLessThan(1000);
  expect(code).not.toContain(process.cwd());
});
