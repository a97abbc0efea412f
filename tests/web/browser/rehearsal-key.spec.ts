import type { Page } from '@playwright/test';
import encodeQR from 'qr';
import { newIdentity } from '#custody/age.ts';
import { answered, mailed, type SealedWill, type Survivor, sealWill, startRehearsal, survivorAt } from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { enterBackupCode, enterCode, expectHeading, TELEPHONE } from './family-steps.ts';
import { expect, type SiteStack, test } from './fixtures.ts';

// In a rehearsal, a Survivor can compare the key on their paper with the public key that the service has. The key stays in the browser.

test.use(TELEPHONE);

const OFFER = 'If you like: check the key on your paper';
const RIGHT = 'This is the key of your paper';

/** The Host's device makes a new paper for this person. Returns its key and its codes. */
async function newPaper({ host, stack }: SealedWill, { id }: Survivor): Promise<{ key: string; codes: string[] }> {
  const { identity, recipient } = await newIdentity();
  const json = { paper_recipient: recipient };
  const { backup_codes } = await answered(200, host.ask, 'POST', `/api/survivors/${id}/regenerate-codes`, { json });
  await stack.messages(); // waits until the documents are sealed again
  return { key: identity, codes: backup_codes };
}

/** Ben opens the link of a rehearsal. */
async function openRehearsal(page: Page, stack: SiteStack, will: SealedWill): Promise<void> {
  await startRehearsal(will);
  await page.goto(await mailed(stack, survivorAt(will, 0).email, /(http\S+\/rehearsal#\S+)/));
  await expectHeading(page, 'This is a rehearsal');
}

async function openCheck(page: Page): Promise<void> {
  await expectHeading(page, 'Thank you. It works');
  await page.getByRole('button', { name: 'Check my key' }).click();
  await expect(page.getByLabel('Your recovery key')).toBeFocused();
}

async function check(page: Page, typed: string): Promise<void> {
  await page.getByLabel('Your recovery key').fill(typed);
  await page.getByRole('button', { name: 'Check this key' }).click();
}

/** Keeps everything that a page sends. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.context().on('request', (request) => sent.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? ''));
  return sent;
}

/** Whether one of these texts has any eight letters of the key that follow each other. */
function hasPartOf(key: string, texts: readonly string[]): boolean {
  const parts = Array.from({ length: 51 }, (_, start) => key.slice(16 + start, 24 + start).toUpperCase());
  return texts.some((text) => parts.some((part) => text.toUpperCase().includes(part)));
}

const storedIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie, location.href]);

const confirmedBy = async ({ host }: SealedWill): Promise<number> =>
  (await answered(200, host.ask, 'GET', '/api/host/overview')).rehearsal.newest.confirmed;

const otherLetter = (letter: string | undefined): string => (letter === 'Q' ? 'P' : 'Q');

test('a Survivor finds a typing mistake in their key, corrects it, and sees that it is the key of their paper', async ({ page, stack }) => {
  const will = await sealWill(stack);
  const { key, codes } = await newPaper(will, survivorAt(will, 0));
  const sent = sentBy(page);
  await openRehearsal(page, stack, will);
  await enterBackupCode(page, codes[0]);
  await expectHeading(page, 'Thank you. It works');
  expect(await confirmedBy(will)).toBe(1);
  await expectAccessible(page);
  await openCheck(page);
  await expectAccessible(page);

  const input = page.getByLabel('Your recovery key');
  await check(page, key.slice(0, -1));
  await expect(input).toHaveAccessibleDescription(/The key has 74 characters, and you have typed 73/);
  const mistyped = `${key.slice(0, 40)}${otherLetter(key[40])}${key.slice(41)}`;
  await check(page, mistyped.toLowerCase());
  await expect(input).toBeFocused();
  await expect(input).toHaveAccessibleDescription(new RegExp(`mistake in these letters: ${mistyped.slice(37, 44)}\\.`));
  await expectAccessible(page);
  await page.locator('header select').selectOption('Deutsch');
  await expect(page.getByLabel('Ihr Wiederherstellungsschlüssel')).toHaveValue(mistyped.toLowerCase());
  await page.locator('header select').selectOption('English');
  await check(page, `${key.slice(0, 30)} ${key.slice(30)}`.toLowerCase());
  await expect(page.getByRole('status')).toContainText(RIGHT);
  await expect(input).toHaveCount(0);
  await expectAccessible(page);

  expect(sent.length).toBeGreaterThan(0);
  expect(hasPartOf(key, sent)).toBe(false);
  expect(hasPartOf(key, await storedIn(page))).toBe(false);
});

test('a Survivor sees that a newer paper has replaced theirs, and takes a picture of the newer one', async ({ page, stack }) => {
  const will = await sealWill(stack);
  const ben = survivorAt(will, 0);
  const { key: older } = await newPaper(will, ben);
  const { key: newest } = await newPaper(will, ben);
  const sent = sentBy(page);
  await openRehearsal(page, stack, will);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText('We sent a code by e-mail')).toBeVisible();
  await enterCode(page, await mailed(stack, ben.email, /Your code for a rehearsal is (\d{6})/));
  await openCheck(page);
  await check(page, older);
  await expect(page.getByRole('alert')).toContainText('This is not the key of your newest paper');
  await expect(page.getByRole('alert')).toContainText('A newer paper has replaced this one');
  await expectAccessible(page);

  const photoOf = (text: string) => ({ name: 'photo.gif', mimeType: 'image/gif', buffer: Buffer.from(encodeQR(text, 'gif', { scale: 6 })) });
  const photo = page.locator('input[type=file]');
  await photo.setInputFiles(photoOf('https://example.net/start'));
  await expect(page.getByRole('status').filter({ hasText: 'There is no recovery key in this picture' })).toBeVisible();
  await photo.setInputFiles(photoOf(`${newest}\n0123 4567 89AB CDEF`));
  await expect(page.getByRole('status').filter({ hasText: 'The key was read from the picture.' })).toBeVisible();
  await page.getByRole('button', { name: 'Check this key' }).click();
  await expect(page.getByRole('status').filter({ hasText: RIGHT })).toBeVisible();
  for (const key of [older, newest]) expect(hasPartOf(key, [...sent, ...(await storedIn(page))])).toBe(false);
});

test('a Survivor who does not check the key has come through', async ({ page, stack }) => {
  const will = await sealWill(stack);
  const { codes } = await newPaper(will, survivorAt(will, 0));
  await openRehearsal(page, stack, will);
  await enterBackupCode(page, codes[0]);
  await expect(page.getByRole('heading', { name: OFFER })).toBeVisible();
  expect(await confirmedBy(will)).toBe(1);
});

test('a Survivor whose paper has a key of the service is not asked for it', async ({ page, stack }) => {
  const will = await sealWill(stack);
  await openRehearsal(page, stack, will);
  await enterBackupCode(page, survivorAt(will, 0).backupCodes[0]);
  await expectHeading(page, 'Thank you. It works');
  await expect(page.getByRole('heading', { name: OFFER })).toHaveCount(0);
});
