/**
 * Returns subsets of `k` of the positions 0 to n-1, each in ascending order. If there are at most 50 subsets, it returns all.
 * Otherwise it returns 50 different random ones that together contain every position, for n up to 50. A Host has at most ten Survivors.
 */
export function sampleCombinations(n: number, k: number): number[][] {
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
    const chosen = new Set([turn % n]); // starts with each position in turn, so that every share is used
    while (chosen.size < k) chosen.add(anyOf(n));
    const choice = [...chosen].sort((a, b) => a - b);
    found.set(choice.join(), choice);
  }
  return [...found.values()];
}

/** Which sets are tried is no secret, so a slight preference for small numbers does no harm. Also in a browser. */
function anyOf(n: number): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return random % n;
}
