import type { Cell } from '#infra/figures/table.ts';
import { pageName } from '#recovery/page-name.ts';
import { PAGE_SHA256 } from '#recovery/sha256.ts';
import { BUDGETS, type BuiltFiles, firstLoads, readBuiltFiles, sizeOf } from '#tests/web/first-loads.ts';
import { type Findings, verdict } from './findings.ts';

/** Measures what a browser loads before each page is shown. Building them takes less than a second, so there is no small size. */
export async function benchPages(): Promise<Findings> {
  return measurePages(await readBuiltFiles());
}

/** The same for pages that are built already. */
export function measurePages(built: BuiltFiles): Findings {
  const rows = BUDGETS.flatMap((budget) =>
    firstLoads(built, budget.entry).map(({ address, scripts, all }): Cell[] => {
      const isMet = scripts < budget.scripts && all < budget.all;
      return [`\`${address}\``, kilobytes(scripts), kilobytes(all), kilobytes(budget.scripts), kilobytes(budget.all), verdict(isMet)];
    }),
  );
  const recovery: Cell[] = ['`recover.html`', undefined, kilobytes(sizeOf(built, [pageName(PAGE_SHA256)])), undefined, undefined, '-'];
  return { tables: [{ columns: ['Page', 'Scripts, kB', 'All, kB', 'Goal for scripts, kB', 'Goal for all, kB', 'Goal'], rows: [...rows, recovery] }] };
}

function kilobytes(bytes: number): number {
  return bytes / 1000;
}
