import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';

/** What each file or folder of a suite took: by its path, and by what was counted. */
export type ByFile = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** `budgets`: the most that each suite may take, raised by hand. `measured`: what each of its files took, to name the one that grew. */
export interface Budgets {
  budgets: Readonly<Record<string, Readonly<Record<string, { most: number; why: string }>>>>;
  measured: Readonly<Record<string, ByFile>>;
}

const FILE = 'tests/budgets.json';
/** Counts of races and of repeated requests vary a little. */
const TOLERANCE = 1.03;
const NAMED_FILES = 3;

/**
 * Prints what a suite took, and what is above its budget. Returns whether nothing is. A shard of a suite may take the part of the budget
 * that its files took before. With `MEASURE_BUDGETS` it also writes what a whole suite took.
 */
export function isWithinBudget(suite: string, found: ByFile, isShard = false): boolean {
  const known = readBudgets();
  const totals = totalsOf(found);
  if (Object.keys(totals).length > 0)
    console.log(
      `${suite}: ${Object.entries(totals)
        .map(([what, times]) => `${shown(times)} ${what}`)
        .join(', ')}`,
    );
  const isMeasured = process.env['MEASURE_BUDGETS'] !== undefined && !isShard;
  if (isMeasured) writeFileSync(FILE, printed(measuredAgain(suite, found, known)));
  const faults = excesses(suite, found, isMeasured ? readBudgets() : known, isShard);
  for (const fault of faults) console.error(`OVER BUDGET ${fault}`);
  const report = process.env['BUDGET_REPORT'];
  if (report !== undefined) appendFileSync(report, faults.map((fault) => `${fault}\n`).join(''));
  return faults.length === 0;
}

export function readBudgets(): Budgets {
  // Written by this module and, for its numbers and reasons, by people. A test checks them.
  return JSON.parse(readFileSync(FILE, 'utf8')) as Budgets;
}

/** Returns a sentence for each count that is more than 3 % above its budget. A suite without budgets has none. */
export function excesses(suite: string, found: ByFile, { budgets, measured }: Budgets, isShard = false): string[] {
  const own = budgets[suite];
  if (!own) return [];
  const before = measured[suite] ?? {};
  return Object.entries(totalsOf(found)).flatMap(([what, total]) => {
    const most = Math.round((own[what]?.most ?? 0) * (isShard ? shareOf(what, found, before) : 1));
    if (total <= most * TOLERANCE) return [];
    const allowed = `${suite}: ${shown(total)} ${what}, and the budget is ${shown(most)}.`;
    return [`${allowed} Grown most: ${grown(what, found, before).join(', ')}. See CONTRIBUTING.md, Budgets.`];
  });
}

/** Returns the part of the suite's count that these files had before. */
function shareOf(what: string, found: ByFile, before: ByFile): number {
  const sum = (files: readonly string[]): number => files.reduce((total, file) => total + (before[file]?.[what] ?? 0), 0);
  return sum(Object.keys(found)) / Math.max(1, sum(Object.keys(before)));
}

function grown(what: string, found: ByFile, before: ByFile): string[] {
  return Object.entries(found)
    .map(([file, counts]) => ({ file, from: before[file]?.[what] ?? 0, to: counts[what] ?? 0 }))
    .filter(({ from, to }) => to > from)
    .sort((one, other) => other.to - other.from - (one.to - one.from) || one.file.localeCompare(other.file))
    .slice(0, NAMED_FILES)
    .map(({ file, from, to }) => `${file} from ${shown(from)} to ${shown(to)}`);
}

/** Returns the budgets after a measurement. One that was met by less is lowered, and one of 0 is set. None is raised. */
export function measuredAgain(suite: string, found: ByFile, { budgets, measured }: Budgets): Budgets {
  const own = budgets[suite] ?? {};
  const next = Object.entries(totalsOf(found)).map(([what, total]) => {
    const { most = 0, why = '' } = own[what] ?? {};
    return [what, most === 0 ? { most: total, why: 'As first measured.' } : { most: Math.min(most, total), why }] as const;
  });
  return { budgets: { ...budgets, [suite]: Object.fromEntries(next) }, measured: { ...measured, [suite]: sorted(found) } };
}

function sorted(found: ByFile): ByFile {
  const counted = Object.entries(found).filter(([, counts]) => Object.keys(counts).length > 0);
  return Object.fromEntries(counted.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function totalsOf(found: ByFile): Record<string, number> {
  const totals: Record<string, number> = {};
  for (const counts of Object.values(found)) for (const [what, times] of Object.entries(counts)) totals[what] = (totals[what] ?? 0) + times;
  return Object.fromEntries(Object.entries(totals).sort(([one], [other]) => (one < other ? -1 : 1)));
}

const shown = (times: number): string => times.toLocaleString('en-GB');

/** Each budget is a line, so that a raised one is seen. */
export function printed(budgets: Budgets): string {
  const line = (value: object): string =>
    JSON.stringify(value)
      .replaceAll(/([:,])(?=["{\d])/g, '$1 ')
      .replaceAll(/^\{|\}$/g, ' $& ')
      .trim();
  const block = (value: object, depth: number): string => {
    const indent = '  '.repeat(depth + 1);
    const rows = Object.entries(value).map(
      ([key, inner]) => `${indent}${JSON.stringify(key)}: ${depth === 2 ? line(inner) : block(inner, depth + 1)}`,
    );
    return rows.length === 0 ? '{}' : `{\n${rows.join(',\n')}\n${'  '.repeat(depth)}}`;
  };
  return `${block(budgets, 0)}\n`;
}
