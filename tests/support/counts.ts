import { subscribe } from 'node:diagnostics_channel';
import { TABLE_CALL } from '#infra/table.ts';

/** What costs time in tests, and is the same number on each machine. */
export type Counted =
  | 'calls to the table'
  | 'lives simulated'
  | 'pages opened'
  | 'requests over HTTP'
  | 'stacks started'
  | 'templates made'
  | 'wills sealed';

export type Counts = Partial<Record<Counted, number>>;

declare global {
  /** What this process has counted since it was last taken. A test may load modules again, and its counts still belong together. */
  var testCounts: Counts | undefined;
}

if (!globalThis.testCounts) {
  globalThis.testCounts = {};
  subscribe(TABLE_CALL, () => count('calls to the table'));
}

export function count(what: Counted, times = 1): void {
  const counts = globalThis.testCounts ?? {};
  counts[what] = (counts[what] ?? 0) + times;
}

export function countAll(counts: Counts): void {
  // Counts have no other keys.
  for (const [what, times] of Object.entries(counts) as [Counted, number][]) count(what, times);
}

/** Returns what this process has counted since the last time. */
export function takeCounts(): Counts {
  const taken = globalThis.testCounts ?? {};
  globalThis.testCounts = {};
  return taken;
}
