import { register } from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { personAt } from './effort.ts';
import { TELEPHONE } from './family-steps.ts';
import { expect, test } from './fixtures.ts';
import { linkTo } from './host-steps.ts';

test('a 62-year-old sets everything up on a telephone, with one mistake in each form', async ({ person, stack }) => {
  test.setTimeout(240_000);
  const grete = personAt(await person(TELEPHONE));
  const { page } = grete;
  const button = (name: string) => page.getByRole('button', { name });
  const link = (name: string) => page.getByRole('link', { name });

  await page.goto('/');
  await grete.presses(link('Open an account'));
  await grete.sees('Open an account');
  await grete.types('Your name', 'Grete Gruber');
  await grete.types('Your e-mail address', 'grete.gruber@example');
  await grete.types('Choose a password', 'Kirschbaum');
  await grete.presses(button('Open my account'));
  await expect(page.getByRole('alert')).toContainText('Enter an e-mail address in the form name@example.com.');
  await expect(page.getByRole('alert')).toContainText('Enter a password with at least 12 characters.');
  await expect(page.getByLabel('Your name')).toHaveValue('Grete Gruber');
  await expectAccessible(page);
  await grete.types('Your e-mail address', 'grete.gruber@example.com');
  await grete.types('Choose a password', 'Kirschbaum im Garten');
  await expect(page.getByText('Language: English. Times are in Europe/Vienna.')).toBeVisible();
  await grete.presses(button('Open my account'));
  await grete.sees('Please look at your e-mails');
  await expect(page.getByText('grete.gruber@example.com')).toBeVisible();
  await expectAccessible(page);

  await page.goto(await linkTo(stack, 'grete.gruber@example.com', 'verify-email'));
  await grete.sees('Confirm your e-mail address');
  await grete.presses(button('Confirm my e-mail address'));
  await grete.sees('Your e-mail address is confirmed');
  await grete.presses(link('Sign in'));
  await grete.sees('Sign in');
  await grete.types('E-mail address', 'grete.gruber@example.com');
  await grete.types('Password', 'Kirschbaum im garten');
  await grete.presses(button('Sign in'));
  await expect(page.getByRole('alert')).toContainText('The e-mail address or the password is wrong.');
  await grete.types('Password', 'Kirschbaum im Garten');
  await grete.presses(button('Sign in'));

  await grete.sees('Set up your will');
  await expect(page.getByText('0 of 5 steps are done.')).toBeVisible();
  await expectAccessible(page);
  await grete.presses(link('Start'));
  await grete.sees('Whom do you trust to open your will?');
  await grete.types('Name of this person', 'Ben Gruber');
  await grete.types('Who is this person to you?', 'son');
  await grete.types('E-mail address', 'ben.gruber@example');
  await grete.types('Personal message', 'Dear Ben, the key to the house is with Mrs Huber.');
  await grete.presses(button('Add this person'));
  await expect(page.getByRole('alert')).toContainText('Enter an e-mail address such as name@example.com.');
  await expect(page.getByLabel('Personal message')).toHaveValue(/^Dear Ben/);
  await expectAccessible(page);
  await grete.types('E-mail address', 'ben.gruber@example.com');
  await grete.presses(button('Add this person'));
  await grete.sees('You have named 1 person');
  for (const [name, relationship, people] of [
    ['Clara Gruber', 'daughter', 'You have named 2 people'],
    ['Dora Dorn', 'friend', 'You have named 3 people'],
  ] as const) {
    await grete.presses(link('Name another person'));
    await grete.sees('Name another person');
    await grete.types('Name of this person', name);
    await grete.types('Who is this person to you?', relationship);
    await grete.types('E-mail address', `${name.replace(' ', '.').toLowerCase()}@example.com`);
    await grete.presses(button('Add this person'));
    await grete.sees(people);
  }
  await expectAccessible(page);
  await grete.presses(link('Continue'));
  await grete.sees('How many of them must come together?');
  await expect(page.getByLabel('2 of 3 (recommended)')).toBeChecked();
  await expectAccessible(page);
  await grete.presses(button('Continue'));

  await grete.sees('Print the papers');
  await expect(page.locator('.printed .sheet')).toHaveCount(6);
  await expectAccessible(page);
  await grete.presses(button('Print 6 sheets'));
  const codes = await page.locator('.printed .sheet-codes li:first-child').allTextContents();
  for (const [index, name] of ['Ben Gruber', 'Clara Gruber', 'Dora Dorn'].entries()) {
    const label = `One backup code from the paper of ${name}`;
    const form = page.locator('form', { has: page.getByLabel(label) });
    if (index === 0) {
      await grete.types(label, 'ABCD-1234');
      await grete.presses(form.getByRole('button'));
      await expect(page.getByRole('alert')).toContainText('This code is not on the newest paper of this person');
    }
    await grete.types(label, codes[index] ?? '');
    await grete.presses(form.getByRole('button'));
    await expect(page.getByText(`The paper of ${name} is good`)).toBeVisible();
  }
  await grete.presses(button('Done'));

  await grete.sees('Where should your sealed will be kept?');
  await expectAccessible(page);
  await grete.presses(page.getByLabel('Dropbox'));
  await grete.presses(button('Continue to Dropbox'));
  await grete.presses(button('Deny'));
  await expect(page.getByText('You did not agree on the page of the drive')).toBeVisible();
  await grete.presses(page.getByLabel('Dropbox'));
  await grete.presses(button('Continue to Dropbox'));
  await grete.presses(button('Allow'));
  await grete.sees('Your storage is connected');
  await expectAccessible(page);
  await page.goto('/dashboard');
  await grete.sees('Your will is not sealed yet');
  await grete.presses(link('Continue'));
  await grete.sees('Set up your will');
  await expect(page.getByText('3 of 5 steps are done.')).toBeVisible();
  await grete.presses(link('Continue'));

  await grete.sees('Which documents should your people read?');
  const files = page.locator('input[type=file]');
  await files.setInputFiles({ name: 'will.pages', mimeType: 'application/octet-stream', buffer: Buffer.from('will') });
  await expect(page.getByRole('alert')).toContainText('will.pages: this kind of file is not possible.');
  await files.setInputFiles({ name: 'will.txt', mimeType: 'text/plain', buffer: Buffer.from('My last will') });
  grete.effort.presses += 2;
  await expect(link('Continue')).toBeVisible();
  await expectAccessible(page);
  await grete.presses(link('Continue'));

  await grete.sees('How often should we ask whether you are well?');
  await expect(page.getByText('If you fell silent today')).toBeVisible();
  await expectAccessible(page);
  await grete.presses(button('Continue'));

  await grete.sees('Check your answers');
  await expect(page.getByText('2 of 3 people together')).toBeVisible();
  await expect(page.getByText('All printed and checked')).toBeVisible();
  await expectAccessible(page);
  await grete.presses(button('Seal my will now'));
  await grete.sees('Your will is sealed');
  await expect(page.getByText(/^We ask you for the first time on/)).toBeVisible();
  await expectAccessible(page);
  await grete.presses(link('Go to the overview'));
  await grete.sees('All is well');
  await expect(link('Add a second channel')).toBeVisible();
  await expectAccessible(page);
  // docs/frontend.md names these numbers.
  expect(grete.effort).toEqual({ pages: 23, presses: 36, fields: 23 });
});

