import type { Page } from '@playwright/test';
import { type Host, mailed } from '#tests/support/story.ts';
import type { SiteStack } from './fixtures.ts';

/** Fills in the form that asks a Host to sign in, and sends it. */
export async function signIn(page: Page, { email, password }: Pick<Host, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('E-mail address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens a page for a Host who is not signed in yet. */
export async function signInAt(page: Page, address: string, host: Pick<Host, 'email' | 'password'>): Promise<void> {
  await page.goto(address);
  await signIn(page, host);
}

/** Returns the newest link to this page in a message to this address. */
export const linkTo = (stack: SiteStack, email: string, page: string): Promise<string> =>
  mailed(stack, email, new RegExp(`(${stack.siteUrl}/${page}#token=\\S+)`));
