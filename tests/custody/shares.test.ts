import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { combine } from 'shamir-secret-sharing';
import { describe, expect, it } from 'vitest';
import { newIdentity } from '#custody/age.ts';
import { lengthPrefixed } from '#custody/length-prefixed.ts';
import { sampleCombinations } from '#custody/share-choices.ts';
import { combineShares, type NewShare, readShareFile, type ShareLabel, shareFile } from '#custody/shares.ts';
import { splitIdentity, verifyShares } from '#custody/split-identity.ts';
import { flipped } from '#tests/custody/streams.ts';
import { runs } from '#tests/support/whole.ts';

const { identity, recipient } = await newIdentity();
const label: ShareLabel = { package: 'p4ckage', generation: 7, k: 3, n: 5 };
const made = await splitIdentity(identity, label);
const shares = made.map(({ share }) => share);
const expected = { label, recipient, commitments: made.map(({ commitment }) => commitment) };

const commitment = ({ package: id, generation, k, n }: ShareLabel, share: Uint8Array) =>
  createHash('sha256')
    .update(lengthPrefixed('share/1', id, generation, k, n, share))
    .digest('hex');

/** Returns what a forger who also writes the manifest would present: shares with matching commitments. */
const asIfMade = (forged: Uint8Array[], forgedLabel = label) => ({
  label: forgedLabel,
  recipient,
  commitments: forged.map((share) => commitment(forgedLabel, share)),
});
const pick = (...positions: number[]) => positions.map((position) => shares[position] ?? new Uint8Array(0));

const pairs = Array.from({ length: 9 }, (_, i) => i + 2).flatMap((n) => Array.from({ length: n - 1 }, (_, i) => [i + 2, n] as const));

describe.each(pairs)('%i of %i shares', (k, n) => {
  it('open in any selection and any order, and one fewer does not', async () => {
    const own = { ...label, k, n };
    const split = await splitIdentity(identity, own);
    const whole = { label: own, recipient, commitments: split.map((share) => share.commitment) };
    const all = split.map(({ share }) => share);
    const shuffled = fc.shuffledSubarray(all, { minLength: k, maxLength: k });
    await fc.assert(
      fc.asyncProperty(shuffled, async (chosen) => {
        expect(await combineShares(chosen, whole)).toBe(identity);
        const fewer = chosen.slice(1);
        await expect(combineShares(fewer, whole)).rejects.toMatchObject({ code: 'shares_do_not_open' });
        // Not even if label and commitments claim that they are enough
        const lesser = { ...own, k: k - 1 };
        await expect(combineShares(fewer, asIfMade(fewer, lesser))).rejects.toMatchObject({ code: 'shares_do_not_open' });
      }),
      { seed: 1, numRuns: runs(12) },
    );
  });
});

it('more shares than needed also open, and shares may be Buffers', async () => {
  const buffers = shares.map((share) => Buffer.from(share));
  expect(await combineShares(buffers, expected)).toBe(identity);
  expect(shares[0]?.some((byte) => byte !== 0)).toBe(true); // the caller's shares are left alone
});

describe('shares that do not open', async () => {
  const changed = (position: number, change: (share: Uint8Array) => Uint8Array) =>
    pick(0, 1, 2).map((share, i) => (i === position ? change(share.slice()) : share));
  const withCoordinate = (x: number) => (share: Uint8Array) => share.with(share.length - 1, x);
  const firstCoordinate = shares[0]?.at(-1) ?? 0;
  const [ofAnotherSplit] = await splitIdentity(identity, label);

  const unfit = 'The shares do not open this will. Please contact the service.';
  it.each<[string, Uint8Array[], string]>([
    ['too few', pick(0, 1), 'There are too few shares.'],
    ['none', [], 'There are too few shares.'],
    ['one used twice', pick(0, 1, 1), 'A share was used twice.'],
    ['another share with the coordinate of the first', changed(1, withCoordinate(firstCoordinate)), 'A share was used twice.'],
    ['one with the coordinate 0', changed(0, withCoordinate(0)), 'A share is forged.'],
    ['one that is too short', changed(0, (share) => share.subarray(1)), 'A share has the wrong length.'],
    ['one that is too long', changed(0, (share) => Uint8Array.of(1, ...share)), 'A share has the wrong length.'],
    ['one with another content', changed(0, (share) => flipped(share, 0)), unfit],
    ['one of another split', changed(0, () => withCoordinate(firstCoordinate)(ofAnotherSplit?.share ?? new Uint8Array(0))), unfit],
    ['shares of another identity', (await splitIdentity((await newIdentity()).identity, label)).map(({ share }) => share), unfit],
  ])('%s, even with matching commitments', async (_, forged, message) => {
    await expect(combineShares(forged, asIfMade(forged))).rejects.toMatchObject({ code: 'shares_do_not_open', message });
  });

  it('a share at x = 0, with which a forger would choose the identity', async () => {
    const target = new TextEncoder().encode((await newIdentity()).identity);
    const forged = [...pick(0, 1), Uint8Array.of(...target, 0)];
    expect(await combine(forged.map((share) => new Uint8Array(share)))).toEqual(target); // the library accepts it
    await expect(combineShares(forged, asIfMade(forged))).rejects.toMatchObject({ code: 'shares_do_not_open', message: 'A share is forged.' });
  });
});

