import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBySheet, openInnerIndex, openInnerList } from '#custody/inner-list.ts';
import { SEAL_FILE } from '#infra/recovery/build.ts';
import { decryptDocument } from '#own-device/decrypt-document.ts';
import { makeHostSheet, makePaperKey, paperCheck } from '#own-device/paper-keys.ts';
import { temporary } from '#tests/custody/recover-package.ts';
import { sample } from '#tests/custody/streams.ts';
import { type FirefoxPage, openFirefox } from '#tests/recovery/firefox.ts';

const isMissing = spawnSync('firefox-esr', ['--version']).status !== 0;
if (isMissing && process.env['REQUIRE_TOOLS'] === '1') throw new Error('Required and not installed: firefox-esr');
if (isMissing) console.warn('Skipped the test of seal.html in Firefox. Please install: firefox-esr');

describe.skipIf(isMissing)('seal.html in Firefox, without a network', () => {
  const place = temporary();
  const downloads = join(place.folder, 'downloads');
  let page: FirefoxPage;

  beforeAll(async () => {
    for (const name of ['profile', 'downloads']) mkdirSync(join(place.folder, name));
    page = await openFirefox(join(place.folder, 'profile'), downloads);
    await page.open(pathToFileURL(SEAL_FILE).href);
  });
  afterAll(async () => {
    await page?.close();
    place.remove();
  });

  const click = (selector: string) => page.read(`document.querySelector(${JSON.stringify(selector)}).click()`);
  const heading = () => expect.poll(() => page.read("document.querySelector('h1').textContent"));
  const count = (selector: string) => expect.poll(() => page.read(`String(document.querySelectorAll(${JSON.stringify(selector)}).length)`));
  async function type(selector: string, text: string): Promise<void> {
    const field = `document.querySelector(${JSON.stringify(selector)})`;
    await page.read(`(${field}.value = ${JSON.stringify(text)}, ${field}.dispatchEvent(new Event('input')), '')`);
  }

  it('seals a document of some megabytes, which the sheet opens', async () => {
    const [sheet, ...papers] = await Promise.all([makeHostSheet(), makePaperKey(), makePaperKey()]);
    const plain = sample(5_000_000);
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
    // Until a file is whole, Firefox keeps an empty one of its name, and its bytes in another file.
    const whole = () => readdirSync(downloads).filter((name) => statSync(join(downloads, name)).size > 0);
    await expect.poll(() => whole().sort()).toEqual([expect.stringMatching(/^[0-9a-f]{32}\.age$/), 'inner.will']);
    const { list } = openInnerList(new Uint8Array(readFileSync(join(downloads, 'inner.will'))));
    const key = await openBySheet(list, sheet.identity);
    const [is] = await openInnerIndex(list, key);
    const content = [readFileSync(join(downloads, is?.path ?? ''))];
    expect(is?.filename).toBe('will.pdf');
    const opened = await (await decryptDocument(content, key, is ?? { size_bytes: 0, sha256: '' })).arrayBuffer();
    expect(Buffer.compare(Buffer.from(opened), plain)).toBe(0);
  });

  it('sends no request and reports no error', () => {
    expect(page.seen.requests.filter((url) => !/^(?:file|blob|data|about|moz-extension|resource|chrome):/.test(url))).toEqual([]);
    expect(page.seen.errors).toEqual([]);
  });
});
