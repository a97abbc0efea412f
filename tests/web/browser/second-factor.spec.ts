import { appCode } from '#tests/support/factors.ts';
import { mailed, sealWill } from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './host-steps.ts';

test('a Host adds a passkey and an app, uses them, loses the phone, and comes back with a recovery code', async ({
  page,
  stack,
  context,
  person,
}) => {
  // One journey, because each step needs the one before it.
  test.slow();
  const { host } = await sealWill(stack);
  await context.credentials.install();
  await page.goto('/security');
  await signIn(page, host);
  await expect(page.getByText('Your account has no second factor yet.')).toBeVisible();
  await expectAccessible(page);

  // A passkey, with the recovery codes that come with it.
  await page.getByRole('button', { name: 'Add a second factor' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('link', { name: 'Enter a name' })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('My phone');
  await page.getByRole('textbox', { name: 'Your password' }).fill(host.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Your ten recovery codes' })).toBeVisible();
  const codes = await page.locator('.recovery-codes code').allTextContents();
  expect(new Set(codes).size).toBe(10);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('link', { name: 'Please print or save the codes first, and tick this box.' })).toBeVisible();
  await page.getByLabel('I have printed or saved these codes').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('“My phone” is added.')).toBeVisible();
  await expectAccessible(page);

  // An app, also by typing its key.
  await page.getByRole('button', { name: 'Add another one' }).click();
  await page.getByLabel('Authenticator app').check();
  await page.getByLabel('Name', { exact: true }).fill('My tablet');
  await page.getByRole('textbox', { name: 'Your password' }).fill(host.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await page.getByText('I cannot scan it').click();
  const secret = (await page.locator('.secret-key').innerText()).replace(/\s/g, '');
  await page.getByLabel('Code of the app').fill('000000');
  await page.getByRole('button', { name: 'Add this app' }).click();
  await expect(page.getByRole('alert')).toContainText('The code or passkey was not accepted.');
  await page.getByLabel('Code of the app').fill(await appCode(host, { secret }));
  await page.getByRole('button', { name: 'Add this app' }).click();
  await expect(page.getByText('“My tablet” is added.')).toBeVisible();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  // Signing in with the passkey needs no password, and no further proof.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  // Ten minutes later a change asks again, and what was typed is sent after the proof.
  await stack.advance(11 * 60);
  await page.goto('/settings');
  await page.getByLabel('Your name').fill('Anna the Second');
  await page.getByRole('button', { name: 'Save these details' }).click();
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel: change nothing' }).click();
  await expect(page.getByRole('alert')).toContainText('Please confirm with your second factor that it is you.');
  await expect(page.getByLabel('Your name')).toHaveValue('Anna the Second');
  await page.getByRole('button', { name: 'Save these details' }).click();
  await question.getByRole('button', { name: 'Use my passkey' }).click();
  await expect(page.getByText('Your details are saved.')).toBeVisible();

  // The phone is lost. Another browser has no passkey, and a recovery code replaces it once.
  const other = await person();
  await other.goto('/security');
  await signIn(other, host);
  await other.getByRole('button', { name: 'Remove My phone' }).click();
  await other.getByRole('textbox', { name: 'Your password' }).fill(host.password);
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Remove it' }).click();
  const asked = other.getByRole('dialog', { name: 'Is it you?' });
  await asked.getByText('use a recovery code').click();
  await asked.getByLabel('Recovery code').fill('wrng 0000');
  await asked.getByRole('button', { name: 'Confirm' }).last().click();
  await expect(asked.getByRole('alert')).toContainText('This was not accepted.');
  await asked.getByLabel('Recovery code').fill(codes[0]?.toLowerCase() ?? '');
  await asked.getByRole('button', { name: 'Confirm' }).last().click();
  await expect(other.getByText('“My phone” is removed.')).toBeVisible();
  await expect(other.getByText('9 recovery codes are left.')).toBeVisible();
  await other.getByText('and my recovery codes').click();
  await expectAccessible(other);
  expect(await mailed(stack, host.email, /One of your recovery codes was used.*?(\d) codes are left/s)).toBe('9');
});
