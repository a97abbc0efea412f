import { instant } from '#domain/time.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { hostReply } from '#http/replies/account.ts';
import { ok } from '#http/reply.ts';
import { hostObject } from '#http/wire.ts';

/** GET /api/host/profile: the Host about themselves. */
export const handler = hostEndpoint(routes['host/get-profile'], { reply: hostReply }, async ({ app, host }) =>
  ok(hostObject(host, instant(app.now()))),
);
