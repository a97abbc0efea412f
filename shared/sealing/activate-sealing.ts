import { createHash } from 'node:crypto';
import { assertNotRecovered } from '#accounts/rules/recent-changes.ts';
import type { App } from '#app/app.ts';
import { Refusal } from '#common/refusal.ts';
import { instant } from '#common/time.ts';
import type { Effect } from '#effects/effect.ts';
import type { HostWithCustody, ManifestRow, SealingRow } from '#hosts/rows/hosts.ts';
import { pendingFileRow, shareRow } from '#store/keys.ts';
import { retryUntilCommitted } from '#store/retry.ts';
import { behindAfter } from '#wills/rules/behind.ts';
import { countDocuments } from '#wills/rules/inner-envelope.ts';
import { notifyPapersReleased } from '#wills/rules/notify-changes.ts';
import { resealWill, sealWill } from '#wills/rules/seal.ts';
import { isFrozen, placesOf, type SealedDocument, type Sealing, type Will, type WillState } from '#wills/rules/will.ts';
import { buildContext, commitStep, type LoadedWill } from '#wills/will-state.ts';
import { shareRows, unnamedRows } from './next-generation.ts';
import { pendingWrites } from './pending-files.ts';
import { assertReviewed, sealingInSeries } from './review.ts';
import { finishPackage } from './seal-package.ts';
import { loadSealingHost, type SealingWork } from './sealing-work.ts';

/** Writes the rest of the package and makes the new revision current, in one transaction. */
export async function activateSealing(app: App, work: SealingWork): Promise<Sealing> {
  const host = await loadSealingHost(app, work);
  const { manifest, missed } = await finishPackage(app, host, work.plan);
  work.plan = { ...work.plan, missed };
  work.host = host;
  return retryUntilCommitted(() => commitSealing(app, work, manifest));
}

async function commitSealing(app: App, work: SealingWork, manifest: ManifestRow): Promise<Sealing> {
  const { plan } = work;
  const host = await loadSealingHost(app, work);
  // A transfer that began during the sealing has pinned the current revision.
  if (isFrozen(host.will)) throw new Refusal('transfer_running');
  // The Host has rejected a change, or the password was reset. A thief may have begun the sealing.
  if (!plan.background) {
    assertNotRecovered(host);
    assertReviewed(host);
  }
  const now = instant(app.now());
  const sealing = sealingOf(plan, manifest, now);
  const behind = host.will ? behindAfter(host.will, plan.missed) : [];
  const released = host.will ? notifyPapersReleased(host.will, { behind }) : [];
  const before: WillState | undefined = host.will && host.liveness ? { will: host.will, liveness: host.liveness, transfer: undefined } : undefined;
  const step =
    plan.background && before
      ? resealWill(before, sealing, behind)
      : sealWill(before, { sealing, draftedAt: host.draft?.createdAt, behind }, { settings: host.settings, timezone: host.profile.timezone, now });
  const { next } = step;
  const series = plan.background ? { put: {}, effects: [] } : sealingInSeries(host, now);
  const loaded: LoadedWill = {
    host,
    state: before ?? next,
    transferRoot: undefined,
    shares: [],
    context: buildContext(app, host),
  };
  await commitStep(
    app,
    loaded,
    { ...step, effects: [...step.effects, ...series.effects, ...effectsOf(host, plan), ...pendingWrites(sealing, behind), ...released] },
    {
      put: { ...series.put, WILL: next.will, LIVENESS: next.liveness, 'CUSTODY/MANIFEST': manifest, ...shareRows(plan.shares) },
      remove: [
        ...(plan.source === 'draft' ? (['DRAFT'] as const) : []),
        'CUSTODY/SEALING',
        ...host.custody.pendingFiles.map(pendingFileRow),
        ...host.custody.shares.map(shareRow),
        ...unnamedRows(host, host.survivors),
      ],
      audit: [{ event: 'sealed', facts: { revision: plan.revision, generation: plan.generation, documents: countDocuments(plan.documents) } }],
    },
  );
  return sealing;
}

function sealingOf(plan: SealingRow, manifest: ManifestRow, now: string): Sealing {
  const { revision, generation, threshold, storageId, mirrors, packageId, recipient } = plan;
  const documents: SealedDocument[] = plan.documents.map(({ staged, file, ...document }) => document);
  const manifestHash = createHash('sha256').update(manifest.text).digest('hex');
  return {
    revision,
    generation,
    threshold,
    survivors: plan.shares.map(({ survivor }) => survivor),
    storageId,
    ...(mirrors && { mirrors }),
    packageId,
    manifestHash,
    recipient,
    sealedAt: now,
    documents,
  };
}

/** Deletes the staged plaintext and the previous revision, after the commit and never before it. A storage that has missed this one keeps it. */
function effectsOf({ will }: HostWithCustody, plan: SealingRow): Effect[] {
  const staged = plan.documents.flatMap((document) => (document.staged ? [document.staged] : []));
  return [{ kind: 'delete-staged', key: `staged/${plan.revision}`, objects: staged }, ...(will ? deletionsOfEarlier(will, plan) : [])];
}

/** In each storage that has this sealing or is left out of it. It can have parts of several earlier ones that it has missed. */
export function deletionsOfEarlier({ sealed }: Pick<Will, 'sealed'>, { revision, missed }: Pick<SealingRow, 'revision' | 'missed'>): Effect[] {
  const { packageId } = sealed;
  const clear = placesOf(sealed).filter((id) => !missed.includes(id));
  return clear.map((storageId) => ({ kind: 'delete-earlier', key: `earlier/${revision}/${storageId}`, storageId, packageId, revision }));
}
