import { fileURLToPath } from 'node:url';
import { recoveryPages } from '#recovery/program.ts';
import type { BuiltFile } from '#web/edge/publication.ts';

const CONFIG = fileURLToPath(new URL('../../web/vite.config.ts', import.meta.url));

/** Builds the pages as they are deployed, in memory, and adds each version of recover.html. Takes less than a second. */
export async function buildPages(): Promise<BuiltFile[]> {
  // Vite is loaded only if a site is wanted. It reads NODE_ENV: under `test`, it would build larger files than those that are deployed.
  const environment = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  const { build } = await import('vite');
  const built = await build({ configFile: CONFIG, logLevel: 'warn', build: { write: false } }).finally(() => restore(environment));
  if (Array.isArray(built) || !('output' in built)) throw new Error('Vite built something else than one set of files.');
  const pages = built.output.map((file) => ({ path: file.fileName, content: Buffer.from(file.type === 'chunk' ? file.code : file.source) }));
  return [...pages, ...recoveryPages().map(({ path, bytes }) => ({ path, content: Buffer.from(bytes) }))];
}

function restore(environment: string | undefined): void {
  if (environment === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = environment;
}
