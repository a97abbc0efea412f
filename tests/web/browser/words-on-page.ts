import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Returns how many words a page shows at first: not the menu, nothing that is behind a line, and not the answers of a list. */
export async function wordsOn(page: Page): Promise<number> {
  const main = page.locator('main');
  await expect(main.locator('.waiting')).toHaveCount(0);
  return main.evaluate((shown) => {
    const count = (element: Element) => (element as HTMLElement).innerText.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    return [...shown.querySelectorAll('select')].reduce((sum, list) => sum - count(list), count(shown));
  });
}

/** Returns the table of docs/frontend.md: the words of each page of the setup by its heading. */
export function wordsInDocs(): Record<string, number> {
  const docs = readFileSync(new URL('../../../docs/frontend.md', import.meta.url), 'utf8');
  const [, table = ''] = docs.split('| Page of the setup |');
  const rows = table.split('\n\n')[0]?.matchAll(/^\| (.+?) \| .+ \| (\d+) \|$/gm) ?? [];
  return Object.fromEntries([...rows].map(([, heading = '', words]) => [heading, Number(words)]));
}
