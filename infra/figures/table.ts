/** A cell of a table. A number is a figure that was measured or computed. Undefined if there is none. */
export type Cell = string | number | undefined;

export interface Table {
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

/** Returns a Markdown table with aligned columns. Columns of numbers are aligned to the right. */
export function renderTable({ columns, rows }: Table): string {
  const cells = [columns, ...rows.map((row) => columns.map((_, n) => textOf(row[n])))];
  const widths = columns.map((_, n) => Math.max(3, ...cells.map((row) => row[n]?.length ?? 0)));
  const isRight = columns.map((_, n) => rows.some((row) => typeof row[n] === 'number') && rows.every((row) => typeof row[n] !== 'string'));
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, n) => (isRight[n] ? (row[n] ?? '').padStart(width) : (row[n] ?? '').padEnd(width))).join(' | ')} |`;
  const rule = `| ${widths.map((width, n) => (isRight[n] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  const [head = [], ...body] = cells;
  return [line(head), rule, ...body.map(line)].join('\n');
}

function textOf(cell: Cell): string {
  return typeof cell === 'number' ? formatFigure(cell) : (cell ?? '-');
}

/** Formats a number with at most three significant digits, without an exponent. Whole numbers keep all their digits. */
export function formatFigure(figure: number): string {
  if (!Number.isFinite(figure)) return '-';
  if (Number.isInteger(figure)) return figure.toLocaleString('en-US');
  const size = Math.abs(figure);
  const digits = size >= 100 ? 0 : size >= 10 ? 1 : size >= 0.1 ? 2 : 4;
  return Number(figure.toFixed(digits)).toLocaleString('en-US', { maximumFractionDigits: 4 });
}
