import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { answered, nameSurvivors, openAccount, sealWill, setUp, survivorAt } from '#tests/support/story.ts';
import { unzipInto } from '#tests/support/unzipped.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { signInAt, submit } from './steps.ts';

const MIB = 1024 * 1024;

let folder: string;
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'will-documents-'));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a file of this size. A browser reads it only if a page uploads it. */
function file(name: string, begin: string, size = begin.length): string {
  const path = join(folder, name);
  writeFileSync(path, begin);
  truncateSync(path, size);
  return path;
}

/** Drags these texts from another window to the page and drops them there. */
async function drop(page: Page, texts: Record<string, string>): Promise<void> {
  const dataTransfer = await page.evaluateHandle(`(() => {
    const data = new DataTransfer();
    for (const [name, text] of Object.entries(${JSON.stringify(texts)})) data.items.add(new File([text], name));
    return data;
  })()`);
  const place = page.locator('.drop');
  await place.dispatchEvent('dragover', { dataTransfer });
  await expect(place).toHaveClass(/over/);
  await place.dispatchEvent('drop', { dataTransfer });
  await expect(place).not.toHaveClass(/over/);
}

const choose = (page: Page, ...paths: string[]) => page.locator('input[type=file]').setInputFiles(paths);

/** Sets what the connection of the page can do. */
type Connection = (upload: { bytesPerSecond: number } | 'offline') => Promise<unknown>;

async function connectionOf(page: Page): Promise<Connection> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return (upload) =>
    session.send('Network.emulateNetworkConditions', {
      ...{ latency: 0, downloadThroughput: -1 },
      ...(upload === 'offline' ? { offline: true, uploadThroughput: -1 } : { offline: false, uploadThroughput: upload.bytesPerSecond }),
    });
}

test('a Host who brings no storage takes a copy home, which two papers open without a network', async ({ page, stack, browser }) => {
  const will = await sealWill(stack, { storage: 'service' });
  await signInAt(page, '/dashboard', will.host);
  await expect(page.getByText('Your sealed will is only with us, and you have no copy of it.')).toBeVisible();
  await page.getByRole('link', { name: 'Take a copy home' }).click();
  const section = page.getByRole('region', { name: 'A copy to take home' });
  await expect(section).toContainText('You have not taken a copy yet.');
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Save a copy (ZIP)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^will-copy-\d{4}-\d\d-\d\d\.zip$/);
  await expect(section.getByText('The copy has arrived, and your browser saves it')).toBeVisible();
  await expect(section).toContainText('up to date');
  await expectAccessible(page);

  await unzipInto(folder, readFileSync(await download.path()));
  const context = await browser.newContext({ offline: true });
  const recovery = await context.newPage();
  await recovery.goto(pathToFileURL(join(folder, 'will-copy', 'recover.html')).href);
  await recovery.locator('#folder').setInputFiles(join(folder, 'will-copy'));
  for (const key of [0, 1].map((at) => survivorAt(will, at).recoveryKey)) {
    await submit(recovery, { 'Recovery key': key }, 'Add this key');
  }
  await recovery.locator('#same').click();
  const saving = recovery.waitForEvent('download');
  await recovery.getByRole('button', { name: 'Save all documents' }).click();
  expect(readFileSync(await (await saving).path()).toString()).toBe(String(will.documents[0]?.content));
  await context.close();

  await answered(200, will.host.ask, 'PUT', '/api/survivors/minimum-count', { json: { threshold: 3 } });
  await page.reload();
  await expect(page.getByText('Any 3 of them can open your will together.')).toBeVisible();
  await page.getByRole('button', { name: 'Seal my will now' }).click();
  await expect(page.getByText('The key is split among 3 trusted people. 3 of them are needed.')).toBeVisible();

  await page.goto('/security');
  await page.getByText('Delete only my will').click();
  await expect(page.getByText('The encrypted files are stored with this service, so we delete them too.').first()).toBeVisible();
  await expect(page.getByLabel('They stay there')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel('Your password').first().fill(will.host.password);
  await page.getByRole('button', { name: 'Delete my will' }).click();
  await page.getByRole('button', { name: 'Yes, delete my will in 30 days' }).click();
  await expect(page.getByRole('region', { name: 'Your will is going to be deleted' })).toBeVisible();
});

