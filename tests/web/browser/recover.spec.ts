import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrowserContext, chromium, expect, type Page, test as playwright } from '@playwright/test';
import encodeQR from 'qr';
import { PAGE_FILE } from '#infra/recovery/build.ts';
import { innerEnvelope, newSealer, sha256, temporary, writePackage } from '#tests/custody/recover-package.ts';
import { filesBelow, golden, goldenContent, goldenKey, goldenPaper, goldenSheetKey, OWN_DEVICE, unpackGolden } from '#tests/recovery/golden.ts';
import { unzipped } from '#tests/support/unzipped.ts';
import { expectAccessible } from './accessible.ts';

// recover.html from a file, in a browser without a network. The service does not run.

const PAGE = pathToFileURL(PAGE_FILE).href;

interface Fixtures {
  /** A new folder, deleted after the test. */
  folder: string;
  /** The folder of an unpacked golden package. */
  sealed: string;
}

const test = playwright.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  folder: async ({}, use) => {
    const place = temporary();
    await use(place.folder);
    place.remove();
  },
  sealed: ({ folder }, use) => use(unpackGolden(join(folder, 'golden'))),
  context: async ({ context }, use) => {
    const problems = await watch(context);
    await use(context);
    expect(problems).toEqual([]);
  },
  page: async ({ page }, use) => {
    await page.goto(PAGE);
    await cutNetwork(page.context());
    await use(page);
  },
});

/** Cuts the network. Chromium 150 tells a page only if it is already open when the network goes. */
async function cutNetwork(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await context.setOffline(true);
}

/** Cuts the network. Returns a list that fills with requests, errors and violations of the policy. */
async function watch(context: BrowserContext): Promise<string[]> {
  const problems: string[] = [];
  await cutNetwork(context);
  context.on('request', (request) => {
    if (!/^(?:file|blob):/.test(request.url())) problems.push(`a request to ${request.url()}`);
  });
  context.on('weberror', (error) => problems.push(`an error: ${error.error().stack}`));
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`in the console: ${message.text()}`);
  });
  return problems;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });

async function choose(page: Page, folder: string): Promise<void> {
  await page.locator('#folder').setInputFiles(folder);
}

async function enter(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await page.getByLabel('Recovery key').fill(text);
    await page.getByRole('button', { name: 'Add this key' }).click();
  }
}

/** Saves all documents as one ZIP file. Returns the SHA-256 of each by its name. */
async function saveAll(page: Page): Promise<Record<string, string>> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all documents (ZIP)' }).click();
  const files = await unzipped(readFileSync(await (await saving).path()));
  return Object.fromEntries(files.map(([name, content]) => [name, sha256(content)]));
}

test('two people open a will with a folder and their papers, and every state is accessible', async ({ page, sealed }) => {
  await expect(heading(page)).toHaveText('Choose the package');
  await expect(page.getByText('This device is not connected to a network.')).toBeVisible();
  await expectAccessible(page);
  await choose(page, sealed);
  await expect(heading(page)).toHaveText('Enter the papers');
  await expectAccessible(page);
  await enter(page, goldenKey('ben'));
  await expect(page.getByText('1 of 2 keys fit.')).toBeVisible();
  await enter(
    page,
    goldenKey('clara')
      .toLowerCase()
      .replace(/(.{8})/g, '$1 '),
  );
  await expect(heading(page)).toHaveText('Compare with the paper');
  for (const fact of ['Revision4', 'Generation8', 'Sealed on21 November 2026']) await expect(page.locator('dl')).toContainText(fact);
  const groups = await page.locator('.fingerprint span').allTextContents();
  expect(goldenPaper('ben')).toContain(groups.join(' '));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'It is the same: continue' }).click();
  await expect(heading(page)).toHaveText('Save the documents');
  await expect(page.getByText('Every file is exactly as it was sealed.')).toBeVisible();
  await expect(page.getByText('If a slip “Sealed by” belongs to the papers')).toBeVisible();
  await expectAccessible(page);
  expect(await saveAll(page)).toEqual(golden.documents);
  await page.getByText('A personal message for the owner of key 1').click();
  await expect(page.getByText(golden.messages['ben'] ?? '?')).toBeVisible();
  await expect(page.getByText(golden.messages['clara'] ?? '?')).toBeHidden();
  await expect(page.getByText(golden.messages['daniel'] ?? '?')).toHaveCount(0);
});

