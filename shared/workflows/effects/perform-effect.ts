import { isolatedQueueOf } from '#domain/isolated-queue.ts';
import { auditRetryDelay, nextOpeningAttempt } from '#domain/package-audit.ts';
import { after, between, DAY, HOUR, instant, MINUTE } from '#domain/time.ts';
import type { App } from '#platform/app.ts';
import type { PendingEffect } from '#store/unit-of-work.ts';
import { endRecovery, mailAccountLink } from '#workflows/accounts/mail-account-link.ts';
import { deleteUpload, expireDraft } from '#workflows/documents/expire-draft.ts';
import { failOpening } from '#workflows/documents/verify-documents.ts';
import { deliver } from '#workflows/messages/deliver.ts';
import { resumeSealing } from '#workflows/sealing/resume-sealing.ts';
import { claimEffect } from './claim-effect.ts';
import { handOver } from './hand-over.ts';

/** Performs one owed effect that talks to no server of a Host's; a failure leaves it owed for later. Performing it twice, or at the same time, is harmless. */
export function performEffect(app: App, effectId: string): Promise<void> {
  return claimEffect(app, effectId, perform);
}

async function perform(app: App, owed: PendingEffect, attempt: number): Promise<void> {
  const { id, hostId, effect } = owed;
  const lane = isolatedQueueOf(effect);
  if (lane) {
    // It came here before its time, or by a false hint: its Host's own worker performs it.
    await app.store.outbox.postpone(id, instant(app.now()));
    return handOver(app, { hostId, lane, ids: [id] });
  }
  switch (effect.kind) {
    case 'message':
      return deliver(app, owed, effect, attempt);
    case 'open-documents':
      return keepOpening(app, owed, effect.transferId, attempt);
    case 'retry-opening':
      await app.workers.start('open', { transferId: effect.transferId });
      break;
    case 'forget-staged':
      await app.staging.remove(effect.objects);
      break;
    case 'mail-account-link':
      await mailAccountLink(app, owed.id, effect);
      break;
    case 'end-recovery':
      await endRecovery(app, owed.hostId, effect.epoch);
      break;
    case 'mind-sealing':
      return resumeSealing(app, owed, effect.revision);
    case 'reseal':
      return reseal(app, owed, attempt);
    case 'mind-draft':
      return expireDraft(app, owed);
    case 'forget-upload':
      await deleteUpload(app, owed, effect.uploadId);
      break;
    case 'audit-package':
      await app.workers.start('audit', { effectId: owed.id });
      // The worker strikes it out; until then it stays owed.
      return app.store.outbox.postpone(owed.id, after(instant(app.now()), auditRetryDelay(attempt)));
  }
  await app.store.outbox.done(owed.id);
}

/**
 * Owed until every document was read back and is what was sealed; one that is something else is looked at once a day. After a
 * day without any of them the opening has failed, and is tried once a day.
 */
async function keepOpening(app: App, owed: PendingEffect, transferId: string, attempt: number): Promise<void> {
  const now = instant(app.now());
  const { transfer, opened } = (await app.store.transfers.load(transferId)) ?? {};
  if (transfer?.state.status !== 'accessible' && transfer?.state.status !== 'failed') return app.store.outbox.done(owed.id);
  const isOpen = transfer.state.status === 'accessible';
  // Opened anew after a failure: that opening has an effect of its own.
  if (owed.createdAt < transfer.state.accessibleAt || (isOpen && opened?.finished && !opened.altered)) return app.store.outbox.done(owed.id);
  const opening = { isOpen, isRead: opened?.finished === true, hasVerified: Boolean(opened?.verified.length), waited: between(owed.createdAt, now) };
  const { isLost, again } = nextOpeningAttempt(opening, attempt);
  if (isLost) await failOpening(app, transferId);
  else await app.workers.start('open', { transferId });
  return app.store.outbox.postpone(owed.id, after(now, again));
}

/** Waits while a transfer runs or is being prepared: what decides access is frozen then. */
async function reseal(app: App, { id, hostId }: PendingEffect, attempt: number): Promise<void> {
  const host = await app.store.hosts.load(hostId);
  const isDue = host?.will?.resealDue;
  if (isDue && host.will?.status !== 'active') return app.store.outbox.postpone(id, after(instant(app.now()), DAY));
  // One sealing at a time; `mind-sealing` looks after the one that runs.
  if (isDue && host.root.versions['CUSTODY/SEALING'] !== undefined) return app.store.outbox.postpone(id, after(instant(app.now()), 5 * MINUTE));
  if (isDue) await app.workers.start('reseal', { hostId });
  // Owed until a look finds it done: a sealing that failed is begun again.
  return isDue ? app.store.outbox.postpone(id, after(instant(app.now()), Math.min(HOUR * attempt, DAY))) : app.store.outbox.done(id);
}
