import { instant } from '#domain/time.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { factorListObject } from '#http/factor-object.ts';
import { factorList } from '#http/replies/factors.ts';
import { ok } from '#http/reply.ts';

/** GET /api/auth/factors: the Host's passkeys and authenticator apps, and whether this session has just proven one. */
export const handler = hostEndpoint(routes['auth/factors/list'], { reply: factorList }, async ({ app, host, sessionId }) =>
  ok(factorListObject(host.factors, sessionId, instant(app.now()))),
);
