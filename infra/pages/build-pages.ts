import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sealPageName } from '#recovery/page-name.ts';
import { recoveryPages } from '#recovery/program.ts';
import { SEAL_SHA256 } from '#recovery/sha256.ts';
import type { BuiltFile } from '#web/edge/publication.ts';

const SEAL_PAGE = new URL('../../shared/own-device/seal.html', import.meta.url);
const CONFIG = fileURLToPath(new URL('../../web/vite.config.ts', import.meta.url));

/** Builds the pages as they are deployed, in memory, and adds each version of recover.html, and seal.html. Takes less than a second. */
export async function buildPages(): Promise<BuiltFile[]> {
  // Vite is loaded only if a site is wanted. It reads NODE_ENV: under `test`, it would build larger files than those that are deployed.
  const environment = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  const { build } = await import('vite');
  const built = await build({ configFile: CONFIG, logLevel: 'warn', build: { write: false } }).finally(() => restore(environment));
  if (Array.isArray(built) || !('output' in built)) throw new Error('Vite built something else than one set of files.');
  const pages = built.output.map((file) => ({ path: file.fileName, content: Buffer.from(file.type === 'chunk' ? file.code : file.source) }));
  const recovery = recoveryPages().map(({ path, bytes }) => ({ path, content: Buffer.from(bytes) }));
  return [...pages.map((file) => withIntegrity(file, pages)), ...recovery, { path: sealPageName(SEAL_SHA256), content: readFileSync(SEAL_PAGE) }];
}

/**
 * Writes the hash of each script and style into the pages that load it: a browser refuses another content. Scripts that load later have
 * no place for a hash, because a list of them would be a script in the page itself, which the policy of the pages forbids.
 * https://www.w3.org/TR/SRI/
 */
function withIntegrity(page: BuiltFile, files: readonly BuiltFile[]): BuiltFile {
  if (!page.path.endsWith('.html')) return page;
  const html = String(page.content).replace(/ crossorigin (?:src|href)="\/([^"]+)"/g, (link, path: string) => {
    const file = files.find((one) => one.path === path);
    if (!file) throw new Error(`${page.path} loads ${path}, which was not built.`);
    return ` integrity="sha256-${createHash('sha256').update(file.content).digest('base64')}"${link}`;
  });
  return { ...page, content: Buffer.from(html) };
}

function restore(environment: string | undefined): void {
  if (environment === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = environment;
}
