import { hex } from '@scure/base';
import { combine } from 'shamir-secret-sharing';
import * as z from 'zod';
import { Refusal } from '#common/refusal.ts';
import { IDENTITY_PATTERN } from './age-header.ts';
import { recipientOf } from './age-open.ts';
import { lengthPrefixed } from './length-prefixed.ts';
import { sameBytes, sha256 } from './primitives.ts';

/** The set that a share belongs to: any `k` of the `n` shares of one generation open the package. */
export interface ShareLabel {
  /** The package id: 1 to 80 letters, digits, `_` or `-`. */
  package: string;
  generation: number;
  /** The threshold, 2 to `n`. */
  k: number;
  /** The number of shares, up to 255. */
  n: number;
}

/** One share and its commitment. */
export interface NewShare {
  /** 75 bytes, secret: 74 bytes of values, then the coordinate x. */
  share: Uint8Array;
  /** Public: hex SHA-256 over the share and its label. */
  commitment: string;
}

/**
 * Combines at least `k` shares and returns the identity, after checking it against the recipient that the package was sealed to.
 * Throws Refusal `share_altered`, with the position, for a share that has no matching commitment. Throws `shares_do_not_open` for
 * too few shares, a repeated or malformed one, and a result that does not fit the recipient. Leaves the caller's shares as they
 * are, and overwrites its own copies. Does not check where `commitments` come from: the caller takes them from a verified manifest.
 */
export async function combineShares(
  shares: readonly Uint8Array[],
  expected: { label: ShareLabel; recipient: string; commitments: readonly string[] },
): Promise<string> {
  const copies = shares.map((share) => new Uint8Array(share)); // the library refuses a Buffer
  try {
    refuseMalformed(copies, expected.label.k);
    refuseForeign(copies, expected);
    return await checkedIdentity(await combine(copies), expected.recipient);
  } finally {
    for (const copy of copies) copy.fill(0);
  }
}

/**
 * Returns the public commitment of a share: hex SHA-256 of LP('share/1', package, generation, k, n, share). It identifies a share
 * without revealing it. It is bound to the label, so that a share of another set does not match. Does not check the label.
 */
export function commitmentOf({ package: id, generation, k, n }: ShareLabel, share: Uint8Array): string {
  return hex.encode(sha256(lengthPrefixed('share/1', id, generation, k, n, share)));
}

const SHARE_BYTES = 74 + 1; // one value per character of the identity, then the coordinate x

function refuseMalformed(shares: readonly Uint8Array[], k: number): void {
  if (shares.length < Math.max(2, k)) throw new Refusal('shares_do_not_open', 'There are too few shares.');
  if (shares.some((share) => share.length !== SHARE_BYTES)) throw new Refusal('shares_do_not_open', 'A share has the wrong length.');
  const coordinates = shares.map((share) => share[SHARE_BYTES - 1]);
  // The value at x = 0 is the secret itself: with such a share, a forger would choose the result
  if (coordinates.includes(0)) throw new Refusal('shares_do_not_open', 'A share is forged.');
  if (new Set(coordinates).size < shares.length) throw new Refusal('shares_do_not_open', 'A share was used twice.');
}

function refuseForeign(shares: readonly Uint8Array[], { label, commitments }: { label: ShareLabel; commitments: readonly string[] }): void {
  const position = shares.findIndex((share) => !commitments.includes(commitmentOf(label, share)));
  if (position < 0) return;
  const message = `Share ${position + 1} was altered or belongs to another package.`;
  throw new Refusal('share_altered', message, [{ path: `shares.${position}`, message }]);
}

async function checkedIdentity(secret: Uint8Array, recipient: string): Promise<string> {
  const identity = new TextDecoder('latin1').decode(secret);
  secret.fill(0);
  // Wrong shares combine to wrong bytes without an error, so the result is compared with the recipient
  const opens = IDENTITY_PATTERN.test(identity) && (await recipientOf(identity).catch(() => undefined)) === recipient;
  if (!opens) throw new Refusal('shares_do_not_open');
  return identity;
}

/**
 * Returns the plaintext of a share file: one line of ASCII JSON with the fields `format`, `package`, `generation`, `k`, `n`,
 * `share` (150 hex digits) and `commitment`. A person can read it and combine it by hand. It is secret: the caller encrypts it to
 * its Survivor. Checks nothing.
 */
export function shareFile({ package: id, generation, k, n }: ShareLabel, { share, commitment }: NewShare): Uint8Array {
  const line = { format: 'will-share/1', package: id, generation, k, n, share: hex.encode(share), commitment };
  return new TextEncoder().encode(`${JSON.stringify(line)}\n`);
}

/**
 * Reads the plaintext of a share file. Accepts only the exact bytes that shareFile writes, with a commitment that matches the
 * share. Throws Refusal `share_altered` otherwise, without quoting the file. Does not check that the share belongs to a known
 * package: the caller compares label and commitment with the manifest.
 */
export function readShareFile(bytes: Uint8Array): { label: ShareLabel; share: Uint8Array; commitment: string } {
  const line = readLine(bytes);
  if (!line) throw new Refusal('share_altered');
  const { package: id, generation, k, n, commitment } = line;
  const label = { package: id, generation, k, n };
  const share = hex.decode(line.share);
  // Accepts only one spelling: writing it again must give the same bytes
  const same = sameBytes(bytes, shareFile(label, { share, commitment }));
  if (!same || commitmentOf(label, share) !== commitment) throw new Refusal('share_altered');
  return { label, share, commitment };
}

function readLine(bytes: Uint8Array): z.infer<typeof ShareLine> | undefined {
  try {
    return ShareLine.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined; // drops the parser's message: it quotes the text, which contains the share
  }
}

const Count = z.int().min(2).max(255); // the limit of arithmetic on single bytes
/** The fields of a ShareLabel. */
export const labelFields = { package: z.string().regex(/^[A-Za-z0-9_-]{1,80}$/), generation: z.int().min(0), k: Count, n: Count };
const ShareLine = z
  .strictObject({
    format: z.literal('will-share/1'),
    ...labelFields,
    share: z.string().regex(/^[0-9a-f]{150}$/),
    commitment: z.string().regex(/^[0-9a-f]{64}$/),
  })
  .refine(({ k, n }) => k <= n);
