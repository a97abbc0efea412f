import { split } from 'shamir-secret-sharing';
import * as z from 'zod';
import { Refusal } from '#common/refusal.ts';
import { IDENTITY_PATTERN } from './age-header.ts';
import { sampleCombinations } from './share-choices.ts';
import { combineShares, commitmentOf, labelFields, type NewShare, type ShareLabel } from './shares.ts';

/**
 * Splits the 74 ASCII characters of an age identity into `n` shares (Shamir over GF(2^8)). Any `k` of them combine to the identity.
 * Fewer than `k` reveal nothing about it. Throws TypeError if `identity` is not an age identity, ZodError if the label is invalid.
 * Overwrites its own bytes of the identity. The caller overwrites the shares.
 *
 * @example
 * const label = { package: packageId, generation: 7, k: 2, n: 3 };
 * const made = await splitIdentity(identity, label);
 * await verifyShares(made, label, recipient);
 * const commitments = made.map(({ commitment }) => commitment);
 * const same = await combineShares(made.slice(0, 2).map(({ share }) => share), { label, recipient, commitments });
 */
export async function splitIdentity(identity: string, label: ShareLabel): Promise<NewShare[]> {
  if (!IDENTITY_PATTERN.test(identity)) throw new TypeError('Only an age identity can be split.');
  const { k, n } = Label.parse(label);
  const secret = new TextEncoder().encode(identity);
  const shares = await split(secret, n, k);
  secret.fill(0);
  return shares.map((share) => ({ share, commitment: commitmentOf(label, share) }));
}

/**
 * Proves that new shares combine to the identity of `recipient`. Tries every subset of `k` shares if there are at most 50,
 * otherwise 50 random subsets that use each share. Throws Refusal `shares_do_not_open` or `share_altered` if one of them fails.
 */
export async function verifyShares(made: readonly NewShare[], label: ShareLabel, recipient: string): Promise<void> {
  if (made.length !== label.n) throw new Refusal('shares_do_not_open', 'The number of shares is wrong.');
  const commitments = made.map(({ commitment }) => commitment);
  for (const positions of sampleCombinations(label.n, label.k)) {
    const chosen = made.filter((_, position) => positions.includes(position)).map(({ share }) => share);
    await combineShares(chosen, { label, recipient, commitments });
  }
}

const Label = z.object(labelFields).refine(({ k, n }) => k <= n);
