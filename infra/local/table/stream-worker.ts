import { setTimeout as pause } from 'node:timers/promises';
import { describeError, type Runtime } from '#infra/local/gateway/lambda-runtime.ts';
import type { StreamPosition, StreamRecord, TableStream } from './table-stream.ts';

/** Passes the records of the table's stream to their function. */
export interface StreamWorker {
  /** Resolves when all earlier writes are processed, and all writes and calls that they caused. */
  drain(): Promise<void>;
  /** Runs `change` after all running calls, and passes on neither its records nor those that wait. */
  skip(change: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** Only functions write effects, so that a read after each call finds them. The poll is for calls of other processes. */
const POLL_EVERY_MS = 2000;
/** A function that has just ended may be one of several. One read finds the effects of all of them. */
const READ_AFTER_CALL_MS = 100;
const ATTEMPTS = 5;
const RETRY_AFTER_MS = 100;

/**
 * Starts polling the stream, and passes its position to `save`. After a failure, it retries from the failed record on. After
 * five attempts, it skips the record and logs a line.
 */
export function startStreamWorker(
  stream: TableStream,
  functionName: string,
  runtime: Runtime,
  log: (line: string) => void,
  save: (position: StreamPosition) => void = () => {},
): StreamWorker {
  let stopped = false;
  let round: Promise<boolean> = Promise.resolve(false);
  // Calls that have ended, and those of them that ended before the last read.
  let ended = 0;
  let read = 0;

  const passOn = (batch: StreamRecord[]) => processBatch(batch, functionName, runtime, log);

  /** Runs `first` and then one round. Rounds never overlap, because records of one item must be processed in order. */
  function next(first = async () => {}, handle = passOn): Promise<boolean> {
    round = round.then(async () => {
      if (stopped) return false;
      await first();
      const endedBefore = ended;
      const batches = await stream.next();
      read = endedBefore;
      for (const batch of batches) await handle(batch);
      if (batches.length > 0) save(stream.position());
      return batches.length > 0;
    });
    // Later rounds still run after a failure, which the caller of the failed round reports.
    const result = round;
    round = round.catch(() => false);
    return result;
  }

  async function poll(): Promise<void> {
    while (!stopped) {
      const error = await next().then(() => undefined, describeError);
      if (error !== undefined && !stopped) log(`The table's stream cannot be read and is read again in a second: ${error}`);
      await (error === undefined ? waiting.wait(POLL_EVERY_MS) : pause(RETRY_AFTER_MS * 10));
    }
  }

  const waiting = createWaiting();
  runtime.onCallEnd(() => {
    ended += 1;
    // A drain may have read the stream since then.
    setTimeout(() => ended > read && waiting.end(), READ_AFTER_CALL_MS).unref();
  });
  const polling = poll();
  return {
    async drain() {
      // Waits for running calls first, because their writes during a read would be missed. Waits again within the round, because
      // a round of the poll may have started calls at its end.
      do await runtime.whenIdle();
      while (await next(runtime.whenIdle));
    },
    async skip(change) {
      const discard = async () => {};
      let more = await next(() => runtime.whenIdle().then(change), discard);
      while (more) more = await next(undefined, discard);
    },
    async stop() {
      stopped = true;
      waiting.end();
      await polling;
      await round;
    },
  };
}

/** Waits that can be ended early. An end before the next wait ends that one immediately. */
function createWaiting(): { wait(ms: number): Promise<void>; end(): void } {
  let hasEnded = false;
  let endWait = (): void => {};
  return {
    end() {
      hasEnded = true;
      endWait();
    },
    async wait(ms) {
      if (!hasEnded) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          endWait = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      hasEnded = false;
    },
  };
}

async function processBatch(batch: StreamRecord[], functionName: string, runtime: Runtime, log: (line: string) => void): Promise<void> {
  let left = batch;
  let attempts = 0;
  while (left.length > 0) {
    const failed = await firstFailure(left, functionName, runtime, log);
    if (failed === undefined) return;
    // Only attempts at the same record count. The records before it are complete.
    attempts = failed === 0 ? attempts + 1 : 1;
    left = left.slice(failed);
    if (attempts < ATTEMPTS) {
      await pause(RETRY_AFTER_MS);
      continue;
    }
    log(`${functionName} skips stream record ${left[0]?.dynamodb?.SequenceNumber} after ${ATTEMPTS} failed attempts. The sweep performs its work.`);
    left = left.slice(1);
    attempts = 0;
  }
}

/** Returns the index of the first record that the function failed to process. Undefined if all are complete. */
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

/** Returns a record as in a Lambda event: times in seconds and binary values in base64. The SDK returns Date and bytes. */
function eventRecord(record: StreamRecord): unknown {
  const { ApproximateCreationDateTime, ...change } = record.dynamodb ?? {};
  const seconds = ApproximateCreationDateTime ? ApproximateCreationDateTime.getTime() / 1000 : 0;
  return JSON.parse(JSON.stringify({ ...record, dynamodb: { ...change, ApproximateCreationDateTime: seconds } }, bytesToBase64));
}

/** Replaces binary attribute values with base64 text. For `JSON.stringify`. */
export function bytesToBase64(_name: string, value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
}
