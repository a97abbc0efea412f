import { openWill, sealWill, survivorAt } from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { expectPrintedReport, saveEvidence } from './evidence-steps.ts';
import { enterBackupCode, expectHeading } from './family-steps.ts';
import { expect, test } from './fixtures.ts';

test('a Survivor prints and saves the evidence of an open transfer, also after the session has ended', async ({ page, stack }, info) => {
  const will = await sealWill(stack);
  const [ben, clara, daniel] = [survivorAt(will, 0), survivorAt(will, 1), survivorAt(will, 2)];
  const { transferId } = await openWill(will);
  await page.goto(`/survivor#transfer_id=${transferId}&survivor_id=${ben.id}`);
  await enterBackupCode(page, ben.backupCodes[0]);
  await expectHeading(page, 'You can read the will now');
  await page.getByRole('link', { name: 'Show the evidence' }).click();
  const title = `Evidence about the will of ${will.host.name}`;
  await expectHeading(page, title);
  await expect(page.getByText(new RegExp(`^${ben.name}, on .* with a one-time code`))).toBeVisible();
  await expect(page.getByText(/^trusted person \d, on .* with a one-time code/)).toBeVisible();
  await expect(page.getByText('letter.txt').filter({ visible: true })).toBeVisible();
  await expectAccessible(page);
  const report = await saveEvidence(page, info.outputPath('evidence'));
  await expectPrintedReport(page, report, { title, without: [clara.name, daniel.name, 'Save the evidence', ben.message] });
  await page.locator('header select').selectOption('Deutsch');
  await expectHeading(page, `Nachweis zum Testament von ${will.host.name}`);
  await expect(page.getByText(/^Vertrauensperson \d, am .* mit einem Einmalcode/)).toBeVisible();
  await page.locator('header select').selectOption('English');

  // As after a renewal in another browser: the service no longer accepts what this tab has.
  const key = `secret:survivor ${transferId} ${ben.id}`;
  await page.evaluate(`sessionStorage.setItem('${key}', JSON.stringify({ secret: 'ended', at: Date.now() }))`);
  await page.reload();
  await expectHeading(page, 'Confirm your identity');
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await enterBackupCode(page, ben.backupCodes[0]);
  await expectHeading(page, title);
  await page.getByRole('link', { name: 'Back' }).click();
  await expectHeading(page, 'You can read the will now');
});
