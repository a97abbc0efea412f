import type { Page } from '@playwright/test';
import { SAMPLES } from '#infra/messages/samples.ts';
import { DAY, register, sealWill } from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { expect, type SiteStack, test } from './fixtures.ts';

/** Shows the newest e-mail to this address, as a mail program does, and returns its subject. */
async function openNewestMail(page: Page, stack: SiteStack, email: string): Promise<string> {
  const { html = '', subject = 'no message' } = (await stack.messages({ to: email, channel: 'email' })).at(-1) ?? {};
  await page.setContent(html);
  return subject;
}

test('every e-mail is accessible, with a button that a thumb can press and its address below it', async ({ page, stack }) => {
  await page.goto(`${stack.url}/_local/mails`);
  await expect(page.getByRole('article')).toHaveCount(Object.values(SAMPLES).flat().length);
  await expectAccessible(page);
  const { email } = await register(stack);
  await page.setViewportSize({ width: 320, height: 740 });
  expect(await openNewestMail(page, stack, email)).toBe('Please confirm your e-mail address');
  const button = page.getByRole('link', { name: 'Confirm my e-mail address' });
  const address = page.getByRole('link', { name: `${stack.siteUrl}/verify-email#token=` });
  const [shape, below] = [await button.boundingBox(), await address.boundingBox()];
  expect(shape?.height).toBeGreaterThanOrEqual(44);
  expect(below?.y).toBeGreaterThan((shape?.y ?? 0) + (shape?.height ?? 0));
  expect(await button.getAttribute('href')).toBe(await address.textContent());
});

test('a Host answers a check from its e-mail, on pages in their language', async ({ page, stack }) => {
  const { host } = await sealWill(stack);
  await host.ask('PUT', '/api/host/profile', { json: { locale: 'de-AT' } });
  await stack.advance(30 * DAY);
  expect(await openNewestMail(page, stack, host.email)).toBe('Geht es Ihnen gut? Bitte geben Sie uns Bescheid');
  await page.getByRole('link', { name: 'Ja, es geht mir gut' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geht es Ihnen gut?');
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ja, es geht mir gut' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vielen Dank');
  await expectAccessible(page);
});
