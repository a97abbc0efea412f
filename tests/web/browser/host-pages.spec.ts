import type { Page } from '@playwright/test';
import { type Host, newcomer, openAccount, register, sealWill } from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { expect, type SiteStack, test } from './fixtures.ts';

/** Returns the newest link to this page in a message to this address. */
async function linkTo(stack: SiteStack, email: string, page: string): Promise<string> {
  const messages = await stack.messages({ to: email });
  const links = messages.flatMap(({ text }) => text.match(new RegExp(`${stack.siteUrl}/${page}#token=\\S+`)) ?? []);
  return links.at(-1) ?? `no link to ${page} for ${email}`;
}

test('confirms an e-mail address only after a press of the button', async ({ page, stack }) => {
  const host = await register(stack);
  await page.goto(await linkTo(stack, host.email, 'verify-email'));
  const button = page.getByRole('button', { name: 'Confirm my e-mail address' });
  await expect(button).toBeVisible();
  expect(page.url()).toBe(`${stack.siteUrl}/verify-email`);
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

async function signIn(page: Page, { email, password }: Pick<Host, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a Host who forgot the password chooses a new one and signs in', async ({ page, stack }) => {
  const host = await openAccount(stack);
  await page.goto('/dashboard');
  await signIn(page, { email: host.email, password: 'some other words here' });
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
  await expectAccessible(page);
});

test('a Host confirms that they are well, in any tab, until they sign out', async ({ page, stack }) => {
  const { host } = await sealWill(stack);
  await page.goto('/dashboard');
  await signIn(page, host);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Are you well?');
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'I am well' }).click();
  await expect(page.getByText('We have noted that you are well.')).toBeVisible();

  const second = await page.context().newPage();
  await second.goto('/dashboard');
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Are you well?');
  await stack.advance(2 * 3600);
  await second.getByRole('button', { name: 'I am well' }).click();
  await expect(second.getByText('We have noted that you are well.')).toBeVisible();
  await second.getByRole('button', { name: 'Sign out' }).click();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});

test('a Host stops a running transfer and changes the password', async ({ page, stack }) => {
  const { host, willId, survivors } = await sealWill(stack);
  const started = await newcomer(stack)('POST', '/api/transfer/initiate', { json: { will_id: willId, survivor_name: survivors[0]?.name } });
  expect(started.status).toBe(200);
  await page.goto('/dashboard');
  await signIn(page, host);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The transfer of your will is running');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I am well: stop the transfer' }).click();
  await expect(page.getByText('The transfer was stopped.')).toBeVisible();
  const { transfer_id } = started.body;
  expect((await newcomer(stack)('GET', `/api/transfer/status?transfer_id=${transfer_id}`)).body.status).toBe('cancelled');

  await page.getByText('Change my password').click();
  await page.getByLabel('Current password').fill(host.password);
  await page.getByLabel('New password').fill('a kettle on the balcony');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Your password is changed.')).toBeVisible();
});

test('a Host whose session was ended elsewhere signs in again', async ({ page, stack }) => {
  const { host } = await sealWill(stack);
  await page.goto('/dashboard');
  await signIn(page, host);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Are you well?');
  const json = { current_password: host.password, new_password: 'a kettle on the balcony' };
  expect((await host.ask('POST', '/api/auth/change-password', { json })).status).toBe(204);
  await page.getByRole('button', { name: 'I am well' }).click();
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await expectAccessible(page);
  await signIn(page, { email: host.email, password: 'a kettle on the balcony' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Are you well?');
});

test('a press while the device is offline says so, keeps what was typed, and works later', async ({ page, stack, context }) => {
  const host = await openAccount(stack);
  await page.goto('/dashboard');
  await context.setOffline(true);
  await signIn(page, host);
  await expect(page.getByRole('alert')).toContainText('Your device is offline.');
  await expectAccessible(page);
  await expect(page.getByLabel('E-mail address')).toHaveValue(host.email);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your will is not sealed yet');
});
