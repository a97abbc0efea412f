import type { App } from '#platform/app.ts';
import { job } from '#platform/job.ts';
import type { TableRecord } from '#store/stream-record.ts';
import { performRecord } from '#workflows/perform-record.ts';

interface StreamEvent {
  Records: TableRecord[];
}

/** The table's stream: performs effects as they are owed, and keeps the schedules in step with the timers. */
export const handler = job('perform-effects', async (app, { Records }: StreamEvent) => {
  // Side by side, so that one slow mailbox delays nobody else; records of one item keep their order.
  const failures = await Promise.all(byItem(Records).map((records) => inOrder(app, records)));
  return { batchItemFailures: failures.flat().map((itemIdentifier) => ({ itemIdentifier })) };
});

function byItem(records: readonly TableRecord[]): TableRecord[][] {
  return [...Map.groupBy(records, ({ dynamodb }) => JSON.stringify(dynamodb.Keys)).values()];
}

/** The numbers of the records that have to be tried again; what follows a failed one of the same item waits for it. */
async function inOrder(app: App, records: readonly TableRecord[]): Promise<string[]> {
  for (const [index, record] of records.entries()) {
    if (!(await performRecord(app, record))) return records.slice(index).map(({ dynamodb }) => dynamodb.SequenceNumber);
  }
  return [];
}
