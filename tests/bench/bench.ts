import { parseArgs } from 'node:util';
import { writeBlock } from '#infra/figures/block.ts';
import { saveColdStart } from '#infra/figures/cold-start.ts';
import { watchConditions } from '#infra/figures/conditions.ts';
import { renderTable } from '#infra/figures/table.ts';
import { saveUnits } from '#infra/figures/units.ts';
import { BENCHES, WITHOUT_SMALL_SIZE } from './benches.ts';
import { emptyIn, type Findings, type Size } from './findings.ts';
import { createLab } from './lab.ts';

// npm run bench [-- <name> [<part of the name of a request or function>]] [--small | --write]

const { values, positionals } = parseArgs({
  options: { small: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [name, only = ''] = positionals;
const size: Size = values.small ? 'small' : 'full';
const chosen = Object.entries(BENCHES).filter(([bench]) => (name === undefined ? size === 'full' || !WITHOUT_SMALL_SIZE.has(bench) : bench === name));
if (chosen.length === 0) stop(`There is no bench "${name}". Choose one of: ${Object.keys(BENCHES).join(', ')}.`);
if (values.write && (values.small || only !== '')) stop('--write needs whole benches at full size. Leave out --small and the part of a name.');

const lab = createLab(size);
const failed: string[] = [];
try {
  for (const [bench, run] of chosen) {
    const conditions = watchConditions();
    console.log(`\n== ${bench} ==`);
    const measured = await run({ size, lab, only }).catch((error: unknown) => failure(error));
    const findings = { ...measured, failures: [...(measured.failures ?? []), ...emptyIn(measured)] };
    print(findings);
    if (findings.failures.length > 0) failed.push(bench);
    else if (values.write) await write(bench, findings, conditions());
  }
} finally {
  await lab.close();
}
if (failed.length > 0) stop(`Failed: ${failed.join(', ')}. Their figures in the documents are unchanged.`, 1);

function failure(error: unknown): Findings {
  return { tables: [], failures: [error instanceof Error ? (error.stack ?? error.message) : String(error)] };
}

function print({ tables, notes = [], details = [], failures = [] }: Findings): void {
  for (const table of tables) console.log(`\n${renderTable(table)}`);
  for (const line of ['', ...notes, ...details]) console.log(line);
  for (const line of failures) console.error(line);
}

async function write(bench: string, { tables, page = tables, notes = [], units, coldStart }: Findings, conditions: string): Promise<void> {
  const parts = [conditions, ...page.map(renderTable), ...(notes.length > 0 ? [notes.join(' ')] : [])];
  await writeBlock('docs/performance.md', `npm run bench -- ${bench}`, parts.join('\n\n'));
  if (units) saveUnits(units);
  if (coldStart) saveColdStart(coldStart);
}

function stop(message: string, code = 2): never {
  console.error(message);
  process.exit(code);
}
