import type { ColdStart } from '#infra/figures/cold-start.ts';
import type { Cell, Table } from '#infra/figures/table.ts';
import type { Units } from '#infra/figures/units.ts';

/** Full gives the figures of the documents. Small only shows that the bench works, so its times and sizes mean nothing. */
export type Size = 'full' | 'small';

/** What a bench found. */
export interface Findings {
  tables: readonly Table[];
  /** What the page shows instead, where the tables are long. */
  page?: readonly Table[];
  /** Sentences below the tables. */
  notes?: readonly string[];
  /** Lines for the terminal only. */
  details?: readonly string[];
  /** What could not be measured, and why. The bench failed if there is any. */
  failures?: readonly string[];
  /** Capacity units of operations by their names, for the programs that compute with them. */
  units?: Readonly<Record<string, Units>>;
  coldStart?: ColdStart;
}

/** A goal and its result. */
export interface Goal {
  what: string;
  measured: string;
  isMet: boolean;
}

/** Returns the table of goals. */
export function goalTable(goals: readonly Goal[]): Table {
  return { columns: ['Goal', 'Measured', 'Result'], rows: goals.map(({ what, measured, isMet }) => [what, measured, verdict(isMet)]) };
}

/** Whether a goal is met, as all tables say it. */
export const verdict = (isMet: boolean): string => (isMet ? 'met' : 'not met');

/** Returns the last cells of a row: a ratio, its goal and the result. */
export const atLeast = (least: number, ratio: number): Cell[] => [ratio, `at least ${least}`, verdict(ratio >= least)];

/** Returns the median. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [below = Number.NaN, above = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (below + above) / 2;
}

/** Returns the figure that this part of all figures does not exceed: 0.99 for p99. */
export function percentile(figures: readonly number[], part: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** Returns a sentence for each table without rows, for each row with a figure that is no number, and if nothing was measured. */
export function emptyIn({ tables, page = [] }: Pick<Findings, 'tables' | 'page'>): string[] {
  const isNumber = (cell: Cell) => typeof cell !== 'number' || Number.isFinite(cell);
  if (!tables.some(({ rows }) => rows.flat().some((cell) => typeof cell === 'number' && cell > 0))) return ['Nothing was measured.'];
  return [...tables, ...page].flatMap(({ columns, rows }) => {
    const odd = rows.filter((row) => !row.every(isNumber)).map((row) => `A figure of ${row.join(', ')} is no number.`);
    return rows.length > 0 ? odd : [`The table ${columns.join(', ')} has no rows.`];
  });
}
