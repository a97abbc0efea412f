import { instant } from '#domain/time.ts';
import type { App } from '#platform/app.ts';
import { job } from '#platform/job.ts';
import { readEvent, type TableRecord } from '#store/stream-record.ts';
import { byLane } from '#workflows/effects/hand-over.ts';
import { performHandOver, performRecord } from '#workflows/effects/perform-record.ts';

interface StreamEvent {
  Records: TableRecord[];
}

/**
 * The table's stream: performs effects as they are owed, and keeps the schedules in step with the timers. What may talk to a
 * server that a Host chose is handed to that Host's own worker: nothing here waits for such a server.
 */
export const handler = job('perform-effects', async (app, { Records }: StreamEvent) => {
  const { handOvers, others } = byLane(Records, instant(app.now()), owedIn);
  // Side by side, so that nothing slow delays anything else; records of one item keep their order.
  const failures = await Promise.all([
    ...handOvers.map(async (one) => ((await performHandOver(app, one)) ? [] : one.items.map(numberOf))),
    ...byItem(others).map((records) => inOrder(app, records)),
  ]);
  return { batchItemFailures: failures.flat().map((itemIdentifier) => ({ itemIdentifier })) };
});

const numberOf = ({ dynamodb }: TableRecord): string => dynamodb.SequenceNumber;

function owedIn(record: TableRecord) {
  const news = readEvent(record);
  return news?.kind === 'effect' ? news.owed : undefined;
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
