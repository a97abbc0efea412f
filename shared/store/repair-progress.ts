import type { Instant } from '#domain/time.ts';
import { repairProgressKey } from './keys.ts';
import { getRow, putIfVersion, type Row, type Table } from './table.ts';

/** How far the daily look for strays has come: parts before `next` are done. */
export interface RepairProgress {
  begunAt: Instant;
  next: number;
}

/** The daily look for strays, of which there is one for the whole service. */
export function createRepairProgress(table: Table) {
  return {
    load: (): Promise<Row<RepairProgress> | undefined> => getRow<RepairProgress>(table, repairProgressKey),
    /** False if another sweep has noted its own progress since `version` was read; nothing is lost by that. */
    note: (version: number, data: RepairProgress): Promise<boolean> => putIfVersion(table, { ...repairProgressKey, version, data }),
  };
}
