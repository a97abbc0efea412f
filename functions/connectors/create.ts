import * as z from 'zod';
import { ConnectorShape } from '#connectors/index.ts';
import { type ConnectorRecord, markAdded } from '#domain/host.ts';
import { notifyConnectionChange } from '#domain/messages/notify-changes.ts';
import { Refusal } from '#domain/refusal.ts';
import { MAX_CONNECTORS } from '#domain/settings.ts';
import { instant } from '#domain/time.ts';
import { routes } from '#functions/routes.ts';
import { admitChange } from '#http/change-quota.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { Priority, textLine } from '#http/fields.ts';
import { connectorCreated } from '#http/replies/connectors.ts';
import { created } from '#http/reply.ts';
import { configuredConnector } from '#http/wire.ts';
import { connectorRow } from '#store/keys.ts';
import { wrapConnectorConfig } from '#workflows/accounts/connector-config.ts';
import { assertChangeable } from '#workflows/guards.ts';

const Body = z.object({ name: textLine('name', 100), priority: Priority.default(0) }).and(ConnectorShape);

/** POST /api/connectors: a channel, not verified until its first successful test. The config is encrypted immediately and never returned. */
export const handler = hostEndpoint(routes['connectors/create'], { body: Body, reply: connectorCreated }, async (request) => {
  const { app, body, event, host, requestId, sessionId } = request;
  assertChangeable(host);
  const taken = host.connectors.some(({ type, name }) => type === body.type && name === body.name);
  if (taken) throw new Refusal('duplicate_connector');
  if (host.connectors.length >= MAX_CONNECTORS) throw new Refusal('connector_limit_reached');
  await admitChange({ app, event, host });
  const id = app.newId();
  const at = instant(app.now());
  const { wrapped, missing } = await wrapConnectorConfig(app, host.id, { id, type: body.type }, body.config);
  const connector: ConnectorRecord = {
    id,
    type: body.type,
    name: body.name,
    priority: body.priority,
    isVerified: false,
    config: wrapped,
    hostDestination: null,
    ...(host.will && { added: markAdded(sessionId, at) }),
    createdAt: at,
  };
  await app.store.commit({
    hostId: host.id,
    at,
    requestId,
    aggregates: [{ root: host.root, put: { [connectorRow(id)]: connector } }],
    effects: notifyConnectionChange(host, { what: 'connector', id, how: 'added' }, requestId),
    audit: [{ event: 'connector_created', facts: { connector: id, type: body.type } }],
  });
  return created(configuredConnector(connector, missing));
});
