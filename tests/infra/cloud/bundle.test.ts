import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUNDLING, bundleFolder, bundleFunctions, entrySource, listBundles } from '#infra/cloud/bundle.ts';
import { inlineComputedKeys, replacementOf, TRIMMED } from '#infra/cloud/bundle-trim.ts';
import { serviceFunctions } from '#infra/cloud/functions.ts';
import { holding } from './bundles.ts';

/** One function of each kind. `npm run synth` bundles all of them, and tests/deployed loads them. */
const names = ['authorizer', 'auth/login', 'workers/reseal', 'on-deployment'];
const some = listBundles(serviceFunctions()).filter(({ name }) => names.includes(name));
let folder = '';
let inputs: Map<string, string[]>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bundles-'));
  const { outputs } = await bundleFunctions(some, folder);
  inputs = new Map(Object.entries(outputs).map(([path, output]) => [path.split('/').slice(-2, -1)[0] ?? '', Object.keys(output.inputs)]));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const bundled = (contents: string, name: string) =>
  build({ ...BUNDLING, logLevel: 'silent', stdin: { contents, resolveDir: BUNDLING.absWorkingDir }, outfile: join(folder, name, 'index.js') });

it.each(some.map((fn) => [fn.name, fn] as const))('composes %s from its environment only', (name, fn) => {
  expect(entrySource(fn)).not.toMatch(/allowLoopback|objectStoreEndpoint|providerAddresses|now:/);
  if (name !== 'on-deployment') expect(entrySource(fn)).toMatch(/provideApp\(composeApp\(process\.env, \{ [\w, ]*\}\)\)/);
});

it('composes each function with exactly the parts that its row needs', () => {
  const parts = (name: string) => /from '#app\/parts/.test(entry(name)) && /import \{ (.*) \} from '#app\/parts/.exec(entry(name))?.[1];
  const entry = (name: string) => entrySource(listBundles(serviceFunctions()).find((fn) => fn.name === name) ?? { name, uses: [] });
  expect(
    ['auth/login', 'will/upload', 'survivor-auth/select', 'will/encrypt', 'streams/perform-effects', 'workers/perform-for-host'].map(parts),
  ).toEqual([
    false,
    'staging, workers, overdue',
    'connectors, mailer, workers, overdue',
    'workers, openStorage, overdue',
    'staging, connectors, mailer, schedules, workers',
    'connectors, devices, mailer, workers, openStorage',
  ]);
});

it('leaves SSH, S3 and mail out of functions that do not need them', () => {
  expect(holding(/node_modules\/(ssh2|nodemailer|@aws-sdk\/client-(s3|sesv2|scheduler|lambda))\//, inputs)).toEqual([
    'workers-reseal',
    'on-deployment',
  ]);
});

it('leaves out every file with schemas of replies', () => {
  const schemas = globSync('shared/*/wire/*.ts').filter((file) => readFileSync(file, 'utf8').includes('z.strictObject('));
  expect(schemas.length).toBeGreaterThan(0);
  expect(schemas.filter((file) => !TRIMMED.some((pattern) => pattern.test(`/${file}`)))).toEqual([]);
});

it('computes CRC-32 in one call or several', () => {
  const own = { unsigned: (_bytes: Buffer, _before?: number) => Number.NaN };
  runInNewContext(replacementOf('/buffer-crc32/dist/index.cjs') ?? '', { exports: own, require: createRequire(import.meta.url) });
  const [first, second] = [Buffer.from('1234'), Buffer.from('56789')];
  // The check value of https://reveng.sourceforge.io/crc-catalogue/all.htm#crc.cat.crc-32-iso-hdlc
  expect(own.unsigned(Buffer.concat([first, second]))).toBe(0xcbf43926);
  expect(own.unsigned(second, own.unsigned(first))).toBe(0xcbf43926);
});

it('replaces computed keys in the schemas of the SDK, and no others', () => {
  const code = 'const _h = "http";\nexport var A$ = [9, { [_h]: ["GET"], [_other]: 1 }];';
  expect(inlineComputedKeys(code)).toBe('const _h = "http";\nexport var A$ = [9, { "http": ["GET"], [_other]: 1 }];');
});

it('puts the recovery programs only next to functions that write packages', () => {
  const carriers = names.filter((name) => existsSync(join(folder, bundleFolder(name), 'recover.mjs')));
  expect(carriers).toEqual(['workers/reseal']);
});

it('puts them next to any other program that is bundled with the same options', async () => {
  await bundled(`export * from '#recovery/program.ts'`, 'other');
  expect(await readFile(join(folder, 'other', 'recover.mjs'))).toEqual(await readFile('shared/recovery/recover.mjs'));
});

it.each(['import.meta.dirname', 'import.meta.url'])('refuses a module that reads files by %s, because they would be missing', async (place) => {
  await expect(bundled(`console.log(${place})`, 'lost')).rejects.toThrow('"import.meta" is not available');
});

it('is minified and contains no path of this machine', async () => {
  const code = await readFile(join(folder, 'auth-login', 'index.js'), 'utf8');
  expect(code.split('\n').length).toBeLessThan(1000);
  expect(code).not.toContain(process.cwd());
});
