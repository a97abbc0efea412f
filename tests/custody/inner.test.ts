import { base64 } from '@scure/base';
import { beforeAll, describe, expect, it } from 'vitest';
import { decryptBytes, newIdentity } from '#custody/age.ts';
import {
  hostSheet,
  type InnerList,
  innerFingerprint,
  innerIndexBytes,
  openBySheet,
  openInnerIndex,
  openInnerList,
  openInnerMessages,
  signInnerList,
} from '#custody/inner-list.ts';
import { resplitInner } from '#custody/inner-resplit.ts';
import { newInnerKey, sealInner } from '#custody/inner-seal.ts';
import { combineInner, openInnerShare, passShareOn, readPassedShare } from '#custody/inner-shares.ts';
import { flipped } from './streams.ts';

const sha256 = 'ab'.repeat(32);
const file = { path: 'k3.age', size: 900, sha256 };
const is = { filename: 'Mein Testament.pdf', mime_type: 'application/pdf', size_bytes: 700, sha256 };

/** A sealed inner envelope with its papers, the sheet of its Host, and its key. */
async function sealedFor(total: number, threshold: number, generation = 1) {
  const papers = await Promise.all(Array.from({ length: total }, newIdentity));
  const sheet = await newIdentity();
  const key = await newInnerKey();
  const messages = papers.map(({ recipient }, n) => ({ recipient, text: `Only for ${n}.` }));
  const given = { package: 'inner-1', generation, sealedAt: '2026-11-27T12:00:00.000Z', threshold, papers: papers.map(({ recipient }) => recipient) };
  const bytes = await sealInner(key, await hostSheet(sheet.identity), { ...given, documents: [{ file, is }], messages });
  return { bytes, papers, sheet, key };
}
type Sealed = Awaited<ReturnType<typeof sealedFor>>;

/** The holders come one after the other, each with one paper. The first one reads what the others passed on. */
async function openTogether({ bytes, papers }: Sealed, holders: readonly number[]): Promise<string> {
  const { list } = openInnerList(bytes);
  const [first = 0, ...others] = holders;
  const mine = papers[first]?.identity ?? '';
  const passed = await Promise.all(
    others.map(async (n) => ({ n, file: await passShareOn(list, await openInnerShare(list, papers[n]?.identity ?? '')) })),
  );
  const shares = await Promise.all(passed.map(({ n, file: sent }) => readPassedShare(list, n, sent, mine)));
  return combineInner(list, [await openInnerShare(list, mine), ...shares]);
}

describe('an inner envelope', () => {
  let made: Sealed;
  beforeAll(async () => {
    made = await sealedFor(3, 2);
  });

  it.each([[[0, 1]], [[2, 0]], [[1, 2]], [[0, 1, 2]]])('opens to the holders %j, who need not meet', async (holders) => {
    const identity = await openTogether(made, holders);
    expect(identity).toBe(made.key.identity);
    const { list } = openInnerList(made.bytes);
    expect(await openInnerIndex(list, identity)).toEqual([{ path: file.path, ...is }]);
    const [first = 0] = holders;
    expect(await openInnerMessages(list, identity, made.papers[first]?.identity ?? '')).toEqual([`Only for ${first}.`]);
  });

  it('opens to one holder less than are needed for nothing', async () => {
    await expect(openTogether(made, [1])).rejects.toMatchObject({ code: 'shares_do_not_open' });
    const { list } = openInnerList(made.bytes);
    const mine = await openInnerShare(list, made.papers[1]?.identity ?? '');
    await expect(combineInner(list, [mine, mine])).rejects.toMatchObject({ code: 'shares_do_not_open' });
  });

  it('opens to the sheet of the Host alone, and to no other key', async () => {
    const { list } = openInnerList(made.bytes);
    expect(await openBySheet(list, made.sheet.identity)).toBe(made.key.identity);
    for (const { identity } of [...made.papers, await newIdentity()])
      await expect(openBySheet(list, identity)).rejects.toMatchObject({ code: 'wrong_key' });
    await expect(openInnerShare(list, made.sheet.identity)).rejects.toMatchObject({ code: 'wrong_key' });
  });

  it('says nothing of its documents and messages without the key', () => {
    const { list } = openInnerList(made.bytes);
    const all = [...list.messages, list.index, list.host.identity, ...list.papers.map(({ share }) => share)].map((text) => base64.decode(text));
    for (const plain of [Buffer.from(made.bytes), ...all.map((bytes) => Buffer.from(bytes))])
      for (const secret of ['Testament', 'application/pdf', 'Only for', made.key.identity]) expect(plain.includes(secret)).toBe(false);
  });

  it('is refused after a change of any byte of its first line or its list', () => {
    const places = [0, 12, 13, 40, 60, 120, 145, 150, 300, made.bytes.length - 1];
    for (const place of places)
      expect(() => openInnerList(flipped(made.bytes, place)), String(place)).toThrow(expect.objectContaining({ code: 'package_altered' }));
    for (const cut of [0, 5, 100, made.bytes.length - 1]) expect(() => openInnerList(made.bytes.subarray(0, cut))).toThrow();
  });

  it('names the Host by a fingerprint that no other key has', async () => {
    const { hostKey } = openInnerList(made.bytes);
    expect(innerFingerprint(hostKey)).toMatch(/^([A-Z2-7]{4} ){12}[A-Z2-7]{4}$/);
    const other = await sealedFor(2, 2);
    expect(innerFingerprint(openInnerList(other.bytes).hostKey)).not.toBe(innerFingerprint(hostKey));
    expect((await hostSheet(made.sheet.identity)).publicKey).toBe(hostKey);
  });
});

