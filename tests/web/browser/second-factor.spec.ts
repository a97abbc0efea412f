import { appCode } from '#tests/support/factors.ts';
import { answered, mailed, sealWill } from '#tests/support/story.ts';
import { resetPassword } from '#words/en/pages/reset-password.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { signInAt, submit } from './steps.ts';

const isBen = ({ name }: { name: string }) => name === 'Ben';

test('a Host adds a passkey and an app, loses them, and comes back with a recovery code and then papers', async ({
  page,
  stack,
  context,
  person,
}) => {
  // One journey, because each step needs the one before it.
  const { host, survivors } = await sealWill(stack);
  await context.credentials.install();
  await signInAt(page, '/security', host);
  await expect(page.getByText('Your account has no second factor yet.')).toBeVisible();

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
  await submit(page, { 'Code of the app': '000000' }, 'Add this app');
  await expect(page.getByRole('alert')).toContainText('The code or passkey was not accepted.');
  await submit(page, { 'Code of the app': await appCode(host, { secret }) }, 'Add this app');
  await expect(page.getByText('“My tablet” is added.')).toBeVisible();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  // Signing in with the passkey needs no password, and no further proof.
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Rename My tablet' }).click();
  const renaming = page.getByRole('dialog', { name: 'Rename “My tablet”' });
  await expectAccessible(page);
  await submit(renaming, { 'New name': ' ' }, 'Save this name');
  await expect(renaming.getByRole('link', { name: 'Enter a name' })).toBeVisible();
  await submit(renaming, { 'New name': 'Kitchen tablet' }, 'Save this name');
  await expect(page.getByText('“My tablet” is now called “Kitchen tablet”.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Kitchen tablet', exact: true })).toBeVisible();

  // Ten minutes later a change asks again, and what was typed is sent after the proof.
  await stack.advance(11 * 60);
  await page.goto('/survivors');
  await page.getByRole('button', { name: 'Change (Ben)' }).click();
  await submit(page, { 'E-mail address': 'ben@example.org' }, 'Save the changes');
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel: change nothing' }).click();
  await expect(page.getByRole('alert')).toContainText('Please confirm with your second factor that it is you.');
  await expect(page.getByLabel('E-mail address')).toHaveValue('ben@example.org');
  const contactOfBen = async () => (await answered(200, host.ask, 'GET', '/api/survivors')).survivors.find(isBen).contact_methods[0].value;
  expect(await contactOfBen()).toBe(survivors[0]?.email);
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await question.getByRole('button', { name: 'Use my passkey' }).click();
  await expect(page.getByText('The changes were saved.')).toBeVisible();
  expect(await contactOfBen()).toBe('ben@example.org');

  // The phone is lost. Another browser has no passkey, and a recovery code replaces it once.
  const other = await person();
  await signInAt(other, '/security', host);
  await other.getByRole('button', { name: 'Remove My phone' }).click();
  await other.getByRole('textbox', { name: 'Your password' }).fill(host.password);
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Remove it' }).click();
  const asked = other.getByRole('dialog', { name: 'Is it you?' });
  await asked.getByText('use a recovery code').click();
  await asked.getByLabel('Recovery code').fill('wrng 0000');
  await asked.getByRole('button', { name: 'Confirm' }).last().click();
  await expect(asked.getByRole('alert')).toContainText('This was not accepted.');
  await asked.getByRole('link', { name: 'See what you can do on the page Security' }).click();
  await expect(asked).toBeHidden();
  await expect(other.getByLabel(resetPassword.survivorId).first()).toBeInViewport();
  await expectAccessible(other);
  await other.getByRole('button', { name: 'Remove it' }).click();
  await asked.getByText('use a recovery code').click();
  await asked.getByLabel('Recovery code').fill(codes[0]?.toLowerCase() ?? '');
  await asked.getByRole('button', { name: 'Confirm' }).last().click();
  await expect(other.getByText('“My phone” is removed.')).toBeVisible();
  await expect(other.getByText('9 recovery codes are left.')).toBeVisible();

  // Everything is lost. The papers of as many Survivors as the threshold open the account again.
  for (const [index, { id, backupCodes }] of survivors.slice(0, 2).entries()) {
    if (index > 0) await other.getByRole('button', { name: 'Add another paper' }).click();
    await other.getByLabel(resetPassword.survivorId).nth(index).fill(id);
    await other
      .getByLabel('A backup code from this paper')
      .nth(index)
      .fill(backupCodes[0] ?? '');
    const lost = other.locator('#lost');
    await submit(lost, { 'Your password': index === 0 ? 'some other words here' : host.password }, 'Remove all my passkeys and apps');
    if (index === 0) await expect(lost.getByRole('alert')).toContainText('The password is wrong. Nothing was changed.');
  }
  await expect(other.getByText('All passkeys and apps are removed. Please add a new one now.')).toBeVisible();
  await expect(other.getByText('Your account has no second factor yet.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Add a second factor' })).toBeVisible();
  expect(await mailed(stack, host.email, /One of your recovery codes was used.*?(\d) codes are left/s)).toBe('9');
});
