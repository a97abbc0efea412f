import { hostObject } from '#accounts/wire/account-objects.ts';
import { hostReply } from '#accounts/wire/replies.ts';
import { instant } from '#common/time.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';

/** GET /api/host/profile: the Host about themselves. */
export const handler = hostEndpoint(routes['host/get-profile'], { reply: hostReply }, async ({ app, host }) =>
  ok(hostObject(host, instant(app.now()))),
);
