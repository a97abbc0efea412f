import { createHash } from 'node:crypto';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The program as one file: the bin of this package, and what lies in each sealed package. */
export const PROGRAM_FILE = `${ROOT}infra/recover/recover.mjs`;
const MODULE_FILE = `${ROOT}shared/workflows/recover-built.ts`;

/** The program's bytes: the same ones for the same sources and the same lock file. */
export async function buildProgram(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [fileURLToPath(import.meta.resolve('./main.ts'))],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    alias: { '#domain/refusal.ts': fileURLToPath(import.meta.resolve('./refusal.ts')) },
    // Not minified: whoever is asked to help may want to read it first
    charset: 'ascii',
    legalComments: 'none',
    banner: { js: BANNER },
    logLevel: 'error',
  });
  const [file] = outputFiles;
  if (!file) throw new Error('Nothing was built.');
  return file.contents;
}

const BANNER = `#!/usr/bin/env node
// Opens a sealed package without the service and without a network: node recover.mjs <folder of the package>
// Its SHA-256 stands on the paper. Built from infra/recover by "npm run build:recover".`;

if (import.meta.main) await writeProgram();

/** Writes the program, and the module by which the service carries it. */
async function writeProgram(): Promise<void> {
  const program = await buildProgram();
  writeFileSync(PROGRAM_FILE, program);
  chmodSync(PROGRAM_FILE, 0o755);
  writeFileSync(MODULE_FILE, moduleOf(readFileSync(PROGRAM_FILE)));
}

/** A module and not a file beside: so the bundles of the functions carry it without knowing. */
function moduleOf(program: Uint8Array): string {
  return `// Made by "npm run build:recover" from infra/recover/recover.mjs; not for reading.

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '${createHash('sha256').update(program).digest('hex')}';

/** recover.mjs, gzip in base64. */
export const RECOVER_GZIP =
  '${gzipSync(program, { level: 9 }).toString('base64')}';
`;
}
