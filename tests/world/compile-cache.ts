// Stripping types and compiling take most of the time of an import. Programs that import `replaced.ts` alone, and the world after it, share
// the cache of the tests (vitest.config.ts).
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

enableCompileCache(process.env['NODE_COMPILE_CACHE'] ?? fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url)));
