import { newcomer, openAccount, register } from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectHeading, linkTo, signIn, signInAt, submit } from './steps.ts';

test('an expired link sends a new one, which confirms an e-mail address only after a press of the button', async ({ page, stack }) => {
  const { email, password } = await register(stack);
  const expired = await linkTo(stack, email, 'verify-email');
  await stack.advance(25 * 3600);
  await page.goto(expired);
  await expect(page).toHaveURL(`${stack.siteUrl}/verify-email`);
  const confirm = page.getByRole('button', { name: 'Confirm my e-mail address' });
  await confirm.click();
  await expect(page.getByRole('alert')).toContainText('This link has expired. Please ask for a new one.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByRole('link', { name: 'Enter an e-mail address in the form name@example.com.' })).toBeVisible();
  await submit(page, { 'Your e-mail address': email }, 'Send a new link');
  await expectHeading(page, 'Please look at your e-mails');
  await page.goto(await linkTo(stack, email, 'verify-email'));
  await expect(confirm).toBeVisible();
  const login = { json: { email, password } };
  expect((await newcomer(stack)('POST', '/api/auth/login', login)).body.code).toBe('email_not_verified');
  await expectAccessible(page);
  await confirm.click();
  await expectHeading(page, 'Your e-mail address is confirmed');
  await expect(page.getByText(`We now use ${email} for your account.`)).toBeVisible();
  await expectAccessible(page);
  expect((await newcomer(stack)('POST', '/api/auth/login', login)).status).toBe(200);
});

test('a Host who forgot the password chooses a new one and signs in', async ({ page, stack }) => {
  const host = await openAccount(stack);
  await signInAt(page, '/dashboard', { email: host.email, password: 'some other words here' });
  await expect(page.getByRole('alert')).toContainText('The e-mail address or the password is wrong.');
  await expect(page.getByLabel('E-mail address')).toHaveValue(host.email);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'I have forgotten my password' }).click();
  await submit(page, { 'Your e-mail address': host.email }, 'Send the link');
  await expect(page.getByText('If this address has an account')).toBeVisible();

  await page.goto(await linkTo(stack, host.email, 'reset-password'));
  await submit(page, { 'New password': 'short' }, 'Set the new password');
  await expect(page.getByRole('link', { name: 'Enter a password with at least 12 characters.' })).toBeVisible();
  await expectAccessible(page);
  await submit(page, { 'New password': 'a kettle on the balcony' }, 'Set the new password');
  await expectHeading(page, 'Your new password is set');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, { email: host.email, password: 'a kettle on the balcony' });
  await expectHeading(page, 'Your will is not sealed yet');
});
