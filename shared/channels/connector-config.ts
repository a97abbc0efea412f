import type { App } from '#app/app.ts';
import { isServiceConfig } from '#connectors/index.ts';
import type { HostRecord } from '#hosts/rows/hosts.ts';
import type { ConnectorRecord } from '#hosts/rules/host.ts';
import { startProof } from './service-connector.ts';

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
