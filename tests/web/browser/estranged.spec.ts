import type { Page } from '@playwright/test';
import { newestAnswer } from '#tests/support/answer-links.ts';
import { answered, DAY, MINUTE, type SealedWill, sealWill, signIn as signInByApi, subjects, survivorAt } from '#tests/support/story.ts';
import { expectHeading, TELEPHONE } from './family-steps.ts';
import { expect, type SiteStack, test } from './fixtures.ts';
import { signInAt } from './host-steps.ts';

const STARTED = 'A transfer of your will was started';

/** The relative enters the number of the will and their name, which is all that they have. */
async function startByName(page: Page, stack: SiteStack, will: SealedWill): Promise<void> {
  await stack.advance(2 * MINUTE);
  await page.goto(`${stack.siteUrl}/start#with=name`);
  await page.getByLabel('Will number').fill(will.willId);
  await page.getByLabel('Your name').fill(survivorAt(will, 0).name);
  await page.getByRole('button', { name: 'Start the transfer' }).click();
}

test('an estranged relative tries to open early, and the Host stops it, twice, and then asks for proofs', async ({ page, browser, stack }) => {
  const will = await sealWill(stack);
  const relative = await (await browser.newContext({ ...TELEPHONE })).newPage();

  await startByName(relative, stack, will);
  await expectHeading(relative, 'The transfer is running');
  // The Host stops it by the link in the mail, without signing in.
  await page.goto(`${stack.url}/api/liveness/respond?token=${await newestAnswer(stack, will.host.email)}`);
  await page.getByRole('button', { name: 'I am well: stop the transfer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The transfer was stopped');

  await startByName(relative, stack, will);
  await expectHeading(relative, 'The transfer is running');
  await signInAt(page, '/dashboard', will.host);
  await page.getByRole('button', { name: 'I am well: stop the transfer' }).click();
  await expect(page.getByText('Your will is closed and stays sealed.')).toBeVisible();

  await stack.clearMessages();
  await startByName(relative, stack, will);
  await expect(relative.getByRole('alert')).toContainText('The transfer was stopped twice a short time ago');
  expect(await subjects(stack, will.host.email)).toEqual([]);

  await page.goto('/settings#change=start');
  await page.getByLabel('Start only with a code or the paper').check();
  await page.getByRole('button', { name: 'Save this choice' }).click();
  await expect(page.getByText('Your choice is saved.')).toBeVisible();
  await stack.advance(15 * DAY);
  await stack.clearMessages();
  await startByName(relative, stack, will);
  await expectHeading(relative, 'A name alone is not enough for this will');
  expect(await subjects(stack, will.host.email)).not.toContain(STARTED);
  await signInByApi(will.host);
  expect(await answered(200, will.host.ask, 'GET', '/api/will/status')).toMatchObject({ status: 'active' });
});
