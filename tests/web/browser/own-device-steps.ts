import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { mailed } from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { expect, type SiteStack } from './fixtures.ts';
import { expectHeading, numberOnPaper, submit } from './steps.ts';

// What a Host and their Survivors click when the Host seals on their own device.

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
/** What is on a printed paper. */
export interface Paper {
  email: string;
  key: string;
  check: string;
  codes: string[];
  ids: string[];
}

/** The Host names a person, prints the paper, and types one code from it. */
export async function namePerson(page: Page, name: string): Promise<Paper> {
  const email = `${name.toLowerCase()}@example.com`;
  await button(page, 'Add a person').click();
  await page.getByLabel('Name of this person').fill(name);
  await page.getByLabel('Who is this person to you?').fill('friend');
  await page.getByLabel('E-mail address').fill(email);
  await button(page, 'Add this person').click();
  await expectHeading(page, `The paper for ${name}`);
  const printed = page.locator('.printed');
  const key = (await printed.locator('.sheet-key .sheet-line').textContent()) ?? '';
  const check = (await printed.locator('.sheet-key .code').last().textContent()) ?? '';
  const codes = await printed.locator('.sheet-codes li').allTextContents();
  const ids = ((await printed.textContent()) ?? '').match(/(?:[0-9A-Z]{4}-){6}[0-9A-Z]{4}/g) ?? [];
  await page.getByLabel(`One backup code from the paper of ${name}`).fill(codes[0] ?? '');
  await button(page, 'Check this code').click();
  await button(page, 'Done').click();
  return { email, key, check, codes, ids };
}

/** The Host types the check letters of each paper. */
export async function comparePapers(page: Page, papers: Record<string, Paper>): Promise<void> {
  const [first = ''] = Object.keys(papers);
  const compare = (name: string, letters: string) =>
    submit(page, { [`Check letters on the paper of ${name}`]: letters }, `Compare the paper of ${name}`);
  await compare(first, 'ABCD EFGH 2345 JKLM NPQR');
  await expect(page.getByRole('alert')).toContainText(`not the letters of the newest paper of ${first}`);
  for (const [name, { check }] of Object.entries(papers)) await compare(name, check.toLowerCase().replaceAll(' ', '-'));
  await expect(page.getByRole('heading', { name: '2. Your own sheet' })).toBeVisible();
}

export async function openSealHere(page: Page): Promise<void> {
  await page.goto('/documents');
  // A notice above the documents may have the same link.
  await page.getByRole('link', { name: 'Seal on this device' }).last().click();
  await expectHeading(page, 'Seal on this device');
}

export async function sealNow(page: Page): Promise<void> {
  await expect(page.getByText('All documents are encrypted and uploaded.')).toBeVisible({ timeout: 60_000 });
  await button(page, 'Seal my will now').click();
  await expect(page.getByText('Your will is sealed').first()).toBeVisible({ timeout: 60_000 });
}

/** What the Host seals. `message` is for Ben. */
interface ToSeal {
  files: { name: string; mimeType: string; buffer: Buffer }[];
  message: string;
}

/** The Host seals on this device. Returns the key on their own sheet, and the fingerprint on the slips. */
export async function sealHere(
  page: Page,
  papers: Record<string, Paper>,
  { files, message }: ToSeal,
): Promise<{ sheet: string; fingerprint: string }> {
  await openSealHere(page);
  await expectAccessible(page);
  await comparePapers(page, papers);
  await page.getByLabel('No, make one now').check();
  await expect(page.locator('.printed .sheet')).toHaveCount(2);
  const sheet = (await page.locator('.printed .sheet-key .sheet-line').textContent()) ?? '';
  const fingerprint = (await page.locator('.printed .slip .code').first().textContent()) ?? '';
  await expectAccessible(page);
  await page.getByLabel('Type the last 8 letters').fill(sheet.slice(-8).toLowerCase());
  await button(page, 'Continue').click();
  await page.getByLabel('Choose files').setInputFiles(files);
  await page.getByLabel('A personal message to Ben').fill(message);
  await expectAccessible(page);
  await button(page, 'Encrypt on this device and upload').click();
  await sealNow(page);
  return { sheet, fingerprint };
}

export async function usePaper(page: Page, { ids, codes }: Paper, code: number, action: string): Promise<void> {
  await numberOnPaper(page).fill(ids[1] ?? '');
  await page.getByLabel('One backup code from your paper').fill(codes[code] ?? '');
  await button(page, action).click();
}

/** A Survivor types the key of their paper into the page of the opened will. */
export async function openWithPaper(page: Page, { key }: Paper, fingerprint: string): Promise<void> {
  await expectHeading(page, 'You can read the will now');
  await expectAccessible(page);
  await page.getByLabel('The first 20 letters and digits').fill(fingerprint.slice(0, 24).toLowerCase());
  await page.getByLabel('Your recovery key').fill(key.toLowerCase());
  await button(page, 'Use my paper').click();
}

/** Saves one document. The page opens the list with the papers and then decrypts it, which takes long on a busy machine. */
export async function save(page: Page, name: string): Promise<Buffer> {
  const download = page.waitForEvent('download', { timeout: 120_000 });
  await button(page, new RegExp(`Save ${name}`)).click({ timeout: 60_000 });
  return readFile(await (await download).path());
}

export const startLink = (stack: SiteStack, { email }: Paper): Promise<string> => mailed(stack, email, /(http\S+\/start#\S+)/);
