import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { startOf } from '#infra/figures/block.ts';
import { BENCHES } from './benches.ts';
import { createLab } from './lab.ts';

const lab = createLab('small');
/** Every request of the service: on a machine that does other work, that takes minutes. */
const MOST_MS = 900_000;

afterAll(() => lab.close());

/**
 * The pages have no small size: tests/web/budget.test.ts measures those that it has built. Two browsers take minutes for any size.
 */
const WITHOUT_SMALL_SIZE = ['pages', 'own-device'];

describe.each(Object.entries(BENCHES))('the bench %s', (name, run) => {
  it.skipIf(WITHOUT_SMALL_SIZE.includes(name))(
    'measures everything in its small size',
    async () => {
      const { failures = [], tables } = await run({ size: 'small', lab, only: '' });
      expect(failures).toEqual([]);
      for (const { columns, rows } of tables) {
        expect(rows.length, columns.join()).toBeGreaterThan(0);
        for (const row of rows)
          expect(
            row.filter((cell) => typeof cell === 'number' && !Number.isFinite(cell)),
            row.join(),
          ).toEqual([]);
      }
      expect(tables.some(({ rows }) => rows.flat().some((cell) => typeof cell === 'number' && cell > 0))).toBe(true);
    },
    MOST_MS,
  );

  it('has a place in docs/performance.md', () => expect(readFileSync('docs/performance.md', 'utf8')).toContain(startOf(`npm run bench -- ${name}`)));
});
