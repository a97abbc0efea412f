import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { makeHostSheet, makePaperKey, paperCheck } from '#own-device/paper-keys.ts';
import { sealPageName } from '#recovery/page-name.ts';
import { SEAL_SHA256 } from '#recovery/sha256.ts';
import { sha256 } from '#tests/custody/recover-package.ts';
import { answered, DAY, type Host, mailed, openAccount, setUp } from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { expectHeading, TELEPHONE } from './family-steps.ts';
import { expect, type SiteStack, test } from './fixtures.ts';
import { signInAt } from './host-steps.ts';

// A will that the Host seals on their own telephone, and that two people open with their papers, a week apart.

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
test.use({ actionTimeout: 20_000 });

const SHARED = 'The piano goes to Clara.';

/** What is on a printed paper. */
interface Paper {
  email: string;
  key: string;
  check: string;
  codes: string[];
  ids: string[];
}

/** The Host names a person, prints the paper, and types one code from it. */
async function namePerson(page: Page, name: string): Promise<Paper> {
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
  const ids = ((await printed.textContent()) ?? '').match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [];
  await page.getByLabel(`One backup code from the paper of ${name}`).fill(codes[0] ?? '');
  await button(page, 'Check this code').click();
  await button(page, 'Done').click();
  return { email, key, check, codes, ids };
}

/** The Host seals on this device. Returns the fingerprint on the slips. */
async function sealHere(page: Page, papers: Record<string, Paper>): Promise<{ sheet: string; fingerprint: string }> {
  await page.goto('/documents');
  await page.getByRole('link', { name: 'Seal on this device' }).click();
  await expectHeading(page, 'Seal on this device');
  await expectAccessible(page);
  for (const [name, { check }] of Object.entries(papers)) {
    const letters = page.getByLabel(`Check letters on the paper of ${name}`);
    await letters.fill('ABCD EFGH 2345 JKLM NPQR');
    await button(page, `Compare the paper of ${name}`).click();
    await expect(page.getByRole('alert')).toContainText(`not the letters of the newest paper of ${name}`);
    await letters.fill(check.toLowerCase().replaceAll(' ', '-'));
    await button(page, `Compare the paper of ${name}`).click();
  }
  await expect(page.getByRole('heading', { name: '2. Your own sheet' })).toBeVisible();
  await page.getByLabel('No, make one now').check();
  await expect(page.locator('.printed .sheet')).toHaveCount(2);
  const sheet = (await page.locator('.printed .sheet-key .sheet-line').textContent()) ?? '';
  const fingerprint = (await page.locator('.printed .slip .code').first().textContent()) ?? '';
  await expectAccessible(page);
  await page.getByLabel('Type the last 8 letters').fill(sheet.slice(-8).toLowerCase());
  await button(page, 'Continue').click();
  await page.getByLabel('Choose files').setInputFiles([
    { name: 'last will.txt', mimeType: 'text/plain', buffer: Buffer.from(SHARED) },
    { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.alloc(200_000, 7) },
  ]);
  await page.getByLabel('A personal message to Ben').fill('Dear Ben, thank you.');
  await expectAccessible(page);
  await button(page, 'Encrypt on this device and upload').click();
  await expect(page.getByText('All documents are encrypted and uploaded.')).toBeVisible({ timeout: 60_000 });
  await button(page, 'Seal my will now').click();
  await expect(page.getByText('Your will is sealed').first()).toBeVisible({ timeout: 60_000 });
  return { sheet, fingerprint };
}

async function usePaper(page: Page, { ids, codes }: Paper, code: number, action: string): Promise<void> {
  await page.getByLabel('Survivor number').fill(ids[1] ?? '');
  await page.getByLabel('One backup code from your paper').fill(codes[code] ?? '');
  await button(page, action).click();
}

/** A Survivor types the key of their paper into the page of the opened will. */
async function openWithPaper(page: Page, { key }: Paper, fingerprint: string): Promise<void> {
  await expectHeading(page, 'You can read the will now');
  await expectAccessible(page);
  await page.getByLabel('The first 20 letters and digits').fill(fingerprint.slice(0, 24).toLowerCase());
  await page.getByLabel('Your recovery key').fill(key.toLowerCase());
  await button(page, 'Use my paper').click();
}

async function save(page: Page, name: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await button(page, new RegExp(`Save ${name}`)).click();
  return readFile(await (await download).path());
}

