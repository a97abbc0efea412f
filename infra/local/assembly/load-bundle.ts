import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';

/** The replacements for parts of Node that a bundle sees. */
export interface BundleContext {
  env: Record<string, string>;
  now(): Date;
  /** Replaced modules of Node, by name without `node:`. */
  modules: Readonly<Record<string, object>>;
}

const nodeRequire = createRequire(import.meta.url);

/**
 * Loads a bundle as Lambda does, with its own context: Date shows the stack's clock, the environment comes from the template,
 * and `modules` replaces the network. The bundle itself contains nothing of this.
 */
export function loadBundle(file: string, { env, now, modules }: BundleContext): { handler?: unknown } {
  const own = Object.create(process, { env: { value: env } });
  const load = (id: string): unknown => {
    const name = id.replace(/^node:/, '');
    return name === 'process' ? own : (modules[name] ?? nodeRequire(id));
  };
  const bundle = { exports: {} };
  // A dynamic import of a Node module must also get the replacement. This is the only change to a bundle's text.
  const code = readFileSync(file, 'utf8').replace(/\bimport\("(node:[\w/]+|[a-z]+)"\)/g, 'importOfNode("$1")');
  const importOfNode = async (id: string) => namespaceOf(load(id) as object);
  const run = compileFunction(code, ['exports', 'require', 'module', '__filename', '__dirname', 'process', 'Date', 'importOfNode'], {
    filename: file,
  });
  run(bundle.exports, load, bundle, file, dirname(file), own, dateWithClock(now), importOfNode);
  return bundle.exports;
}

/** Returns a Date class that shows this clock. `instanceof Date` still works for dates from other code. */
function dateWithClock(now: () => Date): DateConstructor {
  const handler: ProxyHandler<DateConstructor> = {
    construct: (date, given, target) => Reflect.construct(date, given.length === 0 ? [now().getTime()] : given, target === shown ? date : target),
    apply: () => now().toString(),
    get: (date, name) => (name === 'now' ? () => now().getTime() : Reflect.get(date, name)),
  };
  const shown: DateConstructor = new Proxy(Date, handler);
  return shown;
}

/** Returns a module as `import()` does: with its exports, and itself as `default`. */
function namespaceOf(module: object): object {
  return Object.assign(Object.create(module), { default: module });
}
