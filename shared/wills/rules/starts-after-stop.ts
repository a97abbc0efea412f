import { DEFAULT_READER, formatMoment } from '#common/moment.ts';
import { Refusal } from '#common/refusal.ts';
import { after, DAY, type Instant } from '#common/time.ts';
import type { Effect } from '#effects/effect.ts';
import { notifyHost, notifySurvivors } from '#effects/notify.ts';
import type { Context } from '#hosts/rules/context.ts';
import { COOLING_OFF, isCoolingOff } from '#transfers/rules/opening.ts';
import type { Transfer } from '#transfers/rules/transfer.ts';
import type { RecentStops, StartAfterStop, Will } from './will.ts';

/** From this stop on, a name starts nothing, and what no one needs to stop a transfer goes into a digest. */
const STOPS_UNTIL_QUIET = 2;
/** After a stop, each Survivor can start once with a proof in this time. */
const PROVEN_INTERVAL = DAY;
/** A digest is tried for three days after its day. */
const STARTS_KEPT = 5 * DAY;

type Stopped = Pick<Will, 'status' | 'lastCancelledAt' | 'recentStops'>;
type Starter = Pick<StartAfterStop, 'survivor' | 'proven'>;

/** Counts a stop, and marks the start that it ended. */
export function recordStop(
  { lastCancelledAt, recentStops }: Omit<Stopped, 'status'>,
  now: Instant,
): { lastCancelledAt: Instant; recentStops: RecentStops } {
  const { count, starts, ...kept } = recentStops && isCoolingOff(lastCancelledAt, now) ? recentStops : NONE;
  const last = starts.at(-1);
  const ended = last && !last.stoppedAt ? [...starts.slice(0, -1), { ...last, stoppedAt: now }] : starts;
  return { lastCancelledAt: now, recentStops: { ...kept, count: count + 1, starts: ended } };
}

const NONE: RecentStops = { count: 0, starts: [] };

/** Notes a start, if it comes soon after a stop. */
export function recordStart({ lastCancelledAt, recentStops }: Omit<Stopped, 'status'>, starter: Starter, now: Instant): Pick<Will, 'recentStops'> {
  if (!recentStops || !isCoolingOff(lastCancelledAt, now)) return {};
  const kept = recentStops.starts.filter(({ at }) => now < after(at, STARTS_KEPT));
  return { recentStops: { ...recentStops, starts: [...kept, { ...starter, at: now }] } };
}

/** Whether a start of now follows so many stops that only what is needed to stop it is sent immediately. Silence outweighs all stops before it. */
export function isRepeatedStart(will: Stopped, now: Instant): boolean {
  return will.status === 'active' && isCoolingOff(will.lastCancelledAt, now) && (will.recentStops?.count ?? 0) >= STOPS_UNTIL_QUIET;
}

/**
 * When this start is possible, if it is not now. After the second stop a name waits until the stops are no longer recent: repeated
 * starts must not keep the Host from ever changing who is named. With a proof, each Survivor can start once a day.
 */
export function nextStartAt(will: Stopped, { survivor, proven }: Starter, now: Instant): Instant | undefined {
  if (!proven) return isRepeatedStart(will, now) ? after(will.lastCancelledAt ?? now, COOLING_OFF) : undefined;
  if (!isCoolingOff(will.lastCancelledAt, now)) return undefined;
  const last = will.recentStops?.starts.findLast((one) => one.proven && one.survivor === survivor);
  const next = last && after(last.at, PROVEN_INTERVAL);
  return next !== undefined && now < next ? next : undefined;
}

/** Throws Refusal `recently_stopped` if this Survivor cannot start now. It says from when they can, and who or what can start before. */
export function assertMayStart(will: Stopped, starter: Starter, { survivors, now }: Pick<Context, 'survivors' | 'now'>): void {
  const next = nextStartAt(will, starter, now);
  if (next === undefined) return;
  const mayProve = (id: string) => nextStartAt(will, { survivor: id, proven: true }, now) === undefined;
  const others = survivors.some(({ id }) => id !== starter.survivor && mayProve(id));
  const sentences = starter.proven ? proofTooSoon(next, others) : nameTooSoon(next, nextStartAt(will, { ...starter, proven: true }, now));
  throw new Refusal('recently_stopped', sentences, [{ path: 'works_from', message: next }]);
}

function proofTooSoon(next: Instant, others: boolean): string {
  const instead = others ? ' Other trusted persons can start now.' : '';
  return `A transfer that you started was stopped, so your next start is possible from ${moment(next)}.${instead} Your code was not used up.`;
}

function nameTooSoon(next: Instant, withProof: Instant | undefined): string {
  const instead = withProof === undefined ? 'works now' : `works from ${moment(withProof)}`;
  return (
    `Transfers of this will were stopped twice within 14 days, so a name alone can start one only from ${moment(next)}. ` +
    `A start with a proof ${instead}: with a code that we send, or with a backup code from the paper. Nothing was changed.`
  );
}

const moment = (at: Instant) => formatMoment(at, DEFAULT_READER);

/**
 * Announces, at most once a day, the repeated starts that were stopped before everyone was notified of them. Returns the stops with
 * the time of the digest. The transfer is the one that was just stopped.
 */
export function scheduleDigest(stops: RecentStops, { facts }: Transfer, now: Instant): { stops: RecentStops; effects: Effect[] } {
  if (!facts.isRepeat || (stops.digestAt !== undefined && now < stops.digestAt)) return { stops, effects: [] };
  const notBefore = after(now, DAY);
  const key = `transfer/${facts.id}/digest`;
  const about = { since: facts.initiatedAt };
  const survivors = facts.survivors.map(({ id }) => id);
  return {
    stops: { ...stops, digestAt: notBefore },
    effects: [
      notifyHost('starts-digest', key, about, {}, { notBefore }),
      ...notifySurvivors(survivors, 'starts-digest-survivor', key, about, { notBefore }),
    ],
  };
}

/** The starts that a digest is about. Undefined if none of them was stopped: a running one has its own notices. */
export function repeatedStarts(will: Pick<Will, 'recentStops'> | undefined, since: Instant): readonly StartAfterStop[] | undefined {
  const starts = (will?.recentStops?.starts ?? []).filter(({ at }) => at >= since);
  return starts.some(({ stoppedAt }) => stoppedAt !== undefined) ? starts : undefined;
}
