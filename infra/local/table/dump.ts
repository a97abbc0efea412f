import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { readItems } from './items.ts';
import { bytesToBase64 } from './stream-worker.ts';
import type { StreamRecord, TableStream } from './table-stream.ts';

/** Returns every item of the table and every record of its stream so far, as DynamoDB JSON with binary values in base64. */
export async function dumpTable(client: DynamoDBClient, tableName: string, stream: TableStream): Promise<object> {
  const items = [...(await readItems(client, tableName)).values()];

  const records: StreamRecord[] = [];
  for (let batches = await stream.next(); batches.length > 0; batches = await stream.next()) records.push(...batches.flat());
  return JSON.parse(JSON.stringify({ table: tableName, items, records }, bytesToBase64));
}
