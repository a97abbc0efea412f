import { type Change, type Design, NOW } from './design.ts';
import { LIMITS, type Limit } from './limits.ts';

/** One limit that breaks, and what is done about it. */
export interface Step {
  limit: Limit;
  /** The number of Hosts up to which it holds before the change. */
  hosts: number;
  change: Pick<Change, 'what' | 'kind'>;
}

/** Returns the use of a limit, 1 for all of it. */
export function shareOf({ peak, most }: Limit, hosts: number, design: Design): number {
  return peak(hosts, design) / most(design);
}

/** Returns the limit that breaks first while the service grows to so many Hosts, or undefined if all hold. */
export function firstBroken(hosts: number, design: Design): Limit | undefined {
  const broken = LIMITS.filter((limit) => shareOf(limit, hosts, design) > 1);
  return broken.toSorted((one, other) => hostsAt(one, design) - hostsAt(other, design))[0];
}

/** Lifts one limit after the other until none breaks. Returns the steps and the design that holds. */
export function grow(hosts: number, from: Design = NOW): { steps: Step[]; design: Design } {
  const steps: Step[] = [];
  let design = from;
  for (let limit = firstBroken(hosts, design); limit; limit = firstBroken(hosts, design)) {
    const change = nextChange(limit, hosts, design);
    steps.push({ limit, hosts: hostsAt(limit, design), change });
    design = change.apply(design);
  }
  return { steps, design };
}

/** Returns the first change after which the limit holds for more Hosts, or else as many cells as it needs. */
function nextChange(limit: Limit, hosts: number, design: Design): Change {
  const lifts = (change: Change) => hostsAt(limit, change.apply(design)) > hostsAt(limit, design);
  return limit.changes.find(lifts) ?? moreCells(limit, hosts, design);
}

function moreCells(limit: Limit, hosts: number, design: Design): Change {
  const holdsWith = (cells: number) => shareOf(limit, hosts, { ...design, cells }) <= 1;
  let cells = design.cells;
  while (!holdsWith(cells)) cells += 1;
  return { what: 'more cells, each in its own account', kind: 'not built', apply: (before) => ({ ...before, cells }) };
}

/** Returns the number of Hosts from which a limit breaks, to three digits. */
export function hostsAt(limit: Limit, design: Design): number {
  let [holds, breaks] = [1, 1e12];
  while (breaks / holds > 1.0001) {
    const middle = Math.sqrt(holds * breaks);
    if (shareOf(limit, middle, design) > 1) breaks = middle;
    else holds = middle;
  }
  return Number(holds.toPrecision(3));
}
