import { type Given, nameOf, readProjection } from './expressions.ts';
import type { Item } from './values.ts';

/** Returns the attributes that a projection names, or the item itself without one. */
export function projected(item: Item, given: Given & { ProjectionExpression?: string | undefined }): Item {
  if (given.ProjectionExpression === undefined) return item;
  const found: Record<string, unknown> = {};
  for (const path of readProjection(given.ProjectionExpression)) {
    const steps = path.map((step) => nameOf(step, given));
    addPath(item, found, steps);
  }
  return found;
}

function addPath(from: Item, to: Record<string, unknown>, [step = '', ...rest]: readonly string[]): void {
  const value = from[step];
  if (value === undefined) return;
  if (rest.length === 0) {
    to[step] = value;
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const inner: Record<string, unknown> = {};
  // A map is an object with the names of its parts.
  addPath(value as Item, inner, rest);
  if (Object.keys(inner).length > 0) to[step] = { ...(to[step] as object | undefined), ...inner };
}
