import type { Instant } from '#common/time.ts';
import { type Key, repairProgressKey, walkProgressKey } from '#store/keys.ts';
import { getRow, putIfVersion, type Row, type Table } from '#store/table.ts';

/** The progress of the daily repair of schedules and uploads: parts before `next` are done. */
export interface RepairProgress {
  begunAt: Instant;
  next: number;
}

/** The progress of the daily walk over all Hosts in one segment of the table: all pages before `from` are done. */
export interface WalkProgress {
  begunAt: Instant;
  isDone: boolean;
  from?: Key | undefined;
  /** The alarm was raised that this walk takes too long. */
  isLate?: true;
}

/** The progress of the daily repair. There is one row for the whole service. */
export function createRepairProgress(table: Table) {
  return {
    load: (): Promise<Row<RepairProgress> | undefined> => getRow<RepairProgress>(table, repairProgressKey),
    /** Returns false if another sweep has written its own progress since `version` was read. Nothing is lost then. */
    note: (version: number, data: RepairProgress): Promise<boolean> => putIfVersion(table, { ...repairProgressKey, version, data }),
  };
}

/** The same for the daily walk, with one row for each segment. */
export function createWalkProgress(table: Table) {
  return {
    load: (segment: number): Promise<Row<WalkProgress> | undefined> => getRow<WalkProgress>(table, walkProgressKey(segment)),
    note: (segment: number, version: number, data: WalkProgress): Promise<boolean> =>
      putIfVersion(table, { ...walkProgressKey(segment), version, data }),
  };
}
