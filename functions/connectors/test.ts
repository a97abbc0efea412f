import * as z from 'zod';
import { changeCounter } from '#accounts/wire/change-quota.ts';
import { testConnector } from '#channels/test-connector.ts';
import { connectorTested } from '#channels/wire/replies.ts';
import { Refusal } from '#common/refusal.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { typed } from '#net/typed-shape.ts';

const Body = z.object({ test_destination: typed(z.string().max(254)) });

/** POST /api/connectors/<id>/test: delivers a message; a first success to an address of the Host verifies the connector. */
export const handler = hostEndpoint(routes['connectors/test'], { body: Body, reply: connectorTested }, async (request) => {
  const { app, body, event, host, id, requestId, sessionId } = request;
  const connector = host.connectors.find((one) => one.id === id);
  if (!connector) throw new Refusal('connector_not_found');
  const test = { connector, typed: body.test_destination, requestId, sessionId };
  const deliveryTime = await testConnector(app, host, test, changeCounter({ app, event, host }));
  return ok({
    success: true,
    message: `The message was handed over and should arrive at ${connector.type} within a minute.`,
    delivery_time_ms: deliveryTime,
  });
});
