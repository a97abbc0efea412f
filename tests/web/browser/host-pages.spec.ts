import { newcomer, openAccount, register } from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { linkTo, signIn, signInAt } from './host-steps.ts';

test('confirms an e-mail address only after a press of the button', async ({ page, stack }) => {
  const host = await register(stack);
  await page.goto(await linkTo(stack, host.email, 'verify-email'));
  const button = page.getByRole('button', { name: 'Confirm my e-mail address' });
  await expect(button).toBeVisible();
  await expect(page).toHaveURL(`${stack.siteUrl}/verify-email`);
  const login = { json: { email: host.email, password: host.password } };
  expect((await newcomer(stack)('POST', '/api/auth/login', login)).body.code).toBe('email_not_verified');
  await expectAccessible(page);
  await button.click();
  await expect(page.getByText(`We now use ${host.email} for your account.`)).toBeVisible();
  await expectAccessible(page);
  expect((await newcomer(stack)('POST', '/api/auth/login', login)).status).toBe(200);
});

test('sends a new link when the first one has expired', async ({ page, stack }) => {
  const host = await register(stack);
  const expired = await linkTo(stack, host.email, 'verify-email');
  await stack.advance(25 * 3600);
  await page.goto(expired);
  await page.getByRole('button', { name: 'Confirm my e-mail address' }).click();
  await expect(page.getByRole('alert')).toContainText('This link has expired. Please ask for a new one.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByRole('link', { name: 'Enter an e-mail address in the form name@example.com.' })).toBeVisible();
  await page.getByLabel('Your e-mail address').fill(host.email);
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please look at your e-mails');
  await page.goto(await linkTo(stack, host.email, 'verify-email'));
  await page.getByRole('button', { name: 'Confirm my e-mail address' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your e-mail address is confirmed');
});

test('a Host who forgot the password chooses a new one and signs in', async ({ page, stack }) => {
  const host = await openAccount(stack);
  await signInAt(page, '/dashboard', { email: host.email, password: 'some other words here' });
  await expect(page.getByRole('alert')).toContainText('The e-mail address or the password is wrong.');
  await expect(page.getByLabel('E-mail address')).toHaveValue(host.email);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'I have forgotten my password' }).click();
  await page.getByLabel('Your e-mail address').fill(host.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('If this address has an account')).toBeVisible();

  await page.goto(await linkTo(stack, host.email, 'reset-password'));
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByRole('link', { name: 'Enter a password with at least 12 characters.' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('New password').fill('a kettle on the balcony');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your new password is set');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, { email: host.email, password: 'a kettle on the balcony' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your will is not sealed yet');
});
