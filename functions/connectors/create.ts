import * as z from 'zod';
import { changeCounter } from '#accounts/wire/change-quota.ts';
import { addConnector } from '#channels/add-connector.ts';
import { startUrl } from '#channels/telegram-start.ts';
import { admitCode } from '#channels/wire/admit-code.ts';
import { configuredConnector } from '#channels/wire/connector-object.ts';
import { connectorCreated } from '#channels/wire/replies.ts';
import { MAX_NAME_CHARACTERS } from '#common/limits.ts';
import { ConnectorShape } from '#connectors/index.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { nameLine, Priority } from '#http/fields.ts';
import { created } from '#http/reply.ts';

const Body = z.object({ name: nameLine('name', MAX_NAME_CHARACTERS), priority: Priority.default(0) }).and(ConnectorShape);

/** POST /api/connectors: a channel, not verified until its first successful test. The config is encrypted immediately and never returned. */
export const handler = hostEndpoint(routes['connectors/create'], { body: Body, reply: connectorCreated }, async (request) => {
  const { app, body, event, host, requestId, sessionId } = request;
  await admitCode(app, event, body.config);
  const { connector, missing } = await addConnector(app, host, body, { requestId, sessionId, admit: changeCounter({ app, event, host }) });
  return created(configuredConnector(connector, { missing, startUrl: await startUrl(app, host.id, connector) }));
});
