import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleFolder, bundleFunctions, listBundles } from '#infra/cloud/bundle.ts';
import { serviceFunctions } from '#infra/cloud/functions.ts';
import type { ColdStart } from '#infra/figures/cold-start.ts';
import { type Cell, formatFigure } from '#infra/figures/table.ts';
import { type Budget, bareBundle, budgetOf, ratios } from '#tests/infra/cloud/budgets.ts';
import { ENVIRONMENT } from '#tests/infra/cloud/bundles.ts';
import { type Findings, median, type Size } from './findings.ts';

/** How often each bundle is imported, and what a name must contain. The small size takes one function of each kind. */
const PLANS: Readonly<Record<Size, { rounds: number; names: RegExp }>> = {
  full: { rounds: 7, names: /./ },
  small: { rounds: 1, names: /^(auth\/logout|workers\/seal)$/ },
};

interface Bundle {
  name: string;
  file: string;
  budget: Budget;
  size: number;
  /** The import times, each as a ratio to a bare client at the same moment. */
  imports: number[];
  /** The work of each fresh process, in CPU milliseconds. */
  work: ColdStart[];
}

/** Measures the size and import time of every deployed bundle, as ratios to a bare DynamoDB client in the same run. */
export async function benchCold(size: Size, only = ''): Promise<Findings> {
  const { rounds, names } = PLANS[size];
  const folder = await mkdtemp(join(tmpdir(), 'bench-cold-'));
  try {
    const all = listBundles(serviceFunctions()).filter(({ name }) => name.includes(only) && names.test(name));
    const metafile = await bundleFunctions(all, folder);
    const bareFile = join(folder, 'bare.js');
    const { bytes } = await bareBundle(bareFile);
    const sizes = ratios(metafile, bytes);
    const bundles = all.map(
      (fn): Bundle => ({
        name: fn.name,
        file: join(folder, bundleFolder(fn.name), 'index.js'),
        budget: budgetOf(fn),
        size: sizes.get(fn.name) ?? Number.NaN,
        imports: [],
        work: [],
      }),
    );
    const bare: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const bundle of bundles) {
        // Each next to a bare one at the same moment: a busy machine slows both down.
        const bareTime = coldStart(bareFile).import;
        const work = coldStart(bundle.file);
        bare.push(bareTime);
        bundle.imports.push(work.import / bareTime);
        bundle.work.push(work);
      }
    }
    const tables = [{ columns: COLUMNS, rows: rowsOf(bundles) }];
    const page = [{ columns: KIND_COLUMNS, rows: kindsOf(bundles) }];
    return { tables, page, notes: [noteOf(bytes, bare, rounds), ...missedIn(bundles)], coldStart: typical(bundles) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the CPU milliseconds in which a fresh process starts and imports a file. CPU time, because others use this machine too. */
function coldStart(file: string): ColdStart {
  return JSON.parse(execFileSync(process.execPath, ['-e', IMPORT, file], { env: ENVIRONMENT, encoding: 'utf8' })) as ColdStart;
}

/** Returns the medians of the functions that answer most requests. */
function typical(bundles: readonly Bundle[]): ColdStart {
  const work = bundles.filter(({ budget }) => budget.kind === 'CRUD').flatMap((bundle) => bundle.work);
  const of = (part: keyof ColdStart) => Math.round(median(work.map((one) => one[part])));
  return { start: of('start'), import: of('import') };
}

const IMPORT = `
  globalThis.awslambda = { streamifyResponse: (handler) => handler };
  const ms = ({ user, system }) => (user + system) / 1000;
  const started = process.cpuUsage();
  require(process.argv[1]);
  const work = { start: ms(started), import: ms(process.cpuUsage(started)) };
  process.stdout.write(JSON.stringify(work), () => process.exit(0));
`;

function noteOf(bytes: number, bare: readonly number[], rounds: number): string {
  const [kibibytes, ms] = [formatFigure(bytes / 1024), formatFigure(median(bare))];
  return `The bare function has ${kibibytes} KiB and is imported with ${ms} ms of work. The import is the median of ${rounds}.`;
}

const COLUMNS = ['Function', 'Kind', 'Size', 'Goal for size', 'Import', 'Goal for import', 'Result'];

function rowsOf(bundles: readonly Bundle[]): Cell[][] {
  const sorted = bundles.toSorted((a, b) => a.budget.kind.localeCompare(b.budget.kind) || a.size - b.size);
  return sorted.map((bundle) => {
    const { name, size, imports, budget } = bundle;
    const missed = missedBy(bundle);
    return [name, budget.kind, size, budget.size, median(imports), budget.time, missed.length === 0 ? 'met' : `not met: ${missed.join(', ')}`];
  });
}

const KIND_COLUMNS = ['Kind', 'Functions', 'Median size', 'Largest size', 'Goal for size', 'Median import', 'Longest import', 'Goal for import'];

function kindsOf(bundles: readonly Bundle[]): Cell[][] {
  const groups = Map.groupBy(bundles, ({ budget }) => JSON.stringify([budget.kind, budget.size, budget.time]));
  return [...groups.values()].map((own) => {
    const [sizes, times] = [own.map(({ size }) => size), own.map(({ imports }) => median(imports))];
    const { kind, size, time } = own[0]?.budget ?? {};
    return [kind, own.length, median(sizes), Math.max(...sizes), size, median(times), Math.max(...times), time];
  });
}

function missedBy({ size, imports, budget }: Bundle): string[] {
  return [...(size > budget.size ? ['size'] : []), ...(median(imports) > (budget.time ?? Infinity) ? ['import'] : [])];
}

function missedIn(bundles: readonly Bundle[]): string[] {
  const missed = bundles.filter((bundle) => missedBy(bundle).length > 0);
  return missed.length === 0 ? [] : [`Above a goal: ${missed.map((bundle) => `${bundle.name} (${missedBy(bundle).join(', ')})`).join(', ')}.`];
}
