import type { Json } from './synthesized.ts';

/** Returns whether EventBridge passes an event to a rule with this pattern. Values without `exists` and `$or` must be equal. */
export function passesPattern(event: Json, pattern: Json): boolean {
  return Object.entries<Json>(pattern).every(([name, part]) => {
    if (name === '$or') return part.some((one: Json) => passesPattern(event, one));
    const values = [event ?? undefined].flat().flatMap((one) => one?.[name] ?? []);
    if (!Array.isArray(part)) return passesPattern(values, part);
    return part.some((wanted) =>
      wanted?.exists === undefined ? values.some((value) => JSON.stringify(value) === JSON.stringify(wanted)) : values.length > 0 === wanted.exists,
    );
  });
}
