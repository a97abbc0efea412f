import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { ZipFile } from 'yazl';
import { type Manifest, packageFingerprint } from '#custody/manifest.ts';
import { PAGE_FILE } from '#infra/recovery/build.ts';

// npm run build:try [-- <folder>]: a static folder in which anyone opens a sample will, from any web host or without a network.

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const GOLDEN = `${ROOT}tests/fixtures/golden/v1`;
const PICTURES = `${ROOT}docs/pictures`;
/** The first two are the papers with which the sample opens. */
const PEOPLE = ['Ben', 'Clara', 'Daniel'];

/** What the page of the sample has in it. `files`: base64. */
export interface Sample {
  files: { name: string; content: string }[];
  papers: { name: string; key: string }[];
  fingerprint: string;
}

/** Writes the folder. Rejects if the sealed copy or a paper of the sample is missing. */
async function buildTry(folder: string): Promise<void> {
  const sealed = await unpacked();
  const sample = await sampleOf(sealed.files);
  await mkdir(folder, { recursive: true });
  await zip(sealed.files, join(folder, 'sealed-copy.zip'));
  await copyFile(PAGE_FILE, join(folder, 'recover.html'));
  await writeFile(join(folder, 'open.html'), await samplePage(sample));
  await writeFile(join(folder, 'index.html'), await firstPage(sample, folder));
  await rm(sealed.place, { recursive: true });
}

/** `within`: its path in the package. */
interface PackageFile {
  path: string;
  name: string;
  within: string;
}

async function zip(files: readonly PackageFile[], into: string): Promise<void> {
  const archive = new ZipFile();
  for (const { path, within } of files) archive.addFile(path, `sealed-copy/${within}`);
  archive.end();
  await pipeline(archive.outputStream, createWriteStream(into));
}

async function unpacked(): Promise<{ place: string; files: PackageFile[] }> {
  const place = await mkdtemp(join(tmpdir(), 'sample-'));
  execFileSync('tar', ['-x', '-C', place, '-f', `${GOLDEN}/package.tar`]);
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  const paths = entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
  const root = dirname(paths.find((path) => path.endsWith('index.age')) ?? place);
  return { place, files: paths.map((path) => ({ path, name: basename(path), within: relative(root, path) })) };
}

async function sampleOf(files: readonly PackageFile[]): Promise<Sample> {
  const manifest: Manifest = JSON.parse(await readFile(files.find(({ name }) => /^manifest\.\d+\.json$/.test(name))?.path ?? '', 'utf8'));
  return {
    files: await Promise.all(files.map(async ({ path, name }) => ({ name, content: await readFile(path, 'base64') }))),
    papers: await Promise.all(PEOPLE.map(paperOf)),
    fingerprint: packageFingerprint(manifest.host_key),
  };
}

async function paperOf(name: string): Promise<{ name: string; key: string }> {
  const paper = await readFile(`${GOLDEN}/papers/${name.toLowerCase()}.txt`, 'utf8');
  return { name, key: /^AGE-SECRET-KEY-1\w{58}$/m.exec(paper)?.[0] ?? '' };
}

/** Returns the page of recovery with the sample in it, and a second script that its policy allows. */
async function samplePage(sample: Sample): Promise<string> {
  const { outputFiles } = await build({
    ...{ entryPoints: [`${ROOT}infra/try/page/sample.ts`], bundle: true, write: false, minify: true, charset: 'ascii', target: 'es2022' },
    define: { SAMPLE: JSON.stringify(sample) },
  });
  const script = outputFiles[0]?.text.replaceAll('</', '<\\/') ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  const page = await readFile(PAGE_FILE, 'utf8');
  return page.replace('script-src ', () => `script-src 'sha256-${hash}' `).replace('</body>', () => `<script>${script}</script>\n</body>`);
}

async function firstPage({ papers, fingerprint }: Sample, folder: string): Promise<string> {
  const template = await readFile(`${ROOT}infra/try/index.html`, 'utf8');
  const pictures = [...template.matchAll(/src="([\w-]+\.png)"/g)].map(([, name = '']) => basename(name));
  for (const name of pictures) await copyFile(join(PICTURES, name), join(folder, name));
  const shown = papers.map(({ name, key }) => `<li><h3>${name}</h3><p><code>${key}</code></p></li>`).join('\n');
  return template.replace('{papers}', () => shown).replace('{fingerprint}', () => fingerprint);
}

const [folder = join(ROOT, 'try')] = process.argv.slice(2);
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildTry(folder);
  console.log(`Open ${join(folder, 'index.html')} in a browser. The folder can also be put on any web host.`);
}
