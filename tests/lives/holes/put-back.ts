import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findHoles } from './find-hole.ts';
import { type Hole, withHoles } from './hole.ts';
import { putBack, switchBetween } from './switch.ts';

// `--import` of a process: puts the holes that HOLE names back, with commas between them. Each changed source file is loaded as it is, and once
// with each hole, so that putBack can change which of them are there. Nothing without HOLE. It must be loaded before the source files, and
// before or after tests/world/replaced.ts, which loads none.

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const holes = await findHoles(process.env['HOLE'] ?? '');
putBack(holes.map(({ name }) => name));

/** Returns the source of a file that some holes change. `which`: the hole of a file that has several sources, or `kept` for today's. */
function sourceOf(url: string, which: string | undefined, changed: readonly Hole[], file: string, source: string): string {
  const atOnce = changed.filter(({ whileLoading }) => whileLoading);
  if (atOnce.length > 0) return withHoles(atOnce, file, source);
  if (which === undefined)
    return switchBetween(
      url,
      source,
      changed.map(({ name }) => name),
    );
  return withHoles(
    changed.filter(({ name }) => name === which),
    file,
    source,
  );
}

if (holes.length > 0) {
  registerHooks({
    load(address, context, next) {
      const [url = '', which] = address.split('?');
      const file = url.startsWith('file:') ? relative(ROOT, fileURLToPath(url)) : '';
      const changed = holes.filter(({ changes }) => changes.some((change) => change.file === file));
      const loaded = next(address, context);
      return changed.length === 0 ? loaded : { ...loaded, source: sourceOf(url, which, changed, file, String(loaded.source)) };
    },
  });
}
