import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { tableOfKinds } from '#infra/kinds/table.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinds-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('the table of a folder says what the service does with each file', async () => {
  mkdirSync(join(folder, 'scans'));
  writeFileSync(join(folder, 'a|b.pdf'), '\n%PDF-1.7\n1 0 obj\n');
  writeFileSync(join(folder, 'scans', 'letter.pdf'), 'Dear all');
  writeFileSync(join(folder, 'scans', 'page.pdf'), '<!doctype html>');
  expect((await tableOfKinds(folder)).split('\n')).toEqual([
    '| Ending | Files | Taken | Refused |',
    '|---|--:|--:|--:|',
    '| .pdf | 3 | 2 | 1 |',
    '',
    '| File | Kind | Name, or refusal |',
    '|---|---|---|',
    '| a\\|b.pdf | application/pdf | a\\|b.pdf |',
    '| scans/letter.pdf | text/plain | letter.pdf.txt |',
    expect.stringMatching(/^\| scans\/page\.pdf \| refused \| “page\.pdf” is a web page/),
  ]);
});
