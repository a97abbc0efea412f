import { createHash } from 'node:crypto';
import { combine, split } from 'shamir-secret-sharing';
import * as z from 'zod';
import { Refusal } from '#domain/refusal.ts';
import { recipientOf } from './age.ts';
import { IDENTITY } from './age-header.ts';
import { lengthPrefixed } from './length-prefixed.ts';
import { someChoices } from './share-choices.ts';

/** What a share belongs to: `k` of the `n` shares of one generation of one package open it. */
export interface ShareLabel {
  package: string;
  generation: number;
  k: number;
  n: number;
}

/** One share (75 bytes, secret) and its public commitment: hex SHA-256 over the share and its label. */
export interface MadeShare {
  share: Uint8Array;
  commitment: string;
}

/** Splits the 74 characters of an identity into `n` shares, any `k` of which give it back. */
export async function splitIdentity(identity: string, label: ShareLabel): Promise<MadeShare[]> {
  if (!IDENTITY.test(identity)) throw new TypeError('What is split must be an age identity.');
  const { k, n } = Label.parse(label);
  const secret = new TextEncoder().encode(identity);
  const shares = await split(secret, n, k);
  secret.fill(0);
  return shares.map((share) => ({ share, commitment: commitmentOf(label, share) }));
}

/**
 * The identity that the shares give, judged by the recipient that sealed the package.
 * Refusal `share_altered` names the position of a share that was not among those made; `shares_do_not_open` is everything else.
 */
export async function combineShares(
  shares: readonly Uint8Array[],
  expected: { label: ShareLabel; recipient: string; commitments: readonly string[] },
): Promise<string> {
  const copies = shares.map((share) => new Uint8Array(share)); // the library refuses a Buffer
  try {
    refuseUnfit(copies, expected.label.k);
    refuseForeign(copies, expected);
    return await judged(await combine(copies), expected.recipient);
  } finally {
    for (const copy of copies) copy.fill(0);
  }
}

/** Proves that the new shares open: every K of them while those are at most 50 choices, else 50 different random ones that use each share. */
export async function proveShares(made: readonly MadeShare[], label: ShareLabel, recipient: string): Promise<void> {
  if (made.length !== label.n) throw new Refusal('shares_do_not_open', 'The number of shares is not right.');
  const commitments = made.map(({ commitment }) => commitment);
  for (const positions of someChoices(label.n, label.k)) {
    const chosen = made.filter((_, position) => positions.includes(position)).map(({ share }) => share);
    await combineShares(chosen, { label, recipient, commitments });
  }
}

/** Hex SHA-256 that names a share without giving anything of it away; bound to its label, so that no share passes for another one. */
export function commitmentOf({ package: id, generation, k, n }: ShareLabel, share: Uint8Array): string {
  return createHash('sha256')
    .update(lengthPrefixed('share/1', id, generation, k, n, share))
    .digest('hex');
}

const SHARE_BYTES = 74 + 1; // the identity's characters, then the coordinate x

function refuseUnfit(shares: readonly Uint8Array[], k: number): void {
  if (shares.length < Math.max(2, k)) throw new Refusal('shares_do_not_open', 'There are too few shares.');
  if (shares.some((share) => share.length !== SHARE_BYTES)) throw new Refusal('shares_do_not_open', 'A share has the wrong length.');
  const coordinates = shares.map((share) => share[SHARE_BYTES - 1]);
  // At x = 0 lies the secret itself: whoever hands in such a share decides what the others "give"
  if (coordinates.includes(0)) throw new Refusal('shares_do_not_open', 'A share is forged.');
  if (new Set(coordinates).size < shares.length) throw new Refusal('shares_do_not_open', 'A share was given twice.');
}

function refuseForeign(shares: readonly Uint8Array[], { label, commitments }: { label: ShareLabel; commitments: readonly string[] }): void {
  const position = shares.findIndex((share) => !commitments.includes(commitmentOf(label, share)));
  if (position < 0) return;
  const message = `Share ${position + 1} is not what it was when it was made.`;
  throw new Refusal('share_altered', message, [{ path: `shares.${position}`, message }]);
}

async function judged(secret: Uint8Array, recipient: string): Promise<string> {
  const identity = new TextDecoder('latin1').decode(secret);
  secret.fill(0);
  // Combining gives wrong bytes without an error; only the recipient can tell
  const opens = IDENTITY.test(identity) && (await recipientOf(identity).catch(() => undefined)) === recipient;
  if (!opens) throw new Refusal('shares_do_not_open');
  return identity;
}

/** The age-encrypted content of a share file: one JSON line that a person can read, and combine by hand. */
export function shareFile({ package: id, generation, k, n }: ShareLabel, { share, commitment }: MadeShare): Uint8Array {
  const line = { format: 'will-share/1', package: id, generation, k, n, share: Buffer.from(share).toString('hex'), commitment };
  return new TextEncoder().encode(`${JSON.stringify(line)}\n`);
}

/** Reads what shareFile wrote, byte for byte, and checks share against commitment; else Refusal `share_altered`. */
export function readShareFile(bytes: Uint8Array): { label: ShareLabel; share: Uint8Array; commitment: string } {
  const line = readLine(bytes);
  if (!line) throw new Refusal('share_altered');
  const { package: id, generation, k, n, commitment } = line;
  const label = { package: id, generation, k, n };
  const share = new Uint8Array(Buffer.from(line.share, 'hex'));
  // One spelling only: written again, it must give the same bytes
  const same = Buffer.from(bytes).equals(shareFile(label, { share, commitment }));
  if (!same || commitmentOf(label, share) !== commitment) throw new Refusal('share_altered');
  return { label, share, commitment };
}

function readLine(bytes: Uint8Array): z.infer<typeof ShareLine> | undefined {
  try {
    return ShareLine.parse(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined; // not even the parser's message goes on: it quotes the text, and the text holds the share
  }
}

const Count = z.int().min(2).max(255); // what arithmetic on single bytes can carry
const labelFields = { package: z.string().regex(/^[A-Za-z0-9_-]{1,80}$/), generation: z.int().min(0), k: Count, n: Count };
const Label = z.object(labelFields).refine(({ k, n }) => k <= n);
const ShareLine = z
  .strictObject({
    format: z.literal('will-share/1'),
    ...labelFields,
    share: z.string().regex(/^[0-9a-f]{150}$/),
    commitment: z.string().regex(/^[0-9a-f]{64}$/),
  })
  .refine(({ k, n }) => k <= n);
