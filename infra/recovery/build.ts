import { createHash } from 'node:crypto';
import { chmodSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { writeBlock } from '#infra/figures/block.ts';
import { CHECK_SCRIPT, COMBINE_SCRIPT } from '#paper/recovery-by-hand.ts';
import { pageName, sealPageName } from '#recovery/page-name.ts';
import { PAGE_SHA256, SEAL_SHA256 } from '#recovery/sha256.ts';
import { noticesOf } from './notices.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = `${ROOT}shared/recovery/`;
const OWN_DEVICE = `${ROOT}shared/own-device/`;
/** The program as one file. It is the bin of this npm package, and part of each sealed package. */
export const PROGRAM_FILE = `${FOLDER}recover.mjs`;
/** The page as one file. It is part of each sealed package, under a name with its hash. */
export const PAGE_FILE = `${FOLDER}recover.html`;
/** The page with which a Host seals on their own device, as one file. */
export const SEAL_FILE = `${OWN_DEVICE}seal.html`;
/** The same page as the site has it. `sha256`: hex. */
export const SITE_SEAL_PAGE = { file: sealPageName(SEAL_SHA256), sha256: SEAL_SHA256 };
/** What our pages print on a paper about opening a will without us. `sha256`: hex. */
export const PRINTED_RECOVERY = { file: pageName(PAGE_SHA256), sha256: PAGE_SHA256, combineScript: COMBINE_SCRIPT, checkScript: CHECK_SCRIPT };
/** The folder of earlier pages. Papers name them, so none is ever deleted. */
const EARLIER_PAGES = `${FOLDER}earlier`;
/** The module with the hashes of all three. The papers of Survivors show the first two, and the Host's own sheet the third. It is separate, so that code for papers does not load the programs. */
const HASH_FILE = `${FOLDER}sha256.ts`;

const COMMON = {
  absWorkingDir: ROOT,
  bundle: true,
  write: false,
  alias: { '#common/refusal.ts': `${FOLDER}refusal.ts` },
  charset: 'ascii',
  legalComments: 'none',
  metafile: true,
  logLevel: 'error',
} as const satisfies BuildOptions;

/** Builds the program. The same sources and the same lock file always give the same bytes. */
export async function buildProgram(): Promise<Uint8Array> {
  const { outputFiles, metafile } = await build({
    ...COMMON,
    entryPoints: [`${FOLDER}terminal/main.ts`],
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // Not minified, because a helper may want to read it first.
    banner: { js: BANNER },
  });
  return Buffer.concat([single(outputFiles), Buffer.from(`/*\n${noticesOf(metafile)}\n*/\n`)]);
}

const BANNER = `#!/usr/bin/env node
// Opens a sealed package without the service and without a network: node recover.mjs <folder of the package>
// Its SHA-256 is printed on the paper. Built from shared/recovery by "npm run build:recover".
// Everyone may run, copy and change it, under the Apache License 2.0: https://www.apache.org/licenses/LICENSE-2.0`;

/** The sources of a page that is one file. */
interface PageSources {
  /** In English, until the script has chosen a language. */
  title: string;
  script: string;
  styles: readonly string[];
}

const RECOVER_PAGE: PageSources = { title: 'Open a will without the service', script: `${FOLDER}page/main.ts`, styles: [`${FOLDER}page/page.css`] };
const SEAL_PAGE: PageSources = {
  title: 'Seal your will on your own device',
  script: `${OWN_DEVICE}page/main.ts`,
  styles: [`${FOLDER}page/page.css`, `${OWN_DEVICE}page/seal.css`],
};

/** Builds the page that opens a package. The same sources and the same lock file always give the same bytes. */
export const buildPage = (): Promise<Uint8Array> => pageFrom(RECOVER_PAGE);

/** Builds the page that seals on a device. The same sources and the same lock file always give the same bytes. */
export const buildSealPage = (): Promise<Uint8Array> => pageFrom(SEAL_PAGE);

async function pageFrom(sources: PageSources): Promise<Uint8Array> {
  const [{ script, notices }, style] = [await scriptOf(sources), await styleOf(sources)];
  const parts: { [name: string]: string } = { policy: policyOf(script, style), title: sources.title, style, script, notices };
  const page = readFileSync(`${FOLDER}page/page.html`, 'utf8');
  return Buffer.from(page.replace(/\{(policy|title|style|script|notices)\}/g, (_, name: string) => parts[name] ?? ''));
}

async function scriptOf({ script }: PageSources): Promise<{ script: string; notices: string }> {
  const { outputFiles, metafile } = await build({
    ...COMMON,
    entryPoints: [script],
    platform: 'browser',
    target: 'es2020',
    format: 'iife', // a classic script: browsers do not load a module from a file
    minify: true,
    charset: 'utf8', // words of other scripts as they are
    plugins: [forBrowsers],
  });
  return { script: Buffer.from(single(outputFiles)).toString('utf8').trim(), notices: noticesOf(metafile) };
}

async function styleOf({ styles }: PageSources): Promise<string> {
  const contents = styles.map((file) => readFileSync(file, 'utf8')).join('');
  const { outputFiles } = await build({ ...COMMON, stdin: { contents, loader: 'css' }, minify: true });
  return (outputFiles[0]?.text ?? '').trim();
}

/** Builds the worker in which our pages encrypt and decrypt. */
export async function buildWorker(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    ...COMMON,
    entryPoints: [`${ROOT}shared/own-device/worker.ts`],
    platform: 'browser',
    target: 'es2020',
    format: 'iife',
    minify: true,
    plugins: [fastCipher, forBrowsers],
  });
  return single(outputFiles);
}

