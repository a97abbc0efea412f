import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listedFiles } from '#infra/listed-files.ts';

// npm run rebuild [-- --second]: builds all functions, pages, templates and recovery programs twice and compares each byte: here, and in
// another folder, in another time zone, with another language and other rights of files, and if root runs this, as another user.
// With --second, cdk.out has the first build already, as in .ci/run.

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Debian and most other systems have this user, who owns nothing. */
const OTHER_USER = 65_534;
/** What the CDK writes for people who look for the source of a resource, with paths of this computer. Nothing of it is deployed. */
const WITH_PATHS = /^(?:[\w-]+\.metadata|validation-report)\.json: /;
const PROGRAMS = ['shared/recovery/recover.mjs', 'shared/recovery/recover.html', 'shared/own-device/seal.html'];

/** Returns the files that are not the same in both folders, with the first byte that differs. */
export function differingFiles(one: string, other: string): string[] {
  const paths = [...new Set([one, other].flatMap(filesIn))].sort();
  return paths.flatMap((path) => {
    const [first, second] = [one, other].map((folder) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path)) : undefined));
    if (!first || !second) return [`${path}: only in ${first ? one : other}`];
    if (first.equals(second)) return [];
    const at = first.findIndex((byte, n) => byte !== second[n]);
    return [`${path}: from byte ${at < 0 ? first.length : at}`];
  });
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** Copies what Git knows, and links the packages: a symbolic link would lead a build back to this folder. */
function copySources(to: string): void {
  for (const path of listedFiles(ROOT)) cpSync(join(ROOT, path), join(to, path));
  execFileSync('cp', ['-a', '--link', join(ROOT, 'node_modules'), to]);
  for (const kept of ['.cache', '.vite', '.vite-temp']) rmSync(join(to, 'node_modules', kept), { recursive: true, force: true });
  mkdirSync(join(to, 'node_modules/.cache'));
}

/** The files of packages keep their owner, because they are those of this folder. */
function giveTo(user: number, folder: string): void {
  for (const own of ['', 'node_modules', 'node_modules/.cache']) chownSync(join(folder, own), user, user);
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name !== 'node_modules');
  for (const entry of entries) execFileSync('chown', ['-R', `${user}:${user}`, join(folder, entry.name)]);
}

function buildIn(folder: string, env: NodeJS.ProcessEnv, user: { uid?: number; gid?: number }, umask: string): void {
  const node = (...args: string[]) =>
    execFileSync('sh', ['-c', `umask ${umask}; exec "$@"`, 'sh', process.execPath, 'infra/run.mjs', ...args], {
      cwd: folder,
      env,
      ...user,
      stdio: 'inherit',
    });
  node('infra/recovery/build.ts');
  node('infra/cloud/variants.ts', '--tested');
}

function rebuild(): void {
  if (!process.argv.includes('--second'))
    execFileSync(process.execPath, ['infra/run.mjs', 'infra/cloud/variants.ts', '--tested'], { cwd: ROOT, stdio: 'inherit' });
  const place = mkdtempSync(join(tmpdir(), 'a folder with another name '));
  try {
    const isRoot = process.getuid?.() === 0;
    copySources(place);
    if (isRoot) giveTo(OTHER_USER, place);
    const env = { PATH: process.env['PATH'], HOME: place, TMPDIR: place, TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8' };
    buildIn(place, env, isRoot ? { uid: OTHER_USER, gid: OTHER_USER } : {}, '077');
    const differing = differingFiles(join(ROOT, 'cdk.out'), join(place, 'cdk.out')).filter((line) => !WITH_PATHS.test(line));
    const programs = PROGRAMS.filter((path) => !readFileSync(join(ROOT, path)).equals(readFileSync(join(place, path))));
    for (const line of [...differing, ...programs]) console.log(`differs: ${line}`);
    console.log(differing.length + programs.length === 0 ? 'Both builds are the same.' : 'The builds differ.');
    if (differing.length + programs.length > 0) process.exitCode = 1;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) rebuild();
