import type { Page } from '@playwright/test';
import type { Host } from '#tests/support/story.ts';
import type { SiteStack } from './fixtures.ts';

/** Fills in the form that asks a Host to sign in, and sends it. */
export async function signIn(page: Page, { email, password }: Pick<Host, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('E-mail address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Returns the newest link to this page in a message to this address. */
export async function linkTo(stack: SiteStack, email: string, page: string): Promise<string> {
  const messages = await stack.messages({ to: email });
  const links = messages.flatMap(({ text }) => text.match(new RegExp(`${stack.siteUrl}/${page}#token=\\S+`)) ?? []);
  return links.at(-1) ?? `no link to ${page} for ${email}`;
}
