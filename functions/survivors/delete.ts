import { admitChange } from '#accounts/wire/change-quota.ts';
import { routes } from '#functions/routes.ts';
import { assertChangeable } from '#hosts/guards.ts';
import { hostEndpoint } from '#http/endpoint.ts';
import { noContent } from '#http/reply.ts';
import { noBody } from '#http/wire-types.ts';
import { findSurvivor } from '#transfers/find-survivor.ts';

/** DELETE /api/survivors/<id>: this person can no longer open the will. The key is split again among the others. */
export const handler = hostEndpoint(routes['survivors/delete'], { reply: noBody }, async ({ app, event, host, id }) => {
  const survivor = await findSurvivor(app, host, id);
  assertChangeable(host);
  await admitChange({ app, event, host });
  await app.workers.call('reshare', { hostId: host.id, change: { kind: 'remove', survivorId: survivor.id } });
  return noContent();
});
