import { authenticate, DAY, openAccount, sealWill, startTransfer, startWithProof, subjects, survivorAt } from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { expectHeading, goOffline } from './family-steps.ts';
import { expect, test } from './fixtures.ts';
import { signIn, signInAt } from './host-steps.ts';

test('a Host comes back from a cruise, finds that the Survivors were informed, and stops it by telephone', async ({ page, stack }) => {
  const will = await sealWill(stack);
  const { host, survivors } = will;
  await signInAt(page, '/dashboard', host);
  await expectHeading(page, 'Your will is sealed, but one thing needs your attention');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(stack.url) && request.method() !== 'OPTIONS') calls.push(new URL(request.url()).pathname);
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'I am well', exact: true })).toBeVisible();
  expect(calls).toEqual(['/api/host/overview']);
  await expect(page.getByRole('link', { name: 'Check the paper, or make a new one' })).toHaveAttribute('href', '/survivors');
  await expectAccessible(page);

  await stack.advance(30 * DAY + 60);
  await page.reload();
  await signIn(page, host);
  await expectHeading(page, 'Please tell us that you are well');
  await expect(page.getByText('This is check 1 of 3. We sent it by e-mail')).toBeVisible();
  await expectAccessible(page);
  for (let check = 0; check < 3; check += 1) await stack.advance(33 * DAY);
  await signInAt(page, '/settings', host);
  await expect(page.getByRole('region', { name: 'We did not hear from you' })).toBeVisible();
  await page.goto('/dashboard');
  await expectHeading(page, 'We did not hear from you');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I am well: stop this' }).click();
  const done = page.getByRole('status').filter({ hasText: 'This is stopped' });
  await expect(done).toContainText(survivors[0]?.name ?? '');
  await expect(done).toContainText(survivors[1]?.name ?? '');
  await expect(done).toContainText('We ask you next on');
  await expectHeading(page, 'Your will is sealed, but one thing needs your attention');
  await expect(done.locator('.notice-title')).toBeFocused();
  await expect(page.getByRole('button', { name: 'I am well: stop this' })).toBeHidden();
  expect((await subjects(stack, survivors[0]?.email ?? '')).at(-1)).toMatch(/has answered us$/);
});

test('a Host with two tabs stops a transfer in one, and both show it, until one signs out; the next one, and who started it, in one step', async ({
  page,
  stack,
}) => {
  const will = await sealWill(stack);
  const started = await startTransfer(will);
  await authenticate(started, survivorAt(will, 0));
  await signInAt(page, '/dashboard', will.host);
  await expectHeading(page, 'A transfer of your will is running');
  await expect(page.locator('main :is(h1, h2, h3)').first()).toHaveText('A transfer of your will is running');
  const second = await page.context().newPage();
  await second.goto('/settings');
  const banner = second.getByRole('region', { name: 'A transfer of your will is running' });
  await expect(banner).toContainText(`${survivorAt(will, 0).name} started it on`);
  await expect(banner.getByRole('link', { name: 'Who has confirmed, and what was read' })).toHaveAttribute('href', '/dashboard');
  const details = page.getByRole('region', { name: 'Who has confirmed, and what was read' });
  await expect(details.getByRole('listitem')).toContainText(survivorAt(will, 0).name);
  await expect(details).toContainText('Nothing was read so far.');
  await expectAccessible(page);
  await banner.getByRole('button', { name: 'I am well: stop the transfer' }).click();
  await expect(second.getByRole('status').filter({ hasText: 'The transfer is stopped' })).toContainText('We are now sending a message to');
  await expectAccessible(second);
  await expectHeading(page, 'Your will is sealed, but one thing needs your attention');
  // The message stays on each page until it is closed.
  const message = second.getByRole('status').filter({ hasText: 'The transfer is stopped' });
  await message.getByRole('link', { name: 'Read what happened, and when' }).click();
  await expectHeading(second, 'History');
  await expect(message).toBeVisible();
  await second.reload();
  await expect(message).toBeVisible();
  await message.getByRole('button', { name: 'Close this message' }).click();
  await second.reload();
  await expectHeading(second, 'History');
  await expect(message).toBeHidden();
  await page.getByRole('button', { name: 'I am well', exact: true }).click();
  await expect(page.getByText('Thank you. We have noted that you are well.')).toBeVisible();

  await startWithProof(will, survivorAt(will, 0));
  await page.reload();
  await expectHeading(page, 'A transfer of your will is running');
  await page.getByRole('button', { name: 'Stop it, and remove Ben' }).click();
  const question = page.getByRole('dialog', { name: 'Stop the transfer, and remove Ben?' });
  await expect(question).toContainText('This cannot be undone.');
  await expect(question).not.toContainText('by name only');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stop and remove Ben' }).click();
  const done = page.getByRole('status').filter({ hasText: 'The transfer is stopped' });
  await expect(done).toContainText('Ben was removed, and can no longer start a transfer.');
  await expect(done).toContainText(/We are now sending a message to (Clara and Daniel|Daniel and Clara): /);
  await expectAccessible(page);
  await second.getByRole('button', { name: 'Menu' }).click();
  await second.getByRole('button', { name: 'Sign out' }).click();
  await expectHeading(second, 'Sign in');
  await expectHeading(page, 'Sign in');
});

test('a Host who has only registered sees the steps to a sealed will', async ({ page, stack, context }) => {
  const host = await openAccount(stack);
  await page.goto('/dashboard');
  await goOffline(page);
  await signIn(page, host);
  await expect(page.getByRole('alert')).toContainText('Your device is offline.');
  await expectAccessible(page);
  await expect(page.getByLabel('E-mail address')).toHaveValue(host.email);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expectHeading(page, 'Your will is not sealed yet');
  await expect(page.getByText('0 of 6 steps are done.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expectHeading(page, 'Whom do you trust to open your will?');
});
