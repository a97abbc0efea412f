import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findHole } from './find-hole.ts';
import { withHole } from './hole.ts';

// `--import` of a process: puts the hole that HOLE names back, in each source file when it is loaded. Nothing without HOLE.
// It must be loaded before the source files, and before or after tests/world/replaced.ts, which loads none.

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const hole = await findHole(process.env['HOLE'] ?? '');
const files = new Set(hole?.changes.map(({ file }) => file));

if (hole) {
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      const file = url.startsWith('file:') ? relative(ROOT, fileURLToPath(url)) : '';
      if (!files.has(file)) return loaded;
      return { ...loaded, source: withHole(hole, file, String(loaded.source)) };
    },
  });
}
