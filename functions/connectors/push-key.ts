import { pushKey } from '#channels/wire/replies.ts';
import { pushPublicKey } from '#connectors/index.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';

/** GET /api/connectors/push-key: the public key with which a browser asks its push service for notifications of this service. */
export const handler = hostEndpoint(routes['connectors/push-key'], { reply: pushKey }, async ({ app }) =>
  ok({ public_key: pushPublicKey(await app.keyring.key('push-key')) }),
);
