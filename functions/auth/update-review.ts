import * as z from 'zod';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { recordReview } from '#sealing/review.ts';
import { ReviewValue } from '#sealing/wire/review-fields.ts';
import { reviewObject } from '#sealing/wire/review-objects.ts';
import { reviewReply } from '#sealing/wire/review-replies.ts';

const Body = z.object({ review: ReviewValue });

/** POST /api/auth/review: the Host has reviewed what was set since a reset by e-mail. A sealing needs it no longer while the list stays the same. */
export const handler = hostEndpoint(routes['auth/update-review'], { body: Body, reply: reviewReply }, async ({ app, body, host, requestId }) =>
  ok(reviewObject(app, await recordReview(app, host, body.review, requestId))),
);
