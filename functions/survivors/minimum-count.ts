import * as z from 'zod';
import { MAX_SURVIVORS, MIN_THRESHOLD } from '#common/limits.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import { routes } from '#functions/routes.ts';
import { assertChangeable } from '#hosts/guards.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { FIELD_NAMES } from '#http/field-names.ts';
import { ok } from '#http/reply.ts';
import { thresholdReply } from '#survivors/wire/replies.ts';

const Body = z.object({
  threshold: z
    .int('threshold must be a whole number.')
    .min(MIN_THRESHOLD, `threshold must be at least ${MIN_THRESHOLD}.`)
    .meta({ maximum: MAX_SURVIVORS, description: 'At most the number of Survivors.' }),
});

/** PUT /api/survivors/minimum-count: how many Survivors are needed to open the will. Applies when the documents are sealed the next time. */
export const handler = hostEndpoint(
  routes['survivors/minimum-count'],
  { body: Body, reply: thresholdReply },
  async ({ app, body, host, requestId }) => {
    const { threshold } = body;
    const count = host.survivors.length;
    if (threshold > count) {
      throw new Refusal(
        'validation_failed',
        `${FIELD_NAMES['threshold']}: You have ${count} Survivors, so it cannot be ${threshold}. Please add Survivors first, or choose a lower number.`,
        [{ path: 'threshold', message: `At most ${count}, the number of your Survivors.` }],
      );
    }
    if (threshold !== host.settings.survivor_threshold) {
      assertChangeable(host);
      await app.store.commit({
        hostId: host.id,
        at: instant(app.now()),
        requestId,
        aggregates: [{ root: host.root, put: { SETTINGS: { ...host.settings, survivor_threshold: threshold } } }],
        audit: [{ event: 'threshold_changed', facts: { threshold } }],
      });
    }
    return ok({ threshold, survivor_count: count, message: 'The will must be re-encrypted for the new threshold to apply.' });
  },
);
