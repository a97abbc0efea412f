import { waitOf } from '#accounts/mail-account-link.ts';
import type { App, HostRecord } from '#app/app.ts';
import { effectsOfRequest, lastNotices } from '#deletion/rules/deletion-transitions.ts';
import type { Effect } from '#effects/effect.ts';
import { restoreEffects } from '#messages/restore-effects.ts';
import { retryUntilCommittedFrom } from '#store/retry.ts';
import { orderToOpen } from '#wills/rules/authenticate.ts';
import { isUnheard } from '#wills/rules/opening.ts';
import { noticeOfStart } from '#wills/rules/start.ts';

/**
 * Compares the outbox with what a Host's records demand: what must be sent before something takes effect, and the effects that end a wait.
 * Returns whether something was missing, which is put back.
 */
export function repairEffects(app: App, known: HostRecord): Promise<boolean> {
  const reread = async () => (await app.store.hosts.loadClosing(known.id)) ?? known;
  return retryUntilCommittedFrom(known, reread, async (host) =>
    restoreEffects(app, host, [...waitOf(host), ...ofDeletion(host), ...(await ofTransfer(app, host))]),
  );
}

/** Until the start, its notices and reminders. After it, the last notices. Until its end, the effect that performs it. */
function ofDeletion({ deletions: { current } }: HostRecord): Effect[] {
  if (!current) return [];
  const effects = effectsOfRequest(current);
  if (!current.started) return effects;
  const isOpen = current.started.settledAt !== null;
  return [...effects.filter(({ kind }) => kind === 'finish-deletion'), ...(isOpen ? lastNotices(current) : [])];
}

/** The notice for which an opening waits. After the opening, the effect that reads the documents back until they match. */
async function ofTransfer(app: App, { will }: HostRecord): Promise<Effect[]> {
  const record = will?.transferId ? await app.store.transfers.load(will.transferId) : undefined;
  if (!record) return [];
  const { transfer, opened } = record;
  const isRead = opened?.finished === true && !opened.altered;
  if (transfer.state.status === 'accessible') return isRead ? [] : [orderToOpen(transfer.facts.id, transfer.state.accessibleAt)];
  return isUnheard(transfer) ? [noticeOfStart(transfer)] : [];
}
