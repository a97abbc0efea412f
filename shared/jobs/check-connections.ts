import type { App } from '#app/app.ts';
import { recordConnectorCheck, recordStorageCheck } from '#channels/rules/health.ts';
import { quorumOf, watchQuorum } from '#channels/rules/quorum.ts';
import { after, DAY, type Instant, instant } from '#common/time.ts';
import type { Effect } from '#effects/effect.ts';
import { notifyHost } from '#effects/notify.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { ConnectorRecord, StorageRecord } from '#hosts/rules/host.ts';
import { connectorConfig } from '#messages/send-message.ts';
import { probeStorage } from '#storages/probe-storage.ts';
import { connectorRow, outboxKey, type RowName, storageRow } from '#store/keys.ts';
import { retryUntilCommitted, retryUntilCommittedFrom } from '#store/retry.ts';
import type { PendingEffect } from '#store/unit-of-work.ts';
import { isSealedIn } from '#wills/rules/will.ts';

/** What the trials found, by id. A connector's is the reason why it did not work, or null. */
interface Found {
  connectors: Map<string, { config: string; reason: string | null }>;
  storages: Map<string, StorageRecord>;
}

/**
 * Tests every connector and storage of a Host, while they are alive and can repair it: connectors with a request to their account,
 * storages with a small file. A failing one is tested daily. After three days it counts as broken, and the Host is notified.
 */
export async function checkConnections(app: App, pending: PendingEffect): Promise<void> {
  const host = await app.store.hosts.load(pending.hostId);
  if (host?.will?.status !== 'active') return app.store.outbox.done(pending.id);
  const found = await testAll(app, host);
  const isOpen = await retryUntilCommitted(() => writeDown(app, pending, found));
  if (isOpen) await app.store.outbox.postpone(pending.id, after(instant(app.now()), DAY));
}

/** Runs the checks in parallel. A failure of one does not affect the others. */
async function testAll(app: App, host: HostRecord): Promise<Found> {
  const inUse = host.connectors.filter(({ isVerified, trouble, by }) => by === undefined && (isVerified || trouble?.notified));
  const [connectors, storages] = await Promise.all([
    Promise.all(
      inUse.map(async (connector) => [connector.id, { config: connector.config, reason: await reasonOf(app, host.id, connector) }] as const),
    ),
    Promise.all(host.storages.map(async (storage) => [storage.id, await probeStorage(app, host.id, storage)] as const)),
  ]);
  return { connectors: new Map(connectors), storages: new Map(storages) };
}

async function reasonOf(app: App, hostId: string, connector: ConnectorRecord): Promise<string | null> {
  const delivery = await app.connectors.check(connector.type, await connectorConfig(app, hostId, connector));
  return delivery.accepted ? null : delivery.reason;
}

/** Stores the results. Skips what the Host changed since: it was tested then. Returns whether something has to be tested again. */
async function writeDown(app: App, pending: PendingEffect, found: Found): Promise<boolean> {
  const host = await app.store.hosts.load(pending.hostId);
  const at = instant(app.now());
  const { put, effects, isOpen } = host ? changes(host, found, at) : { put: {}, effects: [], isOpen: false };
  await app.store.commit({
    hostId: pending.hostId,
    at,
    aggregates: host && Object.keys(put).length > 0 ? [{ root: host.root, put }] : [],
    singles: isOpen ? [] : [{ key: outboxKey(pending.id), version: 'any', remove: true }],
    effects,
    audit: [{ event: 'ways_checked', facts: { failing: failing(found) } }],
  });
  return isOpen;
}

function changes(host: HostRecord, found: Found, at: Instant) {
  const put: { [Name in RowName]?: unknown } = {};
  const effects: Effect[] = [];
  let isOpen = false;
  const add = (row: RowName, checked: { next: unknown; effects: Effect[]; isOpen: boolean }) => {
    put[row] = checked.next;
    effects.push(...checked.effects);
    isOpen ||= checked.isOpen;
  };
  for (const connector of host.connectors) {
    const tried = found.connectors.get(connector.id);
    if (tried?.config === connector.config) add(connectorRow(connector.id), recordConnectorCheck(connector, tried.reason, at));
  }
  for (const storage of host.storages) {
    const tried = found.storages.get(storage.id);
    const isWill = isSealedIn(host.will, storage.id);
    if (tried?.config === storage.config) add(storageRow(storage.id), recordStorageCheck(storage, { ...tried, name: storage.name }, isWill, at));
  }
  return { put, effects, isOpen };
}

function failing({ connectors, storages }: Found): number {
  return [...connectors.values()].filter(({ reason }) => reason !== null).length + [...storages.values()].filter((one) => !one.isConnected).length;
}

/**
 * Notifies the Host of an active will if its quorum got worse since they know of it. Called once a day, so that a Host who replaces a
 * Survivor gets no mail about the minutes in between.
 */
export function checkQuorum(app: App, first: HostRecord): Promise<void> {
  const reload = async () => (await app.store.hosts.load(first.id)) ?? first;
  return retryUntilCommittedFrom(first, reload, async (host) => {
    if (host.will?.status !== 'active') return;
    const at = instant(app.now());
    const quorum = quorumOf(host, at);
    const { next, isWorse } = watchQuorum(host.quorumWatch, quorum, at);
    if (next === host.quorumWatch) return;
    const { reachable, margin } = quorum;
    await app.store.commit({
      hostId: host.id,
      at,
      aggregates: [{ root: host.root, put: { QUORUM: next } }],
      effects: isWorse ? [notifyHost('quorum-worse', `quorum/${at}`, { reachable, margin }, { spread: 'all' })] : [],
      audit: isWorse ? [{ event: 'quorum_worse', facts: { reachable, margin } }] : [],
    });
  });
}
