import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { aggregateId, aggregatePartition, type Key, ROW_RANGE } from './keys.ts';
import type { Table } from './table.ts';

/** The parts in which the table is scanned, so that several sweeps could share them. */
export const HOST_SEGMENTS = 16;

/** Hosts on one page of the table, and where the next page begins. */
export interface HostPage {
  hostIds: string[];
  next: Key | undefined;
}

/**
 * Finds every Host in the table itself, not in an index: a Host can be left out only by deleting their records. A Host whose ROOT is
 * missing is found by their other rows.
 */
export function createHostWalk(table: Table) {
  return {
    /** Reads one page of a segment: keys only, eventually consistent. A Host whose rows are on two pages is on both. */
    page: async (segment: number, from: Key | undefined): Promise<HostPage> => {
      const { Items = [], LastEvaluatedKey } = await table.db.send(
        new ScanCommand({
          TableName: table.name,
          Segment: segment,
          TotalSegments: HOST_SEGMENTS,
          Select: 'SPECIFIC_ATTRIBUTES',
          ProjectionExpression: 'pk, sk',
          FilterExpression: 'begins_with(pk, :hosts) AND sk BETWEEN :first AND :last',
          ExpressionAttributeValues: { ':hosts': aggregatePartition('host', ''), ':first': ROW_RANGE[0], ':last': ROW_RANGE[1] },
          ...(from && { ExclusiveStartKey: from }),
        }),
      );
      const hostIds = [...new Set(Items.map(({ pk }) => aggregateId(String(pk))))];
      return { hostIds, next: LastEvaluatedKey && { pk: String(LastEvaluatedKey['pk']), sk: String(LastEvaluatedKey['sk']) } };
    },
  };
}
