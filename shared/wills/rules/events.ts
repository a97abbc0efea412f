import type { Instant } from '#common/time.ts';
import type { AnsweredBy } from '#effects/message-effect.ts';
import type { Context } from '#hosts/rules/context.ts';
import type { CheckDelivery, RestoredSettings } from '#liveness/rules/liveness.ts';
import { advance } from './advance.ts';
import { countAuthentication, recordFailedOpening, recordRepairedOpening } from './authenticate.ts';
import {
  applyChosenSettings,
  applyRestoredIntervals,
  recordCheckAccepted,
  recordCheckBounced,
  recordCheckRejected,
  revokePause,
  startPause,
  stopPause,
} from './checks.ts';
import { recordNoticeAccepted, recordNoticeBounced } from './host-notice.ts';
import { resealWill, sealWill } from './seal.ts';
import { joinRunningTransfer, type NewTransfer, startTransfer } from './start.ts';
import { recordSignOfLife, stopWithCard } from './stop.ts';
import { vouchForHost } from './vouch.ts';
import { type Sealing, unchangedStep, type WillState, type WillStep } from './will.ts';

/** Everything that can happen to a sealed will: done by the Host, a Survivor, a channel, a storage, the service or time. */
export type WillEvent =
  | { kind: 'time-passed' }
  | { kind: 'sealed'; sealing: Sealing; draftedAt?: Instant }
  | { kind: 'resealed'; sealing: Sealing }
  | { kind: 'sign-of-life'; how: AnsweredBy }
  /** By the code of the Host's stop card, which the caller has checked. */
  | { kind: 'stopped-by-card' }
  /** The context holds the new settings. */
  | { kind: 'settings-changed' }
  | ({ kind: 'settings-restored' } & RestoredSettings)
  | { kind: 'pause-begun'; until: Instant }
  | { kind: 'pause-ended' }
  /** The Host did not begin it. */
  | { kind: 'pause-rejected' }
  | ({ kind: 'transfer-started' } & NewTransfer)
  | { kind: 'transfer-joined'; survivor: string }
  | { kind: 'survivor-authenticated'; survivor: string }
  /** An authenticated Survivor says that the Host is alive, but out of reach. */
  | { kind: 'vouched'; survivor: string }
  | ({ kind: 'check-accepted' } & CheckDelivery)
  | ({ kind: 'check-rejected' } & CheckDelivery)
  /** The mail of a check came back. `route` as in its acceptance. */
  | { kind: 'check-bounced'; number: number; route: string }
  | { kind: 'notice-accepted'; transferId: string; route?: string }
  | { kind: 'notice-bounced'; transferId: string; route: string }
  | { kind: 'opening-failed'; transferId: string }
  | { kind: 'opening-repaired'; transferId: string };

/**
 * Decides what an event does to a will. It reads no clock and changes nothing, so the same call always gives the same step.
 * An endpoint that makes one known transition calls that function itself: its bundle then holds no other.
 */
export function decide(state: WillState, event: WillEvent, context: Context): WillStep {
  switch (event.kind) {
    case 'time-passed':
      return advance(state, context);
    case 'sealed':
      return sealWill(state, event, context);
    case 'resealed':
      return resealWill(state, event.sealing);
    case 'sign-of-life':
      return recordSignOfLife(state, event.how, context);
    case 'stopped-by-card':
      return stopWithCard(state, context);
    case 'settings-changed':
      return applyChosenSettings(state, context);
    case 'settings-restored':
      return applyRestoredIntervals(state, event, context);
    case 'pause-begun':
      return startPause(state, event.until, context);
    case 'pause-ended':
      return stopPause(state, context);
    case 'pause-rejected':
      return revokePause(state, context);
    case 'transfer-started':
      return startTransfer(state, event, context);
    case 'transfer-joined':
      return joinRunningTransfer(state, event.survivor, context);
    case 'survivor-authenticated':
      return countAuthentication(state, event.survivor, context);
    case 'vouched':
      return vouchForHost(state, event.survivor, context);
    case 'check-accepted':
      return recordCheckAccepted(state, event, context);
    case 'check-rejected':
      return recordCheckRejected(state, event);
    case 'check-bounced':
      return recordCheckBounced(state, event, context);
    case 'notice-accepted':
      return recordNoticeAccepted(state, event, context);
    case 'notice-bounced':
      return recordNoticeBounced(state, event);
    case 'opening-failed':
      return recordFailedOpening(state, event.transferId);
    case 'opening-repaired':
      return recordRepairedOpening(state, event.transferId, context);
  }
}

/** Decides several events of one moment, one after the other, as one step. */
export function decideAll(state: WillState, events: readonly WillEvent[], context: Context): WillStep {
  return events.reduce((before, event) => {
    const { next, effects, checks } = decide(before.next, event, context);
    return { next, effects: [...before.effects, ...effects], checks: [...before.checks, ...checks] };
  }, unchangedStep(state));
}
