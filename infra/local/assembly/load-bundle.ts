import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { compileFunction } from 'node:vm';

/** What a bundle finds around it instead of what Node has. */
export interface BundleContext {
  env: Record<string, string>;
  now(): Date;
  /** Modules of Node that are replaced, by name without `node:`. */
  modules: Readonly<Record<string, object>>;
}

const nodeRequire = createRequire(import.meta.url);

/**
 * Loads a bundle as Lambda does, but into surroundings of its own: its Date is the stack's clock, its environment that of its
 * template, its network what `modules` says. Nothing of this is in the bundle.
 */
export function loadBundle(file: string, { env, now, modules }: BundleContext): { handler?: unknown } {
  const own = Object.create(process, { env: { value: env } });
  const load = (id: string): unknown => {
    const name = id.replace(/^node:/, '');
    return name === 'process' ? own : (modules[name] ?? nodeRequire(id));
  };
  const bundle = { exports: {} };
  // A module of Node that is imported when it is needed comes by the same way; this is all that is changed in a bundle's text.
  const code = readFileSync(file, 'utf8').replace(/\bimport\("(node:[\w/]+|[a-z]+)"\)/g, 'importOfNode("$1")');
  const importOfNode = async (id: string) => namespaceOf(load(id) as object);
  const run = compileFunction(code, ['exports', 'require', 'module', '__filename', '__dirname', 'process', 'Date', 'importOfNode'], {
    filename: file,
  });
  run(bundle.exports, load, bundle, file, dirname(file), own, dateWithClock(now), importOfNode);
  return bundle.exports;
}

/** Date as this clock shows it; what is a Date elsewhere is one here. */
function dateWithClock(now: () => Date): DateConstructor {
  const handler: ProxyHandler<DateConstructor> = {
    construct: (date, given, target) => Reflect.construct(date, given.length === 0 ? [now().getTime()] : given, target === shown ? date : target),
    apply: () => now().toString(),
    get: (date, name) => (name === 'now' ? () => now().getTime() : Reflect.get(date, name)),
  };
  const shown: DateConstructor = new Proxy(Date, handler);
  return shown;
}

/** What `import()` of a module gives: its parts, and itself as `default`. */
function namespaceOf(module: object): object {
  return Object.assign(Object.create(module), { default: module });
}
