import { base64 } from '@scure/base';
import { beforeAll, describe, expect, it } from 'vitest';
import { newIdentity } from '#custody/age.ts';
import { hostSheet, type InnerList, openInnerList } from '#custody/inner-list.ts';
import { newInnerKey, sealInner } from '#custody/inner-seal.ts';
import { openInnerShare, passShareOn } from '#custody/inner-shares.ts';
import { collectShares } from '#own-device/collect-shares.ts';
import { flipped } from '#tests/custody/streams.ts';

let list: InnerList;
let papers: { identity: string; recipient: string }[];

const identityOf = (n: number) => papers[n]?.identity ?? '';
const recipientOf = (n: number) => papers[n]?.recipient ?? '';

/** What the holder of a paper passes on, perhaps with one wrong bit in the share. */
async function passed(n: number, { isWrong = false } = {}): Promise<string> {
  const own = await openInnerShare(list, identityOf(n));
  return base64.encode(await passShareOn(list, isWrong ? { ...own, share: flipped(own.share, 5) } : own));
}

/** The holder of the first paper reads these shares. */
async function collected(...given: { recipient: string; file: string }[]) {
  const own = await openInnerShare(list, identityOf(0));
  return collectShares(list, new Map([[own.position, own]]), given, identityOf(0));
}

beforeAll(async () => {
  papers = await Promise.all(Array.from({ length: 4 }, newIdentity));
  const given = { package: 'inner-1', generation: 1, sealedAt: '2026-11-27T12:00:00.000Z', threshold: 3, documents: [], messages: [] };
  const sheet = await hostSheet((await newIdentity()).identity);
  ({ list } = openInnerList(await sealInner(await newInnerKey(), sheet, { ...given, papers: papers.map(({ recipient }) => recipient) })));
});

describe('of the shares that others have passed on', () => {
  it.each([
    ['an altered one', () => passed(1, { isWrong: true })],
    ['one that is no age file', async () => base64.encode(Buffer.from('a share'))],
    ['one that is not base64', async () => '!'],
    ['one that was not encrypted to the paper of the reader', () => passed(0)],
  ])('%s is found, and the others count', async (_, wrong) => {
    const { known, wrong: found } = await collected(
      { recipient: recipientOf(1), file: await wrong() },
      { recipient: recipientOf(2), file: await passed(2) },
    );
    expect([known, found]).toEqual([[recipientOf(0), recipientOf(2)], [0]]);
  });

  it('one under the name of another paper counts for its own, once', async () => {
    const file = await passed(3);
    const { known, wrong } = await collected({ recipient: recipientOf(1), file }, { recipient: '', file });
    expect([known, wrong]).toEqual([[recipientOf(0), recipientOf(3)], []]);
  });

  it('a wrong one does not displace the right one of the same paper', async () => {
    const recipient = recipientOf(1);
    const { known, wrong } = await collected({ recipient, file: await passed(1) }, { recipient, file: await passed(1, { isWrong: true }) });
    expect([known, wrong]).toEqual([[recipientOf(0), recipient], []]);
  });
});
