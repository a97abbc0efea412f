import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test as playwright } from '@playwright/test';
import { openBySheet, openInnerIndex, openInnerList, openInnerMessages } from '#custody/inner-list.ts';
import { combineInner, openInnerShare } from '#custody/inner-shares.ts';
import { SEAL_FILE } from '#infra/recovery/build.ts';
import { decryptDocument } from '#own-device/decrypt-document.ts';
import { makeHostSheet, makePaperKey, paperCheck } from '#own-device/paper-keys.ts';
import { unzipped } from '#tests/support/unzipped.ts';
import { expectAccessible } from './accessible.ts';

// seal.html from a file, in a browser without a network. The service does not run.

const PAGE = pathToFileURL(SEAL_FILE).href;
const NAMES = ['Anna', 'Ben', 'Clara'];

const test = playwright.extend({
  page: async ({ page, context }, use) => {
    const problems: string[] = [];
    context.on('request', (request) => {
      if (!/^(?:file|blob):/.test(request.url())) problems.push(`a request to ${request.url()}`);
    });
    context.on('weberror', (error) => problems.push(`an error: ${error.error().stack}`));
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(`in the console: ${message.text()}`);
    });
    await page.goto(PAGE);
    await context.setOffline(true);
    await use(page);
    expect(problems).toEqual([]);
  },
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const alert = (page: Page) => page.getByRole('alert');
const next = (page: Page) => page.locator('#next').click();
const text = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

type Printed = Awaited<ReturnType<typeof makePaperKey>>;
const makePapers = (): Promise<Printed[]> => Promise.all(NAMES.map(makePaperKey));
const listOf = (papers: readonly Printed[]) => papers.map(({ recipient }, n) => `${NAMES[n]}\t${recipient}\n`).join('');

async function chooseDocuments(page: Page): Promise<void> {
  await page.locator('#documents').setInputFiles([text('Mein Testament.txt', 'The house is for Anna.'), text('letter.txt', 'Dear Ben')]);
  await next(page);
}

async function enterSheet(page: Page, identity: string): Promise<void> {
  await page.locator('#have').click();
  await page.getByLabel('Key on your own sheet').fill(identity.toLowerCase().replace(/.{8}/g, '$& '));
  await next(page);
}

async function enterPapers(page: Page, papers: readonly Printed[], end = 'threshold\t2\n'): Promise<void> {
  await page.locator('#list-file').setInputFiles([text('papers.txt', `${listOf(papers)}${end}`)]);
  for (const [n, { recipient }] of papers.entries())
    await page.getByLabel(`Check letters on the paper for ${NAMES[n]}`).fill(paperCheck(recipient).toLowerCase());
}

