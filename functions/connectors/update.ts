import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { connectorConfigSchemas } from '#connectors/index.ts';
import { type Channel, describeDestination, parseDestination } from '#domain/contact.ts';
import { type ConnectorRecord, isBeingSetUp } from '#domain/host.ts';
import { notifyConnectionChange } from '#domain/messages/notify-changes.ts';
import { Refusal } from '#domain/refusal.ts';
import { instant } from '#domain/time.ts';
import { routes } from '#functions/routes.ts';
import { admitChange } from '#http/change-quota.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { FIELD_NAMES } from '#http/field-names.ts';
import { line, Priority } from '#http/fields.ts';
import { connectorReply } from '#http/replies/connectors.ts';
import { ok } from '#http/reply.ts';
import { valid } from '#http/valid.ts';
import { configuredConnector, connectorObject } from '#http/wire.ts';
import type { App } from '#platform/app.ts';
import { connectorRow } from '#store/keys.ts';
import { wrapConnectorConfig } from '#workflows/accounts/connector-config.ts';
import { assertChangeable } from '#workflows/guards.ts';

const Body = z.object({
  name: line('name', 100).optional(),
  priority: Priority.optional(),
  config: z.record(z.string(), z.unknown()).optional(),
  host_destination: z.string().max(254).nullable().optional(),
});

/** PUT /api/connectors/<id>: name, priority, config, and where the Host is reached by other ways than e-mail. Another config has to be tested anew. */
export const handler = hostEndpoint(routes['connectors/update'], { body: Body, reply: connectorReply }, async (request) => {
  const { app, body, event, host, id, requestId, sessionId } = request;
  const connector = host.connectors.find((one) => one.id === id);
  if (!connector) throw new Refusal('connector_not_found');
  const { name = connector.name, priority = connector.priority } = body;
  if (host.connectors.some((one) => one.id !== id && one.type === connector.type && one.name === name)) throw new Refusal('duplicate_connector');
  const changed = { ...connector, name, priority, ...newDestination(connector, body.host_destination) };
  if (body.config === undefined && isDeepStrictEqual(changed, connector)) return ok(connectorObject(connector));
  assertChangeable(host);
  const renewed = body.config && (await renewedConfig(app, host.id, connector, body.config));
  const next = { ...changed, ...(renewed && { config: renewed.wrapped, isVerified: false, trouble: null }) };
  const isOther = next.config !== connector.config || next.hostDestination !== connector.hostDestination;
  const at = instant(app.now());
  const isTold = isOther && !isBeingSetUp(connector, sessionId, at);
  if (isTold) await admitChange({ app, event, host });
  await app.store.commit({
    hostId: host.id,
    at,
    requestId,
    aggregates: [{ root: host.root, put: { [connectorRow(id)]: next } }],
    effects: isTold ? notifyConnectionChange(host, { what: 'connector', id, how: 'changed' }, requestId) : [],
    audit: [{ event: 'connector_changed', facts: { connector: id, config: body.config !== undefined } }],
  });
  return ok(configuredConnector(next, renewed?.missing));
});

function renewedConfig(app: App, hostId: string, connector: ConnectorRecord, config: object) {
  const read = valid<object>(connectorConfigSchemas[connector.type], config, ['config']);
  return wrapConnectorConfig(app, hostId, connector, read);
}

/** A client may put back the masked destination that it got; a new one counts when a test has reached it. */
function newDestination({ type, hostDestination }: ConnectorRecord, typed: string | null | undefined): Partial<ConnectorRecord> {
  if (typed === undefined || typed?.includes('*')) return {};
  const destination = typed === null ? null : destinationFrom(type, typed);
  if (destination === hostDestination) return {};
  return type === 'email' ? { hostDestination: null } : { hostDestination: destination, isVerified: false, trouble: null };
}

function destinationFrom(type: Channel, typed: string): string {
  if (type === 'email') throw wrongDestination('We send you e-mail at the address of your account. Please change it in your profile.');
  const destination = parseDestination(type, typed);
  if (destination === undefined) throw wrongDestination(`This is not ${describeDestination(type)}.`);
  return destination;
}

function wrongDestination(message: string): Refusal {
  return new Refusal('validation_failed', `${FIELD_NAMES['host_destination']}: ${message}`, [{ path: 'host_destination', message }]);
}
