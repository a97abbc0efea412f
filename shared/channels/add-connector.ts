import type { AdmitChange } from '#accounts/change-quota.ts';
import type { App } from '#app/app.ts';
import { MAX_CONNECTORS } from '#common/limits.ts';
import { seenOf } from '#common/plain-text.ts';
import { Refusal } from '#common/refusal.ts';
import { type Instant, instant } from '#common/time.ts';
import { isServiceConfig } from '#connectors/index.ts';
import { assertMayAddConnector } from '#hosts/guards.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import { type ConnectorRecord, markAdded } from '#hosts/rules/host.ts';
import { connectorRow } from '#store/keys.ts';
import { notifyConnectionChange } from '#wills/rules/notify-changes.ts';
import { startProof } from './service-connector.ts';

/** A connector as its Host describes it. */
export type NewConnector = Pick<ConnectorRecord, 'type' | 'name' | 'priority'> & { config: object };

/** The connector that was added. `missing`: what its provider could not tell us, as a sentence for the Host. */
interface AddedConnector {
  connector: ConnectorRecord;
  missing?: string | undefined;
}

/** Adds a connector, not verified until its first successful test. Its config is encrypted immediately. */
export async function addConnector(
  app: App,
  host: HostRecord,
  given: NewConnector,
  { requestId, sessionId, admit }: { requestId: string; sessionId: string; admit: AdmitChange },
): Promise<AddedConnector> {
  assertAddable(host, given);
  await admit('change');
  const id = app.newId();
  const at = instant(app.now());
  const { setUp, missing } = await setUpConnector(app, host, { id, type: given.type }, given.config);
  const connector: ConnectorRecord = { ...newConnector(id, given, at), ...setUp, ...(host.will && { added: markAdded(sessionId, at) }) };
  await app.store.commit({
    hostId: host.id,
    at,
    requestId,
    aggregates: [{ root: host.root, put: { [connectorRow(id)]: connector } }],
    effects: notifyConnectionChange(host, { what: 'connector', id, how: 'added' }, requestId),
    audit: [{ event: 'connector_created', facts: { connector: id, type: given.type } }],
  });
  return { connector, missing };
}

function assertAddable(host: HostRecord, { type, name }: NewConnector): void {
  assertMayAddConnector(host);
  if (host.connectors.some((one) => one.type === type && seenOf(one.name) === seenOf(name))) throw new Refusal('duplicate_connector');
  if (host.connectors.length >= MAX_CONNECTORS) throw new Refusal('connector_limit_reached');
}

function newConnector(id: string, { type, name, priority }: NewConnector, createdAt: Instant): Omit<ConnectorRecord, 'config'> {
  return { id, type, name, priority, isVerified: false, hostDestination: null, createdAt };
}

/** What a new config sets in a connector. `missing`: a sentence for the Host about what could not be learned from the provider. */
interface SetUp {
  setUp: Pick<ConnectorRecord, 'config' | 'by' | 'proving'>;
  missing?: string | undefined;
}

/** Returns a new config as it is stored, with what its provider knows of it. A channel of the service itself has none, and begins its proof. */
export async function setUpConnector(app: App, host: HostRecord, { id, type }: Pick<ConnectorRecord, 'id' | 'type'>, given: object): Promise<SetUp> {
  if (isServiceConfig(given)) return { setUp: await startProof(app, host, { id, type }, given) };
  const { config, missing } = await app.connectors.complete(type, given);
  return { setUp: { config: await app.envelope.encrypt('connector-config', { host: host.id, connector: id }, JSON.stringify(config)) }, missing };
}
