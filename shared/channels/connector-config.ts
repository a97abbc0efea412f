import type { App } from '#app/app.ts';
import type { ConnectorRecord } from '#hosts/rules/host.ts';

/** A new config as it is stored, with what its provider knows of it; `missing` is a sentence for the Host about what could not be learned. */
export async function wrapConnectorConfig(
  app: App,
  hostId: string,
  { id, type }: Pick<ConnectorRecord, 'id' | 'type'>,
  given: object,
): Promise<{ wrapped: string; missing?: string | undefined }> {
  const { config, missing } = await app.connectors.complete(type, given);
  const wrapped = await app.envelope.encrypt('connector-config', { host: hostId, connector: id }, JSON.stringify(config));
  return { wrapped, missing };
}
