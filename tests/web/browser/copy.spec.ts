import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporary } from '#tests/custody/recover-package.ts';
import { sealWill, survivorAt } from '#tests/support/story.ts';
import { unzipInto } from '#tests/support/unzipped.ts';
import { expectAccessible } from './accessible.ts';
import { expectHeading } from './family-steps.ts';
import { expect, test } from './fixtures.ts';
import { signInAt } from './host-steps.ts';

test('a Host who brings no storage takes a copy home, and two papers open it in a browser without a network', async ({ page, stack, browser }) => {
  const will = await sealWill(stack, { storage: 'service' });
  await signInAt(page, '/dashboard', will.host);
  await expect(page.getByText('Your sealed will is only with us, and you have no copy of it.')).toBeVisible();
  await page.getByRole('link', { name: 'Take a copy home' }).click();
  await expectHeading(page, 'Documents');
  const section = page.getByRole('region', { name: 'A copy to take home' });
  await expect(section).toContainText('You have not taken a copy yet.');
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Save a copy (ZIP)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^will-copy-\d{4}-\d\d-\d\d\.zip$/);
  await expect(section.getByText('The copy has arrived, and your browser saves it')).toBeVisible();
  await expect(section).toContainText('up to date');
  await expectAccessible(page);

  const place = temporary();
  try {
    await unzipInto(place.folder, readFileSync(await download.path()));
    const context = await browser.newContext({ offline: true });
    const recovery = await context.newPage();
    await recovery.goto(pathToFileURL(join(place.folder, 'will-copy', 'recover.html')).href);
    await recovery.locator('#folder').setInputFiles(join(place.folder, 'will-copy'));
    for (const key of [0, 1].map((at) => survivorAt(will, at).recoveryKey)) {
      await recovery.getByLabel('Recovery key').fill(key);
      await recovery.getByRole('button', { name: 'Add this key' }).click();
    }
    await recovery.locator('#same').click();
    const saving = recovery.waitForEvent('download');
    await recovery.getByRole('button', { name: 'Save all documents' }).click();
    const [document] = will.documents;
    expect(readFileSync(await (await saving).path()).toString()).toBe(String(document?.content));
    await context.close();
  } finally {
    place.remove();
  }
});
