import * as z from 'zod';
import { storeSettings } from '#accounts/change-settings.ts';
import { settingsObject } from '#accounts/wire/account-objects.ts';
import { changeCounter } from '#accounts/wire/change-quota.ts';
import { settingsReply } from '#accounts/wire/replies.ts';
import { CHECK_INTERVALS, MAX_MISSED_CHECKS, MAX_SURVIVORS, MIN_THRESHOLD, RESPONSE_TIMES } from '#common/limits.ts';
import { routes } from '#functions/routes.ts';
import { changeSettings, namesIntervals } from '#hosts/rules/settings.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { Uuid } from '#http/fields.ts';
import { ok } from '#http/reply.ts';

const Body = z.object({
  hcit_days: z.literal([...CHECK_INTERVALS], `hcit_days must be one of ${CHECK_INTERVALS.join(', ')}.`).optional(),
  hcrt_hours: z.literal([...RESPONSE_TIMES], `hcrt_hours must be one of ${RESPONSE_TIMES.join(', ')}.`).optional(),
  hcrac: z
    .int('hcrac must be a whole number.')
    .min(1, `hcrac must be 1 to ${MAX_MISSED_CHECKS}.`)
    .max(MAX_MISSED_CHECKS, `hcrac must be 1 to ${MAX_MISSED_CHECKS}.`)
    .optional(),
  survivor_threshold: z
    .int('survivor_threshold must be a whole number.')
    .min(MIN_THRESHOLD, `survivor_threshold must be at least ${MIN_THRESHOLD}.`)
    .meta({ maximum: MAX_SURVIVORS, description: 'At most the number of Survivors.' })
    .optional(),
  preferred_connector_id: Uuid('preferred_connector_id').nullable().optional(),
  start_requires_proof: z.boolean('start_requires_proof must be true or false.').optional(),
});

/** PUT /api/host/settings: what is not sent stays. Other intervals restart the checks. With a sealed will the Host is notified and can undo them. */
export const handler = hostEndpoint(
  routes['host/update-settings'],
  { body: Body, reply: settingsReply },
  async ({ app, body, event, host, requestId }) => {
    const settings = changeSettings(host.settings, body, { survivors: host.survivors.length, connectorIds: host.connectors.map(({ id }) => id) });
    const isFirstChoice = !host.will && host.profile.checksChosenAt === undefined && namesIntervals(body);
    if (!isFirstChoice && JSON.stringify(settings) === JSON.stringify(host.settings)) return ok(settingsObject(host));
    await storeSettings(app, host, { settings, requestId, isFirstChoice }, changeCounter({ app, event, host }));
    return ok(settingsObject({ settings }));
  },
);
