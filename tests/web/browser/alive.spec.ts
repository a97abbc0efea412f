import { answered, DAY, HOUR, sealWill, signIn as signInByApi, subjects, survivorAt } from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { expectHeading, newestCode, numberOnPaper, TELEPHONE } from './family-steps.ts';
import { expect, test } from './fixtures.ts';
import { signInAt } from './host-steps.ts';

test.use(TELEPHONE);

test('a Host on a cruise misses all checks, a sister vouches, and the Host comes back', async ({ page, stack }) => {
  const will = await sealWill(stack);
  const [sister, brother] = [survivorAt(will, 0), survivorAt(will, 1)];
  await answered(200, will.host.ask, 'PUT', '/api/host/settings', { json: { hcrac: 1, hcit_days: 7, hcrt_hours: 24 } });
  await stack.advance(8 * DAY + HOUR);
  await page.goto(`/start#will_id=${will.willId}`);
  await page.getByRole('link', { name: 'They are alive, but cannot answer' }).click();
  await expectHeading(page, 'They are alive, but cannot answer');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'With a code to my telephone or e-mail address' }).click();
  await page.getByLabel('Your e-mail address').fill(sister.email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText(/^If you are a trusted person of this will with/)).toBeVisible();
  await page.getByLabel('Your 6-digit code').fill('12345');
  await page.getByRole('button', { name: 'They are alive' }).click();
  await expect(page.getByRole('link', { name: 'Enter the 6 digits of the code.' })).toBeVisible();
  await page.getByLabel('Your 6-digit code').fill(await newestCode(stack, sister));
  await page.getByRole('button', { name: 'They are alive' }).click();
  await expectHeading(page, 'Thank you. Everyone waits');
  await expectAccessible(page);
  expect(await subjects(stack, brother.email)).toContain(`We wait: a trusted person says that ${will.host.name} is alive`);

  // The brother, who has only the paper, says the same a little later.
  await page.goto('/start#with=alive');
  await page.getByRole('link', { name: 'With the paper from my sealed envelope' }).click();
  await numberOnPaper(page).fill(brother.id);
  await page.getByLabel('One backup code from your paper').fill('AAAA-0000');
  await page.getByRole('button', { name: 'They are alive' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('One backup code from your paper').fill(brother.backupCodes[0] ?? '');
  await page.getByRole('button', { name: 'They are alive' }).click();
  await expect(page.getByRole('alert')).toContainText('No one is waiting to start a transfer, or everyone waits already.');
  await expectAccessible(page);

  await stack.advance(9 * DAY);
  await signInByApi(will.host);
  await signInAt(page, '/dashboard', will.host);
  await expect(page.getByText('a trusted person says that you are alive')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'I am well' }).click();
  await expect(page.getByText('Thank you. We have noted that you are well.')).toBeVisible();
  expect(await answered(200, will.host.ask, 'GET', '/api/host/overview')).toMatchObject({ state: 'active', liveness: { vouched_until: null } });
});
