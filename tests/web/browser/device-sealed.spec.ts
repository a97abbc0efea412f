import { sealInnerWill } from '#tests/journeys/inner-wills.ts';
import { answered, openWill, survivorAt } from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { enterBackupCode, expectHeading } from './family-steps.ts';
import { expect, test } from './fixtures.ts';
import { signInAt } from './host-steps.ts';

// What other pages say about a will that was sealed on the device of its Host.

test('the page with documents offers to seal only on the device when another number of papers is needed', async ({ page, stack }, info) => {
  const { host } = await sealInnerWill(stack);
  await answered(200, host.ask, 'PUT', '/api/host/settings', { json: { survivor_threshold: 3 } });
  await signInAt(page, '/documents', host);
  await expect(page.getByText(/^These documents can only be sealed on your own device again/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Seal my will now' })).toHaveCount(0);
  await expectAccessible(page);
  await page.screenshot({ path: info.outputPath('documents.png'), fullPage: true });
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Seal your will' }) });
  await section.getByRole('link', { name: 'Seal on this device' }).click();
  await expectHeading(page, 'Seal on this device');
  await page.locator('summary').first().click();
  await expect(page.getByText('Any 3 of').first()).toBeVisible();
});

test('evidence says that its hashes are those of the encrypted files', async ({ page, stack }, info) => {
  const will = await sealInnerWill(stack);
  const { transferId } = await openWill(will);
  const ben = survivorAt(will, 0);
  await page.goto(`/survivor#transfer_id=${transferId}&survivor_id=${ben.id}`);
  await enterBackupCode(page, ben.backupCodes[0]);
  await page.getByRole('link', { name: 'Show the evidence' }).click();
  await expect(page.getByText(/SHA-256 are those of the encrypted files/)).toBeVisible();
  await expect(page.getByText(will.plain.filename)).toHaveCount(0);
  await page.locator('header select').selectOption('العربية');
  await expect(page.getByText(/SHA-256 هي للملفات المشفّرة/)).toBeVisible();
  await page.screenshot({ path: info.outputPath('evidence.png'), fullPage: true });
});