describe('an inner envelope whose key is split again', () => {
  it('opens to the new papers under the new threshold, with its documents and earlier messages', async () => {
    const made = await sealedFor(3, 2);
    const papers = await Promise.all(Array.from({ length: 2 }, newIdentity));
    const [first] = papers;
    const next = {
      generation: 2,
      sealedAt: '2026-11-28T12:00:00.000Z',
      threshold: 2,
      papers: papers.map(({ recipient }) => recipient),
      messages: [{ recipient: first?.recipient ?? '', text: 'To the new one.' }],
    };
    const before = openInnerList(made.bytes).list;
    const bytes = await resplitInner(before, made.key, await hostSheet(made.sheet.identity), next);
    const { list } = openInnerList(bytes);
    expect(list).toMatchObject({ package: before.package, generation: 2, threshold: 2, total: 2, sealed_at: next.sealedAt, files: before.files });
    expect(list.messages.slice(0, -1)).toEqual(before.messages);
    expect(await openTogether({ ...made, bytes, papers }, [1, 0])).toBe(made.key.identity);
    expect(await openInnerIndex(list, made.key.identity)).toEqual([{ path: file.path, ...is }]);
    expect(await openInnerMessages(list, made.key.identity, first?.identity ?? '')).toEqual(['To the new one.']);
    await expect(openInnerShare(list, made.papers[0]?.identity ?? '')).rejects.toMatchObject({ code: 'wrong_key' });
  });
});

describe('a list that its Host has signed', () => {
  it('is refused with anything after the signature in its first line', async () => {
    const { bytes } = await sealedFor(2, 2);
    const end = bytes.indexOf(10);
    const longer = Buffer.concat([bytes.subarray(0, end), Buffer.from(' more'), bytes.subarray(end)]);
    expect(() => openInnerList(longer)).toThrow(expect.objectContaining({ code: 'package_altered' }));
  });

  it('opens nothing with an index of other files, or the sheet of another envelope', async () => {
    const { bytes, sheet, key } = await sealedFor(2, 2);
    const { list } = openInnerList(bytes);
    const other = { ...list, files: [{ ...file, path: 'k4.age' }] };
    await expect(openInnerIndex(other, key.identity)).rejects.toMatchObject({ code: 'package_altered' });
    const { recipient } = await newIdentity();
    await expect(openBySheet({ ...list, recipient }, sheet.identity)).rejects.toMatchObject({ code: 'package_altered' });
  });
});

