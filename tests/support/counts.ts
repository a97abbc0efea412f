import { subscribe } from 'node:diagnostics_channel';
import { TABLE_CALL } from '#infra/table.ts';

/** What costs time in tests, and is the same number on each machine. */
export type Counted =
  | 'calls to the table'
  | 'lives simulated'
  | 'pages opened'
  | 'requests over HTTP'
  | 'stacks started'
  | 'templates needed'
  | 'wills sealed'
  | 'worlds begun';

export type Counts = Partial<Record<Counted, number>>;

declare global {
  /** What this process has counted since it was last taken. A test may load modules again, and its counts still belong together. */
  var testCounts: Counts | undefined;
  var testNeeds: Set<string> | undefined;
}

if (!globalThis.testCounts) {
  globalThis.testCounts = {};
  globalThis.testNeeds = new Set();
  subscribe(TABLE_CALL, () => count('calls to the table'));
}

export function count(what: Counted, times = 1): void {
  const counts = globalThis.testCounts ?? {};
  counts[what] = (counts[what] ?? 0) + times;
}

/** Counts what a file needs, however many of its tests ask for it, and whether or not an earlier file of the same worker has made it. */
export function countNeeded(what: Counted, name: string): void {
  const need = `${what} ${name}`;
  if (globalThis.testNeeds?.has(need)) return;
  globalThis.testNeeds?.add(need);
  count(what);
}

export function countAll(counts: Counts): void {
  // Counts have no other keys.
  for (const [what, times] of Object.entries(counts) as [Counted, number][]) count(what, times);
}

/** Returns what this process has counted since the last time. */
export function takeCounts(): Counts {
  const taken = globalThis.testCounts ?? {};
  globalThis.testCounts = {};
  globalThis.testNeeds?.clear();
  return taken;
}
