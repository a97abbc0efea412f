import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { connectorList } from '#http/replies/connectors.ts';
import { ok } from '#http/reply.ts';
import { connectorObject } from '#http/wire.ts';

/** GET /api/connectors: the channels the Host has set up. */
export const handler = hostEndpoint(routes['connectors/list'], { reply: connectorList }, async ({ host }) =>
  ok({ connectors: host.connectors.map(connectorObject) }),
);
