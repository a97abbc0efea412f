import { reservedConcurrencyOf } from '#infra/cloud/concurrency.ts';
import { MEMORY } from '#infra/cloud/functions.ts';
import { METHOD_LIMIT, STREAM_READER } from '#infra/cloud/throughput.ts';
import { OF_A_HOST, OVERVIEWS, RUN } from '#infra/costs/usage.ts';
import {
  COLD_RUN_SECONDS,
  DAYS,
  hostsOf,
  keyRequestsFor,
  meanRequests,
  meanTimers,
  meanWrites,
  OF_A_TIMER,
  OUTAGE_HOURS,
  PEAK,
  PROVIDER,
  peakTimers,
  runsFor,
  SECONDS_OF_A_DAY,
  SHARE,
  SWEEPS_OF_A_DAY,
  timersOfADay,
} from './demand.ts';
import {
  askForMore,
  type Change,
  type Design,
  MORE_PARTITIONS,
  MORE_PER_METHOD,
  MORE_RESERVED,
  MORE_SWEEPS,
  quotaIn,
  SPLIT_THE_TABLE,
  SPREAD_THE_EVENING,
} from './design.ts';
import type { AccountQuotaName } from './quotas.ts';
import { bytesOfAPart, sweepPerSecond, sweepsOfTheRepair } from './sweeps.ts';

type Figure = (hosts: number, design: Design) => number;

/** Something that a cell has only so much of. */
export interface Limit {
  what: string;
  /** The situation in which most of it is used. */
  when: string;
  mean?: Figure;
  /** What is used in this situation. */
  peak: Figure;
  most(design: Design): number;
  /** What lifts it, the cheapest first. After that, only more cells help. */
  changes: readonly Change[];
}

const EVENING = 'from 20:00 on';
const STORM = 'from 20:00 on, one provider bounces';
const OUTAGE = `after ${OUTAGE_HOURS} hours of our outage`;
/** Half of the memory is for the program, and for what the client of AWS keeps. */
const MEMORY_FOR_DATA = (MEMORY * 1024 * 1024) / 2;

const quota = (name: AccountQuotaName) => (design: Design) => quotaIn(design, name);
const reserved = (name: string) => (design: Design) => (reservedConcurrencyOf(name) ?? 0) * design.reserved;

const meanMails: Figure = (hosts, design) => meanTimers(hosts, design) * OF_A_TIMER.mails;
const peakMails: Figure = (hosts, design) => peakTimers(hosts, design) * OF_A_TIMER.mails;
/** A bounce is a second event of a mail. */
const peakMailEvents: Figure = (hosts, design) => peakMails(hosts, design) * (1 + PROVIDER);
/** The mail of a Host who was bounced is sent again, or by another channel. */
const mailsOfABadDay: Figure = (hosts, design) => ((hostsOf(hosts, design) * OF_A_HOST.mails) / DAYS) * (1 + PROVIDER);
const peakRequests: Figure = (hosts, design) => PEAK * meanRequests(hosts, design);
const meanRuns: Figure = (hosts, design) => runsFor(meanTimers(hosts, design), meanRequests(hosts, design), STREAM_READER.batchSize);
const peakRuns: Figure = (hosts, design) => runsFor(peakTimers(hosts, design), peakRequests(hosts, design), STREAM_READER.batchSize);
const overviews: Figure = (hosts, design) => (hostsOf(hosts, design) * OVERVIEWS) / DAYS / SECONDS_OF_A_DAY;
const peakWrites: Figure = (hosts, design) => PEAK * meanWrites(hosts, design) + peakTimers(hosts, design) * OF_A_TIMER.writes;
const batches =
  (timers: Figure): Figure =>
  (hosts, design) =>
    (timers(hosts, design) * OF_A_TIMER.records * RUN.seconds) / STREAM_READER.batchSize;
const overdueAfterOutage: Figure = (hosts, design) => timersOfADay(hosts, design) * SHARE.outage;

