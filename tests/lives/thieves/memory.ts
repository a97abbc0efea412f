import { oneByWeight, type Thief, type Value } from '#tests/lives/life.ts';
import type { Chance } from '#tests/world/chance.ts';

/** Of each type, so many of the oldest and of the newest values are kept. */
const [OLDEST, NEWEST] = [6, 18];

/** Remembers a value by its type. Returns whether it is new. */
export function remember(thief: Thief, type: string, value: unknown): boolean {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text === '' || text.length > 2000) return false;
  thief.known[type] ??= [];
  const values = thief.known[type];
  const before = values.find((one) => one.value === text);
  if (before) {
    before.n = thief.seen;
    return false;
  }
  values.push({ value: text, n: thief.seen, used: 0 });
  if (values.length > OLDEST + NEWEST) values.splice(OLDEST, 1);
  thief.fresh[type] = 1;
  return true;
}

export const knows = (thief: Thief, type: string): boolean => (thief.known[type]?.length ?? 0) > 0;

/** How much the newest values are preferred, and those that were seen with others of the same request. */
const [AGEING, TOGETHER, WEARING] = [0.6, 6, 0.35];

/**
 * Returns a remembered value of this type. Newer ones are likelier, and those that were seen together with what the request already has
 * (`near`), and those that were not used so often.
 */
export function recall(thief: Thief, type: string, chance: Chance, near: readonly number[]): Value | undefined {
  const values = thief.known[type] ?? [];
  if (values.length === 0) return undefined;
  const ordered = values.toSorted((one, other) => other.n - one.n);
  const weights = new Map(ordered.map((value, age) => [value, weightOf(value, age, near)]));
  return oneByWeight(chance, ordered, (value) => weights.get(value) ?? 0);
}

function weightOf({ n, used }: Value, age: number, near: readonly number[]): number {
  const together = near.includes(n) ? TOGETHER : 1;
  return (together * (0.05 + AGEING ** age)) / (1 + WEARING * used);
}

/** What was new becomes less so. */
export function fade(thief: Thief, used: readonly string[]): void {
  for (const [type, fresh] of Object.entries(thief.fresh)) {
    const left = fresh * (used.includes(type) ? 0.6 : 0.95);
    if (left > 0.05) thief.fresh[type] = left;
    else delete thief.fresh[type];
  }
}
