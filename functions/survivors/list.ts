import { instant } from '#common/time.ts';
import { routes } from '#functions/routes.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { wireIds } from '#messages/links.ts';
import { survivorList } from '#survivors/wire/replies.ts';
import { survivorObject } from '#survivors/wire/survivor-object.ts';

/** GET /api/survivors: the people the Host has named. */
export const handler = hostEndpoint(routes['survivors/list'], { reply: survivorList }, async ({ app, host }) => {
  const ids = await wireIds(app);
  const now = instant(app.now());
  const survivors = host.survivors.map((survivor) => survivorObject(host, survivor, ids.survivor(survivor.id), now));
  return ok({ survivors, count: survivors.length, threshold: host.settings.survivor_threshold });
});
