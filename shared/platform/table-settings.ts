import { DescribeTableCommand, DescribeTimeToLiveCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';

/** What a table needs next to its items. A table that AWS restores from a backup has neither. */
export type TableSetting = 'stream' | 'time_to_live';

/** The settings of the service's table. */
export interface TableSettings {
  /** Returns what the table lacks. Asks AWS once an hour, and returns an empty list between. */
  missing(): Promise<TableSetting[]>;
}

const ASK_AGAIN_AFTER_MS = 3_600_000;

export function createTableSettings(db: DynamoDBClient, tableName: string, elapsedMs = () => performance.now()): TableSettings {
  let askedAt: number | undefined;
  return {
    async missing() {
      if (askedAt !== undefined && elapsedMs() - askedAt < ASK_AGAIN_AFTER_MS) return [];
      const missing = await findMissingSettings(db, tableName);
      askedAt = elapsedMs();
      return missing;
    },
  };
}

/**
 * Returns what the table lacks. Without a stream, effects wait for the sweep. Without time to live, expired sessions and counters stay.
 * https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_RestoreTableToPointInTime.html
 */
export async function findMissingSettings(db: DynamoDBClient, TableName: string): Promise<TableSetting[]> {
  const [{ Table }, { TimeToLiveDescription }] = await Promise.all([
    db.send(new DescribeTableCommand({ TableName })),
    db.send(new DescribeTimeToLiveCommand({ TableName })),
  ]);
  const hasTimeToLive = ['ENABLED', 'ENABLING'].includes(TimeToLiveDescription?.TimeToLiveStatus ?? '');
  return [...(Table?.StreamSpecification?.StreamEnabled ? [] : (['stream'] as const)), ...(hasTimeToLive ? [] : (['time_to_live'] as const))];
}
