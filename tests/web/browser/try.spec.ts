import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { sha256, temporary } from '#tests/custody/recover-package.ts';
import { golden } from '#tests/recovery/golden.ts';
import { unzipped } from '#tests/support/unzipped.ts';
import { expectAccessible } from './accessible.ts';

// The folder of `npm run build:try`, from a disk and without a network. The command makes it, as the README says.

const place = temporary();
test.beforeAll(() => execFileSync('npm', ['run', '-s', 'build:try', '--', place.folder]));
test.afterAll(place.remove);

test('three clicks open the sample will without a network, and the folder has the sealed copy', async ({ page, context }) => {
  await context.setOffline(true);
  await page.goto(pathToFileURL(join(place.folder, 'index.html')).href);
  await expectAccessible(page);
  for (const picture of await page.locator('img').all())
    expect(await picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Open the sample' }).click();
  await expect(page.getByText('Their papers say: 196b')).toBeVisible();
  await expectAccessible(page);
  await page.locator('#same').click();
  const download = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('button', { name: /last-will\.pdf/ }).click();
  expect(sha256(readFileSync(await (await download).path()))).toBe(golden.documents['last-will.pdf']);

  const files = await unzipped(readFileSync(join(place.folder, 'sealed-copy.zip')));
  expect(files.map(([name]) => name)).toEqual(expect.arrayContaining(['sealed-copy/index.age', 'sealed-copy/RECOVER.txt']));
  expect(files.filter(([name]) => name.startsWith('sealed-copy/shares/'))).toHaveLength(3);
});
