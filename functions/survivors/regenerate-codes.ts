import { admitChange } from '#accounts/wire/change-quota.ts';
import { routes } from '#functions/routes.ts';
import { assertChangeable } from '#hosts/guards.ts';
import { custodyEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { reissueSurvivorKeys } from '#paper/issue-survivor-keys.ts';
import { paperObject } from '#paper/wire/paper-object.ts';
import { assertNewPaperKey } from '#survivors/rules/survivor.ts';
import { paperReissued } from '#survivors/wire/replies.ts';
import { NewPaper } from '#survivors/wire/survivor-fields.ts';
import { findSurvivor } from '#transfers/find-survivor.ts';

/** POST /api/survivors/<id>/regenerate-codes: new paper with new codes and a new key: everything on the old paper becomes invalid. */
export const handler = custodyEndpoint(
  routes['survivors/regenerate-codes'],
  { body: NewPaper, reply: paperReissued },
  async ({ app, body, event, host, id }) => {
    const survivor = await findSurvivor(app, host, id);
    assertChangeable(host);
    const { paper_recipient: paperRecipient } = body;
    assertNewPaperKey(host.survivors, paperRecipient);
    await admitChange({ app, event, host });
    const issued = await reissueSurvivorKeys(app, host, { ...survivor, paperRecipient });
    const { key, codes } = issued;
    await app.workers.call('reshare', { hostId: host.id, change: { kind: 'replace', survivorId: survivor.id, key, codes } });
    return ok({
      message:
        'Print the new envelope text, put it into a sealed envelope and hand it over. Take the old envelope back: its codes and its key no longer work.',
      ...paperObject(app, { host, total: host.survivors.length }, { ...survivor, id }, issued),
    });
  },
);
