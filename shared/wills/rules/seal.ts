import type { Instant } from '#common/time.ts';
import { confirmCheck } from '#liveness/rules/check.ts';
import { type CheckContext, pendingCheck, restartLiveness } from '#liveness/rules/liveness.ts';
import { notifyConnectionChange, notifySealedAgain } from './notify-changes.ts';
import { notifyOfReturn } from './stop.ts';
import { areSamePlaces, type BehindPlace, type Sealing, unchangedStep, type Will, type WillState, type WillStep } from './will.ts';

/** What is sealed, and when its draft began. Of the first draft that is kept. */
interface NewSealing {
  sealing: Sealing;
  draftedAt?: Instant | undefined;
  /** Storages that have missed it. */
  behind?: readonly BehindPlace[];
}

/** Activates the will. Its Host has just been here, so the next check follows after the check-in interval. */
export function sealWill(before: WillState | undefined, { sealing, draftedAt, behind = [] }: NewSealing, context: CheckContext): WillStep {
  const { now } = context;
  const will: Will = {
    status: 'active',
    sealed: sealing,
    createdAt: before?.will.createdAt ?? draftedAt ?? sealing.sealedAt,
    firstSealedAt: before?.will.firstSealedAt ?? sealing.sealedAt,
    transferId: null,
    resealDue: false,
    ...(behind.length > 0 && { behind }),
    lastCancelledAt: before?.will.lastCancelledAt ?? null,
    ...(before?.will.recentStops && { recentStops: before.will.recentStops }),
    ...(before?.will.copies && { copies: before.will.copies }),
    ...(before?.will.review && { review: before.will.review }),
  };
  const liveness = restartLiveness(before?.liveness, context);
  const check = before && pendingCheck(before.liveness);
  const isMoved = before !== undefined && !areSamePlaces(before.will.sealed, sealing);
  const effects = [
    ...(isMoved ? notifyConnectionChange(before, { what: 'moved', id: sealing.storageId, how: 'changed' }, String(sealing.revision)) : []),
    ...(before ? [...notifySealedAgain(before.will.sealed, sealing), ...notifyOfReturn(before, 'signed in', now)] : []),
  ];
  return { next: { ...before, will, liveness, transfer: undefined }, effects, checks: check ? [confirmCheck(check, now)] : [] };
}

/** Replaces the key of the same documents. The service does that itself, so it is no sign of life and nothing else changes. */
export function resealWill(state: WillState, sealing: Sealing, behind: readonly BehindPlace[] = []): WillStep {
  const { behind: _, ...will } = state.will;
  return unchangedStep({ ...state, will: { ...will, sealed: sealing, resealDue: false, ...(behind.length > 0 && { behind }) } });
}
