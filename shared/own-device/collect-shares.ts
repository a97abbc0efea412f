import { base64 } from '@scure/base';
import { Refusal } from '#common/refusal.ts';
import type { InnerList } from '#custody/inner-list.ts';
import { type InnerShare, readPassedShare } from '#custody/inner-shares.ts';
import type { PassedShare, Progress } from './work.ts';

/**
 * Adds the genuine ones of the given shares to `known`, by the positions of their papers. Returns which papers are known, and which
 * shares are not those that the Host has made: they stop no other. `identity`: the key on the reader's paper.
 */
export async function collectShares(
  list: InnerList,
  known: Map<number, InnerShare>,
  given: readonly PassedShare[],
  identity: string,
): Promise<Progress> {
  const wrong: number[] = [];
  for (const [n, passed] of given.entries()) {
    const share = await findShare(list, known, passed, identity);
    if (share) known.set(share.position, share);
    else wrong.push(n);
  }
  return { known: list.papers.filter((_, position) => known.has(position)).map(({ recipient }) => recipient), wrong };
}

/**
 * Returns the share in a file: of this paper, or else of any other, because a Survivor may have used an earlier paper. Only the
 * commitment shows whose it is.
 */
async function findShare(
  list: InnerList,
  known: ReadonlyMap<number, InnerShare>,
  { recipient, file }: PassedShare,
  identity: string,
): Promise<InnerShare | undefined> {
  const named = list.papers.findIndex((paper) => paper.recipient === recipient);
  const have = known.get(named);
  if (have) return have;
  const others = list.papers.map((_, position) => position).filter((position) => position !== named);
  for (const position of named < 0 ? others : [named, ...others]) {
    const share = await readPassedShare(list, position, decoded(file), identity).catch(falseShare);
    if (share) return share;
  }
  return undefined;
}

function falseShare(error: unknown): undefined {
  if (error instanceof Refusal && error.code === 'share_altered') return undefined;
  throw error;
}

function decoded(file: string): Uint8Array {
  try {
    return base64.decode(file);
  } catch {
    return new Uint8Array(0); // what no paper opens
  }
}
