import { DAY, HOUR, MINUTE } from '#common/time.ts';
import type { Lived } from './account.ts';
import { common, isWithin, later, type Period } from './calendar.ts';
import { type Change, type Chronicle, isStanding, lastBefore, settingsAt, statuses } from './chronicle.ts';
import { type Death, evaluateDeath, unreachablePeriods, withOutages } from './evaluate-death.ts';

/** The result of one Host's will, checked by the promises alone, without the service's own rules. Each is a list of moments. */
export interface Verdict {
  falseActivations: number[];
  /** Activations after fewer delivered checks than the Host allows to miss. */
  undelivered: number[];
  inPause: number[];
  otherActivations: number[];
  falseOpenings: number[];
  otherOpenings: number[];
  unreportedStorages: number[];
  unreadOpenings: number[];
  unusedStorages: number[];
  death: Death | undefined;
}

/** The shortest time after which a drive ends an unused consent: https://learn.microsoft.com/en-us/entra/identity-platform/refresh-tokens */
const DRIVE_REMEMBERS = 90 * DAY;
const NEVER = Number.POSITIVE_INFINITY;

export function evaluate(life: Lived): Verdict {
  const { host, chronicle } = life;
  const { end } = life.years.calendar;
  const alive = ({ at }: Change): boolean => at < host.diesAt;
  const activated = activations(chronicle);
  const opened = openings(chronicle);
  const isFalse = (one: Change): boolean => alive(one) && host.habit === 'prompt' && wasAnswered(chronicle, one.at);
  const wasStopped = (one: Change): boolean => alive(one) && host.habit === 'prompt' && sawStart(chronicle, one);
  const at = (all: readonly Change[]): number[] => all.map((one) => one.at);
  return {
    falseActivations: at(activated.filter(isFalse)),
    undelivered: at(activated.filter((one) => deliveredChecks(chronicle, one.at) < (settingsAt(chronicle, one.at)?.settings.hcrac ?? 1))),
    inPause: inPause(chronicle),
    otherActivations: at(activated.filter((one) => alive(one) && !isFalse(one))),
    falseOpenings: at(opened.filter(wasStopped)),
    otherOpenings: at(opened.filter((one) => alive(one) && !wasStopped(one))),
    unreportedStorages: unreportedStorages(life),
    unreadOpenings: at(opened.filter((one) => isUnread(life, one))),
    unusedStorages: [...chronicle.uses, end].filter((time, n, all) => time - (all[n - 1] ?? time) >= DRIVE_REMEMBERS),
    death: host.diesAt < end ? evaluateDeath(life) : undefined,
  };
}

export const activations = ({ trail }: Chronicle): Change[] =>
  trail.filter(({ of, from, to }) => of === 'will' && from === 'active' && to === 'pending_transfer');
export const openings = ({ trail }: Chronicle): Change[] =>
  trail.filter(({ of, to, from }) => of === 'transfer' && to === 'accessible' && from !== 'failed');
export const startsOf = ({ trail }: Chronicle): Change[] =>
  trail.filter(({ of, from, to }) => of === 'transfer' && from === null && to === 'initiated');

/** Whether the Host saw a check since their last accepted sign of life. A prompt one answers it within the response time. */
function wasAnswered({ checks, signs }: Chronicle, at: number): boolean {
  const since = lastBefore(signs, at);
  return [...checks.values()].some(({ at: sent, seen }) => seen !== undefined && since < seen.at && seen.at < at && seen.at - sent < HOUR);
}

/** The checks since the last sign of life whose messages had not all come back by then. */
function deliveredChecks({ checks, signs }: Chronicle, at: number): number {
  const since = lastBefore(signs, at);
  return [...checks.values()].filter((one) => one.at > since && isStanding(one, at)).length;
}

/** Whether the Host read, at home, that a transfer had been started, before it opened. One who missed every check has 48 hours in any case. */
function sawStart({ starts, trail }: Chronicle, { at, transfer }: Change): boolean {
  const begun = trail.findLast((one) => one.transfer === transfer && one.to === 'initiated' && one.at <= at)?.at ?? 0;
  const seen = starts.get(transfer)?.seen;
  return seen !== undefined && seen.at < at && seen.at - begun < HOUR;
}

