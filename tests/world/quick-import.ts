// Makes the import of the service quick. Programs import `replaced.ts` alone, and the world after it: what one import brings is resolved and
// compiled before its first line runs. Another hook may still replace the source of a module when it is loaded.
import { readFileSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

const ROOT = new URL('../../', import.meta.url).href;

// Stripping types and compiling take most of the time. The cache is that of the tests (vitest.config.ts).
enableCompileCache(process.env['NODE_COMPILE_CACHE'] ?? fileURLToPath(new URL('node_modules/.cache/compiled', ROOT)));

// Almost everything that a life allocates is gone soon. A tenth of the time would be spent on collecting it.
for (const flag of ['--max-semi-space-size=64', '--min-semi-space-size=32']) setFlagsFromString(flag);

const { imports } = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')) as { imports: Record<string, string> };
const folders = new Map(Object.entries(imports).map(([name, path]) => [name.replace('*', ''), new URL(path.replace('*', ''), ROOT).href]));

function addressOf(specifier: string, parent: string | undefined): string | undefined {
  if (!specifier.endsWith('.ts') || !parent?.startsWith(ROOT)) return undefined;
  if (specifier.startsWith('.')) return new URL(specifier, parent).href;
  const end = specifier.indexOf('/') + 1;
  const folder = folders.get(specifier.slice(0, end));
  return folder && `${folder}${specifier.slice(end)}`;
}

// Node would search each of a thousand names in package.json.
registerHooks({
  resolve(specifier, context, next) {
    const url = addressOf(specifier, context.parentURL);
    return url === undefined ? next(specifier, context) : { url, format: 'module-typescript', shortCircuit: true };
  },
});
