import { fileURLToPath } from 'node:url';
import { measure, QUOTAS, type Use } from './quotas.ts';

// npm run quotas [-- <folder>]: compares the templates of `npm run synth` with the quotas of AWS. Fails if one is nearly used up.

const [folder = fileURLToPath(new URL('../../cdk.out', import.meta.url))] = process.argv.slice(2);
const uses = measure(folder);
const failed = uses.filter(({ fails }) => fails);

printTable(uses);
for (const { stack, quota, used, limit } of failed) console.log(`Too near to the limit: ${stack} uses ${used} of ${limit} for ${quota}.`);
if (failed.length > 0) console.log('See docs/operations.md, "Quotas of the templates".');
process.exitCode = failed.length > 0 ? 1 : 0;

function printTable(all: readonly Use[]): void {
  const stacks = Map.groupBy(all, ({ stack }) => stack.replace(/NestedStack.*$/, ''));
  const rows = [['', ...QUOTAS.map(({ name }) => name)], ...[...stacks].map(([stack, list]) => [stack, ...list.map(cellOf)])];
  const widths = rows[0]?.map((_cell, n) => Math.max(...rows.map((row) => row[n]?.length ?? 0))) ?? [];
  for (const row of rows) console.log(row.map((cell, n) => (n === 0 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0))).join('  '));
}

function cellOf({ used, limit }: Use): string {
  return used === 0 ? '-' : `${used} (${Math.round((100 * used) / limit)} %)`;
}
