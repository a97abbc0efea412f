import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { reviewObject } from '#sealing/wire/review-objects.ts';
import { reviewReply } from '#sealing/wire/review-replies.ts';

/** GET /api/auth/review: what was set since the password was reset by e-mail, and what was set aside. */
export const handler = hostEndpoint(routes['auth/get-review'], { reply: reviewReply }, async ({ app, host }) => ok(reviewObject(app, host)));
