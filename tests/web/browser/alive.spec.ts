import { answered, DAY, HOUR, sealWill, signIn as signInByApi, subjects, survivorAt } from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectHeading, newestCode, numberOnPaper, signInAt, submit, TELEPHONE } from './steps.ts';

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
  await submit(page, { 'Your e-mail address': sister.email }, 'Send me a code');
  await expect(page.getByText(/^If you are a trusted person of this will with/)).toBeVisible();
  await submit(page, { 'Your 6-digit code': '12345' }, 'They are alive');
  await expect(page.getByRole('link', { name: 'Enter the 6 digits of the code.' })).toBeVisible();
  await submit(page, { 'Your 6-digit code': await newestCode(stack, sister) }, 'They are alive');
  await expectHeading(page, 'Thank you. Everyone waits');
  await expectAccessible(page);
  expect(await subjects(stack, brother.email)).toContain(`We wait: a trusted person says that ${will.host.name} is alive`);

  // The brother, who has only the paper, says the same a little later.
  await page.goto('/start#with=alive');
  await page.getByRole('link', { name: 'With the paper from my sealed envelope' }).click();
  await numberOnPaper(page).fill(brother.id);
  await submit(page, { 'One backup code from your paper': 'AAAA-0000' }, 'They are alive');
  await expect(page.getByRole('alert')).toBeVisible();
  await submit(page, { 'One backup code from your paper': brother.backupCodes[0] ?? '' }, 'They are alive');
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
