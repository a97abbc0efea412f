import { endRecovery, mailAccountLink } from '#accounts/mail-account-link.ts';
import type { App } from '#app/app.ts';
import { backOff } from '#channels/rules/delivery.ts';
import { after, between, DAY, HOUR, instant, MINUTE } from '#common/time.ts';
import { hostQueueOf } from '#effects/effect.ts';
import { deliver } from '#messages/deliver.ts';
import { endRehearsalInTime } from '#rehearsals/start-rehearsal.ts';
import { resumeSealing } from '#sealing/abandon-sealing.ts';
import { auditRetryDelay, nextOpeningAttempt } from '#sealing/rules/package-audit.ts';
import { hasUnnamedHolder } from '#sealing/rules/removal.ts';
import type { SurvivorChange } from '#sealing/survivor-change.ts';
import type { PendingEffect } from '#store/unit-of-work.ts';
import { askToConfirmAgain } from '#survivors/invite-survivor.ts';
import { failOpening } from '#transfers/verify-documents.ts';
import { deleteUpload, expireDraft } from '#wills/expire-draft.ts';
import { claimEffect } from './claim-effect.ts';
import { startHostWorker } from './host-queues.ts';

/** Performs one pending effect that talks to no server of a Host. After a failure it stays pending. Performing it twice, or in parallel, is harmless. */
export function performEffect(app: App, effectId: string): Promise<void> {
  return claimEffect(app, effectId, perform);
}

async function perform(app: App, pending: PendingEffect, attempt: number): Promise<void> {
  const { id, hostId, effect } = pending;
  const name = hostQueueOf(effect);
  if (name) {
    // It came here too early, or by a false hint: its Host's own worker performs it.
    await app.store.outbox.postpone(id, instant(app.now()));
    return startHostWorker(app, { hostId, name, ids: [id] });
  }
  switch (effect.kind) {
    case 'message':
      return deliver(app, pending, effect, attempt);
    case 'open-documents':
      return continueOrFailOpening(app, pending, effect.transferId, attempt);
    case 'retry-opening':
      await app.workers.start('open', { transferId: effect.transferId });
      break;
    case 'delete-staged':
      await app.staging.remove(effect.objects);
      break;
    case 'mail-account-link':
      await mailAccountLink(app, pending.id, effect);
      break;
    case 'end-recovery': {
      const again = await endRecovery(app, pending.hostId, effect.epoch);
      if (again) return app.store.outbox.postpone(pending.id, again);
      break;
    }
    case 'watch-sealing':
      return resumeSealing(app, pending, effect.revision);
    case 'reseal':
      return reseal(app, pending, attempt);
    case 'check-draft':
      return expireDraft(app, pending);
    case 'ask-again':
      return askToConfirmAgain(app, pending, effect);
    case 'end-rehearsal':
      return endRehearsalInTime(app, pending, effect.rehearsal);
    case 'delete-upload':
      await deleteUpload(app, pending, effect.uploadId);
      break;
    case 'finish-deletion':
      await app.workers.start('delete', { effectId: pending.id });
      // The worker marks it as complete. Until then it stays pending.
      return app.store.outbox.postpone(pending.id, after(instant(app.now()), Math.min(HOUR * attempt, 6 * HOUR)));
    case 'audit-package':
      await app.workers.start('audit', { effectId: pending.id });
      // The worker marks it as complete. Until then it stays pending.
      return app.store.outbox.postpone(pending.id, after(instant(app.now()), auditRetryDelay(attempt)));
    default:
      // Another version of the service has stored it, and performs it later.
      throw new Error('This kind of effect is unknown.');
  }
  await app.store.outbox.done(pending.id);
}

/**
 * Pending until every document was read back and matches what was sealed. A document that differs is read again once a day. If
 * none could be read for a day, the opening has failed, and is retried once a day.
 */
async function continueOrFailOpening(app: App, pending: PendingEffect, transferId: string, attempt: number): Promise<void> {
  const now = instant(app.now());
  const { transfer, opened } = (await app.store.transfers.load(transferId)) ?? {};
  if (transfer?.state.status !== 'accessible' && transfer?.state.status !== 'failed') return app.store.outbox.done(pending.id);
  const isOpen = transfer.state.status === 'accessible';
  // Opened again after a failure: that opening has its own effect.
  if (pending.createdAt < transfer.state.accessibleAt || (isOpen && opened?.finished && !opened.altered)) return app.store.outbox.done(pending.id);
  const opening = {
    isOpen,
    isRead: opened?.finished === true,
    hasVerified: Boolean(opened?.verified.length),
    waited: between(pending.createdAt, now),
  };
  const { isLost, again } = nextOpeningAttempt(opening, attempt);
  if (isLost) await failOpening(app, transferId);
  else await app.workers.start('open', { transferId });
  return app.store.outbox.postpone(pending.id, after(now, again));
}

/** Waits while a transfer runs or is pending: the will is frozen then. After a removal that came with a stop, the key is split again first. */
async function reseal(app: App, { id, hostId }: PendingEffect, attempt: number): Promise<void> {
  const host = await app.store.hosts.load(hostId);
  if (!host?.will?.resealDue) return app.store.outbox.done(id);
  const postpone = (time: number) => app.store.outbox.postpone(id, after(instant(app.now()), time));
  if (host.will.status !== 'active') return postpone(DAY);
  // One sealing at a time; `watch-sealing` manages the one that runs.
  if (host.root.versions['CUSTODY/SEALING'] !== undefined) return postpone(5 * MINUTE);
  if (hasUnnamedHolder(host)) {
    await app.workers.start('reshare', { hostId, change: { kind: 'split' } satisfies SurvivorChange });
    return postpone(backOff(attempt));
  }
  await app.workers.start('reseal', { hostId });
  // Pending until it is done: a sealing that failed is started again.
  return postpone(Math.min(HOUR * attempt, DAY));
}
