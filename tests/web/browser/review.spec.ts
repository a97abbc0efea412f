import {
  addPhone,
  answered,
  letter,
  nameSurvivors,
  openAccount,
  resetLink,
  resetWith,
  setUp,
  signIn as signInByApi,
  survivorAt,
} from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { expect, type SiteStack, test } from './fixtures.ts';
import { expectHeading, signIn, signInAt, submit } from './steps.ts';

const LATER = { timeout: 30_000 };

/** An account with two people and a draft, before its first sealing. */
async function openDraft(stack: SiteStack) {
  const host = await openAccount(stack);
  await setUp(host);
  const survivors = await nameSurvivors(host, 2);
  await answered(201, host.ask, 'POST', '/api/will/upload', { parts: [letter()] });
  return { host, survivors };
}

/** Someone who reads the mailbox resets the password, sends the messages to both people elsewhere, and adds a telephone and a document. */
async function resetByThief(stack: SiteStack, { host, survivors }: Awaited<ReturnType<typeof openDraft>>): Promise<void> {
  const password = 'a ladder at the window';
  expect((await resetWith(stack, await resetLink(host), password)).status).toBe(204);
  host.password = password;
  await signInByApi(host);
  for (const { id, name } of survivors) {
    const contact_methods = [{ type: 'email', value: `${name.toLowerCase()}@thief.example` }];
    await answered(200, host.ask, 'PUT', `/api/survivors/${id}`, { json: { contact_methods } });
  }
  await addPhone(host, '+436640000666');
  await answered(201, host.ask, 'POST', '/api/will/upload', { parts: [letter('strange.txt')] });
  await stack.advance(3600);
}

test('a Host finds what a thief has set before the first sealing, brings back what is hers, reviews it, and seals', async ({ page, stack }) => {
  const draft = await openDraft(stack);
  const { host } = draft;
  const [ben, clara] = [survivorAt(draft, 0), survivorAt(draft, 1)];
  await resetByThief(stack, draft);

  host.password = 'a kettle on the balcony';
  await page.goto(`/reset-password#token=${await resetLink(host)}`);
  await submit(page, { 'New password': host.password }, 'Set the new password');
  await expectHeading(page, 'Your new password is set');
  const notice = page.getByRole('heading', { name: 'We have set something aside for you' }).locator('..');
  for (const name of [ben.name, clara.name, 'Phone']) await expect(notice.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(notice).toContainText('ben@thief.example');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Sign in and decide' }).click();
  await signIn(page, host);
  await expectHeading(page, 'Is all of this yours?');
  const aside = page.getByRole('region', { name: 'What we have set aside' });
  await expect(aside.getByRole('listitem').filter({ hasText: 'You can bring it back until' })).toHaveCount(3);
  await expectAccessible(page);
  await aside.getByRole('button', { name: `This is mine: bring it back (${ben.name})` }).click();
  await expect(aside.getByRole('status')).toContainText(`Brought back: ${ben.name}`);
  const list = page.getByRole('region', { name: 'What was set since the reset' });
  await expect(list).toContainText('What is different: the contact details.');
  await expect(list).toContainText('ben@thief.example');
  await expect(list.getByRole('link', { name: `This is not mine: correct it (${ben.name})` })).toHaveAttribute('href', '/survivors');
  await expect(list).not.toContainText(clara.name);
  await expect(page.getByText('This is so until 30 days after you have sealed your will.')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Check what was set' })).toHaveAttribute('href', '/review');
  await page.goto('/documents');
  await page.getByRole('button', { name: 'Seal my will now' }).click();
  const asked = page.getByRole('alert');
  await expect(asked).toContainText('Nothing was sealed now.');
  await expect(asked).not.toContainText('Survivor');
  await expectAccessible(page);
  await asked.getByRole('link', { name: 'Check what was set' }).click();
  await expect(list.getByRole('listitem').filter({ hasText: 'strange.txt' })).toContainText('This document was uploaded before the last reset.');

  await signInByApi(host);
  const { documents } = await answered(200, host.ask, 'GET', '/api/will/documents');
  const { id } = documents.find(({ filename }: { filename: string }) => filename === 'strange.txt');
  await answered(204, host.ask, 'DELETE', `/api/will/documents/${id}`);
  await page.getByRole('button', { name: 'Everything in this list is mine' }).click();
  await expect(page.getByRole('alert')).toContainText('The list was changed in the meantime, so nothing was confirmed.');
  await expect(list).not.toContainText('strange.txt');
  await page.getByRole('button', { name: 'Everything in this list is mine' }).click();
  await expect(page.getByText('Thank you. You can seal your will now.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue to the sealing' }).click();
  await expectHeading(page, 'Documents');
  await page.getByRole('button', { name: 'Seal my will now' }).click();
  await expect(page.getByText('Your will is sealed', { exact: true })).toBeVisible(LATER);

  await page.goto('/review');
  await expect(page.getByText('You do not need to confirm this list now.')).toBeVisible();
  await expect(page.getByText(/^This is so until .* 2031/)).toBeVisible();
  await page.goto('/history');
  for (const entry of ['What was set after a reset of the password was set aside', 'Something that was set aside was brought back'])
    await expect(page.getByText(entry).first()).toBeVisible();
});

test('a Host whose password was never reset has nothing to look through', async ({ page, stack }) => {
  await signInAt(page, '/review', await openAccount(stack));
  await expectHeading(page, 'There is nothing to look through now');
  await expectAccessible(page);
});