test('a Host drops files, stops one and tries one again, uploads 50 MB with a break, and seals', { tag: '@long' }, async ({ page, stack }) => {
  const host = await openAccount(stack);
  await setUp(host);
  await nameSurvivors(host, 3);
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && request.method() !== 'OPTIONS' && sent.push(new URL(request.url()).pathname));
  let announced = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/will/uploads' && request.postData()?.includes('will.pdf')) announced += 1;
  });
  await signInAt(page, '/documents', host);
  await expect(page.getByText('Nothing is sealed yet.')).toBeVisible();
  await expect(page.getByText('A file can have up to 50 MB, and all together up to 500 MB')).toBeVisible();
  await expectAccessible(page);

  const before = sent.length;
  await choose(page, file('holiday.mov', 'film'), file('scan.pdf', '%PDF-1.7', 50 * MIB + 1), file('empty.txt', ''));
  await expect(page.getByRole('alert')).toContainText('3 files were not added');
  await expect(page.getByRole('alert')).toContainText('holiday.mov: this kind of file is not possible.');
  await expect(page.getByRole('alert')).toContainText('scan.pdf: it has more than 50 MB.');
  expect(sent.slice(before)).toEqual([]);

  const item = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await stack.fault('staging', 'timeout');
  await drop(page, { 'old.txt': 'Dear all', 'letter.txt': 'Dear Ben', 'song.mp3': 'la' });
  await expect(page.getByRole('alert')).toContainText('One file was not added');
  // A browser counts bytes that it has handed to the network, so a busy machine can also show 100 %.
  await expect(item('old.txt').getByText(/^\d+ % uploaded \([08] bytes of 8 bytes\)$/)).toBeVisible();
  await expect(item('letter.txt').getByText('Waits for the files before it')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel: old.txt' }).click();
  await expect(item('old.txt')).toHaveCount(0);
  await expect(item('letter.txt').getByText(/^\d+ % uploaded/)).toBeVisible();
  await expect.poll(() => stack.unanswered('staging'), 'the cancelled upload has ended').toBe(1);
  await stack.fault('staging', 'refuse');
  await expect(item('letter.txt').getByText('The connection was interrupted. Nothing is lost.')).toBeVisible();
  await stack.fault('staging', 'off');
  await page.getByRole('button', { name: 'Try again: letter.txt' }).click();
  await expect(item('letter.txt')).toContainText('New, not sealed yet');

  await page.getByText('Where is the signed original?').click();
  await submit(page, { 'The original is here': 'At the notary in Graz' }, 'Add this line to the documents');
  await expect(item('Where the original is.txt').filter({ hasText: 'New, not sealed yet' })).toBeVisible();
  await expect(page.getByText('It is among your documents')).toBeVisible();

  const connect = await connectionOf(page);
  await connect({ bytesPerSecond: 8 * MIB });
  await choose(page, file('will.pdf', '%PDF-1.7', 50 * MIB), file('list.txt', 'Everything'));
  const upload = item('will.pdf');
  await expect(upload.getByText(/^[2-9]\d % uploaded/)).toBeVisible();
  await expect(page.getByText('Some files above are not added yet.')).toBeVisible();
  await connect('offline');
  await expect(upload.getByText('The connection was interrupted. Nothing is lost.')).toBeVisible();
  await expectAccessible(page);
  await connect({ bytesPerSecond: -1 });
  await expect(page.getByText('New, not sealed yet')).toHaveCount(4);
  expect(announced, 'the same announced upload is used again').toBe(1);

  const rows = page.getByRole('region', { name: 'Your documents' }).getByRole('listitem');
  const inOrder = (state: string) =>
    ['letter.txt', 'Where the original is.txt', 'will.pdf', 'list.txt'].map((name) => new RegExp(`^${name}.*${state}`));
  await expect(rows).toHaveText(inOrder('New'));
  // The sealing waits for the Host's storage until its progress is on the page.
  await stack.fault('object_store', 'timeout');
  await page.getByRole('button', { name: 'Seal my will now' }).click();
  const progress = page.getByRole('status').filter({ hasText: 'Your will is being sealed' });
  await expect(progress.getByText('0 of 4 documents are sealed')).toBeVisible();
  await expect(progress.getByRole('progressbar', { name: 'Your will is being sealed' })).toHaveAttribute('value', '0');
  await stack.fault('object_store', 'off');
  await expect(page.getByText('Your will is sealed')).toBeVisible({ timeout: 30_000 });
  await expect(rows).toHaveText(inOrder('Sealed'));
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Remove: letter.txt' }).click();
  await expect(page.getByRole('dialog')).toContainText('It stays sealed until you seal your will the next time.');
  await page.getByRole('button', { name: 'Remove the document' }).click();
  await expect(rows.filter({ hasText: 'Leaves at the next sealing' })).toHaveText([/^letter.txt/]);
  await expect(rows).toHaveCount(4);
});
