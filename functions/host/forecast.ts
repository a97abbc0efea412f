import * as z from 'zod';
import { forecastFromNow } from '#domain/forecast.ts';
import { CHECK_INTERVALS, changeSettings, MAX_MISSED_CHECKS, RESPONSE_TIMES } from '#domain/settings.ts';
import { instant } from '#domain/time.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { digits } from '#http/list-fields.ts';
import { forecastObject } from '#http/overview-object.ts';
import { forecastReply } from '#http/replies/overview.ts';
import { ok } from '#http/reply.ts';

const oneOf = <const Values extends readonly number[]>(name: string, values: Values) =>
  digits(name).pipe(z.literal([...values], `${name} must be one of ${values.join(', ')}.`));

const Query = z.object({
  hcit_days: oneOf('hcit_days', CHECK_INTERVALS).optional(),
  hcrt_hours: oneOf('hcrt_hours', RESPONSE_TIMES).optional(),
  hcrac: digits('hcrac')
    .pipe(z.int().min(1).max(MAX_MISSED_CHECKS, `hcrac must be 1 to ${MAX_MISSED_CHECKS}.`))
    .optional(),
});

/** GET /api/host/forecast: every date if the Host fell silent now. What is not sent is as the Host has set it. */
export const handler = hostEndpoint(routes['host/forecast'], { query: Query, reply: forecastReply }, async ({ app, query, host }) => {
  const now = instant(app.now());
  const settings = changeSettings(host.settings, query, { survivors: host.survivors.length, connectorIds: [] });
  return ok(forecastObject(now, forecastFromNow({ settings, now })));
});