/** Allows the one script and the one style of the page, and nothing else: no request, no frame, no form, no code from text. */
function policyOf(script: string, style: string): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const rules = ["default-src 'none'", `script-src ${hash(script)}`, `style-src ${hash(style)}`, "base-uri 'none'", "form-action 'none'"];
  return [...rules, "require-trusted-types-for 'script'"].join('; ');
}

/** For the worker of our pages only. The pages that are one file run without WebAssembly. */
const fastCipher: Plugin = {
  name: 'fast-cipher',
  setup({ onResolve }) {
    const path = `${OWN_DEVICE}fast-primitives.ts`;
    onResolve({ filter: /\/primitives\.ts$/ }, ({ importer }) => (importer === path ? undefined : { path }));
  },
};

const forBrowsers: Plugin = {
  name: 'for-browsers',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/primitives\.ts$/ }, () => ({ path: `${FOLDER}page/primitives.ts` }));
    // package.json says that no module of this project has side effects. This one has.
    onResolve({ filter: /\/prepare-browser\.ts$/ }, () => ({ path: `${FOLDER}page/prepare-browser.ts`, sideEffects: true }));
    // Packages have only X25519 keys. Without these two, the page is a third smaller.
    const without = (filter: RegExp, contents: string) => onLoad({ filter }, () => ({ contents, loader: 'js' }));
    without(/@noble\/post-quantum\/hybrid\.js$/, 'export const MLKEM768P256 = undefined, MLKEM768X25519 = undefined;');
    without(/@noble\/curves\/nist\.js$/, 'export const p256 = undefined;');
  },
};

function single(files: readonly { contents: Uint8Array }[] | undefined): Uint8Array {
  const [file] = files ?? [];
  if (!file) throw new Error('esbuild created no file for the recovery program.');
  return file.contents;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writePrograms();

/** Writes the program, the pages and their hashes, also into the release notes. `--keep` keeps the page before it, for the papers that name it. */
async function writePrograms(): Promise<void> {
  const [program, page, seal] = [await buildProgram(), await buildPage(), await buildSealPage()];
  if (process.argv.includes('--keep')) copyFileSync(PAGE_FILE, `${EARLIER_PAGES}/${pageName(PAGE_SHA256)}`);
  writeFileSync(PROGRAM_FILE, program);
  chmodSync(PROGRAM_FILE, 0o755);
  writeFileSync(PAGE_FILE, page);
  writeFileSync(SEAL_FILE, seal);
  const hashes = [
    { constant: 'RECOVER_SHA256', file: 'recover.mjs', sha256: sha256Of(program) },
    { constant: 'PAGE_SHA256', file: 'recover.html', sha256: sha256Of(page) },
    { constant: 'SEAL_SHA256', file: 'seal.html', sha256: sha256Of(seal) },
  ];
  writeFileSync(HASH_FILE, hashModule(hashes));
  const rows = hashes.map(({ file, sha256 }) => `| \`${file}\` | \`${sha256}\` |`);
  await writeBlock('CHANGELOG.md', 'npm run build:recover', ['', '| File | SHA-256 |', '|---|---|', ...rows, ''].join('\n'));
}

interface Hash {
  constant: string;
  file: string;
  sha256: string;
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Returns the source of `sha256.ts`. */
function hashModule(hashes: readonly Hash[]): string {
  const constants = hashes.map(({ constant, file, sha256 }) => `\n/** Hex SHA-256 of ${file}. */\nexport const ${constant} = '${sha256}';\n`);
  return `// Written by "npm run build:recover".\n${constants.join('')}`;
}
