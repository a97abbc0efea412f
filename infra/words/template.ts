import type { Unit } from './units.ts';

/**
 * Returns the English texts as an Application Resource Bundle, for translators' tools: each text, what our code says about it, and its
 * values. https://github.com/google/app-resource-bundle/wiki/ApplicationResourceBundleSpecification
 */
export function templateOf(units: readonly Unit[]): string {
  const entries = units.flatMap(({ id, text, comment, values }): [string, unknown][] => {
    const placeholders = Object.fromEntries([...values.keys()].map((name) => [name, {}]));
    return [
      [id, text],
      [`@${id}`, { ...(comment && { description: comment }), ...(values.size > 0 && { placeholders }) }],
    ];
  });
  return `${JSON.stringify({ '@@locale': 'en', ...Object.fromEntries(entries) }, null, 2)}\n`;
}
