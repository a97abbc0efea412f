import * as z from 'zod';
import { changeCounter } from '#accounts/wire/change-quota.ts';
import { proveNumber } from '#channels/service-connector.ts';
import { connectorObject } from '#channels/wire/connector-object.ts';
import { connectorReply } from '#channels/wire/replies.ts';
import { Refusal } from '#common/refusal.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { typed } from '#net/typed-shape.ts';

const Body = z.object({ code: typed(z.string().max(40)) });

/** POST /api/connectors/<id>/verify: the code that was sent to the Host's own number. An addition to the specification. */
export const handler = hostEndpoint(routes['connectors/verify'], { body: Body, reply: connectorReply }, async (request) => {
  const { app, body, event, host, id, requestId, sessionId } = request;
  const connector = host.connectors.find((one) => one.id === id);
  if (!connector) throw new Refusal('connector_not_found');
  const typed = { connector, code: body.code, requestId, sessionId };
  return ok(connectorObject(await proveNumber(app, host, typed, changeCounter({ app, event, host }))));
});
