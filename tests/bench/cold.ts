import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleFolder, bundleFunctions, listBundles } from '#infra/cloud/bundle.ts';
import { serviceFunctions } from '#infra/cloud/functions.ts';
import { type Budget, bareBundle, budgetOf, ratios } from '#tests/infra/cloud/budgets.ts';
import { ENVIRONMENT } from '#tests/infra/cloud/bundles.ts';
import { formatFigure, median, table } from './figures.ts';

const ROUNDS = 7;

interface Bundle {
  name: string;
  file: string;
  budget: Budget;
  size: number;
  /** The import times, each as a ratio to a bare client at the same moment. */
  imports: number[];
}

/** Measures the size and import time of every deployed bundle, as ratios to a bare DynamoDB client in the same run. */
export async function benchCold(only = ''): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-cold-'));
  try {
    const all = listBundles(serviceFunctions()).filter(({ name }) => name.includes(only));
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
      }),
    );
    const bare: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const bundle of bundles) {
        // Each next to a bare one at the same moment: a busy machine slows both down.
        const bareTime = importTime(bareFile);
        bare.push(bareTime);
        bundle.imports.push(importTime(bundle.file) / bareTime);
      }
    }
    print(bundles, { bytes, ms: median(bare) });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Returns the CPU milliseconds in which a fresh process imports a file, without the process's own start. CPU time, because others use
 * this machine too.
 */
function importTime(file: string): number {
  return Number(execFileSync(process.execPath, ['-e', IMPORT, file], { env: ENVIRONMENT, encoding: 'utf8' }));
}

const IMPORT = `
  globalThis.awslambda = { streamifyResponse: (handler) => handler };
  const start = process.cpuUsage();
  require(process.argv[1]);
  const { user, system } = process.cpuUsage(start);
  process.stdout.write(String((user + system) / 1000), () => process.exit(0));
`;

function print(bundles: readonly Bundle[], bare: { bytes: number; ms: number }): void {
  console.log(
    `\nA bare client of DynamoDB: ${formatFigure(bare.bytes / 1024)} KiB, imported with ${formatFigure(bare.ms)} ms of work. The middle of ${ROUNDS} imports.\n`,
  );
  const goalOf = ({ size, imports, budget }: Bundle) => {
    const missed = [...(size > budget.size ? ['size'] : []), ...(median(imports) > (budget.time ?? Infinity) ? ['import'] : [])];
    return missed.length === 0 ? 'met' : `not met: ${missed.join(', ')}`;
  };
  const rows = bundles
    .toSorted((a, b) => a.budget.kind.localeCompare(b.budget.kind) || a.size - b.size)
    .map((bundle) => [bundle.name, bundle.budget.kind, bundle.size.toFixed(2), median(bundle.imports).toFixed(2), goalOf(bundle)]);
  console.log(table(['Function', 'Kind', 'Size', 'Import', 'Goal'], rows));
}
