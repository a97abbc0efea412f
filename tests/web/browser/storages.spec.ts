import { openAccount } from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './host-steps.ts';

test('a Host connects an S3 storage, after a mistake in the key', async ({ page, stack }) => {
  const host = await openAccount(stack);
  const { object_store: place } = await stack.endpoints();
  await page.goto('/storages');
  await signIn(page, host);
  await expect(page.getByText('You have no storage yet.')).toBeVisible();
  await page.getByText('Which storage is right for me?').click();
  await expectAccessible(page);

  await page.getByLabel('MinIO or another S3 storage').check();
  await page.getByText('Where do I find these values at MinIO').click();
  await page.getByRole('button', { name: 'Test and save' }).click();
  await expect(page.getByRole('link', { name: 'Enter the secret access key.' })).toBeVisible();
  await page.getByLabel('Address').fill(place.endpoint);
  await page.getByLabel('Region').fill(place.region);
  await page.getByLabel('Name of the bucket').fill(place.bucket);
  await page.getByLabel('Access key ID').fill(place.access_key_id);
  await page.getByLabel('Secret access key').fill(`${place.secret_access_key}x`);
  await page.getByRole('button', { name: 'Test and save' }).click();
  await expect(page.getByRole('alert')).toContainText('The storage does not know this key.');
  await expectAccessible(page);
  await page.getByLabel('Secret access key').fill(place.secret_access_key);
  await page.getByRole('button', { name: 'Test and save' }).click();
  await expect(page.getByText('My S3 storage is connected.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'My S3 storage', exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Look inside' }).click();
  await expect(page.getByText('This folder is empty.')).toBeVisible();
  await expectAccessible(page);
});

test('a Host connects a cloud drive after refusing it once, and is sent to it again when the drive ends the sign-in', async ({ page, stack }) => {
  const host = await openAccount(stack);
  const { drives } = await stack.endpoints();
  await page.goto('/storages');
  await signIn(page, host);
  await page.getByLabel('Dropbox').check();
  await page.getByRole('button', { name: 'Continue to Dropbox' }).click();
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect(page.getByText('You did not agree on the page of the drive')).toBeVisible();
  expect(page.url()).toBe(`${stack.siteUrl}/storages`);
  await expectAccessible(page);
  await page.getByLabel('Dropbox').check();
  await page.getByRole('button', { name: 'Continue to Dropbox' }).click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText('Your cloud drive is connected')).toBeVisible();

  const drive = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Dropbox/ }) });
  await fetch(`${drives.drive_b}/connections/remove`, { method: 'POST' });
  await drive.getByRole('button', { name: 'Test now' }).click();
  await expect(drive.getByText('The drive no longer accepts our sign-in.')).toBeVisible();
  await drive.getByRole('button', { name: 'Sign in again' }).click();
  await expect(drive.getByRole('button', { name: 'Continue to Dropbox' })).toBeVisible();
  await drive.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog')).toContainText('The files in the storage stay as they are.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete the storage' }).click();
  await expect(page.getByText('The files in it were not touched.')).toBeVisible();
  await expect(drive).toHaveCount(0);
});
