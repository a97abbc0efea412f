import type { Guard } from './find-guards.ts';

/** Guards that no test misses, and why they stay. A guard is named by its `key`: file, function and condition. */
const EXPLAINED: readonly { why: string; guards: readonly string[] }[] = [];

/** Returns why a guard stays that no test misses. */
export function reasonFor(key: string): string | undefined {
  return EXPLAINED.find(({ guards }) => guards.includes(key))?.why;
}

/** Returns the names in the list that no guard has, or that are listed twice. */
export function staleReasons(guards: readonly Guard[]): string[] {
  const known = new Set(guards.map(({ key }) => key));
  const listed = EXPLAINED.flatMap((one) => one.guards);
  return listed.filter((key, n) => !known.has(key) || listed.indexOf(key) !== n);
}
