import { readableUntil } from '#domain/opening.ts';
import { hasRead, recordDocumentRead } from '#domain/reads.ts';
import { instant, type Outage } from '#domain/time.ts';
import type { App } from '#platform/app.ts';
import { readsRow } from '#store/keys.ts';
import type { TransferRecord } from '#store/transfers.ts';
import { retryUntilCommittedFrom } from '#workflows/retry.ts';

interface Reading {
  record: TransferRecord;
  survivorId: string;
  documentId: string;
  outages: readonly Outage[];
  requestId: string;
}

/**
 * Records a Survivor's first read of a document. Await it before the first byte leaves. The commit is conditional on the transfer
 * that was read: a stop in between wins, and is thrown as the refusal to read. So the Host's notice of a stop names every read
 * before it. Later reads of the same document write nothing.
 */
export function recordRead(app: App, { record, survivorId, documentId, outages, requestId }: Reading): Promise<void> {
  const { transfer } = record;
  const readAgain = async () => (await app.store.transfers.load(transfer.facts.id)) ?? record;
  return retryUntilCommittedFrom(record, readAgain, async (current) => {
    const now = instant(app.now());
    readableUntil(current.transfer, survivorId, { now, outages });
    const reads = current.reads.get(survivorId);
    if (hasRead(reads, documentId)) return;
    await app.store.commit({
      hostId: transfer.facts.hostId,
      at: now,
      requestId,
      aggregates: [{ root: current.root, put: { [readsRow(survivorId)]: recordDocumentRead(reads, survivorId, documentId, now) } }],
      audit: [{ event: 'document_read', facts: { transfer: transfer.facts.id, survivor: survivorId, document: documentId } }],
    });
  });
}
