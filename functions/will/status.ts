import { Refusal } from '#common/refusal.ts';
import { routes } from '#functions/routes.ts';
import { custodyEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { willReply } from '#wills/wire/replies.ts';
import { willObject } from '#wills/wire/will-objects.ts';

/** GET /api/will/status: the will, sealed or still a draft. */
export const handler = custodyEndpoint(routes['will/status'], { reply: willReply }, async ({ host }) => {
  const will = willObject(host, host.custody.sealing);
  if (!will) throw new Refusal('will_not_found');
  return ok(will);
});
