import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBySheet, openInnerIndex, openInnerList } from '#custody/inner-list.ts';
import { PAGE_FILE, SEAL_FILE } from '#infra/recovery/build.ts';
import { decryptDocument } from '#own-device/decrypt-document.ts';
import { makeHostSheet, makePaperKey, paperCheck } from '#own-device/paper-keys.ts';
import { sha256, temporary } from '#tests/custody/recover-package.ts';
import { sample } from '#tests/custody/streams.ts';
import { BROWSERS, type BrowserPage, wholeFiles } from '#tests/recovery/browsers.ts';
import { filesBelow, golden, goldenKey, goldenPaper, unpackGolden } from '#tests/recovery/golden.ts';
import { unzipped } from '#tests/support/unzipped.ts';

describe.each(BROWSERS)('in $name, without a network', ({ name, open, isMissing }) => {
  const place = temporary();
  const downloads = join(place.folder, 'downloads');
  let page: BrowserPage;

  beforeAll(async () => {
    if (isMissing) return;
    for (const folder of ['profile', 'downloads']) mkdirSync(join(place.folder, folder));
    page = await open(join(place.folder, 'profile'), downloads);
  });
  afterAll(async () => {
    await page?.close();
    place.remove();
  });

  const show = (file: string) => page.open(pathToFileURL(file).href);
  const text = (selector: string) => page.read(`document.querySelector(${JSON.stringify(selector)})?.textContent ?? ''`);
  const click = (selector: string) => page.read(`document.querySelector(${JSON.stringify(selector)}).click()`);
  const heading = () => expect.poll(() => text('h1'));
  const count = (selector: string) => expect.poll(() => page.read(`String(document.querySelectorAll(${JSON.stringify(selector)}).length)`));

  /** Returns whether the browser would ask before the page is closed. */
  const asks = () => page.read("String(!dispatchEvent(new Event('beforeunload', { cancelable: true })))");
  async function type(selector: string, typed: string): Promise<void> {
    const field = `document.querySelector(${JSON.stringify(selector)})`;
    await page.read(`(${field}.value = ${JSON.stringify(typed)}, ${field}.dispatchEvent(new Event('input')), '')`);
  }

  it.skipIf(isMissing)('seal.html seals a document of some megabytes, and asks before it closes until the saved files are complete', async () => {
    await show(SEAL_FILE);
    const [sheet, ...papers] = await Promise.all([makeHostSheet(), makePaperKey(), makePaperKey()]);
    const plain = sample(2_000_000);
    const file = join(place.folder, 'will.pdf');
    writeFileSync(file, plain);
    await page.choose('#documents', [file]);
    await count('ul.documents li').toBe('1');
    await click('#next');
    await click('#have');
    await type('#sheet', sheet.identity);
    await click('#next');
    await heading().toBe('The papers of your trusted people');
    await type('#list', `${papers.map(({ recipient }, n) => `Person ${n}\t${recipient}`).join('\n')}\nthreshold\t2`);
    await click('#next');
    await count('#check-1').toBe('1');
    for (const [n, { recipient }] of papers.entries()) await type(`#check-${n}`, paperCheck(recipient));
    for (const title of ['Personal messages', 'Seal and save']) {
      await click('#next');
      await heading().toBe(title);
    }
    await click('#next');
    await count('#all').toBe('1');
    await click('#all');
    await expect.poll(() => text('#saved')).toContain('cannot see whether your browser has saved');
    await expect.poll(() => [...wholeFiles(downloads).keys()]).toEqual(['sealed-will.zip']);
    await expect.poll(asks).toBe('true');
    const saved = new Map(await unzipped(wholeFiles(downloads).get('sealed-will.zip') ?? Buffer.alloc(0)));
    expect([...saved.keys()].sort()).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.age$/), 'inner.will']);

    const cut = join(place.folder, 'inner.will');
    writeFileSync(cut, (saved.get('inner.will') ?? Buffer.alloc(1)).subarray(1));
    await page.choose('#compare', [cut]);
    await expect.poll(() => text('[role=alert]')).toContain('inner.will is none of these files');
    expect(await asks()).toBe('true');
    await page.choose('#compare', [join(downloads, 'sealed-will.zip')]);
    await count('li .fits').toBe('2');
    expect(await asks()).toBe('false');

    const { list } = openInnerList(new Uint8Array(saved.get('inner.will') ?? []));
    const key = await openBySheet(list, sheet.identity);
    const [is] = await openInnerIndex(list, key);
    const content = [new Uint8Array(saved.get(is?.path ?? '') ?? [])];
    expect(is?.filename).toBe('will.pdf');
    const opened = await (await decryptDocument(content, key, is ?? { size_bytes: 0, sha256: '' })).arrayBuffer();
    expect(Buffer.compare(Buffer.from(opened), plain)).toBe(0);
  });

  async function enter(key: string): Promise<void> {
    await page.read(`document.querySelector('#key').value = ${JSON.stringify(key)}`);
    await click('form button');
  }

  it.skipIf(isMissing)(
    'recover.html opens the golden package of format 1 with two papers and saves its documents, one by one and together',
    async () => {
      await show(PAGE_FILE);
      await page.choose('#files', filesBelow(unpackGolden(join(place.folder, 'golden'))));
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
      const whole = () => Object.fromEntries([...wholeFiles(downloads)].map(([file, content]) => [file, sha256(content)]));
      const before = whole();
      await page.read(
        `[...document.querySelectorAll('ul.documents button')].find((one) => one.ariaLabel.endsWith(${JSON.stringify(first)})).click()`,
      );
      await expect.poll(whole).toEqual({ ...before, [first]: golden.documents[first] });
      await click('#all');
      await expect.poll(() => text('#saved')).toContain('This page cannot see whether your browser has saved a document.');
      await expect.poll(async () => contentsOf(wholeFiles(downloads).get('documents.zip'))).toEqual(golden.documents);
      expect(await text('main')).toContain(golden.messages['daniel']);
    },
  );

  it.skipIf(isMissing || name !== 'Firefox')('no page sends a request or reports an error', () => {
    expect(page.seen?.requests.filter((url) => !/^(?:file|blob|data|about|moz-extension|resource|chrome):/.test(url))).toEqual([]);
    expect(page.seen?.errors).toEqual([]);
  });
});

async function contentsOf(zip: Buffer | undefined): Promise<Record<string, string>> {
  const files = zip ? await unzipped(zip) : [];
  return Object.fromEntries(files.map(([name, content]) => [name, sha256(content)]));
}
