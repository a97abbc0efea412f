import { Refusal } from '#common/refusal.ts';
import { type HostSheet, openInnerList } from '#custody/inner-list.ts';
import type { Sealing } from '#custody/inner-seal.ts';
import { randomLabel } from './bytes.ts';

/** The will that a sealing belongs to, and its number among the sealings of that will. */
export type Generation = Pick<Sealing, 'package' | 'generation'>;

/** Names a will that was never sealed on a device before. */
export function firstGeneration(): Generation {
  return { package: randomLabel(), generation: 1 };
}

/**
 * Returns what follows an earlier sealing. `file`: its `inner.will`. Throws Refusal `package_altered` if it is not a genuine list, and
 * `wrong_key` if another sheet has signed it.
 */
export function nextGeneration(file: Uint8Array, { publicKey }: HostSheet): Generation {
  const { list, hostKey } = openInnerList(file);
  if (hostKey !== publicKey) throw new Refusal('wrong_key');
  return { package: list.package, generation: list.generation + 1 };
}
