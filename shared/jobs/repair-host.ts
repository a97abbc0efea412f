import { effectsOfWaitAndSeries } from '#accounts/mail-account-link.ts';
import { isAddressReserved } from '#accounts/rules/account.ts';
import type { App, HostRecord } from '#app/app.ts';
import { emailKey } from '#common/email.ts';
import { instant } from '#common/time.ts';
import { effectsOfRequest, lastNotices } from '#deletion/rules/deletion-transitions.ts';
import type { Effect } from '#effects/effect.ts';
import { appendTrail } from '#evidence/append-trail.ts';
import { isClosed } from '#hosts/rules/deletion.ts';
import { wireIds } from '#messages/links.ts';
import { restoreEffects } from '#messages/restore-effects.ts';
import { faultFacts } from '#net/log.ts';
import { hasExpired } from '#sealing/forget-expired.ts';
import { emailRowKey, transferPointerKey, willPointerKey } from '#store/keys.ts';
import { retryUntilCommittedFrom } from '#store/retry.ts';
import type { SingleChange } from '#store/unit-of-work.ts';
import { orderToOpen } from '#wills/rules/authenticate.ts';
import { isUnheard } from '#wills/rules/opening.ts';
import { noticeOfStart } from '#wills/rules/start.ts';
import { checkQuorum } from './check-connections.ts';
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

/**
 * Compares the outbox with what a Host's records demand: what must be sent before something takes effect, and the effects that end a wait.
 * Returns whether something was missing, which is put back.
 */
export function repairEffects(app: App, known: HostRecord): Promise<boolean> {
  const reread = async () => (await app.store.hosts.loadClosing(known.id)) ?? known;
  return retryUntilCommittedFrom(known, reread, async (host) =>
    restoreEffects(app, host, [...effectsOfWaitAndSeries(host), ...ofDeletion(host), ...(await ofTransfer(app, host))]),
  );
}

/** Until the start, its notices and reminders. After it, the last notices. Until its end, the effect that performs it. */
function ofDeletion({ deletions: { current } }: HostRecord): Effect[] {
  if (!current) return [];
  const effects = effectsOfRequest(current);
  if (!current.started) return effects;
  const isOpen = current.started.settledAt !== null;
  return [...effects.filter(({ kind }) => kind === 'finish-deletion'), ...(isOpen ? lastNotices(current) : [])];
}

/** The notice for which an opening waits. After the opening, the effect that reads the documents back until they match. */
async function ofTransfer(app: App, { will }: HostRecord): Promise<Effect[]> {
  const record = will?.transferId ? await app.store.transfers.load(will.transferId) : undefined;
  if (!record) return [];
  const { transfer, opened } = record;
  const isRead = opened?.finished === true && !opened.altered;
  if (transfer.state.status === 'accessible') return isRead ? [] : [orderToOpen(transfer.facts.id, transfer.state.accessibleAt)];
  return isUnheard(transfer) ? [noticeOfStart(transfer)] : [];
}

/**
 * Writes the rows again by which a Host, their will and their transfer are found from outside, if one is missing: without them no one
 * could sign in, start or take part. No commit leaves them out, so that it is an alarm. A row of another Host stays as it is.
 */
export function repairPointers(app: App, first: HostRecord): Promise<boolean> {
  const reload = async () => (await app.store.hosts.load(first.id)) ?? first;
  return retryUntilCommittedFrom(first, reload, async (host) => {
    if (isClosed(host.deletions)) return false;
    const singles = await missingPointers(app, host);
    if (singles.length === 0) return false;
    // Conditional on the record: a request that releases an address or ends a transfer at this moment wins.
    await app.store.commit({ hostId: host.id, at: instant(app.now()), aggregates: [{ root: host.root }], singles });
    app.log.alarm('pointer_missing', { host: host.id, rows: singles.length });
    return true;
  });
}

async function missingPointers({ now, log, store, keyring, env }: App, { id: hostId, profile, will }: HostRecord): Promise<SingleChange[]> {
  const transferId = will?.transferId ?? undefined;
  const wireId = transferId && (await wireIds({ keyring, env })).transfer(transferId);
  const [ofWill, ofEmail, ofTransfer] = await Promise.all([
    store.hosts.idOfWill(profile.willId),
    // Until it is verified, another account may take the address.
    isAddressReserved(profile, profile.email, instant(now())) && profile.status === 'active' ? store.hosts.idOfEmail(profile.email) : hostId,
    wireId ? store.transfers.find(wireId) : undefined,
  ]);
  if (ofEmail !== undefined && ofEmail !== hostId) log.alarm('address_of_another', { host: hostId });
  return [
    ...(ofWill === undefined ? [{ key: willPointerKey(profile.willId), version: 0, data: { hostId } }] : []),
    ...(ofEmail === undefined ? [{ key: emailRowKey(emailKey(profile.email)), version: 0, data: { hostId } }] : []),
    ...(wireId && !ofTransfer ? [{ key: transferPointerKey(wireId), version: 0, data: { transferId, hostId } }] : []),
  ];
}
