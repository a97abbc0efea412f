import type { Given } from './expressions.ts';
import type { Item } from './values.ts';

/** The input of a command of the document client. Each kind has some of these. */
export interface Input extends Given {
  TableName?: string | undefined;
  Key?: Item | undefined;
  Item?: Item | undefined;
  ConditionExpression?: string | undefined;
  UpdateExpression?: string | undefined;
  KeyConditionExpression?: string | undefined;
  FilterExpression?: string | undefined;
  ProjectionExpression?: string | undefined;
  ReturnValues?: string | undefined;
  ReturnValuesOnConditionCheckFailure?: string | undefined;
  ConsistentRead?: boolean | undefined;
  IndexName?: string | undefined;
  Limit?: number | undefined;
  ScanIndexForward?: boolean | undefined;
  ExclusiveStartKey?: Item | undefined;
  Select?: string | undefined;
  Segment?: number | undefined;
  TotalSegments?: number | undefined;
  TransactItems?: readonly Readonly<Record<string, Input>>[] | undefined;
}
