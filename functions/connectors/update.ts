import * as z from 'zod';
import { changeCounter } from '#accounts/wire/change-quota.ts';
import { changeConnector } from '#channels/change-connector.ts';
import { startUrl } from '#channels/telegram-start.ts';
import { admitCode } from '#channels/wire/admit-code.ts';
import { readConnectorConfig, readHostDestination } from '#channels/wire/connector-fields.ts';
import { configuredConnector } from '#channels/wire/connector-object.ts';
import { connectorReply } from '#channels/wire/replies.ts';
import { MAX_NAME_CHARACTERS } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { nameLine, Priority } from '#http/fields.ts';
import { ok } from '#http/reply.ts';
import { typed } from '#net/typed-shape.ts';

const EXAMPLE = {
  name: 'My phone',
  priority: 0,
  config: { provider: 'twilio', api_key_sid: 'SK0123456789abcdef', api_key_secret: 'example-secret', from_number: '+15550100' },
  host_destination: '+436641234567',
};

const Body = z
  .object({
    name: nameLine('name', MAX_NAME_CHARACTERS).optional(),
    priority: Priority.optional(),
    config: z.record(z.string(), z.unknown()).optional().describe('The whole config of this type, as on create.'),
    host_destination: typed(z.string().max(254)).nullable().optional(),
  })
  .meta({ example: EXAMPLE });

/** PUT /api/connectors/<id>: name, priority, config, and where the Host is reached on channels other than e-mail. Another config has to be tested again. */
export const handler = hostEndpoint(routes['connectors/update'], { body: Body, reply: connectorReply }, async (request) => {
  const { app, body, event, host, id, requestId, sessionId } = request;
  const connector = host.connectors.find((one) => one.id === id);
  if (!connector) throw new Refusal('connector_not_found');
  const { name, priority, host_destination: destination, config } = body;
  await admitCode(app, event, config ?? {});
  const change = {
    name,
    priority,
    readDestination: () => readHostDestination(connector, destination),
    readConfig: config && (() => readConnectorConfig(connector, config)),
  };
  const { next, missing } = await changeConnector(app, host, connector, change, { requestId, sessionId, admit: changeCounter({ app, event, host }) });
  return ok(configuredConnector(next, { missing, startUrl: await startUrl(app, host.id, next) }));
});
