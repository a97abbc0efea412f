import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBySheet, openInnerIndex, openInnerList } from '#custody/inner-list.ts';
import { SEAL_FILE } from '#infra/recovery/build.ts';
import { decryptDocument } from '#own-device/decrypt-document.ts';
import { makeHostSheet, makePaperKey, paperCheck } from '#own-device/paper-keys.ts';
import { temporary } from '#tests/custody/recover-package.ts';
import { sample } from '#tests/custody/streams.ts';
import { BROWSERS, type BrowserPage, wholeFiles } from '#tests/recovery/browsers.ts';
import { unzipped } from '#tests/support/unzipped.ts';

describe.each(BROWSERS)('seal.html in $name, without a network', ({ name, open, isMissing }) => {
  const place = temporary();
  const downloads = join(place.folder, 'downloads');
  let page: BrowserPage;

  beforeAll(async () => {
    if (isMissing) return;
    for (const folder of ['profile', 'downloads']) mkdirSync(join(place.folder, folder));
    page = await open(join(place.folder, 'profile'), downloads);
    await page.open(pathToFileURL(SEAL_FILE).href);
  });
  afterAll(async () => {
    await page?.close();
    place.remove();
  });

  const click = (selector: string) => page.read(`document.querySelector(${JSON.stringify(selector)}).click()`);
  const heading = () => expect.poll(() => page.read("document.querySelector('h1').textContent"));
  const count = (selector: string) => expect.poll(() => page.read(`String(document.querySelectorAll(${JSON.stringify(selector)}).length)`));
  /** Returns whether the browser would ask before the page is closed. */
  const asks = () => page.read("String(!dispatchEvent(new Event('beforeunload', { cancelable: true })))");
  async function type(selector: string, text: string): Promise<void> {
    const field = `document.querySelector(${JSON.stringify(selector)})`;
    await page.read(`(${field}.value = ${JSON.stringify(text)}, ${field}.dispatchEvent(new Event('input')), '')`);
  }

  it.skipIf(isMissing)('seals a document of some megabytes, and asks before it closes until the saved files are complete', async () => {
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
    await expect.poll(() => page.read("document.querySelector('#saved').textContent")).toContain('cannot see whether your browser has saved');
    await expect.poll(() => [...wholeFiles(downloads).keys()]).toEqual(['sealed-will.zip']);
    await expect.poll(asks).toBe('true');
    const saved = new Map(await unzipped(wholeFiles(downloads).get('sealed-will.zip') ?? Buffer.alloc(0)));
    expect([...saved.keys()].sort()).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.age$/), 'inner.will']);

    const cut = join(place.folder, 'inner.will');
    writeFileSync(cut, (saved.get('inner.will') ?? Buffer.alloc(1)).subarray(1));
    await page.choose('#compare', [cut]);
    await expect.poll(() => page.read("document.querySelector('[role=alert]')?.textContent ?? ''")).toContain('inner.will is none of these files');
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

  it.skipIf(isMissing || name !== 'Firefox')('sends no request and reports no error', () => {
    expect(page.seen?.requests.filter((url) => !/^(?:file|blob|data|about|moz-extension|resource|chrome):/.test(url))).toEqual([]);
    expect(page.seen?.errors).toEqual([]);
  });
});