/** The checks and activations of an active will while its Host had paused the checks. There must be none. */
function inPause(chronicle: Chronicle): number[] {
  const { pauses, checks, trail } = chronicle;
  const running = statuses(chronicle, NEVER).flatMap(({ status, period }) => (status === 'active' ? [] : [period]));
  const moments = [...[...checks.values()].map(({ at }) => at), ...activations({ ...chronicle, trail }).map(({ at }) => at)];
  return moments.filter((at) => !isWithin(running, at) && pauses.some(([from, to]) => from + MINUTE < at && at < to));
}

/** Read back once a month, with three days of tolerance: a storage of an active will may be unreachable this long without a notice. */
function unreportedStorages(life: Lived): number[] {
  const { host, chronicle } = life;
  const { calendar } = life.years;
  const end = Math.min(calendar.end, host.diesAt, host.cutOffFrom);
  const active = statuses(chronicle, end).flatMap(({ status, period }) => (status === 'active' ? [period] : []));
  const sealed = cutAt(active, chronicle.seals);
  const dead: Period = host.deadMailbox ?? [NEVER, NEVER];
  return common([sealed, unreachablePeriods(life)]).flatMap(([from, to]) => {
    const by = withOutages(from, from + 34 * DAY + mute(life, from, from + 34 * DAY), calendar);
    const isHidden = isWithin([dead], from) || isWithin([dead], by) || chronicle.pauses.some(([begin, over]) => begin < by && from < over);
    return by < Math.min(to, end) && !isHidden && !chronicle.storageTold.some((at) => from - 34 * DAY <= at && at <= by) ? [by] : [];
  });
}

/** Periods, cut into parts at these moments. */
const cutAt = (all: readonly Period[], moments: readonly number[]): Period[] =>
  all.flatMap(([from, to]) => [from, ...moments.filter((at) => from < at && at < to)].map((at, n, parts): Period => [at, parts[n + 1] ?? to]));

/** How long no provider accepted anything for the Host. */
export function mute({ host, years }: Lived, from: number, to: number): number {
  const refusing = (way: string): readonly Period[] => [
    ...(way === 'ses' ? [] : (host.broken[way as 'sms'] ?? [])),
    ...(years.calendar.refusing[way] ?? []),
  ];
  const ways = [...new Set(['ses', ...host.channels])].map((way) => refusing(way).toSorted(([one], [other]) => one - other));
  return common([[[from, to]], ...ways]).reduce((sum, [begin, end]) => sum + end - begin + 6 * HOUR, 0);
}

/** Tried once a day. Two days after the documents became readable a Survivor has read them, unless the transfer ended. */
function isUnread(life: Lived, { at, transfer }: Change): boolean {
  const { chronicle, years } = life;
  const trouble = unreachablePeriods(life).filter(([from, to]) => to > at - DAY && from < at + 60 * DAY);
  const back = trouble.find(([from, to]) => from <= at && at < to)?.[1] ?? at;
  const by = later(years.calendar.out, back, 2 * DAY);
  const over =
    chronicle.trail.find((one) => one.transfer === transfer && one.at > at && /completed|cancelled/.test(one.to))?.at ?? years.calendar.end;
  if (by >= Math.min(over, years.calendar.end) || trouble.some(([from]) => back < from && from < by)) return false;
  return isReader(life, at) && !chronicle.reads.some((time) => at <= time && time <= by);
}

/** Whether a Survivor who has confirmed their identity still gets mail, and so reads. */
const isReader = ({ family, chronicle }: Lived, at: number): boolean =>
  family.some(
    ({ person }) =>
      !isWithin(person.lost, at) &&
      !isWithin(person.lost, at + 2 * DAY) &&
      chronicle.proofs.some(({ by, at: time }) => by === person.name && time <= at),
  );