/** Seals, and returns the saved files by name. */
async function sealAndSave(page: Page, count: number): Promise<Map<string, Buffer>> {
  await page.getByRole('button', { name: 'Seal now' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all files (ZIP)' }).click();
  const files = new Map(await unzipped(readFileSync(await (await saving).path())));
  expect(files.size).toBe(count);
  await expect(page.getByText('Your browser was asked to save it')).toHaveCount(count);
  return files;
}

/** Shows the page what was saved. */
const compare = (page: Page, files: Iterable<[string, Buffer]>) =>
  page.locator('#compare').setInputFiles([...files].map(([name, buffer]) => ({ name, buffer, mimeType: 'application/octet-stream' })));

/** Returns whether the browser would ask before the page is closed. */
const asksBeforeClosing = (page: Page) => page.evaluate("!dispatchEvent(new Event('beforeunload', { cancelable: true }))");

test('a Host seals two documents for three papers, two papers open them, and every state is accessible', async ({ page }) => {
  const papers = await makePapers();
  await expect(heading(page)).toHaveText('Choose the documents');
  await expect(page.getByText('This device is not connected to a network.')).toBeVisible();
  await chooseDocuments(page);
  await page.locator('#back').click();
  await expectAccessible(page);
  await next(page);

  await expect(heading(page)).toHaveText('Your own sheet');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make a new sheet' }).click();
  await expect(page.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  const identity = (await page.locator('#key span').allTextContents()).join('');
  const fingerprint = (await page.locator('.sheet .fingerprint').last().locator('span').allTextContents()).join(' ');
  await expectAccessible(page);
  await page.getByLabel('Type the last 8 characters').fill('AAAAAAAA');
  await next(page);
  await expect(alert(page)).toContainText('These are not the last 8 characters of the key.');
  await page.getByLabel('Type the last 8 characters').fill(identity.slice(-8).toLowerCase());
  await next(page);

  await expect(heading(page)).toHaveText('The papers of your trusted people');
  await expectAccessible(page);
  await enterPapers(page, papers);
  await expect(page.getByText('These letters fit.')).toHaveCount(3);
  await expectAccessible(page);
  await next(page);
  await page.getByLabel('Message for Ben').fill('Thank you, Ben.');
  await expectAccessible(page);
  await next(page);
  await expect(page.locator('dl')).toContainText('2 of 3 are needed');
  await expectAccessible(page);

  const saved = await sealAndSave(page, 3);
  await expectAccessible(page);
  const [first, ...others] = saved;
  await compare(page, first ? [first] : []);
  await expect(page.getByText('Saved and complete')).toHaveCount(1);
  await compare(page, [['inner (1).will', Buffer.from('else')]]);
  await expect(alert(page)).toContainText('inner (1).will is none of these files, or it is not complete.');
  expect(await asksBeforeClosing(page)).toBe(true);
  await expectAccessible(page);
  await compare(page, others);
  await expect(page.getByText('All files are saved and complete.')).toBeVisible();
  expect(await asksBeforeClosing(page)).toBe(false);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  const slips = page.locator('.slip');
  await expect(slips.locator('h3')).toHaveText(papers.map((_, n) => `For the paper of ${NAMES[n]}`));
  for (const slip of await slips.all()) await expect(slip.locator('.fingerprint')).toHaveText(fingerprint.replaceAll(' ', ''));
  await expect(page.locator('h1, #slips, .documents').filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  const { list } = openInnerList(new Uint8Array(saved.get('inner.will') ?? []));
  const [, ben, clara] = papers;
  const key = await combineInner(list, [await openInnerShare(list, ben?.identity ?? ''), await openInnerShare(list, clara?.identity ?? '')]);
  expect(await openBySheet(list, identity)).toBe(key);
  const opened = (await openInnerIndex(list, key)).map(async (is) => {
    const content = [new Uint8Array(saved.get(is.path) ?? [])];
    return [is.filename, is.mime_type, await (await decryptDocument(content, key, is)).text()];
  });
  expect(await Promise.all(opened)).toEqual([
    ['Mein Testament.txt', 'text/plain', 'The house is for Anna.'],
    ['letter.txt', 'text/plain', 'Dear Ben'],
  ]);
  expect(await openInnerMessages(list, key, ben?.identity ?? '')).toEqual(['Thank you, Ben.']);
});

test('a second sealing belongs to the same will, and one of another sheet is refused', async ({ page }) => {
  const [papers, sheet, other] = await Promise.all([makePapers(), makeHostSheet(), makeHostSheet()]);
  const sealAs = async (identity: string) => {
    await page.reload();
    await chooseDocuments(page);
    await enterSheet(page, identity);
    await enterPapers(page, papers);
  };
  const finish = async () => {
    await next(page);
    await next(page);
    return new Uint8Array((await sealAndSave(page, 3)).get('inner.will') ?? []);
  };
  page.on('dialog', (dialog) => dialog.accept());
  await sealAs(sheet.identity);
  const first = await finish();

  await sealAs(other.identity);
  const choose = (bytes: Uint8Array) =>
    page.locator('#earlier').setInputFiles([{ name: 'inner.will', mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) }]);
  await choose(first);
  await expect(alert(page)).toContainText('This file was signed with another sheet.');
  await choose(first.subarray(0, -1));
  await expect(alert(page)).toContainText('This file is damaged, altered or not an inner.will.');

  await sealAs(sheet.identity);
  await choose(first);
  const says = await page.getByText(/The new sealing has number \d+\./).innerText();
  const [before, after] = [first, await finish()].map((bytes) => openInnerList(bytes).list);
  expect(after?.package).toBe(before?.package);
  expect(after?.generation).toBeGreaterThan(before?.generation ?? Number.POSITIVE_INFINITY);
  expect(says).toContain(`number ${after?.generation}.`);
});

test('each mistake is named in its step, and the right check letters are shown nowhere', async ({ page }) => {
  const [papers, { identity }] = await Promise.all([makePapers(), makeHostSheet()]);
  const [anna = '', ben = ''] = papers.map(({ recipient }) => paperCheck(recipient));
  await next(page);
  await expect(alert(page)).toContainText('Please choose at least one document.');
  await page.locator('#documents').setInputFiles(Array.from({ length: 10 }, (_, n) => text(`${n}.txt`, 'x')));
  await page.locator('#documents').setInputFiles([text('eleventh.txt', 'x')]);
  await expect(alert(page)).toContainText('At most ten documents can be sealed.');
  await page.getByRole('button', { name: 'Remove 3.txt' }).click();
  await page.evaluate(`{
    const input = document.querySelector('#documents');
    Object.defineProperty(input, 'files', { value: [new File([new Uint8Array(50_000_001)], 'film.mp4')] });
    input.dispatchEvent(new Event('change'));
  }`);
  await expect(alert(page)).toContainText('film.mp4 is larger than 50 MB.');
  await expect(page.locator('ul.documents li')).toHaveCount(9);
  await next(page);

  await enterSheet(page, identity.replace(/.$/, 'B'));
  await expect(alert(page)).toContainText('There is a typing mistake in this key.');
  await page.getByLabel('Key on your own sheet').fill(identity);
  await next(page);

  const [one] = papers.map(({ recipient }) => recipient);
  for (const [list, mistake] of [
    ['hello', 'There are no papers in this text.'],
    [`Anna\t${one}`, 'At least two papers are needed.'],
    [`Anna\t${one}\nBen\t${one}`, 'The list has the same paper twice.'],
  ] as const) {
    await page.getByLabel('Or paste the list here').fill(list);
    await next(page);
    await expect(alert(page)).toContainText(mistake);
  }
  await enterPapers(page, papers, '');
  await next(page);
  await expect(alert(page)).toHaveText('Please choose how many papers are needed.');
  await page.locator('#threshold').selectOption('3 of 3');
  await page.getByLabel('Check letters on the paper for Ben').fill(anna);
  await expect(page.getByText('These letters do not fit the list.')).toBeVisible();
  await next(page);
  await expect(alert(page)).toContainText('The check letters on the paper for Ben are missing or do not fit the list.');
  await expect(page.getByLabel('Check letters on the paper for Ben')).toBeFocused();
  await expectAccessible(page);
  expect(await page.content()).not.toContain(ben);
  await page.getByLabel('Check letters on the paper for Ben').fill(ben);
  await next(page);
  await next(page);
  await expect(page.locator('dl')).toContainText('3 of 3 are needed');
});

test('leaving the page asks, and another language keeps what was typed', async ({ page }) => {
  await chooseDocuments(page);
  await page.locator('#have').click();
  await page.getByLabel('Key on your own sheet').fill('AGE-SECRET-KEY-1QQ');
  await page.locator('header select').selectOption('العربية');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('#sheet')).toHaveValue('AGE-SECRET-KEY-1QQ');
  await expectAccessible(page);
  const asked = page.waitForEvent('dialog');
  const left = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await left;
  await expect(page.locator('#sheet')).toBeVisible();
});
