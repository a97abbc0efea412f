/** Repeatable random numbers: the same seed creates the same world. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  happens(probability: number): boolean;
  between(least: number, most: number): number;
  /** Small values are as frequent as large ones: one to two hours as often as one to two days. */
  spread(least: number, most: number): number;
  pick<Thing>(things: readonly [Thing, ...Thing[]]): Thing;
  /** Returns the times in a period that occur `rate` times a year on average, in order. */
  moments(from: number, to: number, rate: number): number[];
}

const YEAR = 365 * 86_400_000;

/** Xorshift with 32 bits (Marsaglia, 2003) on a well-mixed seed. `stream` gives each Host a separate sequence. */
export function randomOf(seed: number, stream = 0): Random {
  let state = Math.imul(seed ^ 0x5bd1e995, 0x9e3779b1) ^ Math.imul(stream + 1, 0x85ebca6b) || 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  for (let n = 0; n < 16; n += 1) next();
  const random: Random = {
    next,
    happens: (probability) => next() < probability,
    between: (least, most) => least + next() * (most - least),
    spread: (least, most) => least * (most / least) ** next(),
    pick: (things) => things[Math.floor(next() * things.length)] ?? things[0],
    moments: (from, to, rate) => {
      const found: number[] = [];
      for (let at = from; rate > 0; found.push(at)) {
        at += (-Math.log(1 - next()) * YEAR) / rate;
        if (at >= to) break;
      }
      return found;
    },
  };
  return random;
}
