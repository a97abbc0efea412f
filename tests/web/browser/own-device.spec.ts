import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { newIdentity } from '#custody/age.ts';
import { makePaperKey, paperCheck } from '#own-device/paper-keys.ts';
import { readPaperList, readThreshold } from '#own-device/paper-list.ts';
import { sealPageName } from '#recovery/page-name.ts';
import { SEAL_SHA256 } from '#recovery/sha256.ts';
import { runProgram, sha256, temporary, write } from '#tests/custody/recover-package.ts';
import { answered, type Host, openAccount, setUp } from '#tests/support/story.ts';
import { prepareWill, type ToSeal } from '#tests/support/to-seal.ts';
import { unzipInto } from '#tests/support/unzipped.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { button, comparePapers, namePerson, openSealHere, type Paper, sealHere, sealNow } from './own-device-steps.ts';
import { signInAt, slowDown, TELEPHONE } from './steps.ts';

// A Host changes who can open a will that was sealed on their own telephone. every-byte.spec.ts tells the story from the sealing to the reading.

test.use({ actionTimeout: 20_000 });
const place = temporary();
test.afterAll(place.remove);

const SHARED = 'The piano goes to Clara.';
const FILES = [
  { name: 'last will.txt', mimeType: 'text/plain', buffer: Buffer.from(SHARED) },
  { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.alloc(200_000, 7) },
];

/** The Host types the key of a sheet that they have. */
async function useSheet(page: Page, sheet: string): Promise<void> {
  await page.getByLabel('Yes, I type its key').check();
  await page.getByLabel('The key on your own sheet').fill(sheet.toLowerCase());
  await button(page, 'Continue').click();
}

/** Opens the copy of a Host with papers, on a computer without the service. Returns what the program says, and the folder with the documents. */
async function openOffline(host: Host, papers: readonly Paper[], fingerprint: string): Promise<{ said: string; out: string }> {
  await unzipInto(place.folder, (await host.ask('GET', '/api/will/package')).bytes);
  const files = papers.map(({ key }, n) => {
    write(place.folder, `paper${n}.txt`, `${key}\n${fingerprint}\n`);
    return join(place.folder, `paper${n}.txt`);
  });
  const out = join(place.folder, 'opened');
  const { said } = await runProgram([join(place.folder, 'will-copy'), ...files, '--out', out, '--yes']);
  return { said, out };
}

test('a Host adds a third person with only their own sheet, and the new paper opens the will with an old one', async ({ person, stack }) => {
  test.setTimeout(300_000);
  const host: Host = await openAccount(stack);
  await setUp(host);
  const page = await person(TELEPHONE);
  await signInAt(page, '/survivors', host);
  const [ben, clara] = [await namePerson(page, 'Ben'), await namePerson(page, 'Clara')];
  const { sheet, fingerprint } = await sealHere(page, { Ben: ben, Clara: clara }, { files: FILES, message: 'Dear Ben, thank you.' });
  const before = await sealedFiles(host);
  await page.goto('/survivors');
  const dora = await namePerson(page, 'Dora');

  await page.goto('/documents');
  await expect(page.getByText(/^These documents can only be sealed on your own device again/)).toBeVisible();
  await expect(button(page, 'Seal my will now')).toHaveCount(0);
  await expectAccessible(page);
  await openSealHere(page);
  await expect(page.getByText('The sealed documents can stay')).toBeVisible();
  await comparePapers(page, { Ben: ben, Clara: clara, Dora: dora });
  await useSheet(page, sheet);
  await expect(page.getByText('Your sheet has opened your will, which was sealed on')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'last will.txt' })).toBeVisible();
  await expect(page.locator('.printed .slip .code')).toHaveText([fingerprint, fingerprint, fingerprint]);
  await expect(page.getByLabel('A personal message to Ben')).toHaveCount(0);
  await page.getByLabel('A personal message to Dora').fill('Dear Dora, welcome.');
  await expectAccessible(page);
  await button(page, 'Keep these documents').click();
  await sealNow(page);
  const after = await sealedFiles(host);
  const encrypted = (files: typeof before) => files.filter(({ filename }) => filename !== 'inner.will');
  expect(encrypted(after)).toEqual(encrypted(before));
  expect(after).not.toEqual(before);

  const { said, out } = await openOffline(host, [dora, ben], fingerprint);
  expect(said).toContain('sealed with the key of their owner: its fingerprint is the one on the paper');
  expect(said).toContain('Dear Dora, welcome.');
  expect(said).toContain('Dear Ben, thank you.');
  expect(await readFile(join(out, 'last will.txt'), 'utf8')).toBe(SHARED);

  await openSealHere(page);
  await comparePapers(page, { Ben: ben, Clara: clara, Dora: dora });
  await useSheet(page, (await newIdentity()).identity);
  await expect(page.getByText('Your will was sealed with another sheet')).toBeVisible();
  await expect(page.getByRole('heading', { name: '3. Choose the documents' })).toBeVisible();

  const { survivors } = await answered(200, host.ask, 'GET', '/api/survivors');
  await answered(204, host.ask, 'DELETE', `/api/survivors/${survivors.find(({ name }: { name: string }) => name === 'Clara').id}`);
  await page.reload();
  await expect(page.getByText('Have all your documents ready')).toBeVisible();
  await expect(page.getByText('is no longer valid, but a person may still have it')).toBeVisible();
  await comparePapers(page, { Ben: ben, Dora: dora });
  await useSheet(page, sheet);
  await expect(page.getByRole('heading', { name: '3. Choose the documents' })).toBeVisible();
});