test('the Host’s own sheet opens the golden package where a paper is newer than the sealing', async ({ page, folder }) => {
  const { name: version, later } = OWN_DEVICE;
  await choose(page, unpackGolden(join(folder, version), version));
  await enter(page, goldenPaper('ben', version), goldenPaper(later, version));
  await page.locator('#same').click();
  await expect(heading(page)).toHaveText('Enter the papers');
  await expect(alert(page)).toContainText('2 papers of their sealing are needed too. Papers that fit so far: 1.');
  await expectAccessible(page);
  await enter(page, goldenSheetKey());
  await expect(page.getByText('This is the fingerprint on the paper.')).toBeVisible();
  await page.locator('#same').click();
  await expect(heading(page)).toHaveText('Save the documents');
  expect(await saveAll(page)).toEqual(goldenContent(version).documents);
});

test('a viewer without crypto.subtle compares whole papers, names those of two wills, and opens the package', async ({ context, page, sealed }) => {
  await context.addInitScript("Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined, configurable: true })");
  await page.reload();
  await choose(page, sealed);
  const { fingerprint } = await newSealer(1);
  await enter(page, `${goldenKey('clara')}\n${fingerprint}`, goldenPaper('ben'));
  await expect(alert(page)).toContainText('The papers show different fingerprints');
  await page.getByRole('button', { name: 'Remove key 1' }).click();
  await enter(page, goldenPaper('clara'));
  await expect(page.getByText('This is the fingerprint on the paper.')).toBeVisible();
  await page.locator('#same').click();
  expect(await saveAll(page)).toEqual(golden.documents);
});

