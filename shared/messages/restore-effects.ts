import type { App } from '#app/app.ts';
import { after, DAY, HOUR, type Instant, instant, later, type Outage } from '#common/time.ts';
import type { Effect } from '#effects/effect.ts';
import { type Awaited, awaitedBefore, delayBy, isAwaited } from '#effects/receipt.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';

type Ports = Pick<App, 'now' | 'store' | 'log'>;
type Owner = Pick<HostRecord, 'id' | 'root'>;

/** Workers postpone an effect by a day at most (`nextOpeningAttempt`), or to its own time. */
const LONGEST_PAUSE = DAY + HOUR;

/**
 * Puts back what the records of a Host demand and nothing will perform: an effect that is missing, and a message that has left no receipt
 * either. Each is an alarm, because no commit leaves it so. Returns whether something was missing. Throws `Conflict` if the record, from which
 * `demanded` follows, has changed since.
 */
export async function restoreEffects(app: Ports, { id: hostId, root }: Owner, demanded: readonly Effect[]): Promise<boolean> {
  const isLost = await Promise.all(demanded.map((effect) => isMissing(app, hostId, effect)));
  const effects = demanded.filter((_, n) => isLost[n]);
  if (effects.length === 0) return false;
  await app.store.commit({ hostId, at: instant(app.now()), aggregates: [{ root }], effects });
  for (const effect of effects) app.log.alarm('effect_missing', { host: hostId, effect: nameOf(effect) });
  return true;
}

/** The receipt is read last: it is written in the commit that removes the message. */
async function isMissing({ store, now }: Ports, hostId: string, effect: Effect): Promise<boolean> {
  const id = await store.outbox.idOf(hostId, effect);
  const soon = after(instant(now()), LONGEST_PAUSE);
  if (await store.outbox.isFoundBy(id, 'notBefore' in effect && effect.notBefore ? later(effect.notBefore, soon) : soon)) return false;
  if (!isAwaited(effect)) return true;
  const receipt = await store.receipts.get(id);
  return receipt === undefined || receipt.result === 'tried';
}

const nameOf = (effect: Effect): string => (effect.kind === 'message' ? effect.template : effect.kind);

/** What takes effect, since when, and the effects that were committed for it. */
export interface Announced {
  since: Instant;
  takesEffectAt: Instant;
  effects: readonly Effect[];
  outages: readonly Outage[];
}

/**
 * Returns how much later, in ms, something takes effect because a notice of it was late. Undefined while one of them was neither accepted nor
 * abandoned: what is missing is put back, and the caller looks again later.
 */
export async function delayByNotices(app: Ports, host: Owner, { since, takesEffectAt, effects, outages }: Announced): Promise<number | undefined> {
  const all = effects.filter(isAwaited).map((effect): Awaited => ({ effect, dueAt: effect.notBefore ?? since }));
  const awaited = awaitedBefore(takesEffectAt, all);
  const receipts = await Promise.all(awaited.map(async ({ effect }) => app.store.receipts.get(await app.store.outbox.idOf(host.id, effect))));
  const delay = delayBy(
    awaited.map(({ dueAt }, n) => ({ dueAt, receipt: receipts[n] })),
    outages,
  );
  if (delay === undefined) {
    await restoreEffects(
      app,
      host,
      awaited.map(({ effect }) => effect),
    );
  }
  return delay;
}
