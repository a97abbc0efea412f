import type { App } from '#app/app.ts';
import { job } from '#app/job.ts';
import { instant } from '#common/time.ts';
import { tryAppendTrail } from '#evidence/append-trail.ts';
import { batchByHostQueue, tryHostWorker } from '#jobs/host-queues.ts';
import { performRecord } from '#jobs/perform-record.ts';
import { readEvent, type TableRecord } from '#store/stream-record.ts';

interface StreamEvent {
  Records: TableRecord[];
}

/**
 * The table's stream: performs pending effects, keeps the schedules in step with the timers, and appends what happened to the Hosts' audit
 * trails. What may talk to a server that a Host chose is handed to that Host's own worker: nothing here waits for such a server.
 */
export const handler = job('perform-effects', async (app, { Records }: StreamEvent) => {
  const { trails, changes } = sort(Records);
  const { batches, others } = batchByHostQueue(changes, instant(app.now()), effectIn);
  // In parallel, so that a slow one delays no other. Records of one item keep their order.
  const failures = await Promise.all([
    ...batches.map(async (one) => ((await tryHostWorker(app, one)) ? [] : one.items.map(numberOf))),
    ...[...trails].map(async ([hostId, records]) => ((await tryAppendTrail(app, hostId)) ? [] : records.map(numberOf))),
    ...byItem(others).map((records) => inOrder(app, records)),
  ]);
  return { batchItemFailures: failures.flat().map((itemIdentifier) => ({ itemIdentifier })) };
});

const numberOf = ({ dynamodb }: TableRecord): string => dynamodb.SequenceNumber;

function effectIn(record: TableRecord) {
  const news = readEvent(record);
  return news?.kind === 'effect' ? news.pending : undefined;
}

/** New audit entries by Host: one transaction appends those of a Host. The other records are performed one by one. */
function sort(records: readonly TableRecord[]) {
  const trails = new Map<string, TableRecord[]>();
  const changes: TableRecord[] = [];
  for (const record of records) {
    const news = readEvent(record);
    if (news?.kind === 'audit') trails.set(news.hostId, [...(trails.get(news.hostId) ?? []), record]);
    else changes.push(record);
  }
  return { trails, changes };
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
