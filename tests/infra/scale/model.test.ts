import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replaceBlock } from '#infra/figures/block.ts';
import { SWEEPS_OF_A_DAY } from '#infra/scale/demand.ts';
import { type Design, NOW } from '#infra/scale/design.ts';
import { LIMITS } from '#infra/scale/limits.ts';
import { grow, hostsAt, shareOf } from '#infra/scale/model.ts';
import { SIZES, scaleReport } from '#infra/scale/report.ts';
import { sweepsOfTheRepair } from '#infra/scale/sweeps.ts';

it('docs/costs.md has the scale of the current quotas, design and measured units. To write it: node infra/scale/main.ts --write', () => {
  const page = readFileSync('docs/costs.md', 'utf8');
  expect(replaceBlock(page, 'node infra/scale/main.ts', scaleReport())).toBe(page);
});

describe.each(SIZES)('A service for %i Hosts', (hosts) => {
  const { design } = grow(hosts);

  it('holds all limits after the changes of the model', () => {
    for (const limit of LIMITS) expect(shareOf(limit, hosts, design)).toBeLessThanOrEqual(1);
  });
});

describe.each(LIMITS)('The limit of $what', (limit) => {
  it('is not reached below the number of Hosts that the report names, and breaks above', () => {
    const hosts = hostsAt(limit, NOW);
    expect(shareOf(limit, hosts * 0.99, NOW)).toBeLessThan(1);
    expect(shareOf(limit, hosts * 1.01, NOW)).toBeGreaterThan(1);
  });

  it('is used more by more Hosts, and less in two cells', () => {
    for (const hosts of SIZES) {
      expect(shareOf(limit, 2 * hosts, NOW)).toBeGreaterThan(shareOf(limit, hosts, NOW));
      expect(shareOf(limit, 2 * hosts, { ...NOW, cells: 2 })).toBeCloseTo(shareOf(limit, hosts, NOW));
    }
  });

  it('holds for more Hosts after each change that is named for it', () => {
    let design: Design = NOW;
    for (const { apply } of limit.changes) {
      const before = hostsAt(limit, design);
      design = apply(design);
      expect(hostsAt(limit, design)).toBeGreaterThan(before);
    }
  });
});

it('the daily repair of a cell of five million Hosts ends within a day', () => {
  expect(sweepsOfTheRepair(1_600)).toBeLessThan(1);
  expect(sweepsOfTheRepair(5_000_000)).toBeLessThan(SWEEPS_OF_A_DAY);
});
