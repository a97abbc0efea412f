import { Refusal } from '#domain/refusal.ts';
import { routes } from '#functions/routes.ts';
import { admitChange } from '#http/change-quota.ts';
import { custodyEndpoint } from '#http/endpoint.ts';
import { newPaper } from '#http/replies/survivors.ts';
import { ok } from '#http/reply.ts';
import { assertChangeable } from '#workflows/guards.ts';
import { wireIds } from '#workflows/messages/links.ts';
import { reissueSurvivorKeys } from '#workflows/paper/issue-survivor-keys.ts';
import { paperText } from '#workflows/paper/paper-text.ts';

/** POST /api/survivors/<id>/regenerate-codes: new paper, and with it a new key: everything on the old paper stops to work. */
export const handler = custodyEndpoint(routes['survivors/regenerate-codes'], { reply: newPaper }, async ({ app, event, host, id }) => {
  const ids = await wireIds(app);
  const survivor = host.survivors.find((one) => ids.survivor(one.id) === id);
  if (!survivor) throw new Refusal('survivor_not_found');
  assertChangeable(host);
  await admitChange({ app, event, host });
  const { key, codes, backupCodes, recoveryKey, fingerprint } = await reissueSurvivorKeys(app, host, survivor);
  await app.workers.call('reshare', { hostId: host.id, change: { kind: 'replace', survivorId: survivor.id, key, codes } });
  const { displayName, willId } = host.profile;
  return ok({
    backup_codes: backupCodes,
    recovery_key: recoveryKey,
    package_fingerprint: fingerprint,
    will_id: willId,
    message:
      'Print the new envelope text, put it into a sealed envelope and hand it over. Take the old envelope back: its codes and its key no longer work.',
    envelope_text: paperText(app, {
      hostName: displayName,
      survivorName: survivor.name,
      survivorId: id,
      willId,
      backupCodes,
      recoveryKey,
      fingerprint,
    }),
  });
});