/** All limits of a cell that grow with its Hosts. */
export const LIMITS: readonly Limit[] = [
  {
    what: 'mails a second',
    when: EVENING,
    mean: meanMails,
    peak: peakMails,
    most: quota('mails'),
    changes: [askForMore('mails'), SPREAD_THE_EVENING],
  },
  {
    what: 'mails a day',
    when: 'one provider bounces all day',
    mean: (hosts, design) => mailsOfABadDay(hosts, design) / (1 + PROVIDER),
    peak: mailsOfABadDay,
    most: quota('mailsOfADay'),
    changes: [askForMore('mailsOfADay')],
  },
  {
    what: 'schedules',
    when: 'always: one for each Host',
    mean: hostsOf,
    peak: hostsOf,
    most: quota('schedules'),
    changes: [askForMore('schedules')],
  },
  {
    what: 'firings of schedules a second',
    when: EVENING,
    mean: meanTimers,
    peak: peakTimers,
    most: quota('firings'),
    changes: [askForMore('firings'), SPREAD_THE_EVENING],
  },
  {
    what: 'runs of `scheduled/liveness-due`, if reserved',
    when: EVENING,
    mean: (hosts, design) => meanTimers(hosts, design) * RUN.seconds,
    peak: (hosts, design) => peakTimers(hosts, design) * RUN.seconds,
    most: reserved('scheduled/liveness-due'),
    changes: [MORE_RESERVED, SPREAD_THE_EVENING],
  },
  {
    what: 'runs of `streams/perform-effects`, if reserved',
    when: EVENING,
    mean: batches(meanTimers),
    peak: batches(peakTimers),
    most: reserved('streams/perform-effects'),
    changes: [MORE_RESERVED, SPREAD_THE_EVENING],
  },
  {
    what: 'batches of the stream, of a table that has not split',
    when: EVENING,
    mean: batches(meanTimers),
    peak: batches(peakTimers),
    most: ({ shards }) => shards * STREAM_READER.parallelizationFactor,
    changes: [SPLIT_THE_TABLE, SPREAD_THE_EVENING],
  },
  {
    what: 'runs of `streams/mail-events`, if reserved',
    when: STORM,
    mean: (hosts, design) => meanMails(hosts, design) * RUN.seconds,
    peak: (hosts, design) => peakMailEvents(hosts, design) * RUN.seconds,
    most: reserved('streams/mail-events'),
    changes: [MORE_RESERVED, SPREAD_THE_EVENING],
  },
  {
    what: 'runs of functions in parallel, all starts cold',
    when: EVENING,
    mean: (hosts, design) => meanRuns(hosts, design) * RUN.seconds,
    peak: (hosts, design) => peakRuns(hosts, design) * COLD_RUN_SECONDS,
    most: quota('runs'),
    changes: [askForMore('runs'), SPREAD_THE_EVENING],
  },
  {
    what: 'new processes of one function in ten seconds',
    when: EVENING,
    peak: (hosts, design) => peakTimers(hosts, design) * COLD_RUN_SECONDS,
    most: quota('newProcesses'),
    changes: [SPREAD_THE_EVENING],
  },
  {
    what: 'requests to KMS a second, all starts cold',
    when: EVENING,
    mean: (hosts, design) => keyRequestsFor(meanRuns(hosts, design)),
    peak: (hosts, design) => keyRequestsFor(peakRuns(hosts, design)),
    most: quota('keyRequests'),
    changes: [SPREAD_THE_EVENING],
  },
  {
    what: 'write units of the table a second',
    when: EVENING,
    mean: meanWrites,
    peak: peakWrites,
    most: quota('tableWrites'),
    changes: [SPREAD_THE_EVENING],
  },
  {
    what: 'write units of a partition of the index a second',
    when: EVENING,
    mean: (hosts, design) => (meanTimers(hosts, design) * OF_A_TIMER.indexWrites) / design.partitions,
    peak: (hosts, design) => (peakTimers(hosts, design) * OF_A_TIMER.indexWrites) / design.partitions,
    most: quota('partitionWrites'),
    changes: [MORE_PARTITIONS, SPREAD_THE_EVENING],
  },
  {
    what: 'timers a second that the sweep performs alone',
    when: OUTAGE,
    mean: meanTimers,
    // In as many hours as the outage took, while further timers become due.
    peak: (hosts, design) => overdueAfterOutage(hosts, design) / (OUTAGE_HOURS * 3600) + meanTimers(hosts, design),
    most: sweepPerSecond,
    changes: [MORE_SWEEPS],
  },
  {
    what: 'bytes of overdue timers in a sweep',
    when: OUTAGE,
    peak: (hosts, design) => bytesOfAPart(overdueAfterOutage(hosts, design) / design.sweeps),
    most: () => MEMORY_FOR_DATA,
    changes: [MORE_SWEEPS],
  },
  {
    what: 'bytes of one partition in the daily repair',
    when: 'every day',
    peak: (hosts, design) => bytesOfAPart(hostsOf(hosts, design) / design.partitions),
    most: () => MEMORY_FOR_DATA,
    changes: [MORE_PARTITIONS],
  },
  {
    what: 'sweeps that the daily repair needs',
    when: 'every day',
    peak: (hosts, design) => sweepsOfTheRepair(hostsOf(hosts, design)),
    most: ({ sweeps }) => SWEEPS_OF_A_DAY * sweeps,
    changes: [MORE_SWEEPS],
  },
  {
    what: 'requests a second of one method (`host/overview`)',
    when: `the busiest minute, ${PEAK} times the mean`,
    mean: overviews,
    peak: (hosts, design) => PEAK * overviews(hosts, design),
    most: ({ methods }) => METHOD_LIMIT.throttlingRateLimit * methods,
    changes: [MORE_PER_METHOD],
  },
  {
    what: 'requests a second of all methods',
    when: `the busiest minute, ${PEAK} times the mean`,
    mean: meanRequests,
    peak: peakRequests,
    most: quota('requests'),
    changes: [],
  },
];
