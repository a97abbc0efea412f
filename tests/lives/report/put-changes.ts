import { registerHooks } from 'node:module';
import { changedRules } from './changed-rules.ts';

// Loaded before the code: puts a switch at each rule that can be changed.

declare global {
  /** The name of the rule that is changed now. */
  var changedRule: string | undefined;
}

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const own = changedRules.filter(({ file }) => url.endsWith(`/${file}`));
    if (own.length === 0) return loaded;
    return { ...loaded, source: own.reduce(withSwitch, String(loaded.source)) };
  },
});

function withSwitch(source: string, { name, from, to }: (typeof changedRules)[number]): string {
  if (source.split(from).length !== 2) throw new Error(`The code has no longer exactly one place for: ${name}.`);
  return source.replace(from, () => to.replaceAll('CHANGED', `(globalThis.changedRule === ${JSON.stringify(name)})`));
}
