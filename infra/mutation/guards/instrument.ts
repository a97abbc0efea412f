import type { Guard } from './find-guards.ts';

/**
 * Returns the source with a call around each guard, on the same lines. The calls (watch.ts) leave the guard as it is, or break it.
 * `first`: the number of the first guard of this file.
 */
export function instrument(source: string, guards: readonly Guard[], first: number): string {
  const inserts = guards.flatMap(({ kind, text, start, end }, n) => {
    // `{ version }` needs the name of the property again.
    const name = kind === 'version' && !/:\s*$/.test(source.slice(0, start)) ? `${text}: ` : '';
    return [
      { at: start, rank: 1, text: `${name}globalThis.watchGuard(${first + n}, '${kind}', (` },
      { at: end, rank: 0, text: '))' },
    ];
  });
  // An inner guard never has the same position as an outer one on both sides, and ends before it.
  inserts.sort((a, b) => a.at - b.at || a.rank - b.rank);
  let at = 0;
  let result = '';
  for (const insert of inserts) {
    result += source.slice(at, insert.at) + insert.text;
    at = insert.at;
  }
  return result + source.slice(at);
}
