import { expect, type Page } from '@playwright/test';
import { authenticate, passDeadline, realDocuments, sealWill, survivorAt } from '#tests/support/story.ts';
import { enterBackupCode, expectHeading, openPersonalLink } from '#tests/web/browser/family-steps.ts';
import { test } from '#tests/web/browser/fixtures.ts';

const FOLDER = new URL('../../../docs/pictures/', import.meta.url).pathname;
const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1000, height: 740 };

async function picture(page: Page, name: string, viewport = PHONE): Promise<void> {
  await page.setViewportSize(viewport);
  await page.screenshot({ path: `${FOLDER}${name}.png`, fullPage: true, animations: 'disabled', caret: 'hide' });
}

test('the main pages', async ({ page, stack }) => {
  const will = await sealWill(stack, { documents: await realDocuments() });
  await page.goto('/');
  await expectHeading(page, /sealed/);
  await picture(page, 'first-page');
  await page.goto(`/start#will_id=${will.willId}`);
  await expectHeading(page, /^Start/);
  await picture(page, 'start');

  const [ben, clara] = [survivorAt(will, 0), survivorAt(will, 1)];
  const transfer = await openPersonalLink(page, stack, will, ben);
  await picture(page, 'confirm', LAPTOP);
  await enterBackupCode(page, ben.backupCodes[0]);
  await expectHeading(page, /^Nothing can be read before/);
  await picture(page, 'wait');
  await authenticate(transfer, clara);
  await passDeadline(transfer);
  await page.reload();
  await expectHeading(page, 'You can read the will now');
  await expect(page.getByText(ben.message)).toBeVisible();
  await picture(page, 'read');

  await page.goto('/dashboard');
  await page.getByLabel('E-mail address').fill(will.host.email);
  await page.getByLabel('Password', { exact: true }).fill(will.host.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectHeading(page, 'Your Survivors can read your documents now');
  await page.emulateMedia({ colorScheme: 'dark' });
  await picture(page, 'stop');
});
