import fc from 'fast-check';
import { combine } from 'shamir-secret-sharing';
import { beforeAll, describe, expect, it } from 'vitest';
import { type HostSheet, hostSheet, openInnerIndex, openInnerList, type SignedInnerList } from '#custody/inner-list.ts';
import { combineInner, type InnerShare, openInnerShare } from '#custody/inner-shares.ts';
import { generationAt } from '#own-device/generation.ts';
import { needsDocuments } from '#own-device/needs-documents.ts';
import { makeHostSheet, makePaperKey } from '#own-device/paper-keys.ts';
import { type DeviceResplit, resplitOnDevice } from '#own-device/resplit-on-device.ts';
import { type SealedFile, sealOnDevice } from '#own-device/seal-on-device.ts';
import { runs } from '#tests/support/whole.ts';

const SEALED_AT = '2026-11-27T12:00:00.000Z';
const LATER = '2026-11-28T12:00:00.000Z';
let identity: string;
let sheet: HostSheet;
let keys: Awaited<ReturnType<typeof makePaperKey>>[];
beforeAll(async () => {
  identity = (await makeHostSheet()).identity;
  sheet = await hostSheet(identity);
  keys = await Promise.all(Array.from({ length: 6 }, makePaperKey));
});

const bytesOf = async (file: SealedFile | undefined) => new Uint8Array((await file?.content.arrayBuffer()) ?? []);
const recipients = (count: number) => keys.slice(0, count).map(({ recipient }) => recipient);

/** Returns `inner.will` of a first sealing. */
async function sealedFor(total: number, threshold: number): Promise<Uint8Array> {
  const documents = [new File(['To Anna.'], 'will.txt', { type: 'text/plain' })];
  const messages = [{ recipient: keys[0]?.recipient ?? '', text: 'Thank you.' }];
  const given = { ...generationAt(sheet, SEALED_AT), sealedAt: SEALED_AT, threshold, papers: recipients(total), documents, messages };
  let last: SealedFile | undefined;
  for await (const file of sealOnDevice(given, sheet)) last = file;
  return bytesOf(last);
}

const given = (total: number, threshold: number, more: Partial<DeviceResplit> = {}): DeviceResplit => ({
  ...{ sealedAt: LATER, threshold, papers: recipients(total), messages: [] },
  ...more,
});
const resplit = async (file: Uint8Array, to: DeviceResplit): Promise<Uint8Array> => bytesOf(await resplitOnDevice(file, identity, to));
const shareOf = ({ list }: SignedInnerList, paper: number): Promise<InnerShare> => openInnerShare(list, keys[paper]?.identity ?? '');
const sharesOf = (signed: SignedInnerList, papers: readonly number[]) => Promise.all(papers.map((paper) => shareOf(signed, paper)));
const keyOf = async (signed: SignedInnerList, papers: readonly number[]) => combineInner(signed.list, await sharesOf(signed, papers));

/** A will for `before` papers that later opens to `after` papers. `needed`: before and after. `order`: of the papers that are used. */
const changes = fc
  .record({ before: fc.integer({ min: 2, max: 4 }), added: fc.integer({ min: 0, max: 2 }), lowered: fc.integer({ min: 0, max: 2 }) })
  .chain(({ before, added, lowered }) =>
    fc.record({
      before: fc.constant(before),
      after: fc.constant(before + added),
      needed: fc.constant([before, Math.max(2, before - lowered)] as const),
      order: fc.shuffledSubarray([...Array(before + added).keys()], { minLength: before + added }),
    }),
  );

