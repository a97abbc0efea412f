import { DAY, HOUR, MINUTE } from '#common/time.ts';
import { type Chronicle, inPause, isUndelivered, type Start } from './chronicle.ts';
import { isMailboxRead } from './life.ts';
import type { Host } from './people.ts';
import { SWEEP_EVERY, type World } from './world.ts';

/** The result of one Host's will, checked by the promises alone, without the service's own rules. */
export interface LifeResult {
  falseActivations: number;
  /** Checks that count as missed although all mail of them came back. */
  missedByBounces: number;
  /** Checks and activations while the Host had paused the checks. */
  paused: number;
  /** Activations of a living person who let checks pass, was away, or never saw them. */
  otherActivations: number;
  falseOpenings: number;
  otherOpenings: number;
  /** The consent at a cloud drive has expired because the service did not use it. */
  hasLostConsent: boolean;
  death: Death | undefined;
  /** Storages that stayed unreachable without a notification to the Host. */
  unreportedStorages: number;
  /** Openings whose documents could be read, but were not. */
  unreadOpenings: number;
}

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
/** The shortest time after which a drive ends an unused consent: https://learn.microsoft.com/en-us/entra/identity-platform/refresh-tokens */
const DRIVE_REMEMBERS = 90 * DAY;

export function evaluateLife(host: Host, chronicle: Chronicle, world: World): LifeResult {
  const { activations, openings } = chronicle;
  const alive = activations.filter(({ isAlive }) => isAlive);
  const openedAlive = openings.filter(({ isAlive }) => isAlive);
  const isFalse = (opening: Chronicle['openings'][number]) => opening.answersInTime && opening.wasSeen;
  return {
    falseActivations: alive.filter((one) => one.isFalse).length,
    missedByBounces: chronicle.questions.filter((one) => one.status === 'missed' && isUndelivered(one)).length,
    paused: inPause(chronicle).length,
    otherActivations: alive.filter((one) => !one.isFalse).length,
    falseOpenings: openedAlive.filter(isFalse).length,
    otherOpenings: openedAlive.filter((one) => !isFalse(one)).length,
    hasLostConsent: [...chronicle.storageUsed, world.end].some((at, n, all) => at - (all[n - 1] ?? at) >= DRIVE_REMEMBERS),
    death: host.diesAt < world.end ? evaluateDeath(host, chronicle, world) : undefined,
    unreportedStorages: countUnreportedStorages(host, chronicle, world),
    unreadOpenings: countUnreadOpenings(host, chronicle, world),
  };
}

/** Read back once a month, with three days of tolerance: a storage of an active will may be unreachable this long without a notification. */
function countUnreportedStorages({ unreadable }: Host, { watched, storageTold, moves }: Chronicle, world: World): number {
  const isLeft = (from: number, at: number) => moves.some((moved) => from < moved && moved <= at);
  const stretches = unreadable.flatMap(([from, to]) =>
    watched
      .filter((stretch) => !isLeft(from, stretch.from))
      .map((stretch) => [Math.max(from, stretch.from), Math.min(to, stretch.to, world.end)] as const),
  );
  return stretches.filter(([from, to]) => {
    const deadline = withOutages(from, from + 33 * DAY + TOLERANCE, world);
    return deadline < to && !storageTold.some((at) => from <= at && at <= deadline);
  }).length;
}

/** Attempted once a day. A day after they became readable they were read, unless the transfer ended or they became unreachable again. */
function countUnreadOpenings({ unreadable }: Host, { openings, readings, ended, moves }: Chronicle, world: World): number {
  return openings.filter(({ at, transfer }) => {
    const trouble = unreadable.find(([from, to]) => from <= at && at < to && !moves.some((moved) => from < moved && moved <= at));
    const back = trouble?.[1] ?? at;
    const deadline = withOutages(at, back + DAY + HOUR, world);
    const isOut = unreadable.some(([from]) => back < from && from < deadline);
    if (deadline >= Math.min(world.end, ended.get(transfer) ?? world.end) || isOut) return false;
    return !readings.some((reading) => reading.transfer === transfer && at <= reading.at && reading.at <= deadline);
  }).length;
}

