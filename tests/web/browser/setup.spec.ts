import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { answered, nameSurvivors, openAccount, register, setUp } from '#tests/support/story.ts';
import { checks } from '#words/en/pages/checks.ts';
import { storages } from '#words/en/pages/storages.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectHeading, linkTo, signInAt, submit, TELEPHONE } from './steps.ts';

/** What a person does and reads on a page, counted. `on`: another tab of theirs. */
function counted(page: Page) {
  const effort = { pages: 0, presses: 0, fields: 0 };
  const words: Record<string, number> = {};
  const sees = async (heading: string, on: Page = page) => {
    await expectHeading(on, heading);
    effort.pages += 1;
    words[heading] = await wordsOn(on);
    await expectAccessible(on);
  };
  const presses = async (target: Locator) => {
    await target.click();
    effort.presses += 1;
  };
  const types = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).fill(text);
    effort.fields += 1;
  };
  return { effort, words, sees, presses, types };
}

test('a family that brings nothing has a sealed will after few pages, presses and fields', async ({ person, stack }) => {
  test.setTimeout(120_000);
  const page = await person(TELEPHONE);
  const { effort, words, sees, presses, types } = counted(page);
  const button = (name: string) => page.getByRole('button', { name });
  const next = () => presses(page.getByRole('link', { name: 'Continue' }));

  await page.goto('/register');
  await sees('Open an account');
  await types('Your name', 'Hans Huber');
  await types('Your e-mail address', 'hans.huber@example.com');
  await types('Choose a password', 'the old bicycle shed');
  await presses(button('Open my account'));
  await sees('Please look at your e-mails');
  // The link of the mail opens another tab. The first one has the password, and signs in.
  const mail = await page.context().newPage();
  await mail.goto(await linkTo(stack, 'hans.huber@example.com', 'verify-email'));
  await sees('Confirm your e-mail address', mail);
  await presses(mail.getByRole('button', { name: 'Confirm my e-mail address' }));
  await expect(mail.getByRole('link', { name: 'Continue' })).toBeVisible();
  await mail.close();
  // What to have at hand, before the first step.
  await sees('Set up your will');
  await expect(page.getByText('a printer, for the second step.')).toBeVisible();
  await presses(page.getByRole('link', { name: 'Start' }));
  await sees('Whom do you trust to open your will?');
  for (const [name, relationship, [field, address], people] of [
    ['Ida Huber', 'daughter', ['E-mail address', 'ida.huber@example.com'], 'You have named 1 person'],
    ['Jan Huber', 'son', ['E-mail address', 'jan.huber@example.com'], 'You have named 2 people'],
    ['Kai Koch', 'friend', ['Mobile number for SMS', '+43 664 / 123 45 67'], 'You have named 3 people'],
  ] as const) {
    await types('Name of this person', name);
    await types('Who is this person to you?', relationship);
    await types(field, address);
    await presses(button('Add this person'));
    await sees(people);
  }
  await next();
  await sees('How many of them must come together?');
  await expect(page.getByLabel('2 of 3 (recommended)')).toBeChecked();
  await presses(button('Continue'));
  await sees('Print the papers');
  await presses(button('Print 6 sheets'));
  const codes = await page.locator('.printed .sheet-codes li:first-child').allTextContents();
  for (const [index, name] of ['Ida Huber', 'Jan Huber', 'Kai Koch'].entries()) {
    const label = `One backup code from the paper of ${name}`;
    await types(label, codes[index] ?? '');
    await presses(page.locator('form', { has: page.getByLabel(label) }).getByRole('button'));
    await expect(page.getByText(`The paper of ${name} is good`)).toBeVisible();
  }
  await presses(button('Done'));
  await sees('Where should your sealed will be kept?');
  for (const sentence of storages.serviceMeaning) await expect(page.getByText(sentence)).toBeVisible();
  await presses(button('Use the storage with this service'));
  await sees('Which documents should your trusted people read?');
  await page.locator('input[type=file]').setInputFiles({ name: 'will.txt', mimeType: 'text/plain', buffer: Buffer.from('My last will') });
  effort.presses += 1;
  await next();
  await sees('How often should we ask whether you are well?');
  await expect(page.getByText(checks.silence)).toBeVisible();
  await presses(button('Continue'));
  await sees('Check your answers');
  for (const answer of ['2 of 3, together', 'All printed and checked', 'Every 30 days. You have 3 days to answer.'])
    await expect(page.getByText(answer)).toBeVisible();
  await expect(page.locator('.answers > div').filter({ hasText: 'Where is the signed original?' })).toContainText('A scan may not be a valid will');
  await presses(button('Seal my will now'));
  await sees('Your will is sealed');
  await expect(page.getByRole('link', { name: 'Take a copy home' })).toBeVisible();
  // The service itself reaches the friend who has only a telephone.
  await expect(page.getByText(/No channel reaches/)).toHaveCount(0);
  // docs/frontend.md names these numbers.
  expect(effort).toEqual({ pages: 15, presses: 18, fields: 15 });
  expect(words).toEqual(wordsInDocs());

  await page.getByRole('link', { name: 'Go to the overview' }).click();
  await expectHeading(page, /^(All is well|Your will is sealed)/);
  // One button a channel that needs no account. This browser allows no notifications, so it offers none.
  const offered = page.getByRole('listitem').filter({ hasText: 'We can reach you only by e-mail.' });
  await expect(offered.getByRole('link')).toHaveText(['Telegram', 'Text messages', 'See all channels']);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Text messages' }).click();
  await expectHeading(page, 'How we reach you');
  await expect(page.getByLabel('Your telephone number')).toBeVisible();
});

