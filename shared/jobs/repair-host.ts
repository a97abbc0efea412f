import type { App, HostRecord } from '#app/app.ts';
import { checkQuorum } from '#channels/check-quorum.ts';
import { instant } from '#common/time.ts';
import { appendTrail } from '#evidence/append-trail.ts';
import { isClosed } from '#hosts/rules/deletion.ts';
import { faultFacts } from '#net/log.ts';
import { hasExpired } from '#sealing/forget-expired.ts';
import { repairEffects } from './repair-effects.ts';
import { repairPointers } from './repair-pointers.ts';
import { repairTimer } from './repair-timer.ts';

/** Compares one part of a Host with what their records demand, and repairs it. Returns whether there was something to repair. */
type HostRepair = (app: App, host: HostRecord) => Promise<boolean>;

/** What the daily walk does for each Host, by the field under which its repairs are counted. Each is safe to run twice. */
const REPAIRS = {
  timers: (app, host) => repairTimer(app, host.id, host),
  effects: repairEffects,
  pointers: repairPointers,
  /** Entries wait if their records of the stream were lost. */
  histories: (app, { id }) => appendTrail(app, id).then(() => false),
  /** Personal messages that no one can restore any longer, and what resets have kept. The worker may change them. */
  forgotten: async (app, host) => {
    if (!isClosed(host.deletions) && hasExpired(host, instant(app.now()))) await app.workers.start('reshare', { hostId: host.id, forgets: true });
    return false;
  },
  quorums: (app, host) => (host.will ? checkQuorum(app, host).then(() => false) : Promise.resolve(false)),
} as const satisfies Record<string, HostRepair>;

export type RepairName = keyof typeof REPAIRS;
export const REPAIR_NAMES = Object.keys(REPAIRS) as RepairName[];

/**
 * Performs all repairs of one Host, one after the other: they commit to the same record, and each reads it again if it has changed since
 * `host` was read. One failure does not stop the others.
 */
export async function repairHost(app: App, hostId: string): Promise<RepairName[]> {
  const repaired: RepairName[] = [];
  const attempt = async <T>(repair: string, run: () => Promise<T>): Promise<T | undefined> =>
    run().catch((error) => void app.log.alarm('host_repair_failed', { repair, host: hostId, ...faultFacts(error) }));
  const host = await attempt('load', () => app.store.hosts.loadClosing(hostId));
  if (!host) return repaired;
  for (const name of REPAIR_NAMES) if (await attempt(name, () => REPAIRS[name](app, host))) repaired.push(name);
  return repaired;
}
