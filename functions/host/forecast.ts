import * as z from 'zod';
import { CHECK_INTERVALS, MAX_MISSED_CHECKS, RESPONSE_TIMES } from '#common/limits.ts';
import { instant } from '#common/time.ts';
import { routes } from '#functions/routes.ts';
import { changeSettings } from '#hosts/rules/settings.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { wholeNumber } from '#http/list-fields.ts';
import { ok } from '#http/reply.ts';
import { forecastFromNow } from '#overview/rules/forecast.ts';
import { forecastObject } from '#overview/wire/overview-object.ts';
import { forecastReply } from '#overview/wire/overview-replies.ts';

const oneOf = <const Values extends readonly number[]>(name: string, values: Values) =>
  wholeNumber(name).pipe(z.literal([...values], `${name} must be one of ${values.join(', ')}.`));

const Query = z.object({
  hcit_days: oneOf('hcit_days', CHECK_INTERVALS).optional(),
  hcrt_hours: oneOf('hcrt_hours', RESPONSE_TIMES).optional(),
  hcrac: wholeNumber('hcrac')
    .pipe(z.int().min(1).max(MAX_MISSED_CHECKS, `hcrac must be 1 to ${MAX_MISSED_CHECKS}.`))
    .optional(),
});

/** GET /api/host/forecast: every date if the Host fell silent now. What is not sent is as the Host has set it. */
export const handler = hostEndpoint(routes['host/forecast'], { query: Query, reply: forecastReply }, async ({ app, query, host }) => {
  const now = instant(app.now());
  const settings = changeSettings(host.settings, query, { survivors: host.survivors.length, connectorIds: [] });
  return ok(forecastObject(now, forecastFromNow({ settings, timezone: host.profile.timezone, now })));
});
