import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { TestStack } from '#tests/support/stack.ts';

/** One item of the table, its attributes as plain values. */
export interface TableRow {
  pk: string;
  sk: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test says by its expectations what a row looks like
  data: any;
}

/** All items of the table as they are now. */
export async function tableRows(stack: TestStack): Promise<TableRow[]> {
  const { items } = await stack.dump();
  // The dump is DynamoDB JSON; every item has a key.
  return items.map((item) => unmarshall(item as Record<string, AttributeValue>) as TableRow);
}

/** A Host's audit trail, oldest first: what happened, and what was noted about it. */
export function auditTrail(rows: readonly TableRow[], hostId: string): { event: string; facts: Record<string, unknown> }[] {
  const own = rows.filter(({ pk, sk }) => pk === `HOST#${hostId}` && sk.startsWith('AUDIT#'));
  return own.sort((a, b) => (a.sk < b.sk ? -1 : 1)).map(({ data }) => ({ event: data.event, facts: data.facts ?? {} }));
}
