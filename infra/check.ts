import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { listedFiles } from './listed-files.ts';

// npm run check [-- types]: all checks that run no code of the service, or those with this name. A check that passed is not repeated
// until the content of a file that it reads changes. All of them run in a fresh clone.

interface Check {
  name: string;
  /** The files that it reads, next to the list of packages. Without it, the check itself knows what it has read before. */
  reads?: RegExp;
  /** The arguments of Node. */
  command: readonly string[];
}

const CHECKS: readonly Check[] = [
  { name: 'types', reads: /^docs\/api\/openapi\.json$/, command: ['infra/run.mjs', 'infra/openapi/client-types.ts'] },
  // Each project has its own libraries. More than two checkers do the same work several times.
  {
    name: 'types',
    command: ['node_modules/tsc7/bin/tsc', '-b', '.', 'shared/recovery/page', 'shared/own-device/page', 'infra/try/page', 'web', '--checkers', '2'],
  },
  { name: 'style', reads: /\.([cm]?[jt]sx?|jsonc?|css|html)$|^\.(gitignore|editorconfig)$/, command: ['infra/run.mjs', 'biome', 'ci', '.'] },
  { name: 'dead code', reads: /\.([cm]?[jt]sx?|json|css|html)$|^\.ci\//, command: ['infra/run.mjs', 'knip'] },
  { name: 'generated', reads: /^(docs\/|functions\/|infra\/|shared\/|package\.json)/, command: ['infra/generate.ts', '--check'] },
  {
    name: 'openapi',
    reads: /^(docs\/api\/openapi\.json|infra\/openapi\/)/,
    command: ['infra/run.mjs', 'redocly', 'lint', 'docs/api/openapi.json', '--config', 'infra/openapi/redocly.yaml'],
  },
];

const CACHE = fileURLToPath(new URL('../node_modules/.cache/check/', import.meta.url));
const [only] = process.argv.slice(2);
const hashes = hashesOfFiles();

for (const check of CHECKS.filter(({ name }) => only === undefined || name === only)) if (!passes(check)) process.exit(1);

/** Runs a check, if it has not passed with the same content yet. */
function passes(check: Check): boolean {
  const { name, command } = check;
  const passed = `${CACHE}${createHash('sha256').update(command.join(' ')).digest('hex').slice(0, 16)}`;
  const content = contentOf(check);
  if (content !== undefined && existsSync(passed) && readFileSync(passed, 'utf8') === content && isStillThere(check)) return true;
  const start = performance.now();
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  console.log(`${status === 0 ? 'passed' : 'FAILED'}: ${name}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (status !== 0) return false;
  mkdirSync(CACHE, { recursive: true });
  if (content !== undefined) writeFileSync(passed, content);
  return true;
}

/** The types of the client are no part of the repository, so they may be gone. */
function isStillThere({ name }: Check): boolean {
  return name !== 'types' || existsSync('web/client.d.ts');
}

/** Returns one hash of all that the check reads. Undefined if it must run, because it is not known. */
function contentOf({ reads }: Check): string | undefined {
  if (!reads || !hashes) return undefined;
  const read = [...hashes].filter(([path]) => reads.test(path) || path === 'package-lock.json' || path === 'infra/check.ts');
  return createHash('sha256')
    .update(JSON.stringify([process.version, read]))
    .digest('hex');
}

/** Returns the hash of each file that Git does not ignore. Undefined without Git. */
function hashesOfFiles(): Map<string, string> | undefined {
  try {
    return new Map(listedFiles().map((path) => [path, createHash('sha256').update(readFileSync(path)).digest('hex')]));
  } catch {
    return undefined;
  }
}
