import { DAY, HOUR, MINUTE } from '#domain/time.ts';
import type { Chronicle, Start } from './chronicle.ts';
import { isRead } from './life.ts';
import type { Host } from './people.ts';
import { SWEEP_EVERY, type World } from './world.ts';

/** What became of one Host's will, judged by the promises alone: none of the service's own rules is asked here. */
export interface Verdict {
  falseActivations: number;
  /** Activations of somebody who is alive and had let questions pass, was away, or never saw them. */
  otherActivations: number;
  falseOpenings: number;
  otherOpenings: number;
  /** A cloud drive would not know the service any more. */
  isForgotten: boolean;
  death: Death | undefined;
  /** Storages that stayed out of reach although nobody told the Host. */
  untold: number;
  /** Openings whose documents could be read and were not. */
  unread: number;
}

/** After a death: `opened` with the delay to readable documents and the worst case promised for it, both in milliseconds. */
export type Death =
  | { outcome: 'opened'; delay: number; worst: number; isLate: boolean; isActivationLate: boolean; bySilence: boolean }
  /** The years were over first. */
  | { outcome: 'not yet' }
  /** Fewer Survivors than needed can prove who they are, or none of them has heard of anything. */
  | { outcome: 'too few people' }
  | { outcome: 'missed' };

/** Alarms and sweeps may be late by some minutes each; a promise is in whole days. */
const TOLERANCE = DAY;
/** The shortest time after which a drive forgets whom it has not seen: https://learn.microsoft.com/en-us/entra/identity-platform/refresh-tokens */
const DRIVE_REMEMBERS = 90 * DAY;

export function judge(host: Host, chronicle: Chronicle, world: World): Verdict {
  const { activations, openings } = chronicle;
  const alive = activations.filter(({ isAlive }) => isAlive);
  const openedAlive = openings.filter(({ isAlive }) => isAlive);
  const isFalse = (opening: Chronicle['openings'][number]) => opening.answersInTime && opening.wasSeen;
  return {
    falseActivations: alive.filter((one) => one.isFalse).length,
    otherActivations: alive.filter((one) => !one.isFalse).length,
    falseOpenings: openedAlive.filter(isFalse).length,
    otherOpenings: openedAlive.filter((one) => !isFalse(one)).length,
    isForgotten: [...chronicle.storageUsed, world.end].some((at, n, all) => at - (all[n - 1] ?? at) >= DRIVE_REMEMBERS),
    death: host.diesAt < world.end ? judgeDeath(host, chronicle, world) : undefined,
    untold: untoldOf(host, chronicle, world),
    unread: unreadOf(host, chronicle, world),
  };
}

/** Read back once a month, and three days of patience: that is how long a storage of an active will may be out of reach unsaid. */
function untoldOf({ unreadable }: Host, { watched, storageTold, moves }: Chronicle, world: World): number {
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

/** Tried once a day: a day after they can be read they have been, unless the transfer ended or they were out of reach again. */
function unreadOf({ unreadable }: Host, { openings, readings, ended, moves }: Chronicle, world: World): number {
  return openings.filter(({ at, transfer }) => {
    const trouble = unreadable.find(([from, to]) => from <= at && at < to && !moves.some((moved) => from < moved && moved <= at));
    const back = trouble?.[1] ?? at;
    const deadline = withOutages(at, back + DAY + HOUR, world);
    const isOut = unreadable.some(([from]) => back < from && from < deadline);
    if (deadline >= Math.min(world.end, ended.get(transfer) ?? world.end) || isOut) return false;
    return !readings.some((reading) => reading.transfer === transfer && at <= reading.at && reading.at <= deadline);
  }).length;
}

function judgeDeath(host: Host, chronicle: Chronicle, world: World): Death {
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
    // With the whole silence, what people took to start, and from then on what was promised.
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
 * By when a silent Host's will has to be pending its transfer: the promised days since the last sign of life, and what
 * nobody could hear in them. While no channel takes anything there is no such moment.
 */
export function silenceEnds({ lastSign, questions }: Chronicle, world: World): number {
  const { hcrac, hcit_days, hcrt_hours } = lastSign.settings;
  const asked = questions.filter(({ at, closedAt }) => at >= lastSign.at || closedAt === undefined || closedAt >= lastSign.at);
  const accepting = asked.reduce((sum, { at, sentAt }) => sum + (sentAt === undefined ? 0 : Math.max(0, sentAt - Math.max(at, lastSign.at))), 0);
  const undelivered = asked.filter(({ status }) => status === 'undelivered').length * (72 * HOUR + DAY);
  const isUnheard = asked.at(-1)?.status === 'undelivered' || (asked.length > 0 && asked.at(-1)?.sentAt === undefined);
  if (isUnheard) return Number.POSITIVE_INFINITY;
  return withOutages(lastSign.at, lastSign.at + hcrac * (hcit_days * DAY + hcrt_hours * HOUR) + accepting + undelivered + TOLERANCE, world);
}

/**
 * By when the documents are readable: the Host's 48 hours from when they were told (a week if nothing told them or a
 * cancel was recent), or the last proof that was needed, whatever is later.
 */
function opensBy({ at, fromPending, toldAt, isCooling, threshold, proofs }: Start, world: World): number {
  const atOnce = fromPending || (toldAt !== undefined && toldAt - at <= 15 * MINUTE);
  const told = atOnce ? at + 2 * DAY : toldAt === undefined ? at + 7 * DAY : Math.max(toldAt, at) + 2 * DAY;
  const window = isCooling ? Math.max(told, at + 7 * DAY) : told;
  const proven = proofs[threshold - 1] ?? Number.POSITIVE_INFINITY;
  return withOutages(at, Math.max(window, proven) + HOUR, world);
}

/** The moment with all our outages before it added, and the sweeps that notice them. */
function withOutages(from: number, until: number, { out }: World): number {
  let end = until;
  for (const [begin, back] of out) if (back > from && begin < end) end += back - Math.max(begin, from) + 3 * SWEEP_EVERY;
  return end;
}

function hasEnoughPeople({ people, threshold }: Host, at: number): boolean {
  const able = people.filter((person) => isRead(person, at) || person.hasPaper);
  return able.length >= threshold && people.some((person) => isRead(person, at));
}
