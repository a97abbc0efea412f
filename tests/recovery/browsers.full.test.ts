import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_FILE } from '#infra/recovery/build.ts';
import { sha256, temporary } from '#tests/custody/recover-package.ts';
import { BROWSERS, type BrowserPage, wholeFiles } from '#tests/recovery/browsers.ts';
import { filesBelow, golden, goldenKey, goldenPaper, unpackGolden } from '#tests/recovery/golden.ts';
import { unzipped } from '#tests/support/unzipped.ts';

describe.each(BROWSERS)('recover.html in $name, without a network', ({ name, open, isMissing }) => {
  const place = temporary();
  const downloads = join(place.folder, 'downloads');
  let page: BrowserPage;
  let sealed: string;

  beforeAll(async () => {
    if (isMissing) return;
    for (const folder of ['profile', 'downloads']) mkdirSync(join(place.folder, folder));
    sealed = unpackGolden(join(place.folder, 'golden'));
    page = await open(join(place.folder, 'profile'), downloads);
    await page.open(pathToFileURL(PAGE_FILE).href);
  });
  afterAll(async () => {
    await page?.close();
    place.remove();
  });

  const text = (selector: string) => page.read(`document.querySelector(${JSON.stringify(selector)})?.textContent ?? ''`);
  const click = (selector: string) => page.read(`document.querySelector(${JSON.stringify(selector)}).click()`);
  const heading = () => expect.poll(() => text('h1'));
  async function enter(key: string): Promise<void> {
    await page.read(`document.querySelector('#key').value = ${JSON.stringify(key)}`);
    await click('form button');
  }

  it.skipIf(isMissing)('opens the golden package of format 1 with two papers and saves its documents, one by one and together', async () => {
    await page.choose('#files', filesBelow(sealed));
    await heading().toBe('Enter the papers');
    await enter(goldenKey('ben').replace(/.$/, 'B'));
    await expect.poll(() => text('.trouble')).toContain('There is a typing mistake in key 1');
    await enter(goldenKey('ben'));
    await expect.poll(() => text('.progress')).toBe('1 of 2 keys fit.');
    await enter(goldenPaper('daniel'));
    await heading().toBe('Compare with the paper');
    expect(await text('.good')).toContain('This is the fingerprint on the paper.');
    await click('#same');
    await heading().toBe('Save the documents');
    await expect.poll(() => text('.documents li .name')).not.toBe('');
    const [first = ''] = Object.keys(golden.documents);
    await page.read(`[...document.querySelectorAll('ul.documents button')].find((one) => one.ariaLabel.endsWith(${JSON.stringify(first)})).click()`);
    const whole = () => Object.fromEntries([...wholeFiles(downloads)].map(([file, content]) => [file, sha256(content)]));
    await expect.poll(whole).toEqual({ [first]: golden.documents[first] });
    await click('#all');
    await expect.poll(() => text('#saved')).toContain('This page cannot see whether your browser has saved a document.');
    await expect.poll(async () => contentsOf(wholeFiles(downloads).get('documents.zip'))).toEqual(golden.documents);
    expect(await text('main')).toContain(golden.messages['daniel']);
  });

  it.skipIf(isMissing || name !== 'Firefox')('sends no request and reports no error', () => {
    expect(page.seen?.requests.filter((url) => !/^(?:file|blob|data|about|moz-extension|resource|chrome):/.test(url))).toEqual([]);
    expect(page.seen?.errors).toEqual([]);
  });
});

async function contentsOf(zip: Buffer | undefined): Promise<Record<string, string>> {
  const files = zip ? await unzipped(zip) : [];
  return Object.fromEntries(files.map(([name, content]) => [name, sha256(content)]));
}
