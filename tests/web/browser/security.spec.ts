import { readFileSync } from 'node:fs';
import { openAccount, sealWill, signIn as signInByApi } from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { expectHeading } from './family-steps.ts';
import { expect, test } from './fixtures.ts';
import { linkTo, signIn } from './host-steps.ts';

test('a Host changes her e-mail address, signs another device out, saves what we keep, and undoes the deletion of her will', async ({
  page,
  stack,
}) => {
  const { host, survivors } = await sealWill(stack);
  await page.goto('/security');
  await signIn(page, host);
  await expectHeading(page, 'Security');
  await expectAccessible(page);
  await page.getByText('Change my e-mail address').click();
  await page.getByLabel('New e-mail address').fill('anna.new@');
  await page.getByRole('button', { name: 'Save this address' }).click();
  await expect(page.getByRole('link', { name: 'Enter an e-mail address in the form name@example.com.' })).toBeVisible();
  const moved = `moved.${host.email}`;
  await page.getByLabel('New e-mail address').fill(moved);
  await page.getByRole('button', { name: 'Save this address' }).click();
  await expect(page.getByRole('heading', { name: 'Please confirm your new e-mail address' })).toBeVisible();
  await expect(page.getByText(`Your previous address ${host.email} works until seven days`)).toBeVisible();
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText('A new link is on its way.')).toBeVisible();
  await expectAccessible(page);
  await page.goto(await linkTo(stack, moved, 'verify-email'));
  await page.getByRole('button', { name: 'Confirm my e-mail address' }).click();
  await expect(page.getByText(`We now use ${moved} for your account.`)).toBeVisible();

  await signInByApi(host);
  await page.goto('/security');
  await expect(page.getByText(`Your previous address ${host.email} still works until`)).toBeVisible();
  const others = page.getByRole('button', { name: /^Sign out there/ });
  const count = await others.count();
  expect(count).toBeGreaterThan(0);
  for (let left = count; left > 0; left -= 1) {
    await others.first().click();
    await expect(others).toHaveCount(left - 1);
  }
  expect((await host.ask('GET', '/api/host/profile')).status).toBe(401);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save this file' }).click()]);
  expect(JSON.parse(readFileSync(await file.path(), 'utf8')).survivors).toHaveLength(survivors.length);

  await page.getByText('Delete only my will').click();
  await page.getByRole('button', { name: 'Delete my will' }).click();
  await expect(page.getByRole('link', { name: 'Choose what should happen to the files.' })).toBeVisible();
  await page.getByLabel('They stay there').first().check();
  await page.getByLabel('Your password').first().fill('some other words here');
  await page.getByRole('button', { name: 'Delete my will' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, delete my will in 30 days' }).click();
  await expect(page.getByRole('alert')).toContainText('The password is wrong. Nothing was changed.');
  await page.getByLabel('Your password').first().fill(host.password);
  await page.getByRole('button', { name: 'Delete my will' }).click();
  await page.getByRole('button', { name: 'Yes, delete my will in 30 days' }).click();
  await expect(page.getByRole('heading', { name: 'Your will is going to be deleted' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep my will' }).click();
  await expect(page.getByRole('heading', { name: 'Your will is going to be deleted' })).toBeHidden();
  await expect(page.locator('summary', { hasText: 'Delete my account' })).toBeVisible();
});

test('a Host changes her password, after one wrong try', async ({ page, stack }) => {
  const host = await openAccount(stack);
  await page.goto('/security');
  await signIn(page, host);
  await page.getByText('Change my password').click();
  await page.getByLabel('Current password').fill('some other words here');
  await page.getByLabel('New password').fill('a kettle on the balcony');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByRole('alert')).toContainText('The password is wrong. Nothing was changed.');
  await page.getByLabel('Current password').fill(host.password);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  expect((await host.ask('GET', '/api/host/profile')).status).toBe(401);
});
