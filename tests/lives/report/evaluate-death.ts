import { DAY, HOUR, MINUTE } from '#common/time.ts';
import type { Lived } from './account.ts';
import { type Calendar, common, type Period } from './calendar.ts';
import { type Change, type Chronicle, isStanding, lastBefore, type Notices, settingsAt, toldAt } from './chronicle.ts';
import { activations, mute, openings, startsOf } from './evaluate.ts';

/** After a death: `opened` with the delay until the documents were readable, and the promised worst case, both in milliseconds. */
export type Death =
  | { outcome: 'opened'; delay: number; worst: number; isLate: boolean; isActivationLate: boolean; bySilence: boolean }
  /** The simulation ended first. */
  | { outcome: 'not yet' }
  /** Fewer Survivors than needed can authenticate, or none of them was notified. */
  | { outcome: 'too few people' }
  | { outcome: 'missed' };

/** Schedules and sweeps may be late by some minutes each. A promise is in whole days. */
const TOLERANCE = DAY;
const SWEEP_EVERY = 5 * MINUTE;
const NEVER = Number.POSITIVE_INFINITY;

export function evaluateDeath(life: Lived): Death {
  const { host, chronicle, family, years } = life;
  const { end } = years.calendar;
  const sign = chronicle.signs.at(-1) ?? 0;
  const since = <One extends { at: number }>(all: readonly One[]): One | undefined => all.find(({ at }) => at >= sign);
  const [activation, opening, begun] = [since(activations(chronicle)), since(openings(chronicle)), since(startsOf(chronicle))];
  const silent = silenceEnds(life);
  const isActivationLate = activation ? activation.at > silent : silent < Math.min(begun?.at ?? end, end);
  if (opening) return opened(life, { opening, activation, silent, isActivationLate });
  if (isActivationLate) return { outcome: 'missed' };
  const last = startsOf(chronicle).at(-1);
  if (last && last.at >= sign && proofsOf(chronicle, last).length >= host.threshold)
    return opensBy(life, last) < end ? { outcome: 'missed' } : { outcome: 'not yet' };
  const able = family.filter(({ isRead, codes }) => isRead || codes.length > 0);
  return able.length >= host.threshold && family.some(({ isRead }) => isRead) ? { outcome: 'not yet' } : { outcome: 'too few people' };
}

interface Opened {
  opening: Change;
  activation: Change | undefined;
  silent: number;
  isActivationLate: boolean;
}

function opened(life: Lived, { opening, activation, silent, isActivationLate }: Opened): Death {
  const { chronicle, host } = life;
  const start = startOf(chronicle, opening);
  const bySilence = wasPending(chronicle, start.at);
  const opens = opensBy(life, start);
  // The whole silence, the time until people started, and from then on the promised time.
  const begins = bySilence && activation ? silent + start.at - activation.at : start.at;
  const worst = Math.max(0, begins + opens - start.at - host.diesAt);
  return { outcome: 'opened', delay: Math.max(0, opening.at - host.diesAt), worst, isLate: opening.at > opens, isActivationLate, bySilence };
}

/** The last start of the transfer that opened: a stalled one may have been started again by name. */
const startOf = ({ trail }: Chronicle, { at, transfer }: Change): Change =>
  trail.findLast((one) => one.transfer === transfer && one.to === 'initiated' && one.at <= at) ?? trail[0] ?? ({} as Change);

const wasPending = ({ trail }: Chronicle, at: number): boolean =>
  trail.some((one) => one.of === 'will' && one.from === 'pending_transfer' && Math.abs(one.at - at) < MINUTE);

const proofsOf = ({ proofs }: Chronicle, { wire }: Change) => proofs.filter(({ transfer }) => transfer === wire);

/**
 * By when a silent Host's will must be pending its transfer: the promised days since the last sign of life, plus the time in which no one
 * could answer. While no provider accepts messages there is no such time.
 */
