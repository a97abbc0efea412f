import { type Instant, later, withoutOngoingOutage } from '#common/time.ts';
import type { Context } from '#hosts/rules/context.ts';
import { answerDeadline } from '#liveness/rules/check.ts';
import {
  acceptCheck,
  advanceLiveness,
  type CheckContext,
  checkKind,
  type Liveness,
  nextLivenessTime,
  pendingCheck,
  restartLiveness,
} from '#liveness/rules/liveness.ts';
import { openingOf } from '#wills/rules/opening.ts';
import { initiateTransfer, type TransferStart } from '#wills/rules/start.ts';

/** One check that no one answers. */
export interface ForecastCheck {
  sentAt: Instant;
  reminders: Instant[];
  answerBy: Instant;
  /** The last one before activation, which names the date and goes out over all channels. */
  isLast: boolean;
}

/** What happens if the Host gives no sign of life from now on, and a channel accepts each message immediately. */
export interface Forecast {
  /** In order. Holds the pending check, if a channel has accepted it or accepts it now. */
  checks: ForecastCheck[];
  /** When the Survivors are asked to start the transfer. */
  activationAt: Instant;
  /** When they can read at the earliest, if one of them starts the transfer at that moment. */
  earliestOpeningAt: Instant;
}

/** A check has at most two reminders and an end, and at most five checks are missed. The bound guards against a time that does not pass. */
const MAX_STEPS = 64;

/** The silence of a Host who gives a last sign of life now. */
export function forecastFromNow(context: CheckContext): Forecast {
  return letTimePass(restartLiveness(undefined, context), { ...context, outages: [] });
}

/** The silence of a Host from now on. Undefined while checks are paused, and after the activation. */
export function forecastSilence(liveness: Liveness, context: CheckContext & Pick<Context, 'outages'>): Forecast | undefined {
  const { name } = liveness.phase;
  if (name === 'paused' || name === 'activated') return undefined;
  // The service comes back: while no Host can answer, no silence counts.
  return letTimePass(liveness, { ...context, outages: withoutOngoingOutage(context.outages) });
}

/** Lets time pass with the functions that the service runs. */
function letTimePass(liveness: Liveness, context: CheckContext & Pick<Context, 'outages'>): Forecast {
  const checks: ForecastCheck[] = [];
  let current = { liveness, now: context.now };
  for (let n = 0; n < MAX_STEPS; n += 1) {
    const before = acceptPending(current.liveness, { ...context, now: current.now });
    noteCheck(checks, before, context);
    const now = later(current.now, nextLivenessTime(before, context) ?? current.now);
    const step = advanceLiveness(before, { ...context, now, checkId: String });
    if (step.activated) return { checks, activationAt: now, earliestOpeningAt: openingAfter(now) };
    if (remindersOf(step.next) > remindersOf(before)) checks.at(-1)?.reminders.push(now);
    current = { liveness: step.next, now };
  }
  throw new Error('Time does not pass.');
}

function acceptPending(liveness: Liveness, context: Pick<Context, 'settings' | 'now'>): Liveness {
  const check = pendingCheck(liveness);
  return check ? acceptCheck(liveness, { number: check.number, channel: 'email' }, context).next : liveness;
}

function noteCheck(checks: ForecastCheck[], liveness: Liveness, context: Pick<Context, 'settings' | 'outages'>): void {
  const check = pendingCheck(liveness);
  const answerBy = check && answerDeadline(check, context);
  if (!check?.sentAt || answerBy === undefined || checks.at(-1)?.sentAt === check.sentAt) return;
  checks.push({ sentAt: check.sentAt, reminders: [], answerBy, isLast: checkKind(liveness, context.settings) === 'last' });
}

function remindersOf(liveness: Liveness): number {
  return pendingCheck(liveness)?.reminders ?? 0;
}

/** The earliest opening of a transfer that starts at the activation. Only its time and its start from `pending_transfer` matter. */
function openingAfter(activation: Instant): Instant {
  const { next } = initiateTransfer(STARTED_WHEN_PENDING, { now: activation });
  return openingOf(next, { outages: [] }).announced ?? next.facts.cancelDeadline;
}

const STARTED_WHEN_PENDING: TransferStart = {
  id: '',
  hostId: '',
  willId: '',
  revision: 0,
  generation: 0,
  threshold: 0,
  documents: 0,
  survivors: [],
  startedBy: '',
  fromPending: true,
  proven: true,
  lastCancelledAt: null,
};