test('a package of someone else is refused with its fingerprint', async ({ page, folder, sealed }) => {
  const thief = await newSealer(2);
  await writePackage(join(folder, 'forged'), thief);
  await choose(page, join(folder, 'forged'));
  await enter(page, ...thief.survivors.map(({ identity }) => identity));
  await page.getByRole('button', { name: 'It is different' }).click();
  await expect(alert(page)).toContainText('Do not continue.');
  await expect(page.getByRole('button', { name: 'continue' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Start again with another copy' }).click();
  await choose(page, sealed);
  await expect(alert(page)).toContainText('This package has no share for key 1.');
});

test('mistyped, repeated and foreign keys are named, and no key is shown', async ({ page, sealed }) => {
  await choose(page, sealed);
  await enter(page, goldenKey('ben').replace(/.$/, 'B'));
  await expect(alert(page)).toContainText('There is a typing mistake in key 1');
  await expectAccessible(page);
  await enter(page, goldenKey('ben'), goldenKey('ben'));
  await expect(alert(page)).toContainText('You have already entered this key.');
  await enter(page, 'hello');
  await expect(alert(page)).toContainText('There is no recovery key in this text.');
  await enter(page, (await newSealer(1)).survivors[0]?.identity ?? '');
  await expect(alert(page)).toContainText('This package has no share for key 2.');
  await expect(page.getByText('1 of 2 keys fit.')).toBeVisible();
  expect(await page.locator('main').innerText()).not.toContain(goldenKey('ben').slice(-20));
});

test('a missing file is named, a damaged one opens nothing, and another copy opens with the same papers', async ({ page, folder, sealed }) => {
  writeFileSync(join(folder, 'package.zip'), 'PK');
  await page.locator('#files').setInputFiles([join(folder, 'package.zip')]);
  await expect(page.getByText('This is a ZIP file. Please unpack it first.')).toBeVisible();
  await page.reload();
  const [document = ''] = filesBelow(sealed).filter((path) => dirname(path) === sealed && /[0-9a-f]{32}\.age$/.test(path));
  const name = document.slice(sealed.length + 1);
  const bytes = readFileSync(document);
  bytes[300] = (bytes[300] ?? 0) ^ 1;
  writeFileSync(document, bytes);
  await page.locator('#files').setInputFiles(filesBelow(sealed).filter((path) => path !== document));
  await expect(page.getByText(`Files that are still missing: 1. Please add them: ${name}`)).toBeVisible();
  await expectAccessible(page);
  await page.locator('#files').setInputFiles([document]);
  await enter(page, goldenKey('ben'), goldenKey('daniel'));
  await page.getByRole('button', { name: 'It is the same: continue' }).click();
  await expect(alert(page)).toContainText(`${name} is not the file that was sealed.`);
  await expect(alert(page)).toContainText('Nothing was opened. This package is damaged');
  await expectAccessible(page);
  await choose(page, unpackGolden(join(folder, 'copy')));
  await page.getByRole('button', { name: 'It is the same: continue' }).click();
  expect(await saveAll(page)).toEqual(golden.documents);
});

test('without a camera, the page says what else helps, and a QR code is read from a photo', async ({ page, sealed }) => {
  const photo = (text: string) => ({ name: 'photo.gif', mimeType: 'image/gif', buffer: Buffer.from(encodeQR(text, 'gif', { scale: 6 })) });
  await choose(page, sealed);
  await page.getByRole('button', { name: 'Scan a QR code with the camera' }).click();
  await expect(alert(page)).toContainText('The camera cannot be used here. Please take a photo or type the key.');
  const input = page.locator('#photo');
  await input.setInputFiles({ ...photo('x'), buffer: Buffer.from('no picture') });
  await expect(alert(page)).toContainText('No QR code was found in this photo.');
  await input.setInputFiles(photo('https://example.net'));
  await expect(alert(page)).toContainText('This QR code contains no recovery key.');
  await input.setInputFiles(photo(goldenKey('ben')));
  await expect(page.getByText('1 of 2 keys fit.')).toBeVisible();
  await input.setInputFiles(photo(goldenPaper('clara').slice(0, 700)));
  await expect(heading(page)).toHaveText('Compare with the paper');
});

test('the page speaks German, and English after the switch, and the camera reads a QR code', async ({ folder, sealed }) => {
  const video = join(folder, 'camera.y4m');
  writeFileSync(video, videoOf(goldenKey('clara')));
  const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${video}`];
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell', args: camera });
  const context = await browser.newContext({ locale: 'de-AT' });
  const problems = await watch(context);
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(heading(page)).toHaveText('Das Paket wählen');
  await choose(page, sealed);
  await page.locator('#key').fill(goldenKey('ben').slice(0, 60));
  await page.getByRole('button', { name: 'Diesen Schlüssel hinzufügen' }).click();
  await expect(alert(page)).toContainText('In Schlüssel 1 ist ein Tippfehler');
  await page.locator('header select').selectOption('English');
  await expect(heading(page)).toHaveText('Enter the papers');
  await expect(page.locator('#key')).toHaveValue(goldenKey('ben').slice(0, 60));
  await page.getByRole('button', { name: 'Scan a QR code with the camera' }).click();
  await expect(page.getByText('1 of 2 keys fit.')).toBeVisible();
  await browser.close();
  expect(problems).toEqual([]);
});

test('names and messages of a hostile package are only text, and unusual kinds of file have a warning', async ({ page, folder }) => {
  const sealer = await newSealer(5);
  const names = ['../../<img src=x onerror=alert(1)>.html', '\u202etxt.exe', 'will.pdf'];
  await writePackage(folder, sealer, { threshold: 3, documents: names.map((name) => [name, '<script>alert(1)</script>']) });
  await choose(page, folder);
  await enter(page, ...sealer.survivors.slice(1, 4).map(({ identity }) => identity));
  await page.getByRole('button', { name: 'It is the same: continue' }).click();
  await expect(page.locator('ul.documents img')).toHaveCount(0);
  await expect(page.getByText('This kind of file is unusual for a will')).toHaveCount(2);
  expect(Object.keys(await saveAll(page)).sort()).toEqual(['_img src=x onerror=alert(1)_.html', 'txt.exe', 'will.pdf']);
  await expect(page).toHaveURL(PAGE);
});

test.describe('a will that the Host has sealed on their own device', () => {
  /** Writes a package with an inner envelope, chooses it and enters the keys. Returns the fingerprint of the Host's key. */
  async function chosen(page: Page, folder: string, ofHost: 'typed' | 'scanned' | 'none'): Promise<string> {
    const sealer = await newSealer(2);
    const { files, fingerprint } = await innerEnvelope(sealer);
    await writePackage(folder, sealer, { documents: files });
    await choose(page, folder);
    const [first = '', second = ''] = sealer.survivors.map(({ identity }) => identity);
    if (ofHost === 'scanned') {
      const buffer = Buffer.from(encodeQR(`${first}\n${fingerprint}`, 'gif', { scale: 6 }));
      await page.locator('#photo').setInputFiles({ name: 'photo.gif', mimeType: 'image/gif', buffer });
    } else await enter(page, ofHost === 'typed' ? `${first}\n${fingerprint.toLowerCase()}` : first);
    await enter(page, second);
    await page.getByRole('button', { name: 'It is the same: continue' }).click();
    await expect(heading(page)).toHaveText('Save the documents');
    return fingerprint;
  }

  test('is saved after the person has typed the fingerprint of its key', async ({ page, folder }) => {
    const fingerprint = await chosen(page, folder, 'typed');
    await expect(page.getByText('The documents were sealed with the key of their owner')).toBeVisible();
    await expect(page.locator('.fingerprint span')).toHaveText(fingerprint.split(' '));
    await expect(page.locator('dl')).toContainText('Sealed by the owner on27 November 2026');
    await expectAccessible(page);
    expect(Object.keys(await saveAll(page)).sort()).toEqual(['last will.txt', 'letter.txt']);
  });

  test('shows nothing before its key was compared if a fingerprint is scanned or none is entered', async ({ page, folder }) => {
    await chosen(page, folder, 'scanned');
    await expect(page.locator('ul.documents, #all, details')).toHaveCount(0);
    await page.getByRole('button', { name: 'It is different' }).click();
    await expect(heading(page)).toHaveText('Choose the package');
    await expect(alert(page)).toContainText('The documents are sealed with another key than the one on the paper. Do not trust them.');
    await page.reload();
    const fingerprint = await chosen(page, join(folder, 'other'), 'none');
    await expect(page.locator('.fingerprint span')).toHaveText(fingerprint.split(' '));
    await expect(page.locator('dl')).toContainText('27 November 2026');
    await expect(page.locator('ul.documents, #all, details')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'It is the same: continue' }).click();
    await expect(page.getByText('The documents were sealed with the key of their owner')).toBeVisible();
    expect(Object.keys(await saveAll(page)).sort()).toEqual(['last will.txt', 'letter.txt']);
  });
});

const WIDTH = 640;
const HEIGHT = 480;
const SCALE = 7;

/** Returns a video of one frame in Y4M with a QR code in its middle. Chromium's fake camera plays it. */
function videoOf(text: string): Buffer {
  const code = encodeQR(text, 'raw', { border: 4 });
  const luma = Buffer.alloc(WIDTH * HEIGHT, 235);
  const left = Math.floor((WIDTH - code.length * SCALE) / 2);
  const top = Math.floor((HEIGHT - code.length * SCALE) / 2);
  for (let y = 0; y < code.length * SCALE; y++) {
    for (let x = 0; x < code.length * SCALE; x++) {
      if (code[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)]) luma[(top + y) * WIDTH + left + x] = 16;
    }
  }
  const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\nFRAME\n`), luma, chroma]);
}