function evaluateDeath(host: Host, chronicle: Chronicle, world: World): Death {
  const silent = silenceEnds(chronicle, world);
  const activation = chronicle.activations.find(({ at }) => at >= chronicle.lastSign.at);
  const begun = chronicle.starts.find(({ at }) => at >= chronicle.lastSign.at);
  const watchedUntil = Math.min(begun?.at ?? world.end, world.end);
  const isActivationLate = activation ? activation.at > silent : silent < watchedUntil;
  const opening = chronicle.openings.find(({ at }) => at >= chronicle.lastSign.at);
  const start = opening && chronicle.starts.find(({ transfer }) => transfer === opening.transfer);
  if (opening && start) {
    const opens = opensBy(start, world);
    const delay = Math.max(0, opening.at - host.diesAt);
    // The whole silence, the time until people started, and from then on the promised time.
    const begins = start.fromPending && activation ? silent + start.at - activation.at : start.at;
    const worst = begins + opens - start.at - host.diesAt;
    return { outcome: 'opened', delay, worst, isLate: opening.at > opens, isActivationLate, bySilence: start.fromPending };
  }
  if (isActivationLate) return { outcome: 'missed' };
  const last = chronicle.starts.at(-1);
  if (last && last.at >= chronicle.lastSign.at && last.proofs.length >= last.threshold) {
    return opensBy(last, world) < world.end ? { outcome: 'missed' } : { outcome: 'not yet' };
  }
  return hasEnoughPeople(host, world.end) ? { outcome: 'not yet' } : { outcome: 'too few people' };
}

/**
 * Returns by when a silent Host's will must be pending its transfer: the promised days since the last sign of life, plus the time in
 * which no one could answer. While no channel accepts messages there is no such time.
 */
export function silenceEnds(chronicle: Chronicle, world: World): number {
  const { lastSign, questions } = chronicle;
  const { hcrac, hcit_days, hcrt_hours } = lastSign.settings;
  const asked = questions.filter(({ at, closedAt }) => at >= lastSign.at || closedAt === undefined || closedAt >= lastSign.at);
  const accepting = asked.reduce((sum, { at, sentAt }) => sum + (sentAt === undefined ? 0 : Math.max(0, sentAt - Math.max(at, lastSign.at))), 0);
  // Its mail may come back after these 72 hours. The next check follows a day later.
  const undelivered = asked
    .filter(({ status }) => status === 'undelivered')
    .reduce((sum, { at, closedAt = at, bounced }) => sum + Math.max(72 * HOUR, bounced.size > 0 ? closedAt - at : 0) + DAY, 0);
  const isUnheard = asked.at(-1)?.status === 'undelivered' || (asked.length > 0 && asked.at(-1)?.sentAt === undefined);
  if (isUnheard) return Number.POSITIVE_INFINITY;
  const later = (hcrac - 1) * hcit_days * DAY + hcrac * hcrt_hours * HOUR;
  return withOutages(lastSign.at, firstCheckBy(chronicle) + later + accepting + undelivered + TOLERANCE, world);
}

/** When the first check after the last sign of life is due: after the check-in interval, and after a pause. */
function firstCheckBy({ lastSign, pauses }: Chronicle): number {
  const pause = pauses.findLast(([from, to]) => from <= lastSign.at && lastSign.at < to);
  return Math.max(pause?.[1] ?? 0, lastSign.at + lastSign.settings.hcit_days * DAY);
}

/**
 * Returns by when the documents are readable. This is 48 hours after the Host was notified (a week if nothing notified them, or after
 * a recent cancel), the end of a vouch, or the last authentication that was needed, whichever is later.
 */
function opensBy({ at, fromPending, toldAt, waitsUntil, vouchedUntil, isCooling, threshold, proofs }: Start, world: World): number {
  const atOnce = fromPending || (toldAt !== undefined && toldAt - at <= 15 * MINUTE);
  const told = atOnce ? at + 2 * DAY : toldAt === undefined ? at + 7 * DAY : Math.max(toldAt, at) + 2 * DAY;
  const window = Math.max(told, waitsUntil, vouchedUntil, isCooling ? at + 7 * DAY : 0);
  const proven = proofs[threshold - 1] ?? Number.POSITIVE_INFINITY;
  return withOutages(at, Math.max(window, proven) + HOUR, world);
}

/** Returns the time plus all our outages before it, and the sweeps that notice them. */
function withOutages(from: number, until: number, { out }: World): number {
  let end = until;
  for (const [begin, back] of out) if (back > from && begin < end) end += back - Math.max(begin, from) + 3 * SWEEP_EVERY;
  return end;
}

function hasEnoughPeople({ people, threshold }: Host, at: number): boolean {
  const able = people.filter((person) => isMailboxRead(person, at) || person.hasPaper);
  return able.length >= threshold && people.some((person) => isMailboxRead(person, at));
}