/** The documents of the sealed will, as the service knows them. */
async function sealedFiles({ ask }: Host): Promise<{ filename: string; sha256_hash: string }[]> {
  return (await answered(200, ask, 'GET', '/api/will/documents')).sealed;
}

// A Host who seals without our pages gets seal.html and the list of papers from them.

test('a Host saves seal.html and the list of papers that it reads', async ({ person, stack }, info) => {
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
  const papers = await readFile(list, 'utf8');
  const named = readPaperList(papers).map(({ name, recipient }) => [name, recipient]);
  expect(Object.fromEntries(named)).toEqual({ Ben: ben.recipient, Clara: clara.recipient });
  expect(readThreshold(papers, 2)).toBe(2);
});

async function nameWithPaper({ ask }: Host, name: string, paper_recipient?: string): Promise<string> {
  const contact_methods = [{ type: 'email', value: `${name.toLowerCase()}@example.com` }];
  const { id } = await answered(201, ask, 'POST', '/api/survivors', { json: { name, relationship: 'friend', contact_methods, paper_recipient } });
  return id;
}

// Long work on a slow connection: a person pauses it, and the connection is lost.

/** At the speed of an old telephone, it takes several seconds. */
const SIZE = 300_000;

async function chooseFiles(page: Page, { host, survivors, papers, sheet }: ToSeal): Promise<void> {
  await signInAt(page, '/documents', host);
  await page.getByRole('link', { name: 'Seal on this device' }).click();
  for (const [n, { name }] of survivors.entries()) {
    await page.getByLabel(`Check letters on the paper of ${name}`).fill(paperCheck(papers[n]?.recipient ?? ''));
    await button(page, `Compare the paper of ${name}`).click();
  }
  await page.getByLabel('Yes, I type its key').check();
  await page.getByLabel('The key on your own sheet').fill(sheet.identity);
  await button(page, 'Continue').click();
  const files = ['first.bin', 'second.bin'].map((name) => ({ name, mimeType: 'application/octet-stream', buffer: Buffer.alloc(SIZE, name) }));
  await page.getByLabel('Choose files').setInputFiles(files);
}

/** Returns a list that fills with the name and the hash of each file that the page announces. */
function watchAnnounced(page: Page): { filename: string; sha256_hash: string }[] {
  const announced: { filename: string; sha256_hash: string }[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/will/uploads')) announced.push(...request.postDataJSON().files);
  });
  return announced;
}

test('a Host pauses the sealing, loses the connection, and no document is encrypted twice', async ({ person, stack }) => {
  test.setTimeout(180_000);
  const will = await prepareWill(stack);
  const page = await person(TELEPHONE);
  await chooseFiles(page, will);
  const announced = watchAnnounced(page);
  await slowDown(page);
  await button(page, 'Encrypt on this device and upload').click();
  const first = page.getByRole('listitem').filter({ hasText: 'first.bin' });
  const second = page.getByRole('listitem').filter({ hasText: 'second.bin' });
  await expect(first).toContainText('% uploaded', { timeout: 30_000 });
  await button(page, 'Pause').click();
  await expect(first).toContainText('Paused');
  await expect(page.getByText('Paused. Nothing is lost.')).toBeVisible();
  await expect(second).toContainText('Waits for the files before it');
  await expectAccessible(page);
  await button(page, 'Continue').click();
  await expect(first).toContainText('Is added', { timeout: 30_000 });

  await expect(second).toContainText('% uploaded', { timeout: 30_000 });
  await page.context().setOffline(true);
  await expect(page.getByText('This device is not connected to the Internet')).toBeVisible();
  await expect(second).toContainText('Paused');
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(page.getByText('All documents are encrypted and uploaded.')).toBeVisible({ timeout: 60_000 });

  const hashes = new Map(announced.map(({ filename, sha256_hash }) => [filename, sha256_hash]));
  expect(hashes.size).toBe(3);
  for (const { filename, sha256_hash } of announced) expect(sha256_hash).toBe(hashes.get(filename));
  const { documents } = await answered(200, will.host.ask, 'GET', '/api/will/documents');
  expect(documents.map(({ filename }: { filename: string }) => filename).sort()).toEqual([...hashes.keys()].sort());
});
