/** Returns the median. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [below = Number.NaN, above = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (below + above) / 2;
}

/** Formats a number with at most three significant digits, without an exponent. */
export function formatFigure(figure: number): string {
  if (!Number.isFinite(figure)) return '-';
  const digits = figure >= 100 ? 0 : figure >= 10 ? 1 : 2;
  return figure.toFixed(digits).replace(/\.?0+$/, (end) => (end.startsWith('.') ? '' : end));
}

/** Returns rows as a Markdown table with aligned columns. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, n) => Math.max(3, title.length, ...rows.map((row) => row[n]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${widths.map((width, n) => (cells[n] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
