import { readFileSync } from 'node:fs';
import { addPhone, answered, mailed, sealWill, signIn as signInByApi } from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectHeading, linkTo, signIn, signInAt, submit } from './steps.ts';

test('a Host changes her e-mail address, signs another device out, and asks for a deletion that she undoes', async ({ page, stack }) => {
  const { host, survivors } = await sealWill(stack);
  await signInAt(page, '/security', host);
  await expectHeading(page, 'Security');
  await expectAccessible(page);
  await page.getByText('Change my e-mail address').click();
  await submit(page, { 'New e-mail address': 'anna.new@' }, 'Save this address');
  await expect(page.getByRole('link', { name: 'Enter an e-mail address in the form name@example.com.' })).toBeVisible();
  const moved = `moved.${host.email}`;
  await submit(page, { 'New e-mail address': moved }, 'Save this address');
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
  await expect(others.first()).toBeVisible();
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
  const notice = page.getByRole('region', { name: 'Your will is going to be deleted' });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  for (const [link, heading] of [
    ['Documents', 'Documents'],
    ['Overview', /^Your will is sealed/],
  ] as const) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: link }).click();
    await expectHeading(page, heading);
    await expect(notice).toContainText('This happens on');
  }
  await notice.getByRole('button', { name: 'Keep my will' }).click();
  const kept = page.getByRole('status').filter({ hasText: 'Nothing will be deleted' });
  await expect(kept.locator('.notice-title')).toBeFocused();
  await expect(notice).toBeHidden();
  await expectAccessible(page);
  await kept.getByRole('button', { name: 'Close this message' }).click();
  await expect(kept).toBeHidden();
});

test('a Host forgets the password, confirms the reset on the telephone, changes it, and signs out everywhere', async ({ page, stack }) => {
  const { host } = await sealWill(stack);
  const telephone = '+436641234570';
  await addPhone(host, telephone);
  const password = 'a kettle on the balcony';
  await answered(202, host.call, 'POST', '/api/auth/forgot-password', { json: { email: host.email } });
  const token = await mailed(stack, host.email, /reset-password#token=(\S+)/);
  await answered(204, host.call, 'POST', '/api/auth/reset-password', { json: { token, password } });
  await signInAt(page, '/survivors', { email: host.email, password });
  await page.getByRole('link', { name: 'See how to confirm that it was you' }).click();
  const box = page.getByRole('heading', { name: 'Nothing about your will can be changed now' }).locator('..');
  await expect(box).toContainText('We sent it by SMS.');
  await expect(box).toContainText('Ask 2 of your trusted people for one backup code each.');
  await expectAccessible(page);
  await page.goto(await mailed(stack, telephone, /Tell us whether it was you:\s+(\S+)/));
  await page.getByRole('button', { name: 'I am well, and I reset the password' }).click();
  await expect(page.getByText('You can change everything about your will again.')).toBeVisible();
  await page.goto('/security');
  await expect(box).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeVisible();

  const newest = 'a clock on the balcony';
  await page.getByText('Change my password').click();
  await submit(page, { 'Current password': host.password, 'New password': newest }, 'Change the password');
  await expect(page.getByRole('alert')).toContainText('The password is wrong. Nothing was changed.');
  await submit(page, { 'Current password': password }, 'Change the password');
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  expect((await host.ask('GET', '/api/host/profile')).status).toBe(401);

  const elsewhere = await signInByApi({ ...host, password: newest });
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  expect((await host.call('GET', '/api/host/profile', { token: elsewhere.access_token })).status).toBe(401);
  await signIn(page, { email: host.email, password: newest });
  await expect(page.getByText('– this device')).toHaveCount(1);
});
