import { instant } from '#domain/time.ts';
import type { App } from '#platform/app.ts';
import { job } from '#platform/job.ts';
import { readEvent, type TableRecord } from '#store/stream-record.ts';
import { batchByHost } from '#workflows/effects/host-batches.ts';
import { performRecord, tryHostWorker } from '#workflows/effects/perform-record.ts';

interface StreamEvent {
  Records: TableRecord[];
}

/**
 * The table's stream: performs pending effects, and keeps the schedules in step with the timers. What may talk to a
 * server that a Host chose is handed to that Host's own worker: nothing here waits for such a server.
 */
export const handler = job('perform-effects', async (app, { Records }: StreamEvent) => {
  const { batches, others } = batchByHost(Records, instant(app.now()), effectIn);
  // In parallel, so that a slow one delays no other. Records of one item keep their order.
  const failures = await Promise.all([
    ...batches.map(async (one) => ((await tryHostWorker(app, one)) ? [] : one.items.map(numberOf))),
    ...byItem(others).map((records) => inOrder(app, records)),
  ]);
  return { batchItemFailures: failures.flat().map((itemIdentifier) => ({ itemIdentifier })) };
});

const numberOf = ({ dynamodb }: TableRecord): string => dynamodb.SequenceNumber;

function effectIn(record: TableRecord) {
  const news = readEvent(record);
  return news?.kind === 'effect' ? news.pending : undefined;
}

function byItem(records: readonly TableRecord[]): TableRecord[][] {
  return [...Map.groupBy(records, ({ dynamodb }) => JSON.stringify(dynamodb.Keys)).values()];
}

/** The numbers of the records that have to be tried again; what follows a failed one of the same item waits for it. */
async function inOrder(app: App, records: readonly TableRecord[]): Promise<string[]> {
  for (const [index, record] of records.entries()) {
    if (!(await performRecord(app, record))) return records.slice(index).map(numberOf);
  }
  return [];
}
