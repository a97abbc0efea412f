import type { App } from '#app/app.ts';
import { instant, type Outage } from '#common/time.ts';
import { aboutMember } from '#effects/audit.ts';
import { readsRow } from '#store/keys.ts';
import { retryUntilCommittedFrom } from '#store/retry.ts';
import type { TransferRecord } from '#transfers/rows/transfers.ts';
import { hasRead, recordDocumentsRead } from '#transfers/rules/reads.ts';
import { readableUntil } from '#wills/rules/opening.ts';

export interface Reading {
  record: TransferRecord;
  survivorId: string;
  documentIds: readonly string[];
  outages: readonly Outage[];
  requestId: string;
}

/** Each first read has its own entry in the audit trail, and a transaction has at most 100 items. */
const READS_IN_PARALLEL = 90;

/**
 * Records a Survivor's first read of each of these documents. Await it before the first byte leaves. The commit is conditional on the
 * transfer that was read: a stop in between wins, and is thrown as the refusal to read. So the Host's notice of a stop names every
 * read before it. Later reads of the same document write nothing.
 */
export async function recordReads(app: App, reading: Reading): Promise<void> {
  const { documentIds } = reading;
  for (let at = 0; at < documentIds.length; at += READS_IN_PARALLEL) {
    await recordSome(app, { ...reading, documentIds: documentIds.slice(at, at + READS_IN_PARALLEL) });
  }
}

function recordSome(app: App, { record, survivorId, documentIds, outages, requestId }: Reading): Promise<void> {
  const { transfer } = record;
  const readAgain = async () => (await app.store.transfers.load(transfer.facts.id)) ?? record;
  return retryUntilCommittedFrom(record, readAgain, async (current) => {
    const now = instant(app.now());
    readableUntil(current.transfer, survivorId, { now, outages });
    const reads = current.reads.get(survivorId);
    const unread = documentIds.filter((id) => !hasRead(reads, id));
    if (unread.length === 0) return;
    await app.store.commit({
      hostId: transfer.facts.hostId,
      at: now,
      requestId,
      aggregates: [{ root: current.root, put: { [readsRow(survivorId)]: recordDocumentsRead(reads, survivorId, unread, now) } }],
      audit: unread.map((document) => ({ event: 'document_read', facts: { ...aboutMember(transfer, survivorId), document } })),
    });
  });
}