describe('a will whose key is split again with the sheet of its Host', () => {
  it('opens to any K of the new papers and to no K-1 of them', async () => {
    await fc.assert(
      fc.asyncProperty(changes, async ({ before, after, needed: [earlier, needed], order }) => {
        const signed = openInnerList(await resplit(await sealedFor(before, earlier), given(after, needed)));
        const key = await keyOf(signed, order.slice(0, needed));
        expect((await openInnerIndex(signed.list, key)).map(({ filename }) => filename)).toEqual(['will.txt']);
        await expect(keyOf(signed, order.slice(1, needed))).rejects.toMatchObject({ code: 'shares_do_not_open' });
      }),
      { seed: 1, numRuns: runs(12) },
    );
  });

  it('never opens to old and new shares together, in any mixture', async () => {
    await fc.assert(
      fc.asyncProperty(changes, async ({ before, after, needed: [earlier, needed], order }) => {
        const first = await sealedFor(before, earlier);
        const [old, now] = [openInnerList(first), openInnerList(await resplit(first, given(after, needed)))];
        const mixed = [...(await sharesOf(now, order.slice(0, needed - 1))), ...(await sharesOf(old, [...Array(earlier - 1).keys()]))];
        await expect(combineInner(now.list, mixed)).rejects.toMatchObject({ code: expect.stringMatching(/share_altered|shares_do_not_open/) });
        expect(await byHand(mixed)).not.toContain(await keyOf(now, order.slice(0, needed)));
      }),
      { seed: 1, numRuns: runs(12) },
    );
  });

  it('has the next number, the same documents and a signature by the same key of the Host', async () => {
    const first = await sealedFor(2, 2);
    const [old, now] = [openInnerList(first), openInnerList(await resplit(first, given(3, 2)))];
    expect(now.hostKey).toBe(old.hostKey);
    const { papers, messages, generation, sealed_at, total, host, ...same } = now.list;
    expect({ ...old.list, ...same }).toEqual(old.list);
    expect([host.recipient, total, sealed_at, papers.map(({ recipient }) => recipient)]).toEqual([sheet.recipient, 3, LATER, recipients(3)]);
    expect(generation).toBe(generationAt(sheet, LATER).generation);
    const again = openInnerList(await resplit(await resplit(first, given(3, 2, { sealedAt: SEALED_AT })), given(4, 2, { sealedAt: SEALED_AT })));
    expect(again.list.generation).toBe(old.list.generation + 2);
  });

  it.each<[string, string, () => Promise<unknown>]>([
    ['by another sheet', 'wrong_key', async () => resplitOnDevice(await sealedFor(2, 2), (await makeHostSheet()).identity, given(3, 2))],
    ['of an altered list', 'package_altered', async () => resplit((await sealedFor(2, 2)).subarray(1), given(3, 2))],
    ['without a paper of before', 'inner_incomplete', async () => resplit(await sealedFor(3, 2), given(2, 2))],
    ['for more papers together than before', 'inner_incomplete', async () => resplit(await sealedFor(3, 2), given(3, 3))],
  ])('is not split again %s', async (_, code, attempt) => {
    await expect(attempt()).rejects.toMatchObject({ code });
  });

  it.each([
    ['a paper of before', 0],
    ['none of the papers', 5],
  ])('is not split again with a message for %s', async (_, paper) => {
    const messages = [{ recipient: keys[paper]?.recipient ?? '', text: 'x' }];
    await expect(resplit(await sealedFor(2, 2), given(3, 2, { messages }))).rejects.toThrow('none of the new papers');
  });
});

/** What shares give when each subset is combined without any check, as by hand. Those with equal coordinates cannot be combined. */
async function byHand(shares: readonly InnerShare[]): Promise<string[]> {
  const subsets = Array.from({ length: 2 ** shares.length }, (_, chosen) => shares.flatMap(({ share }, n) => ((chosen >> n) & 1 ? [share] : [])));
  const results = await Promise.all(subsets.filter(({ length }) => length > 1).map((some) => combine(some).catch(() => new Uint8Array(0))));
  return results.map((bytes) => new TextDecoder('latin1').decode(bytes));
}

describe('the documents of a will', () => {
  const one = { path: 'k3.age', size: 900, sha256: 'ab' };
  const earlier = { papers: ['a', 'b'], threshold: 2, files: [one] };
  it.each<[string, Partial<typeof earlier>, string | undefined]>([
    ['a further paper', { papers: ['c', 'b', 'a'] }, undefined],
    ['no change', {}, undefined],
    ['a lowered threshold', { threshold: 1 }, undefined],
    ['a removed paper', { papers: ['a'], threshold: 1 }, 'paper_removed'],
    ['a replaced paper', { papers: ['a', 'c'] }, 'paper_removed'],
    ['a raised threshold', { papers: ['a', 'b', 'c'], threshold: 3 }, 'threshold_raised'],
    ['a further document', { files: [one, { ...one, path: 'k4.age' }] }, 'documents_changed'],
    ['a removed document', { files: [] }, 'documents_changed'],
    ['a document of another size', { files: [{ ...one, size: 901 }] }, 'documents_changed'],
    ['a document with another content', { files: [{ ...one, sha256: 'cd' }] }, 'documents_changed'],
    ['a document with another name', { files: [{ ...one, path: 'k4.age' }] }, 'documents_changed'],
  ])('after %s: are needed again only if the key must be a fresh one, or the files are others', (_, change, why) => {
    expect(needsDocuments(earlier, { ...earlier, ...change })).toBe(why);
  });
});
