import type { Units } from '#infra/figures/units.ts';

/** The header with the name of the measured request. The request and all its calls have it. */
export const REQUEST_HEADER = 'x-bench-request';

/** The start of a line of trace-calls.ts in the stack's output. JSON follows. */
export const LINE = 'bench-call ';

/** One call to DynamoDB, as the proxy in front of it saw it. Times in milliseconds of one clock. */
export interface TableCall {
  operation: string;
  /** The operation with the key prefix and the number of items: `Query HOST`, `TransactWriteItems HOST x4`. */
  about: string;
  started: number;
  ended: number;
  /** Consumed capacity. */
  units: number;
}

/** Returns the name of a worker's own calls, for the request that called it. `nth` distinguishes several calls of the worker. */
export const workerName = (request: string, worker: string, nth: number): string => `${request}/${nth}/${worker}`;

/** Returns whether calls of this name belong to a request or to a worker that it called. */
export const isMadeFor = (request: string, name: string): boolean => name === request || name.startsWith(`${request}/`);

/** Returns the number of sequential calls: the largest number of calls that do not overlap. */
export function depthOf(calls: readonly TableCall[]): number {
  let depth = 0;
  let free = Number.NEGATIVE_INFINITY;
  for (const { started, ended } of [...calls].sort((a, b) => a.ended - b.ended)) {
    if (started < free) continue;
    depth += 1;
    free = ended;
  }
  return depth;
}

/** Returns the calls of a request without the authorizer's call. */
export function withoutAuthorizer(calls: readonly TableCall[], auth: 'public' | 'bearer'): TableCall[] {
  const inOrder = [...calls].sort((a, b) => a.started - b.started);
  if (auth === 'public') return inOrder;
  const [first, ...others] = inOrder;
  if (first?.operation !== 'TransactGetItems') throw new Error(`The first call is ${first?.operation}, not the authorizer's.`);
  return others;
}

const READS = /^(GetItem|Query|BatchGetItem|TransactGetItems|Scan)$/;

/** Returns the capacity units of these calls together. */
export function capacityOf(calls: readonly TableCall[]): Units {
  const sum = (isRead: boolean) => calls.filter(({ operation }) => READS.test(operation) === isRead).reduce((total, { units }) => total + units, 0);
  return { read: sum(true), write: sum(false) };
}
