import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type _Record as StreamRecord,
  TrimmedDataAccessException,
} from '@aws-sdk/client-dynamodb-streams';

export type { StreamRecord };

/** Reads a table's stream in order, starting at its oldest record. */
export interface TableStream {
  /** Returns the next records, one batch per shard. Empty when all records so far have been returned. */
  next(): Promise<StreamRecord[][]>;
  /** Returns the position in each shard. A stream that is opened at this position misses no record. */
  position(): StreamPosition;
}

/** The last sequence number by shard. */
export type StreamPosition = Record<string, string>;

const BATCH = 100;
// A shard exists for hours. A new shard is found within this time, or immediately when its parent has ended.
const LOOK_FOR_SHARDS_EVERY_MS = 1000;

/** Opens the stream of a table at its oldest record, or after the position of an earlier reader. */
export function openTableStream(client: DynamoDBStreamsClient, streamArn: string, earlier: StreamPosition = {}): TableStream {
  const position: StreamPosition = { ...earlier };
  const iterators = new Map<string, string | undefined>();
  let lastLookMs = 0;

  async function findShards(): Promise<void> {
    let after: string | undefined;
    do {
      const { StreamDescription } = await client.send(new DescribeStreamCommand({ StreamArn: streamArn, ExclusiveStartShardId: after }));
      for (const { ShardId } of StreamDescription?.Shards ?? []) {
        if (ShardId && !iterators.has(ShardId)) iterators.set(ShardId, await firstIterator(client, streamArn, ShardId, earlier[ShardId]));
      }
      after = StreamDescription?.LastEvaluatedShardId;
    } while (after);
    lastLookMs = Date.now();
  }

  async function read(shard: string, iterator: string): Promise<StreamRecord[]> {
    const { Records, NextShardIterator } = await client.send(new GetRecordsCommand({ ShardIterator: iterator, Limit: BATCH }));
    iterators.set(shard, NextShardIterator);
    const last = Records?.at(-1)?.dynamodb?.SequenceNumber;
    if (last) position[shard] = last;
    if (!NextShardIterator) lastLookMs = 0;
    return Records ?? [];
  }

  return {
    position: () => ({ ...position }),
    async next() {
      if (Date.now() - lastLookMs > LOOK_FOR_SHARDS_EVERY_MS) await findShards();
      const batches: StreamRecord[][] = [];
      for (const [shard, iterator] of iterators) {
        const records = iterator ? await read(shard, iterator) : [];
        if (records.length > 0) batches.push(records);
      }
      return batches;
    },
  };
}

async function firstIterator(client: DynamoDBStreamsClient, StreamArn: string, ShardId: string, after?: string): Promise<string | undefined> {
  const oldest = new GetShardIteratorCommand({ StreamArn, ShardId, ShardIteratorType: 'TRIM_HORIZON' });
  if (after === undefined) return (await client.send(oldest)).ShardIterator;
  const behind = new GetShardIteratorCommand({ StreamArn, ShardId, ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: after });
  // Records are deleted after a day. The remaining ones are newer.
  const { ShardIterator } = await client.send(behind).catch((error: unknown) => {
    if (error instanceof TrimmedDataAccessException) return client.send(oldest);
    throw error;
  });
  return ShardIterator;
}