function silenceEnds(life: Lived): number {
  const { chronicle, years } = life;
  const sign = Math.max(chronicle.signs.at(-1) ?? 0, chronicle.settings.at(-1)?.at ?? 0, chronicle.seals.at(-1) ?? 0);
  const { hcrac, hcit_days, hcrt_hours } = settingsAt(chronicle, sign)?.settings ?? { hcrac: 0, hcit_days: 0, hcrt_hours: 0 };
  const asked = [...chronicle.checks.values()].filter(({ at }) => at >= sign);
  const newest = asked.at(-1);
  if (newest && !isStanding(newest, years.calendar.end)) return NEVER;
  const pause = chronicle.pauses.findLast(([from, to]) => from <= sign && sign < to)?.[1] ?? 0;
  const first = Math.max(pause, sign + hcit_days * DAY);
  const until = first + (hcrac - 1) * hcit_days * DAY + hcrac * hcrt_hours * HOUR + TOLERANCE;
  const silent = mute(life, sign, until + 30 * DAY);
  // A Host whom no message reaches, and one whose mail comes back, is not silent.
  if (isCutOff(life, sign)) return NEVER;
  return withOutages(sign, until + silent * 2 + asked.reduce((sum, one) => sum + lostTo(one), 0) + vouched(chronicle, sign), years.calendar);
}

const isCutOff = ({ host, chronicle }: Lived, sign: number): boolean => host.cutOffFrom < NEVER || chronicle.cutOffTold.some((at) => at >= sign);

/** What a check whose mail came back takes longer: until then, three days of attempts, and a day until the next one. */
function lostTo({ at, accepted }: Notices): number {
  const back = Math.max(0, ...accepted.map(({ bouncedAt }) => (bouncedAt === undefined ? 0 : bouncedAt - at)));
  return back > 0 ? back + 4 * DAY : 0;
}

const vouched = ({ vouches }: Chronicle, sign: number): number => vouches.filter((at) => at >= sign).length * 16 * DAY;

/**
 * By when the documents are readable: 48 hours after the Host was notified (a week if nothing notified them, or after a recent cancel),
 * the end of a vouch, or the last authentication that was needed, whichever is later.
 */
function opensBy({ host, chronicle, years }: Lived, start: Change): number {
  const { at, transfer } = start;
  const notices = chronicle.starts.get(transfer);
  const told = notices && toldAt(notices, years.calendar.end);
  const isAtOnce = wasPending(chronicle, at) || (told !== undefined && told - at <= 15 * MINUTE);
  const notified = isAtOnce ? at + 2 * DAY : told === undefined ? at + 7 * DAY : Math.max(told, at) + 2 * DAY;
  const waited = Math.max(0, ...(notices?.accepted ?? []).filter(({ bouncedAt }) => bouncedAt !== undefined).map((one) => one.at + 7 * DAY));
  const stop = lastBefore(
    chronicle.trail.filter(({ to }) => to === 'cancelled').map((one) => one.at),
    at,
  );
  const vouch = lastBefore(chronicle.vouches, years.calendar.end);
  const window = Math.max(notified, waited, at - stop < 14 * DAY ? at + 7 * DAY : 0, vouch + 15 * DAY);
  const proven = proofsOf(chronicle, start)[host.threshold - 1]?.at ?? NEVER;
  return withOutages(at, Math.max(window, proven) + HOUR, years.calendar);
}

/** The time plus all our outages before it, and the sweeps that notice them. */
export function withOutages(from: number, until: number, { out }: Calendar): number {
  let end = until;
  for (const [begin, back] of out) if (back > from && begin < end) end += back - Math.max(begin, from) + 3 * SWEEP_EVERY;
  return end;
}

/** When no storage of the will that was used then could be reached. */
export function unreachablePeriods({ host, chronicle }: Lived): Period[] {
  const parts = common(host.unreachable);
  return parts.map(([from, to]): Period => [from, Math.min(to, chronicle.moves.find((at) => at > from) ?? NEVER)]);
}
