import { DISOWNABLE } from './survivor.ts';
import { after, type Instant } from './time.ts';

/** A removed Survivor, connector or storage of a Host with a sealed will: the notice of the removal still has to name it. */
export interface Removed {
  id: string;
  name: string;
  /** Of a connector or storage. */
  type?: string;
  until: Instant;
}

/** What recent changes of a sealed will have replaced or removed. A missing list is an empty one. */
export interface Former {
  removed?: readonly Removed[];
}

/** More removals than that in a week are no Host's own; the notices of the earliest have left by then. */
const MOST_REMOVED = 50;

/** Remembers what is being removed, and forgets what no notice names any longer. */
export function withRemoved(former: Former, { id, name, type }: Omit<Removed, 'until'>, now: Instant): Former {
  const kept = (former.removed ?? []).filter(({ until }) => now < until).slice(1 - MOST_REMOVED);
  return { ...former, removed: [...kept, { id, name, ...(type !== undefined && { type }), until: after(now, DISOWNABLE) }] };
}

/** What was removed under this id, or undefined. */
export function removedOf({ removed = [] }: Former, id: string): Removed | undefined {
  return removed.findLast((one) => one.id === id);
}
