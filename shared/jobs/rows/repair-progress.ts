import type { Instant } from '#common/time.ts';
import { repairProgressKey } from '#store/keys.ts';
import { getRow, putIfVersion, type Row, type Table } from '#store/table.ts';

/** The progress of the daily repair: parts before `next` are done, and of `next` itself the Hosts up to this one. */
export interface RepairProgress {
  begunAt: Instant;
  next: number;
  upTo?: string | undefined;
}

/** The progress of the daily repair. There is one row for the whole service. */
export function createRepairProgress(table: Table) {
  return {
    load: (): Promise<Row<RepairProgress> | undefined> => getRow<RepairProgress>(table, repairProgressKey),
    /** Returns false if another sweep has written its own progress since `version` was read. Nothing is lost then. */
    note: (version: number, data: RepairProgress): Promise<boolean> => putIfVersion(table, { ...repairProgressKey, version, data }),
  };
}
