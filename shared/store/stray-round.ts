import type { Instant } from '#domain/time.ts';
import { strayRoundKey } from './keys.ts';
import { getRow, putIfVersion, type Row, type Table } from './table.ts';

/** How far the daily look for strays has come: parts before `next` are done. */
export interface StrayRound {
  begunAt: Instant;
  next: number;
}

/** The daily look for strays, of which there is one for the whole service. */
export function strayRoundIn(table: Table) {
  return {
    load: (): Promise<Row<StrayRound> | undefined> => getRow<StrayRound>(table, strayRoundKey),
    /** False if another sweep has noted its own progress since `version` was read; nothing is lost by that. */
    note: (version: number, data: StrayRound): Promise<boolean> => putIfVersion(table, { ...strayRoundKey, version, data }),
  };
}
