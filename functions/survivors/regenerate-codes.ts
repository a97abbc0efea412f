import { admitChange } from '#accounts/wire/change-quota.ts';
import { routes } from '#functions/routes.ts';
import { assertChangeable } from '#hosts/guards.ts';
import { assertNewPaperKey } from '#hosts/rules/survivor.ts';
import { custodyEndpoint } from '#http/endpoint.ts';
import { ok } from '#http/reply.ts';
import { reissueSurvivorKeys } from '#paper/issue-survivor-keys.ts';
import { paperObject } from '#paper/wire/paper-object.ts';
import { paperReissued } from '#survivors/wire/replies.ts';
import { NewPaper } from '#survivors/wire/survivor-fields.ts';
import { findSurvivor } from '#transfers/find-survivor.ts';
import { needsEarlierPaper } from '#wills/rules/behind.ts';

/** POST /api/survivors/<id>/regenerate-codes: new paper with new codes and a new key: the old codes become invalid, and the old key where the new files are. */
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
    const after = await app.store.hosts.load(host.id);
    return ok({
      message: `Print the new envelope text, put it into a sealed envelope and hand it over. ${after?.will && needsEarlierPaper(after.will, survivor.id) ? KEEP_THE_OLD : TAKE_THE_OLD}`,
      ...paperObject(app, { host, total: host.survivors.length }, { ...survivor, id }, issued),
    });
  },
);

const TAKE_THE_OLD = 'Take the old envelope back: its codes and its key no longer work.';
const KEEP_THE_OLD =
  'The codes in the old envelope no longer work. Do not destroy it yet: a storage that could not be reached still opens only with its key. We write to this person when it is no longer needed.';
