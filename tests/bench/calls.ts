/** The header that names the measured request, on it and on every call that is made for it. */
export const REQUEST_HEADER = 'x-bench-request';

/** What begins a line of trace-calls.ts in the stack's output; JSON follows. */
export const LINE = 'bench-call ';

/** One call to DynamoDB, as the proxy in front of it saw it. Times in milliseconds of one clock. */
export interface TableCall {
  operation: string;
  /** The partitions that it names first, and how many items it writes: `Query HOST`, `TransactWriteItems HOST x4`. */
  about: string;
  started: number;
  ended: number;
  /** Consumed capacity. */
  units: number;
}

/** The name under which a worker's own calls go, of the request that has called it; `nth` tells several calls apart. */
export const workerName = (request: string, worker: string, nth: number): string => `${request}/${nth}/${worker}`;

/** Whether calls of this name were made for a request, by itself or by a worker that it has called. */
export const isMadeFor = (request: string, name: string): boolean => name === request || name.startsWith(`${request}/`);

/** How many calls had to wait for another one: the most of them that do not overlap. */
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

/** The calls of a request without the authorizer's one. */
export function withoutAuthorizer(calls: readonly TableCall[], auth: 'public' | 'bearer'): TableCall[] {
  const inOrder = [...calls].sort((a, b) => a.started - b.started);
  if (auth === 'public') return inOrder;
  const [first, ...others] = inOrder;
  if (first?.operation !== 'TransactGetItems') throw new Error(`The first call is ${first?.operation}, not the authorizer's.`);
  return others;
}
