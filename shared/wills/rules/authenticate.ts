import { Refusal } from '#common/refusal.ts';
import { after, DAY, type Instant } from '#common/time.ts';
import { type Effect, type Step, stepTo } from '#effects/effect.ts';
import { notifyHost, notifySurvivors } from '#effects/notify.ts';
import type { Context } from '#hosts/rules/context.ts';
import { openingOf } from './opening.ts';
import { isRunning, isThresholdMet, survivorIds, type Transfer } from './transfer.ts';
import { outweighVouch } from './vouch.ts';
import { unchangedStep, type WillState, type WillStep, withTransfer } from './will.ts';

/** Counts one Survivor's authentication, and opens the will when it is the last one needed. */
export function countAuthentication(state: WillState, survivor: string, context: Pick<Context, 'now' | 'outages' | 'accessWindowDays'>): WillStep {
  const { transfer } = state;
  if (!transfer || !isRunning(transfer)) throw new Refusal('transfer_not_running');
  return withTransfer(state, authenticateSurvivor(transfer, survivor, context));
}

/** What an opening depends on, next to the transfer. */
export type OpeningContext = Pick<Context, 'now' | 'outages' | 'accessWindowDays'>;

/** Counts each Survivor of this transfer once, and no one else. Opens the documents at the threshold, never before its opening. */
export function authenticateSurvivor(transfer: Transfer, survivor: string, context: OpeningContext): Step<Transfer> {
  const { facts, state } = transfer;
  if (!isRunning(transfer) || !survivorIds(transfer).includes(survivor)) return stepTo(transfer);
  if (state.authenticated.some((one) => one.survivor === survivor)) return stepTo(transfer);
  const open = outweighVouch(state, survivor, context.now);
  const counted = { facts, state: { ...open, authenticated: [...open.authenticated, { survivor, at: context.now }] } };
  const step = openIfDue(counted, context);
  // The notice of a repeated start says so already.
  if (facts.isRepeat && survivor === facts.startedBy) return step;
  const key = `transfer/${facts.id}/authenticated/${survivor}`;
  const notice = notifyHost('survivor-authenticated-host', key, { transferId: facts.id, survivor }, { spread: 'all' });
  return { next: step.next, effects: [notice, ...step.effects] };
}

export function openIfDue(transfer: Transfer, context: OpeningContext): Step<Transfer> {
  const { status } = transfer.state;
  const isWaiting = status === 'awaiting_authentication' || status === 'stalled';
  if (!isWaiting || !isThresholdMet(transfer) || context.now < openingOf(transfer, context).enforced) return stepTo(transfer);
  return openDocuments(transfer, context);
}

/** Opens the documents for the access window. Also repairs a failed opening. */
export function openDocuments(transfer: Transfer, { now, accessWindowDays }: Pick<Context, 'now' | 'accessWindowDays'>): Step<Transfer> {
  const { facts, state } = transfer;
  const about = { transferId: facts.id };
  const key = `transfer/${facts.id}/accessible/${now}`;
  const effects: Effect[] = [
    orderToOpen(facts.id, now),
    ...notifySurvivors(survivorIds(transfer), 'documents-accessible', key, about),
    notifyHost('documents-open-host', key, about, { spread: 'all' }),
  ];
  const window = { accessibleAt: now, accessExpiresAt: after(now, accessWindowDays * DAY) };
  return stepTo({ facts, state: { ...state, status: 'accessible', ...window } }, effects);
}

/** The effect that reads the documents back. `accessibleAt`: of this opening. */
export function orderToOpen(transferId: string, accessibleAt: Instant): Effect {
  return { kind: 'open-documents', key: `transfer/${transferId}/open/${accessibleAt}`, transferId };
}

/** Closes documents that cannot be shown. The Host and the Survivors are notified, and the opening is tried again. */
export function failOpening(transfer: Transfer): Step<Transfer> {
  const { facts, state } = transfer;
  if (state.status !== 'accessible') return stepTo(transfer);
  const key = `transfer/${facts.id}/failed/${state.accessibleAt}`;
  const about = { transferId: facts.id };
  return stepTo({ facts, state: { ...state, status: 'failed' } }, [
    ...notifySurvivors(survivorIds(transfer), 'opening-failed', key, about),
    notifyHost('opening-failed-host', key, about, { spread: 'all' }),
  ]);
}

/** Closes the documents of an open transfer that cannot be shown as they were sealed. */
export function recordFailedOpening(state: WillState, transferId: string): WillStep {
  const { transfer } = state;
  if (transfer?.facts.id !== transferId || transfer.state.status !== 'accessible') return unchangedStep(state);
  return withTransfer(state, failOpening(transfer));
}

/** Opens the documents of a failed opening for a whole access window, now that they can be read. */
export function recordRepairedOpening(state: WillState, transferId: string, context: Pick<Context, 'now' | 'accessWindowDays'>): WillStep {
  const { transfer } = state;
  if (transfer?.facts.id !== transferId || transfer.state.status !== 'failed') return unchangedStep(state);
  return withTransfer(state, openDocuments(transfer, context));
}
