import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test('a visitor finds out what this is, and where to continue', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We keep wills sealed until they are needed');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'I have a message from the service' }).click();
  await expect(page).toHaveURL('/message');
  const heading = page.getByRole('heading', { name: 'Which message do you have?' });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('Which message do you have? – Will Custody');
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We keep wills sealed until they are needed');
});

test('a visitor reads the pages in German, also after the next visit', async ({ page }) => {
  await page.goto('/message');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welche Nachricht haben Sie?');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welche Nachricht haben Sie?');
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
});

test('a language that cannot be loaded leaves the page as it is, and says so', async ({ page, context }) => {
  await page.goto('/message');
  await context.route('**/assets/de-*', (route) => route.abort());
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('alert')).toContainText('We could not reach the service.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which message do you have?');
});

test.describe('a visitor whose browser is German', () => {
  test.use({ locale: 'de-AT' });
  test('reads German pages', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Haben Sie eine Nachricht von uns, einen versiegelten Umschlag oder ein Konto?');
  });
});

test('a deployment has its own name in the frame and in titles, in each language, and no control room', async ({ page, stack }) => {
  await page.route('/config.json', (route) => route.fulfill({ json: { api: stack.url, name: 'Vienna Wills' } }));
  await page.goto('/message');
  await expect(page.getByRole('link', { name: 'Vienna Wills' })).toBeVisible();
  await expect(page).toHaveTitle('Which message do you have? – Vienna Wills');
  await expect(page.getByText('control room')).toBeHidden();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page).toHaveTitle('Welche Nachricht haben Sie? – Vienna Wills');
});

test('a page whose configuration cannot be loaded still opens, with the usual name', async ({ page }) => {
  await page.route('/config.json', (route) => route.abort());
  await page.goto('/message');
  await expect(page).toHaveTitle('Which message do you have? – Will Custody');
});

test('a mistyped address says so', async ({ page }) => {
  await page.goto('/surviver');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address');
  await expectAccessible(page);
});
