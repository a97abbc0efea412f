import { isDeepStrictEqual } from 'node:util';
import type { ChangeRequest } from '#accounts/change-quota.ts';
import type { App } from '#app/app.ts';
import { seenOf } from '#common/plain-text.ts';
import { Refusal } from '#common/refusal.ts';
import { type Instant, instant } from '#common/time.ts';
import { assertChangeable } from '#hosts/guards.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { acceptConnector, type ConnectorRecord, isBeingSetUp } from '#hosts/rules/host.ts';
import { connectorRow } from '#store/keys.ts';
import { notifyConnectionChange } from '#wills/rules/notify-changes.ts';
import { setUpConnector } from './add-connector.ts';

/**
 * Fields of a connector that a Host changes; undefined stays. The type of the connector says how to read a destination and a
 * config. They throw for invalid ones: the name is checked before the destination is read, the state before the config.
 */
export interface ConnectorChange {
  name: string | undefined;
  priority: number | undefined;
  /** Returns null if the Host is not reached through this connector. */
  readDestination: () => string | null | undefined;
  readConfig: (() => object) | undefined;
}

/** The connector after a change. `missing`: what its provider could not tell us, as a sentence for the Host. */
interface ChangedConnector {
  next: ConnectorRecord;
  missing?: string | undefined;
}

/** Changes a connector. After another config or destination it has to be tested again, and people are notified of it. */
export async function changeConnector(
  app: App,
  host: HostRecord,
  connector: ConnectorRecord,
  change: ConnectorChange,
  { requestId, sessionId, admit }: ChangeRequest & { sessionId: string },
): Promise<ChangedConnector> {
  const { id } = connector;
  const { name = connector.name, priority = connector.priority, readDestination, readConfig } = change;
  if (host.connectors.some((one) => one.id !== id && one.type === connector.type && seenOf(one.name) === seenOf(name)))
    throw new Refusal('duplicate_connector');
  const changed = { ...connector, name, priority, ...newDestination(connector, readDestination()) };
  if (!readConfig && isDeepStrictEqual(changed, connector)) return { next: connector };
  assertChangeable(host);
  const renewed = readConfig && (await setUpConnector(app, host, connector, readConfig()));
  const at = instant(app.now());
  const next = renewed ? renewedBy(changed, renewed.setUp, at) : changed;
  const isOther = next.config !== connector.config || next.hostDestination !== connector.hostDestination;
  const isAnnounced = isOther && !isBeingSetUp(connector, sessionId, at);
  if (isAnnounced) await admit('change');
  await app.store.commit({
    hostId: host.id,
    at,
    requestId,
    aggregates: [{ root: host.root, put: { [connectorRow(id)]: next } }],
    effects: isAnnounced ? notifyConnectionChange(host, { what: 'connector', id, how: 'changed' }, requestId) : [],
    audit: [{ event: 'connector_changed', facts: { connector: id, config: readConfig !== undefined } }],
  });
  return { next, missing: renewed?.missing };
}

/** Another config has to be tested again. Our own channel keeps the proven address until another one is proven, unless it was rejected. */
function renewedBy(changed: ConnectorRecord, setUp: Partial<ConnectorRecord>, at: Instant): ConnectorRecord {
  const accepted = { ...acceptConnector(changed), ...setUp };
  if (setUp.by !== 'service') return { ...accepted, isVerified: false, trouble: null, changedAt: at };
  return changed.rejected ? { ...accepted, isVerified: false, hostDestination: null } : accepted;
}

/** A new destination counts when a test has reached it. E-mail always goes to the address of the account. */
function newDestination({ type, hostDestination }: ConnectorRecord, destination: string | null | undefined): Partial<ConnectorRecord> {
  if (destination === undefined || destination === hostDestination) return {};
  return type === 'email' ? { hostDestination: null } : { hostDestination: destination, isVerified: false, trouble: null };
}
