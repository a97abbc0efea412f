import { base64 } from '@scure/base';
import { Refusal } from '#common/refusal.ts';
import { encryptTo } from './age-encrypt.ts';
import { decryptBytes, recipientOf } from './age-open.ts';
import type { InnerList } from './inner-list.ts';
import { combineShares, readShareFile, type ShareLabel, shareFile } from './shares.ts';

// How the holders of the papers open an inner envelope: each opens one share with the paper, and passes it on, encrypted to the other
// papers of the signed list. No one else can read it on its way. All functions take a list whose signature was verified.

/** A share of the inner key. Secret: the caller overwrites it. */
export interface InnerShare {
  /** Of its paper in the list. */
  position: number;
  share: Uint8Array;
}

/**
 * Opens the share of a paper. `identity`: the key on the paper. Throws Refusal `wrong_key` if the list has no such paper: another one
 * has replaced it, or it belongs to another will.
 */
export async function openInnerShare(list: InnerList, identity: string): Promise<InnerShare> {
  const recipient = await recipientOf(identity);
  const position = list.papers.findIndex((paper) => paper.recipient === recipient);
  const paper = list.papers[position];
  if (!paper) throw new Refusal('wrong_key');
  return checked(list, await decryptBytes({ identity }, base64.decode(paper.share)), position);
}

/** Encrypts a share to all papers but its own: one age file for all of them. Throws TypeError if `position` is of no paper. */
export async function passShareOn(list: InnerList, { position, share }: InnerShare): Promise<Uint8Array> {
  const paper = list.papers[position];
  if (!paper) throw new TypeError('The list has no such paper.');
  const others = list.papers.flatMap(({ recipient }, n) => (n === position ? [] : [recipient]));
  const line = shareFile(labelOf(list), { share, commitment: paper.commitment });
  const file = await encryptTo(others, line);
  line.fill(0);
  return file;
}

/**
 * Opens a share that another holder has passed on. `from`: the position of that holder. Throws Refusal `share_altered`, with the
 * position, if what arrived is not the share that the Host has made for that paper.
 */
export async function readPassedShare(list: InnerList, from: number, file: Uint8Array, identity: string): Promise<InnerShare> {
  const line = await decryptBytes({ identity }, file).catch(() => {
    throw falseShare(from);
  });
  return checked(list, line, from);
}

/** Combines shares of at least `threshold` papers. Returns the inner key. Throws the refusals of `combineShares`. */
export function combineInner(list: InnerList, shares: readonly InnerShare[]): Promise<string> {
  const commitments = list.papers.map(({ commitment }) => commitment);
  const expected = { label: labelOf(list), recipient: list.recipient, commitments };
  return combineShares(
    shares.map(({ share }) => share),
    expected,
  );
}

/** The set that the shares of a list belong to. */
export function labelOf({
  package: id,
  generation,
  threshold,
  total,
}: Omit<ShareLabel, 'k' | 'n'> & { threshold: number; total: number }): ShareLabel {
  return { package: id, generation, k: threshold, n: total };
}

function checked(list: InnerList, line: Uint8Array, position: number): InnerShare {
  const paper = list.papers[position];
  try {
    const { label, share, commitment } = readShareFile(line);
    if (commitment === paper?.commitment && isSame(label, labelOf(list))) return { position, share };
  } catch {
    // the refusal below names the paper
  } finally {
    line.fill(0);
  }
  throw falseShare(position);
}

function falseShare(position: number): Refusal {
  const message = `The share of paper ${position + 1} is not the one that was sealed.`;
  return new Refusal('share_altered', message, [{ path: `papers.${position}`, message }]);
}

const isSame = (one: ShareLabel, other: ShareLabel): boolean =>
  one.package === other.package && one.generation === other.generation && one.k === other.k && one.n === other.n;
