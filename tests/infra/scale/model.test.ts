import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { replaceBlock } from '#infra/figures/block.ts';
import { SWEEPS_OF_A_DAY } from '#infra/scale/demand.ts';
import { type Design, NOW, quotaIn } from '#infra/scale/design.ts';
import { LIMITS } from '#infra/scale/limits.ts';
import { firstBroken, grow, hostsAt, shareOf } from '#infra/scale/model.ts';
import { SIZES, scaleReport } from '#infra/scale/report.ts';
import { sweepsOfTheRepair } from '#infra/scale/sweeps.ts';
import { schedulePrefix } from '#platform/schedule-name.ts';

it('docs/costs.md has the scale of the current quotas, design and measured units. To write it: node infra/scale/main.ts --write', () => {
  const page = readFileSync('docs/costs.md', 'utf8');
  expect(replaceBlock(page, 'node infra/scale/main.ts', scaleReport())).toBe(page);
});

describe.each(SIZES)('A service for %i Hosts', (hosts) => {
  const { steps, design } = grow(hosts);

  it('holds all limits after the changes of the model', () => {
    for (const limit of LIMITS) expect(shareOf(limit, hosts, design)).toBeLessThanOrEqual(1);
  });

  it('is only changed for a limit that breaks before it has so many', () => {
    for (const step of steps) expect(step.hosts).toBeLessThan(hosts);
  });

  it('has no more cells than the limits need', () => {
    if (design.cells > 1) expect(firstBroken(hosts, { ...design, cells: design.cells - 1 })).toBeDefined();
  });

  it('has schedules whose names show the partition in two digits', () => expect(schedulePrefix(design.partitions - 1)).toMatch(/^\d\d\.$/));
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

  it('is never used more on average than at its peak', () => {
    if (limit.mean) expect(limit.mean(1_000_000, NOW)).toBeLessThanOrEqual(limit.peak(1_000_000, NOW));
  });
});

it('a raised quota replaces the default one', () => {
  expect(quotaIn({ ...NOW, raised: { mails: 500 } }, 'mails')).toBe(500);
  expect(quotaIn(NOW, 'firings')).toBe(1_000);
});

it('the daily repair of a cell of five million Hosts ends within a day', () => {
  expect(sweepsOfTheRepair(1_600)).toBeLessThan(1);
  expect(sweepsOfTheRepair(5_000_000)).toBeLessThan(SWEEPS_OF_A_DAY);
});
