import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { commitmentOf } from '#custody/shares.ts';
import { assertOwnTransfer } from '#hosts/guards.ts';
import type { HostWithCustody } from '#hosts/rows/hosts.ts';
import type { OpenedWill } from '#sealing/read-document.ts';
import { packageFolder } from '#sealing/seal-package.ts';
import { combineCurrentShares, currentShares, openCurrentManifest, shareLabelOf, tryOpenShare } from '#sealing/unlock.ts';
import type { Sealing } from '#wills/rules/will.ts';
import type { ReleasedRow, TransferRecord } from './rows/transfers.ts';
import type { Transfer } from './rules/transfer.ts';

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
 * Combines the released shares and proves manifest and storage to be the ones that were sealed, before one byte of a
 * document is read. Throws `shares_do_not_open`, `share_altered` or `package_altered`.
 */
export async function openWill(app: App, host: HostWithCustody, record: TransferRecord): Promise<OpenedWill> {
  const { transfer } = record;
  assertOwnTransfer(host, transfer);
  const sealing = host.will?.sealed;
  const storageRecord = host.storages.find(({ id }) => id === sealing?.storageId);
  if (!sealing || !storageRecord) throw new Refusal('package_altered');
  if (sealing.revision !== transfer.facts.revision || sealing.generation !== transfer.facts.generation) throw new Refusal('package_altered');
  const identity = await combineReleased(app, host, record, sealing);
  const manifest = openCurrentManifest(host, identity);
  return { identity, manifest, storage: await app.openStorage(host.id, storageRecord), folder: packageFolder(sealing) };
}

async function combineReleased(app: App, host: HostWithCustody, { transfer, released }: TransferRecord, sealing: Sealing): Promise<string> {
  const made = new Map(currentShares(host, sealing).map((row) => [row.survivor, row.commitment]));
  const shares: Uint8Array[] = [];
  for (const row of released.values()) {
    // K are enough, and more than K would only be more to unwrap.
    if (shares.length === transfer.facts.threshold) break;
    const share = await tryOpenShare(app, row, async () => committed(sealing, made.get(row.survivor), await unwrapReleasedShare(app, transfer, row)));
    if (share) shares.push(share);
  }
  return combineCurrentShares(host, sealing, shares);
}

/** The released share, if it is the one that was made for this Survivor. */
function committed(sealing: Sealing, commitment: string | undefined, { share }: ReleasedShare): Uint8Array {
  const bytes = new Uint8Array(Buffer.from(share, 'base64'));
  if (commitmentOf(shareLabelOf(sealing), bytes) !== commitment) throw new Refusal('share_altered');
  return bytes;
}
