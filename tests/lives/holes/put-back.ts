import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findHoles } from './find-hole.ts';
import { withHoles } from './hole.ts';

// `--import` of a process: puts the holes that HOLE names back, with commas between them, in each source file when it is loaded. Nothing
// without HOLE. It must be loaded before the source files, and before or after tests/world/replaced.ts, which loads none.

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const holes = await findHoles(process.env['HOLE'] ?? '');
const files = new Set(holes.flatMap(({ changes }) => changes.map(({ file }) => file)));

if (holes.length > 0) {
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      const file = url.startsWith('file:') ? relative(ROOT, fileURLToPath(url)) : '';
      if (!files.has(file)) return loaded;
      return { ...loaded, source: withHoles(holes, file, String(loaded.source)) };
    },
  });
}
