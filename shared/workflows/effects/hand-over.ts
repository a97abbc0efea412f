import { type IsolatedQueue, isolatedQueueOf } from '#domain/isolated-queue.ts';
import { type Instant, instant } from '#domain/time.ts';
import type { App } from '#platform/app.ts';
import type { HostQueue } from '#store/isolated-queues.ts';
import type { PendingEffect } from '#store/unit-of-work.ts';
import { notBefore } from './claim-effect.ts';

/** Effects of one Host for one worker. */
export interface HandOver extends HostQueue {
  ids: string[];
}

/** The hand-overs that some items call for, each with its items, and the items that are performed where they are. */
interface Sorted<Item> {
  handOvers: (HandOver & { items: Item[] })[];
  others: Item[];
}

/** Sorts out the due effects that may talk to a Host's own server, by Host and lane. `owedOf`: the effect of an item, if it is one. */
export function byLane<Item>(items: readonly Item[], now: Instant, owedOf: (item: Item) => PendingEffect | undefined): Sorted<Item> {
  const groups = new Map<string, HandOver & { items: Item[] }>();
  const others: Item[] = [];
  for (const item of items) {
    const owed = owedOf(item);
    const lane = owed && laneNow(owed, now);
    if (!owed || !lane) {
      others.push(item);
      continue;
    }
    const { id, hostId } = owed;
    const group = groups.get(`${hostId} ${lane}`) ?? { hostId, lane, ids: [], items: [] };
    groups.set(`${hostId} ${lane}`, { ...group, ids: [...group.ids, id], items: [...group.items, item] });
  }
  return { handOvers: [...groups.values()], others };
}

/** An effect from the stream is a hint that nobody has verified: whatever is wrong with it is found where it is read. */
function laneNow(owed: PendingEffect, now: Instant): IsolatedQueue | undefined {
  try {
    return (notBefore(owed) ?? now) <= now ? isolatedQueueOf(owed.effect) : undefined;
  } catch {
    return undefined;
  }
}

/** Hands effects to the worker of their Host, which is started if it does not run: no other Host shares its invocation. */
export async function handOver(app: App, { hostId, lane, ids }: HandOver): Promise<void> {
  const isFree = await app.store.isolatedQueues.add({ hostId, lane }, ids, instant(app.now()));
  if (isFree) await app.workers.start('perform-for-host', { hostId, lane });
}
