/** The middle of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [below = Number.NaN, above = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (below + above) / 2;
}

/** Three significant digits at most, without an exponent. */
export function brief(figure: number): string {
  if (!Number.isFinite(figure)) return '-';
  const digits = figure >= 100 ? 0 : figure >= 10 ? 1 : 2;
  return figure.toFixed(digits).replace(/\.?0+$/, (end) => (end.startsWith('.') ? '' : end));
}

/** Rows as a Markdown table, whose columns also line up on a terminal. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, n) => Math.max(3, title.length, ...rows.map((row) => row[n]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${widths.map((width, n) => (cells[n] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
