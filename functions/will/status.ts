import { Refusal } from '#domain/refusal.ts';
import { endpoint } from '#http/endpoint.ts';
import { willReply } from '#http/replies/will.ts';
import { ok } from '#http/reply.ts';
import { willObject } from '#http/wire.ts';

/** GET /api/will/status: the will, sealed or still a draft. */
export const handler = endpoint(
  'will/status',
  { reply: willReply, load: async ({ app, hostId }) => ({ host: await app.store.hosts.loadWithCustody(hostId) }) },
  async ({ host }) => {
    if (!host) throw new Refusal('unauthorized');
    const will = willObject(host, host.custody.sealing);
    if (!will) throw new Refusal('will_not_found');
    return ok(will);
  },
);
