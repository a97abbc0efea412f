import type { Json } from './synthesized.ts';

/** Returns whether EventBridge passes an event to a rule with this pattern. Values without `exists`, `anything-but` and `$or` must be equal. */
export function passesPattern(event: Json, pattern: Json): boolean {
  return Object.entries<Json>(pattern).every(([name, part]) => {
    if (name === '$or') return part.some((one: Json) => passesPattern(event, one));
    const values = [event ?? undefined].flat().flatMap((one) => one?.[name] ?? []);
    if (!Array.isArray(part)) return passesPattern(values, part);
    return part.some((wanted) => matches(values, wanted));
  });
}

function matches(values: readonly Json[], wanted: Json): boolean {
  if (wanted?.exists !== undefined) return values.length > 0 === wanted.exists;
  if (wanted?.['anything-but'] !== undefined) return values.some((value) => value !== wanted['anything-but']);
  return values.some((value) => JSON.stringify(value) === JSON.stringify(wanted));
}
