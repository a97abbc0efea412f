import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { measurePages } from '#tests/bench/pages.ts';
import { cacheControl } from '#web/edge/headers.ts';
import { PAGES } from '#web/edge/pages.ts';
import { BUDGETS, type BuiltFiles, firstLoads, readBuiltFiles, textOf } from './first-loads.ts';

let built: BuiltFiles;

beforeAll(async () => {
  built = await readBuiltFiles();
});

it.each(BUDGETS)(
  'the first load of each of the $entry pages is known, small enough for an old phone, and has no code of the other pages',
  (budget) => {
    const loads = firstLoads(built, budget.entry);
    const addresses = Object.entries(PAGES).flatMap(([address, file]) => (file === `${budget.entry}.html` ? [address] : []));
    expect(loads.map(({ address }) => address).sort()).toEqual(addresses.sort());
    for (const { address, scripts, all } of loads) {
      expect(scripts, address).toBeLessThan(budget.scripts);
      expect(all, address).toBeLessThan(budget.all);
    }
    const files = loads.flatMap((load) => load.files);
    expect(files.filter((path) => !built.has(path))).toEqual([]);
    const other = budget.entry === 'family' ? '/api/auth/login' : '/api/survivor-auth/';
    expect(files.filter((path) => textOf(built, path).includes(other))).toEqual([]);
  },
);

it.each(['family.html', 'host.html'])('%s has the hash of each script and style that it loads', (page) => {
  const loaded = [...textOf(built, page).matchAll(/<(?:script|link)[^>]* (?:src|href)="\/(assets\/[^"]+)"[^>]*>/g)];
  expect(loaded.length).toBeGreaterThan(1);
  for (const [tag, path = ''] of loaded) {
    const hash = createHash('sha256').update(textOf(built, path)).digest('base64');
    expect(tag).toContain(`integrity="sha256-${hash}"`);
  }
});

it('the bench of the pages has a row for each address, within its goals', () => {
  const [table] = measurePages(built).tables;
  expect(table?.rows).toHaveLength(Object.keys(PAGES).length + 1);
  expect(table?.rows.map((row) => row.at(-1))).not.toContain('not met');
});

it('every script and style has a name that changes with its content, except the service worker', () => {
  const names = [...built.keys()].filter((path) => !path.endsWith('.html') && path !== 'notify.js');
  expect(names.filter((path) => !/-[\w-]{8}\.\w+$/.test(path) || !cacheControl(path).includes('immutable'))).toEqual([]);
});
