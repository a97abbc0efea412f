import { randomInt } from 'node:crypto';

/** Choices of `k` out of `n` positions: all of them while those are at most 50, else 50 different random ones in which every position occurs (of 50 at most; a Host has ten Survivors). */
export function someChoices(n: number, k: number): number[][] {
  const all: number[][] = [];
  for (const choice of everyChoice(n, k)) if (all.push(choice) > MOST) return randomChoices(n, k);
  return all;
}

const MOST = 50;

function* everyChoice(n: number, k: number, from = 0): Generator<number[]> {
  if (k === 0) yield [];
  else for (let first = from; first <= n - k; first++) for (const rest of everyChoice(n, k - 1, first + 1)) yield [first, ...rest];
}

function randomChoices(n: number, k: number): number[][] {
  const found = new Map<string, number[]>();
  for (let turn = 0; found.size < MOST; turn++) {
    const chosen = new Set([turn % n]); // each position in turn, so that no share stays untried
    while (chosen.size < k) chosen.add(randomInt(n));
    const choice = [...chosen].sort((a, b) => a - b);
    found.set(choice.join(), choice);
  }
  return [...found.values()];
}
