import type { Instant } from '#common/time.ts';
import { type Key, repairProgressKey, walkProgressKey } from '#store/keys.ts';
import { getRow, putIfVersion, type Row, type Table } from '#store/table.ts';

/** The progress of the daily repair of schedules and uploads: parts before `next` are done. */
export interface RepairProgress {
  begunAt: Instant;
  next: number;
}

/** The progress of the daily walk over all Hosts: segments before `next` are done, and of `next` itself all pages before `from`. */
export interface WalkProgress extends RepairProgress {
  from?: Key | undefined;
  /** The alarm was raised that this walk takes too long. */
  isLate?: true;
}

/** The progress of the daily repair. There is one row for the whole service. */
export const createRepairProgress = (table: Table) => createProgress<RepairProgress>(table, repairProgressKey);

/** The progress of the daily walk. There is one row for the whole service. */
export const createWalkProgress = (table: Table) => createProgress<WalkProgress>(table, walkProgressKey);

function createProgress<Progress>(table: Table, key: Key) {
  return {
    load: (): Promise<Row<Progress> | undefined> => getRow<Progress>(table, key),
    /** Returns false if another sweep has written its own progress since `version` was read. Nothing is lost then. */
    note: (version: number, data: Progress): Promise<boolean> => putIfVersion(table, { ...key, version, data }),
  };
}
