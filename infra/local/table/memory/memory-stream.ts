import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { StreamPosition, StreamRecord, TableStream } from '#infra/local/table/table-stream.ts';
import { table } from '#infra/table.ts';
import type { Item } from './values.ts';

/** One change of an item, from which a record of the stream is made. */
export interface ItemChange {
  before: Item | undefined;
  after: Item | undefined;
}

const SHARD = 'shardId-memory';
const BATCH = 100;

/** The position after this number of changes. */
export const positionAfter = (changes: number): StreamPosition => ({ [SHARD]: String(changes) });

/** Opens the stream over the list of all changes, which grows. A position is the number of changes that were read. */
export function openMemoryStream(changes: readonly ItemChange[], earlier: StreamPosition = {}): TableStream {
  let read = Number(earlier[SHARD] ?? 0);
  return {
    position: () => positionAfter(read),
    async next() {
      const batch = changes.slice(read, read + BATCH).map((change, n) => recordOf(change, read + n + 1));
      read += batch.length;
      return batch.length > 0 ? [batch] : [];
    },
  };
}

/** https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_streams_Record.html */
function recordOf({ before, after }: ItemChange, number: number): StreamRecord {
  const SequenceNumber = String(number).padStart(21, '0');
  const item = after ?? before ?? {};
  return {
    eventID: SequenceNumber,
    eventName: eventName(before, after),
    eventVersion: '1.1',
    eventSource: 'aws:dynamodb',
    dynamodb: withImages(
      { Keys: { pk: { S: String(item['pk']) }, sk: { S: String(item['sk']) } }, SequenceNumber, StreamViewType: table.streamView },
      { OldImage: before, NewImage: after },
    ),
  };
}

type Image = Record<string, AttributeValue>;

/** Adds the images that there are. Each is made when it is read: most records concern no reader. */
function withImages<Of extends object>(
  record: Of,
  images: Record<'OldImage' | 'NewImage', Item | undefined>,
): Of & { OldImage?: Image; NewImage?: Image } {
  for (const [name, item] of Object.entries(images))
    if (item) Object.defineProperty(record, name, { enumerable: true, configurable: true, get: () => marshall(item) });
  return record;
}

function eventName(before: Item | undefined, after: Item | undefined): 'INSERT' | 'MODIFY' | 'REMOVE' {
  if (!before) return 'INSERT';
  return after ? 'MODIFY' : 'REMOVE';
}