test('a Host who stopped before printing hears whose papers are gone, loses no typing, and corrects a wrong address', async ({ page, stack }) => {
  test.setTimeout(240_000);
  const host = await openAccount(stack);
  await setUp(host);
  const first = ['Ann Ast', 'Ben Berg', 'Cid Cerny'];
  for (const name of first) {
    const contact_methods = [{ type: 'email', value: `${name.slice(0, 3).toLowerCase()}@exmaple.com` }];
    await answered(201, host.ask, 'POST', '/api/survivors', { json: { name, relationship: 'friend', locale: 'en', contact_methods } });
    // People are listed as they were named.
    await stack.advance(1);
  }
  await signInAt(page, '/setup', host);
  await expectHeading(page, 'Set up your will');
  await expect(page.getByText('Not checked yet: Ann Ast, Ben Berg and Cid Cerny')).toBeVisible();
  await page.goto('/setup#step=people');
  const [email, message] = [page.getByLabel('E-mail address'), page.getByLabel('Personal message')];
  await expect(page.getByText('ann@exmaple.com')).toBeVisible();

  await page.getByRole('link', { name: 'Name another person' }).click();
  await page.getByLabel('Name of this person').fill('Dora Dorn');
  await page.getByLabel('Who is this person to you?').fill('friend');
  await email.fill('dora @example.com');
  await message.fill('Dear Dora, this took me a whole evening.');
  await expect(page.getByText('After you save it, we do not show it again.')).toBeVisible();
  await expect(page.getByText('Remove the space from the e-mail address.')).toBeVisible();
  await email.fill('Ann@exmaple.com');
  await expect(page.getByText('Ann@exmaple.com is used more than once (Ann Ast).')).toBeVisible();
  await email.fill(host.email);
  await expect(page.getByText(`${host.email} is your own address.`)).toBeVisible();
  await expectAccessible(page);
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    return dialog.accept();
  });
  await page.reload();
  await expect(message).toHaveValue(/^Dear Dora/);
  await page.getByRole('link', { name: 'All steps' }).click();
  await expectHeading(page, 'Set up your will');
  expect(questions).toEqual(['beforeunload', 'beforeunload']);
  await page.goBack();
  await expect(email).toHaveValue(host.email);
  await expect(message).toHaveValue(/^Dear Dora/);
  await page.getByRole('button', { name: 'Add this person' }).click();
  await expectHeading(page, 'You have named 4 people');
  await stack.advance(1);
  await page.getByRole('link', { name: 'Name another person' }).click();
  await expect(page.getByLabel('Name of this person')).toHaveValue('');
  await page.getByLabel('Name of this person').fill('Eve Egger');
  await page.getByLabel('Who is this person to you?').fill('friend');
  await submit(page, { 'E-mail address': 'eve@example.com' }, 'Add this person');
  await expectHeading(page, 'You have named 5 people');
  await expect(
    page.getByText('The papers of these people are not printed yet: Dora Dorn and Eve Egger. They are only in this window.'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expectHeading(page, 'Print the papers');
  await expect(page.getByText('not among these sheets: Ann Ast, Ben Berg and Cid Cerny.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print 4 sheets for 2 people', exact: true })).toBeVisible();
  await expect(page.locator('.printed .sheet')).toHaveCount(4);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I will type in the code later' }).click();
  await page.getByRole('button', { name: 'They are printed: continue' }).click();
  await expectHeading(page, 'Check the papers');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make new papers' }).click();
  await expect(page.getByRole('alert')).toContainText('Choose at least one person.');
  for (const name of first) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Make new papers' }).click();
  await expectHeading(page, 'Print the papers');
  await expect(page.getByRole('button', { name: 'Print 6 sheets for 3 people', exact: true })).toBeVisible();
  await expect(page.locator('.printed .sheet-name')).toHaveText(first.flatMap((name) => [`For ${name}`, `For ${name}`]));
  await expect(page.getByText('not among these sheets: Dora Dorn and Eve Egger.')).toBeVisible();

  // Another window has no papers to print, so that it may leave the people for the review.
  await page.goto('/dashboard');
  await page.goto('/setup#step=review');
  const answer = (name: string) => page.locator('.answers > div').filter({ has: page.getByText(name, { exact: true }) });
  await expect(answer('Your trusted people')).toContainText('ann@exmaple.com');
  await expect(answer('Your trusted people').getByRole('listitem').filter({ hasText: 'Dora Dorn' })).toContainText('With a personal message');
  await expect(page.getByText(`${host.email} is your own address.`)).toBeVisible();
  await expectAccessible(page);
  await answer('Your trusted people').getByRole('link', { name: 'Change' }).click();
  await page.getByRole('button', { name: 'Change (Ann Ast)' }).click();
  await submit(page, { 'E-mail address': 'ann@example.com' }, 'Save the changes');
  await expect(page.getByText('The changes were saved.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expectHeading(page, 'Check your answers');
  await expect(answer('Your trusted people')).toContainText('ann@example.com');
});

test('a person whose e-mail does not come sends it again, and corrects the address', async ({ page, stack }) => {
  const { email: taken } = await register(stack);
  await page.goto('/register');
  await submit(page, { 'Your name': 'Otto Ott', 'Your e-mail address': 'otto.ott@example', 'Choose a password': 'a kettle' }, 'Open my account');
  const alert = page.getByRole('alert');
  for (const mistake of ['Enter an e-mail address in the form name@example.com.', 'Enter a password with at least 12 characters.'])
    await expect(alert).toContainText(mistake);
  await submit(page, { 'Your e-mail address': taken, 'Choose a password': 'a kettle on the balcony' }, 'Open my account');
  await expect(alert).toContainText('This e-mail address already has an account.');
  // The button is far below it.
  await expect(alert).toBeInViewport();
  await expect(page.getByRole('link', { name: 'send me a new link' })).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Language: English').click();
  await page.getByLabel('Time zone').selectOption('America/New York');
  await submit(page, { 'Your e-mail address': 'oto.ott@example.com' }, 'Open my account');
  await expect(page.getByText('oto.ott@example.com')).toBeVisible();
  await page.getByRole('button', { name: 'Send the e-mail again' }).click();
  await expect(page.getByText('We have sent the e-mail again.')).toBeVisible();
  await page.getByRole('button', { name: 'Change the address' }).click();
  await expect(page.getByLabel('Choose a password')).toHaveValue('a kettle on the balcony');
  await submit(page, { 'Your e-mail address': 'otto.ott@example.com' }, 'Open my account');
  await expect(page.getByText('otto.ott@example.com')).toBeVisible();
  await page.reload();
  await expectHeading(page, 'Please look at your e-mails');
  await expect(page.getByText('otto.ott@example.com')).toBeVisible();
  const [mail] = await stack.messages({ to: 'otto.ott@example.com' });
  expect(mail?.text).toContain('(Eastern Time)');
});

const file = (name: string, content: string) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });

