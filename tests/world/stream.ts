import { openMemoryStream } from '#infra/local/table/memory/memory-stream.ts';
import type { MemoryTable } from '#infra/local/table/memory/memory-table.ts';
import type { StreamRecord } from '#infra/local/table/table-stream.ts';
import { delay, worldChance } from './chance.ts';
import { plan } from './events.ts';
import { isRepeated } from './fates.ts';
import { invoke } from './functions.ts';
import { passesFilter } from './stream-filter.ts';
import { note } from './trace.ts';

/** The table's stream, as Lambda reads it: records of one partition key arrive in order, and up to four batches at the same time. */
export interface Stream {
  /** Plans the delivery of new records. */
  read(): Promise<void>;
  isIdle(): boolean;
}

interface Lane {
  waiting: StreamRecord[];
  isBusy: boolean;
  /** The most records of the next batch. */
  size: number;
  /** How often the first record that waits has failed. */
  failures: number;
}

const READER = 'streams/perform-effects';
/** As infra/cloud/throughput.ts and infra/cloud/effects-stream.ts say. */
const [LANES, BATCH, RETRIES] = [4, 10, 5];

/** Reads what changes from now on. */
export function openStream(table: MemoryTable): Stream {
  const lanes: Lane[] = Array.from({ length: LANES }, () => ({ waiting: [], isBusy: false, size: BATCH, failures: 0 }));
  const source = openMemoryStream(table.changes, { 'shardId-memory': String(table.changes.length) });
  let read = table.changes.length;

  async function deliver(lane: Lane): Promise<void> {
    const batch = lane.waiting.slice(0, lane.size);
    note(`stream ${batch.length} of ${lane.waiting.length}`);
    const done = await doneOf(batch);
    lane.waiting.splice(0, done);
    lane.failures = done > 0 ? 0 : lane.failures + 1;
    lane.size = done < batch.length ? Math.ceil(batch.length / 2) : BATCH;
    if (lane.failures > RETRIES) giveUp(lane);
    lane.isBusy = false;
  }

  return {
    isIdle: () => read === table.changes.length && lanes.every(({ waiting, isBusy }) => waiting.length === 0 && !isBusy),
    async read() {
      while (read < table.changes.length) {
        for (const record of (await source.next()).flat()) lanes[laneOf(record)]?.waiting.push(record);
        read = Number(source.position()['shardId-memory']);
      }
      for (const lane of lanes.filter(({ waiting, isBusy }) => waiting.length > 0 && !isBusy)) {
        lane.isBusy = true;
        plan(delay(5, 105) * 2 ** lane.failures, () => void deliver(lane));
      }
    },
  };
}

/** Its records go to a queue for the operator. The sweep performs what they asked for. */
function giveUp(lane: Lane): void {
  const given = lane.waiting.splice(0, lane.size);
  note(`stream gave up ${given.length}`);
  Object.assign(lane, { size: BATCH, failures: 0 });
}

function laneOf({ dynamodb }: StreamRecord): number {
  let sum = 0;
  for (const letter of JSON.stringify(dynamodb?.Keys?.['pk'])) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521;
  return sum % LANES;
}

/** Whether records are dropped. Set it by `dropRecords` of the world. */
export const reading = { isDropped: false };

/** Returns how many of the first records are done. The others come again. */
async function doneOf(batch: readonly StreamRecord[]): Promise<number> {
  if (reading.isDropped) return batch.length;
  const passed = batch.filter(passesFilter);
  const answer = passed.length > 0 ? await invoke(READER, { Records: passed }).catch(() => undefined) : { batchItemFailures: [] };
  const failed = (answer as { batchItemFailures?: { itemIdentifier: string }[] } | undefined)?.batchItemFailures;
  const numbers = new Set(failed?.map(({ itemIdentifier }) => itemIdentifier));
  const first = failed ? batch.findIndex(({ dynamodb }) => numbers.has(dynamodb?.SequenceNumber ?? '')) : 0;
  const done = first < 0 ? batch.length : first;
  return isRepeated('stream_again') ? Math.floor(worldChance() * (done + 1)) : done;
}