describe('a service that hands shares on', () => {
  it('is found out with a share of any other set, which is named by its paper', async () => {
    const made = await sealedFor(3, 2);
    const { list } = openInnerList(made.bytes);
    const share = await openInnerShare(list, made.papers[1]?.identity ?? '');
    const [first, second, third] = list.papers;
    const papers = [first, { ...second, commitment: third?.commitment }, third] as InnerList['papers'];
    const mine = made.papers[0]?.identity ?? '';
    for (const change of [{ package: 'inner-2' }, { generation: 2 }, { threshold: 3 }, { total: 4 }, { papers }])
      await expect(readPassedShare(list, 1, await passShareOn({ ...list, ...change }, share), mine)).rejects.toMatchObject({
        code: 'share_altered',
        message: 'The share of paper 2 is not the one that was sealed.',
      });
    expect(await readPassedShare(list, 1, await passShareOn(list, share), mine)).toEqual(share);
    await expect(passShareOn(list, { ...share, position: 3 })).rejects.toThrow(TypeError);
  });

  it('cannot swap a paper: the list with its own recipient has another signature', async () => {
    const { bytes } = await sealedFor(2, 2);
    const { list, hostKey } = openInnerList(bytes);
    const [mine, ...others] = list.papers;
    const evil = await newIdentity();
    const swapped = signInnerList(
      { ...list, papers: [{ ...mine, recipient: evil.recipient } as typeof mine & object, ...others] },
      await hostSheet(evil.identity),
    );
    expect(innerFingerprint(openInnerList(swapped).hostKey)).not.toBe(innerFingerprint(hostKey));
  });

  it('cannot read a share, and is found out with a false, foreign or older one', async () => {
    const made = await sealedFor(3, 2);
    const { list } = openInnerList(made.bytes);
    const [first, second] = made.papers;
    const share = await openInnerShare(list, second?.identity ?? '');
    const passed = await passShareOn(list, share);
    expect(Buffer.from(passed).includes(Buffer.from(share.share))).toBe(false);
    await expect(decryptBytes({ identity: second?.identity ?? '' }, passed)).rejects.toMatchObject({ code: 'wrong_key' });

    const older = await sealedFor(3, 2, 0);
    const again = openInnerList(older.bytes).list;
    const replayed = await passShareOn({ ...again, papers: list.papers }, await openInnerShare(again, older.papers[1]?.identity ?? ''));
    const falsified = await passShareOn(list, { position: 1, share: flipped(share.share, 3) });
    for (const sent of [replayed, falsified, flipped(passed, passed.length - 1), await passShareOn(list, { ...share, position: 2 })]) {
      const read = readPassedShare(list, 1, sent, first?.identity ?? '');
      await expect(read).rejects.toMatchObject({ code: 'share_altered', details: [{ path: 'papers.1' }] });
    }
  });
});

describe('a list is not signed', () => {
  it.each<[string, (list: InnerList) => Partial<InnerList>]>([
    ['with a threshold above the number of papers', () => ({ threshold: 4 })],
    ['with two papers of one key', ({ papers }) => ({ papers: papers.flatMap((_, __, [first]) => first ?? []) })],
    ['with a file outside of its folder', () => ({ files: [{ path: '../x.age', size: 1, sha256 }] })],
    ['with two files of one name', () => ({ files: [file, file] })],
    ['with fewer papers than it names', () => ({ total: 4 })],
    ["with the Host's own key on a paper", ({ host, papers: [first] }) => ({ host: { ...host, recipient: first?.recipient ?? '' } })],
    ['with an index that is not base64', () => ({ index: '?' })],
  ])('%s', async (_, change) => {
    const { bytes, sheet } = await sealedFor(3, 2);
    const { list } = openInnerList(bytes);
    const keys = await hostSheet(sheet.identity);
    expect(() => signInnerList({ ...list, ...change(list) }, keys)).toThrow(TypeError);
  });
});

it('an index is not written with two documents in one file', () => {
  const one = { path: file.path, ...is };
  expect(() => innerIndexBytes({ format: 'will-inner-index/1', documents: [one, one] })).toThrow(TypeError);
  expect(innerIndexBytes({ format: 'will-inner-index/1', documents: [one] }).length).toBeGreaterThan(0);
});
