import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { PAGE_FILE } from '#infra/recovery/build.ts';
import { temporary } from '#tests/custody/recover-package.ts';
import { goldenKey, unpackGolden } from '#tests/recovery/golden.ts';
import { smallPng } from './small-png.ts';

const FOLDER = new URL('../../../docs/pictures/', import.meta.url).pathname;

test.use({ viewport: { width: 480, height: 760 } });

test('the four steps of the recovery page', async ({ page, context }) => {
  const { folder, remove } = temporary();
  await page.goto(pathToFileURL(PAGE_FILE).href);
  await context.setOffline(true);
  await picture(page, 1, 'Choose the package');
  await page.locator('#folder').setInputFiles(unpackGolden(join(folder, 'golden')));
  await enter(page, 'ben');
  await picture(page, 2, 'Enter the papers');
  await enter(page, 'clara');
  await picture(page, 3, 'Compare with the paper');
  await page.getByRole('button', { name: 'It is the same: continue' }).click();
  await expect(page.getByText('Every file is exactly as it was sealed.')).toBeVisible();
  await picture(page, 4, 'Save the documents');
  remove();
});

async function enter(page: Page, name: string): Promise<void> {
  await page.getByLabel('Recovery key').fill(goldenKey(name));
  await page.getByRole('button', { name: 'Add this key' }).click();
}

async function picture(page: Page, step: number, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  writeFileSync(`${FOLDER}recover-${step}.png`, smallPng(await page.screenshot({ animations: 'disabled', caret: 'hide' })));
}
