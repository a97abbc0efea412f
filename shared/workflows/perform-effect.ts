import { backOff } from '#domain/delivery.ts';
import { auditRetry, openingTurn } from '#domain/reading-back.ts';
import { after, between, DAY, HOUR, instant } from '#domain/time.ts';
import type { App } from '#platform/app.ts';
import { faultFacts } from '#platform/log.ts';
import type { OwedEffect } from '#store/unit-of-work.ts';
import { checkWays } from './check-ways.ts';
import { clearLeftovers } from './clear-leftovers.ts';
import { deliver } from './deliver.ts';
import { endRecovery, mailAccountLink } from './mail-account-link.ts';
import { forgetUpload, mindDraft } from './mind-draft.ts';
import { mindSealing } from './mind-sealing.ts';
import { writeOwedFiles } from './owed-files.ts';
import { sendStartCode } from './send-code.ts';
import { failOpening } from './verify-documents.ts';
import { within } from './within.ts';

/** Performs one owed effect; a failure leaves it owed for later. Performing it twice, or at the same time, is harmless. */
export async function performEffect(app: App, effectId: string): Promise<void> {
  const now = instant(app.now());
  const attempt = await app.store.outbox.claim(effectId, now);
  if (attempt === undefined) return;
  const owed = await app.store.outbox.get(effectId);
  if (!owed) return;
  try {
    await perform(app, owed, attempt);
  } catch (error) {
    app.log.alarm('effect_failed', { effect: owed.effect.kind, attempt, ...faultFacts(error) });
    await app.store.outbox.postpone(effectId, after(now, backOff(attempt)));
  }
}

async function perform(app: App, owed: OwedEffect, attempt: number): Promise<void> {
  const { effect } = owed;
  if ('notBefore' in effect && effect.notBefore && effect.notBefore > instant(app.now())) return app.store.outbox.postpone(owed.id, effect.notBefore);
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
    case 'forget-package':
      await withinTime(attempt, forgetPackage(app, owed, effect.storageId, effect.prefix));
      break;
    case 'mail-account-link':
      await mailAccountLink(app, owed.id, effect);
      break;
    case 'end-recovery':
      await endRecovery(app, owed.hostId, effect.epoch);
      break;
    case 'send-code':
      return sendStartCode(app, owed, effect);
    case 'mind-sealing':
      return mindSealing(app, owed, effect.revision);
    case 'write-owed-files':
      return withinTime(attempt, writeOwedFiles(app, owed, effect.generation));
    case 'clear-leftovers':
      return withinTime(attempt, clearLeftovers(app, owed, effect.generation));
    case 'reseal':
      return reseal(app, owed, attempt);
    case 'mind-draft':
      return mindDraft(app, owed);
    case 'forget-upload':
      await forgetUpload(app, owed, effect.uploadId);
      break;
    case 'check-ways':
      return withinTime(attempt, checkWays(app, owed));
    case 'audit-package':
      await app.workers.start('audit', { effectId: owed.id });
      // The worker strikes it out; until then it stays owed.
      return app.store.outbox.postpone(owed.id, after(instant(app.now()), auditRetry(attempt)));
  }
  await app.store.outbox.done(owed.id);
}

/**
 * Owed until every document was read back and is what was sealed; one that is something else is looked at once a day. After a
 * day without any of them the opening has failed, and is tried once a day.
 */
async function keepOpening(app: App, owed: OwedEffect, transferId: string, attempt: number): Promise<void> {
  const now = instant(app.now());
  const { transfer, opened } = (await app.store.transfers.load(transferId)) ?? {};
  if (transfer?.status !== 'accessible' && transfer?.status !== 'failed') return app.store.outbox.done(owed.id);
  const isOpen = transfer.status === 'accessible';
  // Opened anew after a failure: that opening has an effect of its own.
  if (owed.createdAt < transfer.accessibleAt || (isOpen && opened?.finished && !opened.altered)) return app.store.outbox.done(owed.id);
  const opening = { isOpen, isRead: opened?.finished === true, hasVerified: Boolean(opened?.verified.length), waited: between(owed.createdAt, now) };
  const { isLost, again } = openingTurn(opening, attempt);
  if (isLost) await failOpening(app, transferId);
  else await app.workers.start('open', { transferId });
  return app.store.outbox.postpone(owed.id, after(now, again));
}

/** Waits while a transfer runs or is being prepared: what decides access is frozen then. */
async function reseal(app: App, { id, hostId }: OwedEffect, attempt: number): Promise<void> {
  const host = await app.store.hosts.load(hostId);
  const isDue = host?.will?.resealDue;
  if (isDue && host.will?.status !== 'active') return app.store.outbox.postpone(id, after(instant(app.now()), DAY));
  if (isDue) await app.workers.start('reseal', { hostId });
  // Owed until a look finds it done: a sealing that failed is begun again.
  return isDue ? app.store.outbox.postpone(id, after(instant(app.now()), Math.min(HOUR * attempt, DAY))) : app.store.outbox.done(id);
}

/** A storage of a Host's own may answer as slowly as it likes: it must not keep other people's effects from being performed. */
async function withinTime(attempt: number, work: Promise<void>): Promise<void> {
  await within(attempt === 1 ? STREAM_BUDGET_MS : STORAGE_BUDGET_MS, work, new Error('A storage took too long.'));
}

const STORAGE_BUDGET_MS = 60_000;
/** The first attempt comes from the table's stream, where what was owed in the same moment waits behind it. */
const STREAM_BUDGET_MS = 10_000;
/** Ciphertext that nobody can open is left behind in a storage that can't be reached for so long. */
const FORGETTING = 30 * DAY;

async function forgetPackage(app: App, { hostId, createdAt }: OwedEffect, storageId: string, prefix: string): Promise<void> {
  const host = await app.store.hosts.load(hostId);
  const record = host?.storages.find(({ id }) => id === storageId);
  if (!record || between(createdAt, instant(app.now())) > FORGETTING) return;
  const storage = await app.openStorage(hostId, record);
  await storage.keepOpen(async () => {
    for (const path of await storage.list(prefix)) await storage.remove(path);
  });
}