describe('a share that does not belong to the set', () => {
  it.each<[string, ShareLabel]>([
    ['generation', { ...label, generation: 8 }],
    ['package', { ...label, package: 'another' }],
    ['total', { ...label, n: 6 }],
  ])('is named when it belongs to another %s', async (_, other) => {
    await expect(combineShares(pick(0, 1, 2), { ...expected, label: other })).rejects.toMatchObject({ code: 'share_altered' });
  });

  it('is named by its position if one of its bits is flipped', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(2), fc.nat(73), fc.nat(7), async (position, offset, bit) => {
        const chosen = pick(0, 1, 2).map((share, i) => (i === position ? flipped(share, offset, bit) : share));
        await expect(combineShares(chosen, expected)).rejects.toMatchObject({
          code: 'share_altered',
          details: [{ path: `shares.${position}`, message: expect.stringContaining(`Share ${position + 1} `) }],
        });
      }),
      { seed: 1, numRuns: runs(50) },
    );
  });
});

describe('the proof of new shares', () => {
  it('accepts the shares of one split', () => verifyShares(made, label, recipient));

  type Given = [NewShare[], ShareLabel, string];
  const wrongLast = made.slice(4).map((share) => ({ ...share, commitment: '00' }));
  it.each<[string, string, () => Promise<Given>]>([
    ['another recipient', 'shares_do_not_open', async () => [made, label, (await newIdentity()).recipient]],
    ['a missing share', 'shares_do_not_open', async () => [made.slice(1), label, recipient]],
    ['an additional share', 'shares_do_not_open', async () => [[...made, ...made.slice(0, 1)], label, recipient]],
    ['a wrong commitment', 'share_altered', async () => [[...made.slice(0, 4), ...wrongLast], label, recipient]],
    ['one share of another split among ten', 'shares_do_not_open', mixed],
    ['shares that need all of them, if the label promises fewer', 'shares_do_not_open', promisedFewer],
  ])('fails for %s', async (_, code, given) => {
    await expect(verifyShares(...(await given()))).rejects.toMatchObject({ code });
  });

  async function mixed(): Promise<Given> {
    const ten = { ...label, n: 10 };
    const [good, [bad]] = [await splitIdentity(identity, ten), await splitIdentity(identity, ten)];
    return [bad ? [...good.slice(0, 9), bad] : [], ten, recipient];
  }
  async function promisedFewer(): Promise<Given> {
    const promised = { ...label, k: 2, n: 3 };
    const split = await splitIdentity(identity, { ...label, k: 3, n: 3 });
    return [split.map(({ share }) => ({ share, commitment: commitment(promised, share) })), promised, recipient];
  }

  it('says that shares are missing', async () => {
    await expect(verifyShares(made.slice(1), label, recipient)).rejects.toMatchObject({ message: 'The number of shares is wrong.' });
  });

  it.each([
    [3, 5, 10],
    [2, 10, 45],
    [3, 10, 50],
    [5, 10, 50],
    [2, 11, 50],
    [2, 50, 50],
  ])('tries, of %i out of %i shares, %i different subsets, and uses every share', (k, n, count) => {
    const choices = sampleCombinations(n, k);
    expect(new Set(choices.map(String)).size).toBe(count);
    expect(choices.every((choice) => new Set(choice).size === k && choice.every((position) => position >= 0 && position < n))).toBe(true);
    expect(choices).toEqual(choices.map((choice) => choice.toSorted((a, b) => a - b))); // otherwise one subset could count twice
    expect(new Set(choices.flat()).size).toBe(n);
  });
});

it.each([
  ['k = 1', { ...label, k: 1 }],
  ['k over n', { ...label, k: 6 }],
  ['a broken package id', { ...label, package: 'a/b' }],
])('no identity is split with %s', async (_, broken) => {
  await expect(splitIdentity(identity, broken)).rejects.toMatchObject({ name: 'ZodError' });
});

it('only an age identity can be split', async () => {
  await expect(splitIdentity(identity.toLowerCase(), label)).rejects.toThrow(new TypeError('Only an age identity can be split.'));
});

describe('a share file', () => {
  const [first] = made;
  if (!first) throw new Error('no share');
  const text = Buffer.from(shareFile(label, first)).toString();
  const changed = (change: object) => `${JSON.stringify({ ...JSON.parse(text), ...change })}\n`;

  it('is one line of JSON that a person can read', () => {
    expect(text.endsWith('}\n')).toBe(true);
    const share = Buffer.from(first.share).toString('hex');
    const { commitment } = first;
    expect(JSON.parse(text)).toEqual({ format: 'will-share/1', package: 'p4ckage', generation: 7, k: 3, n: 5, share, commitment });
  });

  it('can be read', () => expect(readShareFile(Buffer.from(text))).toEqual({ label, ...first }));

  it('may belong to a set that needs all its shares, but not more than all', () => {
    const { share } = first;
    const file = (own: ShareLabel) => shareFile(own, { share, commitment: commitment(own, share) });
    expect(readShareFile(file({ ...label, k: 5 }))).toMatchObject({ label: { ...label, k: 5 } });
    expect(() => readShareFile(file({ ...label, k: 6 }))).toThrow(expect.objectContaining({ code: 'share_altered' }));
  });

  it.each([
    ['no JSON', 'share'],
    ['another format', changed({ format: 'will-share/2' })],
    ['another generation', changed({ generation: 8 })],
    ['another share', changed({ share: '00'.repeat(75) })],
    ['another commitment', changed({ commitment: '00'.repeat(32) })],
    ['an additional field', changed({ note: '' })],
    ['upper case', changed({ share: Buffer.from(first.share).toString('hex').toUpperCase() })],
    ['another spelling', text.replace(',"generation"', ', "generation"')],
    ['two lines', text + text],
    ['a byte order mark', `\uFEFF${text}`],
  ])('is refused with %s, without quoting it', (_, given) => {
    const message = 'A share of the key was altered, so the will was not opened. Please contact the service.';
    expect(() => readShareFile(Buffer.from(given))).toThrow(expect.objectContaining({ code: 'share_altered', message }));
  });
});
