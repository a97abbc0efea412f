import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('docs/reliability.md says of each group of rows what it means if they are missing', () => {
  const [, table = ''] = readFileSync('docs/reliability.md', 'utf8').split('\n## Missing rows\n');
  const rows =
    table
      .split('\n## ')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('| `')) ?? [];
  const listed = rows.flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z]+)`/g)].map(([, group]) => group));
  const groups = [...readFileSync('shared/store/keys.ts', 'utf8').matchAll(/\b([A-Z]+)#(?:\$\{|')/g)].map(([, group]) => group ?? '');
  const OF_A_RECORD = [
    'AUDIT',
    'CHECK',
    'ENTRY',
    'SURVIVOR',
    'STORAGE',
    'CONNECTOR',
    'UPLOAD',
    'FILE',
    'KEY',
    'CODES',
    'SHARE',
    'RELEASED',
    'PASSED',
    'READ',
    'GUESSED',
    'DUE',
    'WALK',
    'EARLIER',
    'ASIDE',
  ];
  expect([...listed].sort()).toEqual(
    [...new Set(groups)]
      .filter((group) => !OF_A_RECORD.includes(group))
      .concat('SERVICE', 'TRANSFER', 'HOST')
      .filter((one, n, all) => all.indexOf(one) === n)
      .sort(),
  );
});