test('a Host seals on their telephone, and two people open the will with their papers, a week apart', async ({ person, stack }) => {
  test.setTimeout(240_000);
  const host: Host = await openAccount(stack);
  await setUp(host);
  const page = await person(TELEPHONE);
  await signInAt(page, '/survivors', host);
  const papers = { Ben: await namePerson(page, 'Ben'), Clara: await namePerson(page, 'Clara') };
  const { fingerprint } = await sealHere(page, papers);
  await page.goto('/documents');
  await expect(page.getByText('These documents were sealed on your own device.')).toBeVisible();

  for (let days = 0; days < 110; days += 10) await stack.advance(10 * DAY);
  const ben = await person(TELEPHONE);
  await ben.goto(await startLink(stack, papers.Ben));
  await ben.getByRole('link', { name: 'With the paper from my sealed envelope' }).click();
  await usePaper(ben, papers.Ben, 1, 'Start the transfer');
  const clara = await person(TELEPHONE);
  await clara.goto(`/paper#will_id=${papers.Clara.ids[0]}`);
  await usePaper(clara, papers.Clara, 1, 'Confirm my identity');
  await stack.advance(3 * DAY);
  await button(ben, 'Check again').click();
  await openWithPaper(ben, papers.Ben, fingerprint);
  await expect(ben.getByText('Papers used so far: 1 of 2.')).toBeVisible();
  await expect(ben.getByText('Your paper was used')).toBeVisible();
  await expectAccessible(ben);

  await stack.advance(7 * DAY);
  await button(clara, 'Check again').click();
  await clara.getByLabel('The first 20 letters and digits').fill('ABCD EFGH 2345 JKLM NPQR');
  await clara.getByLabel('Your recovery key').fill(papers.Ben.key);
  await button(clara, 'Use my paper').click();
  await expect(clara.getByRole('alert')).toContainText('not the letters of the person who sealed');
  await clara.getByLabel('The first 20 letters').fill(fingerprint);
  await clara.getByLabel('Your recovery key').fill(`${papers.Clara.key.slice(0, -1)}${papers.Clara.key.endsWith('Q') ? 'P' : 'Q'}`);
  await button(clara, 'Use my paper').click();
  await expect(clara.getByText('There is a typing mistake in the key')).toBeVisible();
  await openWithPaper(clara, papers.Clara, fingerprint);
  expect((await save(clara, 'last will.txt')).toString()).toBe(SHARED);
  await expect(clara.getByText('Dear Ben')).toHaveCount(0);

  await button(ben, 'Look again').click();
  await expect(ben.getByText('Dear Ben, thank you.')).toBeVisible();
  expect(await save(ben, 'picture.png')).toHaveLength(200_000);
  await expectAccessible(ben);
});

test('a Host saves seal.html and the list of papers, and compares the papers without a network', async ({ browser, person, stack }, info) => {
  const host = await openAccount(stack);
  const [ben, clara] = await Promise.all([makePaperKey(), makePaperKey()]);
  await nameWithPaper(host, 'Ben', ben.recipient);
  const id = await nameWithPaper(host, 'Clara');
  const page = await person(TELEPHONE);
  await signInAt(page, '/documents#seal=here', host);
  const title = page.getByText('Seal without our pages');
  await title.click();
  await expect(page.getByText('We promise protection from altered pages only for this file and for recover.html')).toBeVisible();
  await expect(page.getByRole('list').getByText('The papers of Clara were not made in a browser')).toBeVisible();
  await expect(button(page, 'Save papers.txt')).toHaveCount(0);
  await expectAccessible(page);

  await answered(200, host.ask, 'POST', `/api/survivors/${id}/regenerate-codes`, { json: { paper_recipient: clara.recipient } });
  await page.reload();
  await title.click();
  const saved = async (click: () => Promise<void>) => {
    const [download] = await Promise.all([page.waitForEvent('download'), click()]);
    const file = info.outputPath(download.suggestedFilename());
    await download.saveAs(file);
    return file;
  };
  const program = await saved(() => page.getByRole('link', { name: 'Save seal.html' }).click());
  const list = await saved(() => button(page, 'Save papers.txt').click());
  expect([basename(program), basename(list)]).toEqual([sealPageName(SEAL_SHA256), 'papers.txt']);
  expect(sha256(await readFile(program))).toBe(SEAL_SHA256);
  const shown = (await page.locator('details .code').textContent()) ?? '';
  expect(shown.replaceAll(' ', '')).toBe(SEAL_SHA256);

  const context = await browser.newContext({ locale: 'en' });
  const offline = await context.newPage();
  await offline.goto(pathToFileURL(program).href);
  await context.setOffline(true);
  await offline.locator('#documents').setInputFiles([{ name: 'last will.txt', mimeType: 'text/plain', buffer: Buffer.from(SHARED) }]);
  await offline.locator('#next').click();
  await offline.locator('#have').click();
  await offline.getByLabel('Key on your own sheet').fill((await makeHostSheet()).identity);
  await offline.locator('#next').click();
  await offline.locator('#list-file').setInputFiles(list);
  for (const [name, { recipient }] of Object.entries({ Ben: ben, Clara: clara }))
    await offline.getByLabel(`Check letters on the paper for ${name}`).fill(paperCheck(recipient));
  await expect(offline.getByText('These letters fit.')).toHaveCount(2);
  await offline.locator('#next').click();
  await expectHeading(offline, 'Personal messages');
  await context.close();
});

async function nameWithPaper({ ask }: Host, name: string, paper_recipient?: string): Promise<string> {
  const contact_methods = [{ type: 'email', value: `${name.toLowerCase()}@example.com` }];
  const { id } = await answered(201, ask, 'POST', '/api/survivors', { json: { name, relationship: 'friend', contact_methods, paper_recipient } });
  return id;
}

const startLink = (stack: SiteStack, { email }: Paper): Promise<string> => mailed(stack, email, /(http\S+\/start#\S+)/);
