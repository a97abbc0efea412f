import type { App } from '#app/app.ts';
import { instant } from '#common/time.ts';
import { aboutMember } from '#effects/audit.ts';
import { passedRow } from '#store/keys.ts';
import type { PassedShareRow, TransferRecord } from './rows/transfers.ts';

/** A share that a Survivor passes on in an open transfer. */
interface PassedShare {
  record: TransferRecord;
  survivorId: string;
  /** Base64 of an age file, encrypted to the papers of the others. */
  share: string;
  requestId: string;
}

/**
 * Keeps what a Survivor passes on for the others of the transfer. The same share again changes nothing, and another one replaces it. The
 * commit is conditional on the transfer that was read: a stop in between wins.
 */
export async function keepPassedShare(app: App, { record, survivorId, share, requestId }: PassedShare): Promise<PassedShareRow> {
  const { transfer, root, passed } = record;
  const before = passed.get(survivorId);
  if (before?.share === share) return before;
  const row: PassedShareRow = { survivor: survivorId, share, at: instant(app.now()) };
  await app.store.commit({
    hostId: transfer.facts.hostId,
    at: row.at,
    requestId,
    aggregates: [{ root, put: { [passedRow(survivorId)]: row } }],
    audit: [{ event: 'share_passed_on', facts: aboutMember(transfer, survivorId) }],
  });
  return row;
}
