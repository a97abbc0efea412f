import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { commitmentOf } from '#custody/shares.ts';
import { assertOwnTransfer } from '#hosts/guards.ts';
import type { HostWithCustody } from '#hosts/rows/hosts.ts';
import { currentShares, openWill, shareLabelOf } from '#sealing/opened-will.ts';
import { placesIn } from '#sealing/places.ts';
import { type StoredWill, storedWill } from '#sealing/read-document.ts';
import type { ReleasedRow, TransferRecord } from '#transfers/rows/transfers.ts';
import type { Transfer } from '#wills/rules/transfer.ts';
import type { Sealing } from '#wills/rules/will.ts';

/** What a Survivor released, as it is wrapped for the time of one transfer. Both base64. */
export interface ReleasedShare {
  share: string;
  /** The key of that Survivor's personal message; null without one. */
  messageKey: string | null;
}

/** The encryption context of a released share: its Survivor, transfer, revision and generation. */
export function releaseContext({ facts: { hostId, id, revision, generation } }: Transfer, survivor: string) {
  return { host: hostId, transfer: id, survivor, revision, generation };
}

/** Unwraps what one Survivor released. */
export async function unwrapReleasedShare(app: App, transfer: Transfer, row: ReleasedRow): Promise<ReleasedShare> {
  const plain = await app.envelope.decrypt('released-share', releaseContext(transfer, row.survivor), row.wrapped);
  // Written by release-share as Released; KMS has just authenticated it under this context.
  return JSON.parse(plain.toString('utf8')) as ReleasedShare;
}

/**
 * Opens the will with the released shares, and proves manifest and storage to be the ones that were sealed, before one byte of a
 * document is read. Throws `shares_do_not_open`, `share_altered` or `package_altered`.
 */
export async function openReleasedWill(app: App, host: HostWithCustody, { transfer, released, opened }: TransferRecord): Promise<StoredWill> {
  assertOwnTransfer(host, transfer);
  const sealed = host.will?.sealed;
  if (!sealed) throw new Refusal('package_altered');
  if (sealed.revision !== transfer.facts.revision || sealed.generation !== transfer.facts.generation) throw new Refusal('package_altered');
  const made = new Map(currentShares(host, sealed).map((row) => [row.survivor, row.commitment]));
  const held = [...released.values()].map((row) => ({
    survivor: row.survivor,
    open: async () => committed(sealed, made.get(row.survivor), await unwrapReleasedShare(app, transfer, row)),
  }));
  return storedWill(await openWill(app, host, held), placesIn(app, host, sealed), opened?.verifiedIn);
}

/** The released share, if it is the one that was made for this Survivor. */
function committed(sealing: Sealing, commitment: string | undefined, { share }: ReleasedShare): Uint8Array {
  const bytes = new Uint8Array(Buffer.from(share, 'base64'));
  if (commitmentOf(shareLabelOf(sealing), bytes) !== commitment) throw new Refusal('share_altered');
  return bytes;
}
