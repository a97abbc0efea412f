import { base64, hex } from '@scure/base';
import { Refusal } from '#common/refusal.ts';
import { type HostSheet, openInnerList } from '#custody/inner-list.ts';
import type { Sealing } from '#custody/inner-seal.ts';
import { lengthPrefixed } from '#custody/length-prefixed.ts';
import { sha256 } from '#custody/primitives.ts';

/** The will that a sealing belongs to, and its number among the sealings of that will. */
export type Generation = Pick<Sealing, 'package' | 'generation'>;

/**
 * Names a sealing by the sheet and the time, in seconds: without the list of an earlier sealing, which the service keeps encrypted, a
 * later one still has a higher number. `sealedAt`: ISO 8601.
 */
export function generationAt({ publicKey }: HostSheet, sealedAt: string): Generation {
  const id = sha256(lengthPrefixed('inner-package/1', base64.decode(publicKey)));
  return { package: hex.encode(id.subarray(0, 16)), generation: Math.floor(Date.parse(sealedAt) / 1000) };
}

/**
 * Returns what follows an earlier sealing. `file`: its `inner.will`. Throws Refusal `package_altered` if it is not a genuine list, and
 * `wrong_key` if another sheet has signed it.
 */
export function nextGeneration(file: Uint8Array, sheet: HostSheet, sealedAt: string): Generation {
  const { list, hostKey } = openInnerList(file);
  if (hostKey !== sheet.publicKey) throw new Refusal('wrong_key');
  return { package: list.package, generation: Math.max(list.generation + 1, generationAt(sheet, sealedAt).generation) };
}
