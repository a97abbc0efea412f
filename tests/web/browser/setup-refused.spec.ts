import { answered, nameSurvivors, openAccount, setUp } from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { expectHeading } from './family-steps.ts';
import { expect, test } from './fixtures.ts';
import { signInAt } from './host-steps.ts';

const file = (name: string, content: string) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });

test('a Host whose files are refused reads before the sealing which ones and why, and seals the others', async ({ page, stack }) => {
  const host = await openAccount(stack);
  await setUp(host);
  await nameSurvivors(host, 3);
  await signInAt(page, '/setup', host);
  await page.goto('/setup#step=documents');
  const item = (name: string) => page.getByRole('list').locator('li', { hasText: name });
  await page.locator('input[type=file]').setInputFiles([file('letter.docx', '<!DOCTYPE html>'), file('picture.png', '%!PS-Adobe-3.0')]);
  await expect(item('letter.docx').getByRole('button', { name: 'Remove: letter.docx' })).toBeVisible();
  await expect(item('picture.png').getByRole('button', { name: 'Remove: picture.png' })).toBeVisible();

  await page.goto('/setup#step=review');
  await expectHeading(page, 'Check your answers');
  await expect(item('letter.docx')).toContainText('This file is of a kind that is not possible');
  await expectAccessible(page);

  await page.goto('/setup#step=documents');
  await page.locator('input[type=file]').setInputFiles([file('will.txt', 'The house is for Anna.')]);
  await expect(item('will.txt')).toContainText('New, not sealed yet');
  await answered(200, host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 30 } });
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectHeading(page, 'Check your answers');
  const notAdded = page.getByRole('region', { name: 'Seal your will' });
  await expect(notAdded).toContainText('2 files were not added');
  await expect(notAdded.getByRole('listitem')).toHaveText(['letter.docx', 'picture.png']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove: picture.png' }).click();
  await expect(notAdded).toContainText('One file was not added');
  await page.getByRole('button', { name: 'Continue with the other documents' }).click();
  await page.getByRole('button', { name: 'Seal my will now' }).click();
  await expectHeading(page, 'Your will is sealed');
});

test('a Host whose upload breaks off continues it on the page before the sealing', async ({ page, stack }) => {
  const host = await openAccount(stack);
  await setUp(host);
  await nameSurvivors(host, 3);
  await signInAt(page, '/setup', host);
  await page.goto('/setup#step=documents');
  await expect(page.locator('input[type=file]')).toBeAttached();
  await stack.fault('staging', 'refuse');
  await page.locator('input[type=file]').setInputFiles([file('will.txt', 'The house is for Anna.')]);
  await expect(page.getByText('The connection was interrupted. Nothing is lost.')).toBeVisible();
  await page.goto('/setup#step=review');
  await expectHeading(page, 'Check your answers');
  await expect(page.getByText('will.txt')).toBeVisible();
  await stack.fault('staging', 'off');
  await page.getByRole('button', { name: 'Try again: will.txt' }).click();
  await expect(page.getByText('1 document')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again: will.txt' })).toHaveCount(0);
});
