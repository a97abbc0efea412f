import { instant } from '#common/time.ts';
import { factorListObject } from '#factors/wire/factor-object.ts';
import { factorList } from '#factors/wire/replies.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';

/** GET /api/auth/factors: the Host's passkeys and authenticator apps, and whether this session has just proven one. */
export const handler = hostEndpoint(routes['auth/factors/list'], { reply: factorList }, async ({ app, host, sessionId }) =>
  ok(factorListObject(host.factors, sessionId, instant(app.now()))),
);
