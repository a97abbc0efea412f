import * as z from 'zod';
import { assertNotRecovered } from '#accounts/rules/recent-changes.ts';
import { MAX_NAME_CHARACTERS } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { factorObject } from '#factors/wire/factor-object.ts';
import { factorReply } from '#factors/wire/replies.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { nameLine } from '#http/fields.ts';
import { ok } from '#http/reply.ts';

const Body = z.object({ name: nameLine('name', MAX_NAME_CHARACTERS) });

/** PUT /api/auth/factors/<id>: another name, so that the Host knows which device to look for. */
export const handler = hostEndpoint(
  routes['auth/factors/update'],
  { body: Body, reply: factorReply },
  async ({ app, body: { name }, host, id, requestId }) => {
    assertNotRecovered(host);
    const factor = host.factors.list.find((one) => one.id === id);
    if (!factor) throw new Refusal('factor_not_found');
    const renamed = { ...factor, name };
    const factors = { ...host.factors, list: host.factors.list.map((one) => (one.id === id ? renamed : one)) };
    await app.store.commit({
      hostId: host.id,
      at: instant(app.now()),
      requestId,
      aggregates: [{ root: host.root, put: { FACTORS: factors } }],
      audit: [{ event: 'factor_renamed', facts: { factor: id } }],
    });
    return ok(factorObject(renamed));
  },
);
