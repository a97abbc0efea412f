import { BYTES_OF_A_HOST, RUN } from '#infra/costs/usage.ts';
import { BUDGET_MS, SIDE_BY_SIDE } from '#jobs/walk-hosts.ts';
import { LATEST_SECONDS } from './demand.ts';
import type { Design } from './design.ts';

/** A timer that is read from the index takes 570 bytes of a heap, measured with its checked copy, and nearly as much for the reply of AWS. */
const BYTES_OF_A_TIMER = 1_000;

/** https://docs.aws.amazon.com/scheduler/latest/APIReference/API_ListSchedules.html */
const NAMES_OF_A_PAGE = 100;

/** https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Scan.html */
const BYTES_OF_A_SCAN = 1024 * 1024;

/** What a sweep performs in a second of its time: each item takes as long as a run, by our assumption. */
const PER_SECOND = SIDE_BY_SIDE / RUN.seconds;
const SWEEP_SECONDS = BUDGET_MS / 1000;

export const bytesOfAPart = (timers: number): number => timers * BYTES_OF_A_TIMER;

/** Returns the timers a second that sweeps perform. A sweep begins every five minutes and stops when its time is up. */
export function sweepPerSecond({ sweeps }: Design): number {
  return (sweeps * PER_SECOND * SWEEP_SECONDS) / LATEST_SECONDS;
}

/** Returns how many sweeps the daily repair takes: it lists the names of all schedules, scans the table, and visits each Host. */
export function sweepsOfTheRepair(hosts: number): number {
  const listing = (hosts / NAMES_OF_A_PAGE) * RUN.seconds;
  const pages = (hosts * BYTES_OF_A_HOST) / BYTES_OF_A_SCAN;
  return (listing + (pages + hosts) / PER_SECOND) / SWEEP_SECONDS;
}
