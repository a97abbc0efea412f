import type { HostSheet, InnerList } from './inner-list.ts';
import { signInnerList } from './inner-list.ts';
import { type InnerKey, type Sealing, sealedMessage, sealedShares } from './inner-seal.ts';
import { labelOf } from './inner-shares.ts';

/** The papers that open a sealed envelope from now on. `messages`: further ones. Those of the earlier list stay. */
export type Resplit = Omit<Sealing, 'documents' | 'package'>;

/**
 * Splits the key of a sealed envelope again, with new random numbers, and returns the next signed list. Its documents stay encrypted as
 * they are. Earlier papers still open an earlier list: the caller refuses to leave one out. Throws TypeError for a list that would be
 * refused.
 */
export async function resplitInner(list: InnerList, key: InnerKey, sheet: HostSheet, given: Resplit): Promise<Uint8Array> {
  const { generation, sealedAt, threshold, papers } = given;
  const next = { package: list.package, generation, threshold, total: papers.length };
  const messages = await Promise.all(given.messages.map(({ recipient, text }) => sealedMessage(key, recipient, text)));
  const shares = await sealedShares(key, labelOf(next), papers);
  return signInnerList({ ...list, ...next, sealed_at: sealedAt, papers: shares, messages: [...list.messages, ...messages] }, sheet);
}
