import type { App } from '#app/app.ts';
import { type Instant, instant } from '#common/time.ts';
import type { HostRecord, HostWithCustody, SurvivorKeyRow } from '#hosts/rows/hosts.ts';
import { hasExpiredMessages, withoutExpired } from '#hosts/rules/personal-message.ts';
import { restorable, type Series } from '#hosts/rules/series.ts';
import type { Survivor } from '#hosts/rules/survivor.ts';
import { earlierPaperRow, type RowName, survivorKeyRow, survivorRow } from '#store/keys.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import { endedGrants, expiredAside, staleRows } from './set-aside.ts';

type Puts = { [Name in RowName]?: unknown };

/** Whether rows of this Host hold what no one can restore any longer: personal messages from before, and what resets have kept. */
export function hasExpired(host: HostRecord, now: Instant): boolean {
  const { current } = host.series;
  const named = [...host.survivors, ...(current?.before.survivors ?? [])];
  if (named.some((one) => hasExpiredMessages(one, now)) || (!current && staleRows(host).length > 0)) return true;
  const kept = restorable(host.series, now).map(({ id }) => id);
  return [...host.setAside.keys()].some((id) => !kept.includes(id));
}

/** Deletes it. A sealing has its plan from the rows as they are: the next day is early enough. */
export async function forgetExpired(app: App, hostId: string): Promise<void> {
  const host = await app.store.hosts.loadWithCustody(hostId);
  const named = [...(host?.survivors ?? []), ...(host?.series.current?.before.survivors ?? [])].map(({ id }) => id);
  // One commit for each: the rows of all may be too much for a transaction.
  for (const id of new Set(named)) await forget(app, hostId, (one, now) => ({ put: messagesToForget(one, id, now), remove: [] }));
  await forget(app, hostId, keptToForget);
}

async function forget(app: App, hostId: string, decide: (host: HostWithCustody, now: Instant) => { put: Puts; remove: RowName[] }): Promise<void> {
  await retryUntilCommitted(async () => {
    const host = await app.store.hosts.loadWithCustody(hostId);
    if (!host || host.custody.sealing) return;
    const at = instant(app.now());
    const { put, remove } = decide(host, at);
    if (Object.keys(put).length + remove.length === 0) return;
    await app.store.commit({ hostId, at, aggregates: [{ root: host.root, put, remove }], singles: endedGrants(host, { put, remove }) });
  });
}

/** The rows of one Survivor without the expired messages, also as a reset would put them back. */
export function messagesToForget(host: HostWithCustody, id: string, now: Instant): Puts {
  const { custody, series } = host;
  const paper = custody.earlierPapers.get(id);
  const present = remaining(host.survivors, id, custody.keys.get(id), now);
  const before = remaining(series.current?.before.survivors ?? [], id, paper?.key, now);
  if (!present && !before) return {};
  return {
    ...(present && { [survivorRow(id)]: present.survivor }),
    ...(present?.key && { [survivorKeyRow(id)]: present.key }),
    ...(before?.key && { [earlierPaperRow(id)]: { ...paper, key: before.key } }),
    ...(series.current && { SERIES: { ...series, current: noted(host, series.current, { present, before }) } }),
  };
}

interface Remaining {
  survivor: Survivor;
  key: SurvivorKeyRow | undefined;
}

/** Undefined if nothing has expired. */
function remaining(survivors: readonly Survivor[], id: string, key: SurvivorKeyRow | undefined, now: Instant): Remaining | undefined {
  const known = survivors.find((one) => one.id === id);
  if (!known || !hasExpiredMessages(known, now)) return undefined;
  const { survivor, kept } = withoutExpired({ survivor: known, kept: key ?? { message: null } }, now);
  return { survivor, key: key && { ...key, ...kept } };
}

/** A key that was the same as before the series still is: no one has set a message. */
function noted(
  { root, keyVersions }: HostWithCustody,
  current: Series,
  { present, before }: { present: Remaining | undefined; before: Remaining | undefined },
): Series {
  const survivors = current.before.survivors.map((one) => (one.id === before?.survivor.id ? before.survivor : one));
  const id = present?.key?.survivor;
  const isSame = id !== undefined && keyVersions[id] === current.before.keyVersions[id];
  const versions = { ...current.before.keyVersions, ...(isSame && { [id]: root.version + 1 }) };
  return { ...current, before: { ...current.before, survivors, keyVersions: versions } };
}

/** What resets have kept: until the series has ended, or the time to bring it back. */
function keptToForget(host: HostWithCustody, now: Instant): { put: Puts; remove: RowName[] } {
  const setAside = restorable(host.series, now);
  const remove = [...(host.series.current ? [] : staleRows(host)), ...expiredAside(host, setAside)];
  const isShorter = setAside.length < host.series.setAside.length;
  return { put: isShorter ? { SERIES: { ...host.series, setAside } } : {}, remove };
}
