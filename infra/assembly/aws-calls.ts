import type { PhysicalNames } from './templates.ts';

/** One call that AWS would check with IAM. Ids in keys and values are replaced, so that few different calls remain. */
export interface AwsCall {
  function: string;
  action: string;
  resource: string;
  context: Record<string, string | string[]>;
}

/** All calls of a local stack's functions, and the invented names of the resources in them. */
export interface AwsCallLog {
  names: Omit<PhysicalNames, 'account'>;
  calls: AwsCall[];
}
