import * as z from 'zod';
import { Refusal } from '#common/refusal.ts';
import { routes } from '#functions/routes.ts';
import { assertChangeable } from '#hosts/guards.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { Uuid } from '#http/fields.ts';
import { ok } from '#http/reply.ts';
import { reviewObject } from '#sealing/wire/review-objects.ts';
import { reviewReply } from '#sealing/wire/review-replies.ts';

const Body = z.object({ id: Uuid('id') });

/** POST /api/auth/review/restore: brings back what a reset has set aside. It stays in the list that a sealing needs a review of. */
export const handler = hostEndpoint(routes['auth/review/restore'], { body: Body, reply: reviewReply }, async ({ app, body, host }) => {
  assertChangeable(host);
  await app.workers.call('reshare', { hostId: host.id, brings: body.id });
  const after = await app.store.hosts.load(host.id);
  if (!after) throw new Refusal('unauthorized');
  return ok(reviewObject(app, after));
});
