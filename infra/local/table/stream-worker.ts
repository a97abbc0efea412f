import { setTimeout as pause } from 'node:timers/promises';
import { describeError, type Runtime } from '#infra/local/gateway/lambda-runtime.ts';
import type { StreamPosition, StreamRecord, TableStream } from './table-stream.ts';

/** Hands what is written to the table to the function behind the table's stream. */
export interface StreamWorker {
  /** Resolves when all that was written before this call has been handled, and all that this caused. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

const POLL_EVERY_MS = 250;
const ATTEMPTS = 5;
const RETRY_AFTER_MS = 100;

/** Starts polling and tells `save` how far it has come; what the function fails at is tried again from there on, a few times, and then skipped with a line in the log. */
export function startStreamWorker(
  stream: TableStream,
  functionName: string,
  runtime: Runtime,
  log: (line: string) => void,
  save: (position: StreamPosition) => void = () => {},
): StreamWorker {
  let stopped = false;
  let round: Promise<boolean> = Promise.resolve(false);

  /** One round at a time, `first` before it: records of one item must be handled in the order they were written. */
  function next(first = async () => {}): Promise<boolean> {
    round = round.then(async () => {
      if (stopped) return false;
      await first();
      const batches = await stream.next();
      for (const batch of batches) await processBatch(batch, functionName, runtime, log);
      if (batches.length > 0) save(stream.position());
      return batches.length > 0;
    });
    // The chain goes on after a failure, which its own caller reports.
    const result = round;
    round = round.catch(() => false);
    return result;
  }

  async function poll(): Promise<void> {
    while (!stopped) {
      await next().catch((error: unknown) => {
        if (!stopped) log(`The table's stream can't be read: ${describeError(error)}`);
        return pause(RETRY_AFTER_MS * 10);
      });
      await pause(POLL_EVERY_MS);
    }
  }

  const polling = poll();
  return {
    async drain() {
      // Calls first: what one of them writes while the stream is being read would be missed. Once more when no other round is
      // under way: one of the poll may have started further calls at its end.
      do await runtime.whenIdle();
      while (await next(runtime.whenIdle));
    },
    async stop() {
      stopped = true;
      await polling;
      await round;
    },
  };
}

async function processBatch(batch: StreamRecord[], functionName: string, runtime: Runtime, log: (line: string) => void): Promise<void> {
  let left = batch;
  let attempts = 0;
  while (left.length > 0) {
    const failed = await firstFailure(left, functionName, runtime, log);
    if (failed === undefined) return;
    // Only attempts at the same record count: the ones before it are done.
    attempts = failed === 0 ? attempts + 1 : 1;
    left = left.slice(failed);
    if (attempts < ATTEMPTS) {
      await pause(RETRY_AFTER_MS);
      continue;
    }
    log(`${functionName} gave up on stream record ${left[0]?.dynamodb?.SequenceNumber} after ${ATTEMPTS} attempts.`);
    left = left.slice(1);
    attempts = 0;
  }
}

/** The position of the first record that the function failed at; `undefined` when all are done. */
async function firstFailure(
  records: StreamRecord[],
  functionName: string,
  runtime: Runtime,
  log: (line: string) => void,
): Promise<number | undefined> {
  try {
    const result = await runtime.call(functionName, { Records: records.map(eventRecord) });
    const failures = failedIdentifiers(result);
    const first = records.findIndex((record) => failures.has(record.dynamodb?.SequenceNumber ?? ''));
    return first < 0 ? undefined : first;
  } catch (error) {
    log(`${functionName} failed: ${describeError(error)}`);
    return 0;
  }
}

/** Source: https://docs.aws.amazon.com/lambda/latest/dg/services-ddb-batchfailurereporting.html */
function failedIdentifiers(result: unknown): Set<unknown> {
  if (typeof result !== 'object' || result === null || !('batchItemFailures' in result) || !Array.isArray(result.batchItemFailures)) return new Set();
  return new Set(result.batchItemFailures.map((failure: { itemIdentifier?: unknown }) => failure.itemIdentifier));
}

/** In an event times are seconds and binary values base64 text, where the SDK gives a Date and bytes. */
function eventRecord(record: StreamRecord): unknown {
  const { ApproximateCreationDateTime, ...change } = record.dynamodb ?? {};
  const seconds = ApproximateCreationDateTime ? ApproximateCreationDateTime.getTime() / 1000 : 0;
  return JSON.parse(JSON.stringify({ ...record, dynamodb: { ...change, ApproximateCreationDateTime: seconds } }, bytesToBase64));
}

/** Binary attribute values as base64 text. */
export function bytesToBase64(_name: string, value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
}