test('a Host whose upload breaks off and whose files are refused reads which and why, and seals the others', async ({ page, stack }) => {
  const host = await openAccount(stack);
  await setUp(host);
  await nameSurvivors(host, 3);
  await signInAt(page, '/setup', host);
  await page.goto('/setup#step=documents');
  const files = page.locator('input[type=file]');
  await expect(files).toBeAttached();
  await stack.fault('staging', 'refuse');
  await files.setInputFiles([file('will.txt', 'The house is for Anna.')]);
  await expect(page.getByText('The connection was interrupted. Nothing is lost.')).toBeVisible();
  await page.goto('/setup#step=review');
  await expectHeading(page, 'Check your answers');
  await stack.fault('staging', 'off');
  await page.getByRole('button', { name: 'Try again: will.txt' }).click();
  await expect(page.getByText('1 document')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again: will.txt' })).toHaveCount(0);

  await page.goto('/setup#step=documents');
  const item = (name: string) => page.getByRole('list').locator('li', { hasText: name });
  await expect(item('will.txt')).toContainText('New, not sealed yet');
  await files.setInputFiles([file('letter.docx', '<!DOCTYPE html>'), file('picture.png', '%!PS-Adobe-3.0')]);
  await expect(item('letter.docx').getByRole('button', { name: 'Remove: letter.docx' })).toBeVisible();
  await expect(item('picture.png').getByRole('button', { name: 'Remove: picture.png' })).toBeVisible();
  await answered(200, host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 30 } });
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectHeading(page, 'Check your answers');
  await expect(item('letter.docx')).toContainText('This file is of a kind that is not possible');
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

/** Returns how many words a page shows at first: not the menu, nothing that is behind a line, and not the answers of a list. */
async function wordsOn(page: Page): Promise<number> {
  const main = page.locator('main');
  await expect(main.locator('.waiting')).toHaveCount(0);
  return main.evaluate((shown) => {
    const count = (element: Element) => (element as HTMLElement).innerText.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    return [...shown.querySelectorAll('select')].reduce((sum, list) => sum - count(list), count(shown));
  });
}

/** Returns the table of docs/frontend.md: the words of each page of the setup by its heading. */
function wordsInDocs(): Record<string, number> {
  const docs = readFileSync(new URL('../../../docs/frontend.md', import.meta.url), 'utf8');
  const [, table = ''] = docs.split('| Page of the setup |');
  const rows = table.split('\n\n')[0]?.matchAll(/^\| (.+?) \| .+ \| (\d+) \|$/gm) ?? [];
  return Object.fromEntries([...rows].map(([, heading = '', words]) => [heading, Number(words)]));
}
