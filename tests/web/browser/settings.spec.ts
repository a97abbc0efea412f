import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sealWill } from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { asked, expectHeading, signIn, signInAt } from './steps.ts';

const NEW_PASSWORD = 'a kettle on the balcony';

const CHECKS = 'How we ask whether you are well';
const PAUSE = 'A pause of the checks';
const START = 'Who may start a transfer';
const YOU = 'About you';

/** Opens these decisions, with the keyboard: a form that loads above moves a line away from a pointer. Each is a line with its value until then. */
async function open(page: Page, ...titles: string[]): Promise<void> {
  for (const title of titles) await page.locator('summary', { has: page.getByRole('heading', { name: title }) }).press('Enter');
}

/** Presses a line of the menu. */
const menu = (page: Page, name: string) =>
  page.evaluate(
    (text) => [...document.querySelectorAll<HTMLElement>('#menu *')].find((one) => one.textContent === text && !one.children.length)?.click(),
    name,
  );

test('a Host whose session ends in the middle of the settings signs in again, and loses nothing that they typed', async ({ page, stack }) => {
  const { host } = await sealWill(stack);
  await signInAt(page, '/settings', host);
  await expectHeading(page, 'Settings');
  await expect(page.getByText('Every 30 days. You have 3 days to answer.')).toBeVisible();
  await expect(page.getByText('No pause')).toBeVisible();
  await expect(page.getByText('With their name alone', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
  await expectAccessible(page);
  await open(page, CHECKS);
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(1);
  await expect(page.getByText('We would send you 3 checks.')).toBeVisible();
  await page.getByLabel('Every 7 days').check();
  await page.getByLabel('After 1 check', { exact: true }).check();
  await expect(page.getByText('That is only 10 days.')).toBeVisible();
  await page.getByLabel('Every 14 days').check();
  await page.getByLabel('After 2 checks').check();
  await expect(page.getByText('We would send you 2 checks.')).toBeVisible();
  await expect(page.getByText('That is only')).toBeHidden();
  await page.getByText('Show all dates').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'The last check.' })).toBeVisible();
  await expectAccessible(page);
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save these dates for my calendar' }).click()]);
  expect(readFileSync(await file.path(), 'utf8').match(/BEGIN:VEVENT/g)).toHaveLength(3);
  await open(page, YOU);
  await page.getByLabel('Your name').fill('Anna Example-Moser');

  const json = { current_password: host.password, new_password: NEW_PASSWORD };
  expect((await host.ask('POST', '/api/auth/change-password', { json })).status).toBe(204);
  await page.getByRole('button', { name: 'Save how you ask me' }).click();
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
  await expectAccessible(page);
  await signIn(page, { email: host.email, password: NEW_PASSWORD });
  // The press is not lost.
  await expect(page.getByText('This is saved, and it counts from now.')).toBeVisible();
  // One form is saved, and the other is not.
  expect(await asked(page, () => menu(page, 'Documents'))).toBe('beforeunload');
  expect(await asked(page, () => page.evaluate('history.back()'))).toBe('beforeunload');
  expect(await asked(page, () => menu(page, 'Sign out'))).toBe('confirm');
  await expectHeading(page, 'Settings');
  await expect(page.getByLabel('Your name')).toHaveValue('Anna Example-Moser');
  await page.getByRole('button', { name: 'Save these details' }).click();
  await expect(page.getByText('Your details are saved.')).toBeVisible();
  await open(page, PAUSE);
  await page.getByRole('button', { name: 'Begin the pause' }).click();
  await expect(page.getByRole('link', { name: 'Choose how long the pause should be.' })).toBeVisible();
  await page.getByLabel('3 weeks').check();
  await page.getByRole('button', { name: 'Begin the pause' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: /^We do not check until .+ 2031/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'End the pause now' }).click();
  await expect(page.getByRole('button', { name: 'Begin the pause' })).toBeVisible();
  await open(page, START);
  await page.getByLabel('Start only with a code or the paper').check();
  await page.getByRole('button', { name: 'Save this choice' }).click();
  await expect(page.getByText('Your choice is saved.')).toBeVisible();

  await menu(page, 'Documents');
  await expectHeading(page, 'Documents');
  await menu(page, 'Settings');
  await expect(page.getByText('Every 14 days. You have 3 days to answer.')).toBeVisible();
  await expect(page.getByText('With their name alone', { exact: true })).toHaveCount(0);
  await open(page, CHECKS, YOU);
  await expect(page.getByLabel('Every 14 days')).toBeChecked();
  await expect(page.getByLabel('After 2 checks')).toBeChecked();
  await expect(page.getByLabel('Your name')).toHaveValue('Anna Example-Moser');
});