test('a person whose e-mail does not come sends it again, and corrects the address', async ({ page, stack }) => {
  const { email: taken } = await register(stack);
  await page.goto('/register');
  await page.getByLabel('Your name').fill('Otto Ott');
  await page.getByLabel('Your e-mail address').fill(taken);
  await page.getByLabel('Choose a password').fill('a kettle on the balcony');
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect(page.getByRole('alert')).toContainText('This e-mail address already has an account.');
  // The button is far below it.
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(page.getByRole('link', { name: 'send me a new link' })).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Language: English').click();
  await page.getByLabel('Time zone').selectOption('America/New York');
  await page.getByLabel('Your e-mail address').fill('oto.ott@example.com');
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect(page.getByText('oto.ott@example.com')).toBeVisible();
  await page.getByRole('button', { name: 'Send the e-mail again' }).click();
  await expect(page.getByText('We have sent the e-mail again.')).toBeVisible();
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(page.getByLabel('Choose a password')).toHaveValue('a kettle on the balcony');
  await page.getByLabel('Your e-mail address').fill('otto.ott@example.com');
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect(page.getByText('otto.ott@example.com')).toBeVisible();
  const [mail] = await stack.messages({ to: 'otto.ott@example.com' });
  expect(mail?.text).toContain('(America/New_York)');
});
