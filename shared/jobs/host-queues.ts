import type { App } from '#app/app.ts';
import { type Instant, instant } from '#common/time.ts';
import { type HostQueueName, hostQueueOf } from '#effects/effect.ts';
import type { HostQueue } from '#jobs/rows/host-queues.ts';
import { faultFacts } from '#net/log.ts';
import type { PendingEffect } from '#store/unit-of-work.ts';
import { dueTimeOf } from './claim-effect.ts';

/** Effects of one Host for one worker. */
export interface HostQueueBatch extends HostQueue {
  ids: string[];
}

/** The batches for Hosts' workers, each with its items, and the items that are performed here. */
interface Sorted<Item> {
  batches: (HostQueueBatch & { items: Item[] })[];
  others: Item[];
}

/** Groups the due effects that may talk to a Host's own server by Host and queue. `effectOf`: the effect of an item, if it is one. */
export function batchByHostQueue<Item>(items: readonly Item[], now: Instant, effectOf: (item: Item) => PendingEffect | undefined): Sorted<Item> {
  const groups = new Map<string, HostQueueBatch & { items: Item[] }>();
  const others: Item[] = [];
  for (const item of items) {
    const pending = effectOf(item);
    const name = pending && queueNow(pending, now);
    if (!name) {
      others.push(item);
      continue;
    }
    const { id, hostId } = pending;
    const group = groups.get(`${hostId} ${name}`) ?? { hostId, name, ids: [], items: [] };
    groups.set(`${hostId} ${name}`, { ...group, ids: [...group.ids, id], items: [...group.items, item] });
  }
  return { batches: [...groups.values()], others };
}

/** An effect from the stream is an unverified hint. Any fault in it is found where it is read. */
function queueNow(pending: PendingEffect, now: Instant): HostQueueName | undefined {
  try {
    return (dueTimeOf(pending) ?? now) <= now ? hostQueueOf(pending.effect) : undefined;
  } catch {
    return undefined;
  }
}

/** Hands effects to their Host's worker. Returns false if it has to be retried. */
export async function tryHostWorker(app: App, one: HostQueueBatch): Promise<boolean> {
  try {
    await startHostWorker(app, one);
    return true;
  } catch (error) {
    app.log.alarm('record_failed', { record: 'hand-over', ...faultFacts(error) });
    return false;
  }
}

/** Adds effects to the queue of their Host's worker, and starts the worker if it does not run. No other Host shares its invocation. */
export async function startHostWorker(app: App, { hostId, name, ids }: HostQueueBatch): Promise<void> {
  const isFree = await app.store.hostQueues.add({ hostId, name }, ids, instant(app.now()));
  if (isFree) await app.workers.start('perform-for-host', { hostId, name });
}
