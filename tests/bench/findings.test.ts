import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { startOf } from '#infra/figures/block.ts';
import { emptyIn } from './findings.ts';

const table = (...rows: (string | number)[][]) => ({ columns: ['Request', 'Calls'], rows });

it('says which table of a bench is empty, and which figure is no number', () => {
  expect(emptyIn({ tables: [table(['login', 3])], page: [table(['login', 3])] })).toEqual([]);
  expect(emptyIn({ tables: [table(['login', 3]), table()] })).toEqual(['The table Request, Calls has no rows.']);
  expect([emptyIn({ tables: [] }), emptyIn({ tables: [table(['login', 0])] })]).toEqual(Array(2).fill(['Nothing was measured.']));
  expect(emptyIn({ tables: [table(['login', 3])], page: [table(['login', 3], ['logout', Number.NaN])] })).toEqual([
    'A figure of logout, NaN is no number.',
  ]);
});

it('each bench has a place in docs/performance.md', () => {
  // Loading them takes seconds.
  const names = [...readFileSync('tests/bench/benches.ts', 'utf8').matchAll(/^ {2}'?([\w-]+)'?: \(/gm)].map(([, name]) => name);
  expect(names).toContain('own-device');
  const page = readFileSync('docs/performance.md', 'utf8');
  expect(names.filter((name) => !page.includes(startOf(`npm run bench -- ${name}`)))).toEqual([]);
});
