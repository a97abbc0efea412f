import { createHash } from 'node:crypto';
import { chmodSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The program as one file. It is the bin of this npm package, and part of each sealed package. */
export const PROGRAM_FILE = `${ROOT}shared/recovery/recover.mjs`;
/** The module with the program's hash, which the paper shows. It is separate, so that code for papers does not load the program. */
const HASH_FILE = `${ROOT}shared/recovery/sha256.ts`;

/** Builds the program. The same sources and the same lock file always give the same bytes. */
export async function buildProgram(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [`${ROOT}shared/recovery/main.ts`],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    alias: { '#domain/refusal.ts': `${ROOT}shared/recovery/refusal.ts` },
    // Not minified, because a helper may want to read it first.
    charset: 'ascii',
    legalComments: 'none',
    banner: { js: BANNER },
    logLevel: 'error',
  });
  const [file] = outputFiles;
  if (!file) throw new Error('esbuild created no file for the recovery program.');
  return file.contents;
}

const BANNER = `#!/usr/bin/env node
// Opens a sealed package without the service and without a network: node recover.mjs <folder of the package>
// Its SHA-256 is printed on the paper. Built from shared/recovery by "npm run build:recover".`;

if (import.meta.main) await writeProgram();

/** Writes the program and its hash. */
async function writeProgram(): Promise<void> {
  const program = await buildProgram();
  writeFileSync(PROGRAM_FILE, program);
  chmodSync(PROGRAM_FILE, 0o755);
  writeFileSync(HASH_FILE, hashModule(program));
}

/** Returns the source of `sha256.ts` for this program. */
export function hashModule(program: Uint8Array): string {
  return `// Written by "npm run build:recover".

/** Hex SHA-256 of recover.mjs. */
export const RECOVER_SHA256 = '${createHash('sha256').update(program).digest('hex')}';
`;
}
