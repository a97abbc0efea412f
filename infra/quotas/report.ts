import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeBlock } from '#infra/figures/block.ts';
import { watchConditions } from '#infra/figures/conditions.ts';
import { type Cell, renderTable } from '#infra/figures/table.ts';
import { measure, QUOTAS, type Use } from './quotas.ts';

// node infra/quotas/report.ts [<folder>] [--write]: compares the templates of `npm run synth` with the quotas of AWS. Fails if one is
// nearly used up. With --write, docs/operations.md gets the largest use of each.

const { values, positionals } = parseArgs({ options: { write: { type: 'boolean', default: false } }, allowPositionals: true });
const [folder = fileURLToPath(new URL('../../cdk.out', import.meta.url))] = positionals;
const conditions = watchConditions();
const uses = measure(folder);
const failed = uses.filter(({ fails }) => fails);

printTable(uses);
if (values.write) await writeBlock('docs/operations.md', 'node infra/quotas/report.ts', `${conditions()}\n\n${largestUses(uses)}`);
for (const { stack, quota, used, limit } of failed) console.log(`Too near to the limit: ${stack} uses ${used} of ${limit} for ${quota}.`);
if (failed.length > 0) console.log('See docs/operations.md, "Quotas of the templates".');
process.exitCode = failed.length > 0 ? 1 : 0;

function printTable(all: readonly Use[]): void {
  const stacks = Map.groupBy(all, ({ stack }) => shortName(stack));
  const rows = [['', ...QUOTAS.map(({ name }) => name)], ...[...stacks].map(([stack, list]) => [stack, ...list.map(cellOf)])];
  const widths = rows[0]?.map((_cell, n) => Math.max(...rows.map((row) => row[n]?.length ?? 0))) ?? [];
  for (const row of rows) console.log(row.map((cell, n) => (n === 0 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0))).join('  '));
}

function cellOf({ used, limit }: Use): string {
  return used === 0 ? '-' : `${used} (${Math.round((100 * used) / limit)} %)`;
}

function largestUses(all: readonly Use[]): string {
  const rows = QUOTAS.map(({ name, limit, growsWith, remedy }): Cell[] => {
    const [largest] = all.filter(({ quota }) => quota === name).sort((a, b) => b.used - a.used);
    return [name, limit, largest?.used, `\`${shortName(largest?.stack ?? '').replace(/^will-[a-z0-9]+/, 'will-<stage>')}\``, growsWith, remedy];
  });
  return renderTable({ columns: ['Quota', 'Limit', 'Largest use', 'In', 'Grows with', 'Before it is reached'], rows });
}

/** Returns the name of a stack without what CloudFormation adds to that of a nested one. */
function shortName(stack: string): string {
  return stack.replace(/NestedStack.*$/, '');
}
