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
  const waiting = rows.filter(({ pk, sk }) => pk === `HOST#${hostId}` && sk.startsWith('AUDIT#')).map(({ sk, data }) => ({ ...data, at: sk }));
  const chained = rows.filter(({ pk, sk }) => pk === `TRAIL#${hostId}` && sk.startsWith('ENTRY#'));
  const known = new Set(chained.map(({ data }) => `AUDIT#${data.at}#${data.id}`));
  // The rows were not read at one moment: one that was appended in between is in both places.
  const own = [...waiting.filter(({ at }) => !known.has(at)), ...chained.map(({ data }) => ({ ...data, at: `AUDIT#${data.at}#${data.id}` }))];
  return own.sort((a, b) => (a.at < b.at ? -1 : 1)).map(({ event, facts }) => ({ event, facts: facts ?? {} }));
}
