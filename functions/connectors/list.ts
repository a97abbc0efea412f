import { connectorObject } from '#channels/wire/connector-object.ts';
import { connectorList } from '#channels/wire/replies.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';

/** GET /api/connectors: the channels the Host has set up. */
export const handler = hostEndpoint(routes['connectors/list'], { reply: connectorList }, async ({ host }) =>
  ok({ connectors: host.connectors.map(connectorObject) }),
);
