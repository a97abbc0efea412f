import { RUN } from '#infra/costs/usage.ts';
import { BUDGET_MS, SIDE_BY_SIDE } from '#jobs/sweep-pace.ts';
import { LATEST_SECONDS } from './demand.ts';
import type { Design } from './design.ts';

/** A timer that is read from the index takes 570 bytes of a heap, measured with its checked copy, and nearly as much for the reply of AWS. */
const BYTES_OF_A_TIMER = 1_000;

/** https://docs.aws.amazon.com/scheduler/latest/APIReference/API_ListSchedules.html */
const NAMES_OF_A_PAGE = 100;

/** What a sweep performs in a second of its time: each item takes as long as a run, by our assumption. */
const PER_SECOND = SIDE_BY_SIDE / RUN.seconds;
const SWEEP_SECONDS = BUDGET_MS / 1000;

export const bytesOfAPart = (timers: number): number => timers * BYTES_OF_A_TIMER;

/** Returns the timers a second that sweeps perform. A sweep begins every five minutes and stops when its time is up. */
export function sweepPerSecond({ sweeps }: Design): number {
  return (sweeps * PER_SECOND * SWEEP_SECONDS) / LATEST_SECONDS;
}

/** Returns how many sweeps the daily repair of schedules takes. It lists all names of a partition, and begins no partition after its time. */
export function sweepsOfTheRepair(hosts: number, { partitions }: Design): number {
  const listing = (hosts / partitions / NAMES_OF_A_PAGE) * RUN.seconds;
  return Math.max(1, (partitions * listing) / SWEEP_SECONDS);
}

/** Returns how many sweeps the daily walk over all Hosts takes. The scan itself is short next to its visits. */
export function sweepsOfTheWalk(hosts: number): number {
  return hosts / PER_SECOND / SWEEP_SECONDS;
}
