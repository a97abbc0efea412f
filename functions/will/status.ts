import { Refusal } from '#domain/refusal.ts';
import { routes } from '#functions/routes.ts';
import { custodyEndpoint } from '#http/endpoint.ts';
import { willReply } from '#http/replies/will.ts';
import { ok } from '#http/reply.ts';
import { willObject } from '#http/wire.ts';

/** GET /api/will/status: the will, sealed or still a draft. */
export const handler = custodyEndpoint(routes['will/status'], { reply: willReply }, async ({ host }) => {
  const will = willObject(host, host.custody.sealing);
  if (!will) throw new Refusal('will_not_found');
  return ok(will);
});
