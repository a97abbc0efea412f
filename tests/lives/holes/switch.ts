// Which of the holes that this process has loaded are put back now.
let open: ReadonlySet<string> = new Set();

/** Puts these holes back, and no others. */
export function putBack(holes: readonly string[]): void {
  open = new Set(holes);
}

type Module = Readonly<Record<string, unknown>>;

/**
 * Returns what a source file exports under this name. A function is that of the first hole that is put back when it is called, or today's.
 * Throws if a hole changes anything else: it could not be changed later. What switchBetween writes imports it.
 * @public
 */
export function switched(kept: Module, holes: Readonly<Record<string, Module>>, name: string): unknown {
  const today = kept[name];
  if (isFunction(today)) {
    const others = Object.entries(holes).map(([hole, module]) => ({ hole, other: module[name] as typeof today }));
    return (...args: unknown[]) => (others.find(({ hole }) => open.has(hole))?.other ?? today)(...args);
  }
  const changing = Object.entries(holes).find(([, module]) => textOf(module[name]) !== textOf(today));
  if (changing) throw new Error(`The hole ${changing[0]} changes ${name}, which is no function: it can't be put back while the service runs.`);
  return today;
}

const isFunction = (value: unknown): value is (...args: unknown[]) => unknown => typeof value === 'function' && !String(value).startsWith('class');

const textOf = (value: unknown): string =>
  typeof value === 'function' ? String(value) : JSON.stringify(value, (_, part) => (typeof part === 'function' ? String(part) : part));

/** Returns the source of a file whose exports are today's, or those with a hole, as `putBack` says. `url`: of the file. */
export function switchBetween(url: string, source: string, holes: readonly string[]): string {
  const names = [...source.matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm)].map(([, name]) => name);
  return [
    `import { switched } from ${JSON.stringify(import.meta.url)};`,
    `import * as kept from ${JSON.stringify(`${url}?kept`)};`,
    ...holes.map((hole, n) => `import * as hole${n} from ${JSON.stringify(`${url}?${hole}`)};`),
    `const holes = { ${holes.map((hole, n) => `${JSON.stringify(hole)}: hole${n}`).join()} };`,
    ...names.map((name) => `export const ${name} = switched(kept, holes, '${name}');`),
  ].join('\n');
}
