import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { priceOf } from '#infra/costs/prices.ts';
import { costReport } from '#infra/costs/report.ts';
import { secondsOfAStart } from '#infra/costs/usage.ts';
import { replaceBlock } from '#infra/figures/block.ts';

it('docs/costs.md has the costs of the current prices, assumptions and measured units. To write them: node infra/costs/main.ts --write', () => {
  const page = readFileSync('docs/costs.md', 'utf8');
  expect(replaceBlock(page, 'node infra/costs/main.ts', costReport())).toBe(page);
});

it('a price counts for its amount', () => expect(priceOf('writeUnits', 3_200_000)).toBeCloseTo(2));

it('a cold start takes twice as long with half the memory, and no less with more memory than for a whole CPU', () => {
  expect(secondsOfAStart(512)).toBeCloseTo(2 * secondsOfAStart(1024));
  expect(secondsOfAStart(3538)).toBe(secondsOfAStart(1769));
});
