import { MEMORY } from '#infra/cloud/functions.ts';
import { KEYS_OF_A_START, OF_A_HOST, RUN, SWEEPS, secondsOfAStart, unitsOfAHost } from '#infra/costs/usage.ts';
import { unitsOf } from '#infra/figures/units.ts';
import type { Design } from './design.ts';
import { busiest, leavingByMinute } from './evening.ts';

export const DAYS = 30;
export const SECONDS_OF_A_DAY = 86_400;
/** A timer that is later than this raises the alarm of delayed effects, and the next sweep performs it too. */
export const LATEST_SECONDS = 300;
/** Requests in the busiest minute, compared with the mean. */
export const PEAK = 5;
/** The part of all mailboxes at one provider, which refuses all mails for a while. */
export const PROVIDER = 0.4;
/** Our own outage. */
export const OUTAGE_HOURS = 6;
export const SWEEPS_OF_A_DAY = SWEEPS / DAYS;

// A timer that moves is deleted from the index and written again. An effect is written, moved twice by its claim, and deleted.
const INDEX_WRITES = { timer: 2, effect: 4 };
// A moved timer, a message and two entries of the history.
const STREAM_RECORDS = 4;

const WRITES_OF_A_HOST = unitsOfAHost().write;
/** The seconds of a run that starts cold. */
export const COLD_RUN_SECONDS = RUN.seconds + secondsOfAStart(MEMORY);

const TIMERS = ['asks', 'reminds', 'has the package read back'] as const;

/** What one firing of a timer causes, on average. */
export const OF_A_TIMER = {
  writes: TIMERS.reduce((sum, name) => sum + unitsOf(`timer: ${name}`).write + unitsOf(`effects of: ${name}`).write, 0) / TIMERS.length,
  mails: OF_A_HOST.mails / OF_A_HOST.timers,
  indexWrites: INDEX_WRITES.timer + (INDEX_WRITES.effect * OF_A_HOST.mails) / OF_A_HOST.timers,
  records: STREAM_RECORDS,
};

const parts = leavingByMinute();
/** The part of a day's timers in the busiest minute, and in the busiest hours of an outage. */
export const SHARE = { minute: busiest(parts, 1), outage: busiest(parts, OUTAGE_HOURS * 60) };

/** The Hosts of one cell. */
export const hostsOf = (hosts: number, { cells }: Design): number => hosts / cells;

/** Timers of a cell in a day. */
export const timersOfADay = (hosts: number, design: Design): number => (hostsOf(hosts, design) * OF_A_HOST.timers) / DAYS;

/** Timers a second on average. */
export const meanTimers = (hosts: number, design: Design): number => timersOfADay(hosts, design) / SECONDS_OF_A_DAY;

/** Timers a second from 20:00 on, if none may be later than five minutes. */
export function peakTimers(hosts: number, design: Design): number {
  return (timersOfADay(hosts, design) * SHARE.minute) / Math.max(LATEST_SECONDS, design.eveningMinutes * 60);
}

/** Requests a second on average. */
export const meanRequests = (hosts: number, design: Design): number => (hostsOf(hosts, design) * OF_A_HOST.requests) / DAYS / SECONDS_OF_A_DAY;

/** Write units a second on average. */
export const meanWrites = (hosts: number, design: Design): number => (hostsOf(hosts, design) * WRITES_OF_A_HOST) / DAYS / SECONDS_OF_A_DAY;

/** Runs of functions a second, for so many timers and requests a second. A run of the stream has several records. */
export function runsFor(timers: number, requests: number, batch: number): number {
  return timers * (1 + OF_A_TIMER.records / batch + OF_A_TIMER.mails) + requests * RUN.each;
}

/** Requests to KMS, if each run is a cold start. */
export const keyRequestsFor = (runs: number): number => runs * KEYS_OF_A_START;
