import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_FILE } from '#infra/recovery/build.ts';
import { sha256, temporary } from '#tests/custody/recover-package.ts';
import { type FirefoxPage, openFirefox } from '#tests/recovery/firefox.ts';
import { filesBelow, golden, goldenKey, goldenPaper, unpackGolden } from '#tests/recovery/golden.ts';

const isMissing = spawnSync('firefox-esr', ['--version']).status !== 0;
if (isMissing && process.env['REQUIRE_TOOLS'] === '1') throw new Error('Required and not installed: firefox-esr');
if (isMissing) console.warn('Skipped the test of recover.html in Firefox. Please install: firefox-esr');

describe.skipIf(isMissing)('recover.html in Firefox, without a network', () => {
  const place = temporary();
  const downloads = join(place.folder, 'downloads');
  let page: FirefoxPage;
  let sealed: string;

  beforeAll(async () => {
    for (const name of ['profile', 'downloads']) mkdirSync(join(place.folder, name));
    sealed = unpackGolden(join(place.folder, 'golden'));
    page = await openFirefox(join(place.folder, 'profile'), downloads);
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

  it('opens the golden package of format 1 with two papers and saves its documents', async () => {
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
    await click('#all');
    const saved = () => Object.fromEntries(readdirSync(downloads).map((name) => [name, sha256(readFileSync(join(downloads, name)))]));
    await expect.poll(saved).toEqual(golden.documents);
    expect(await text('main')).toContain(golden.messages['daniel']);
  });

  it('sends no request and reports no error', () => {
    expect(page.seen.requests.filter((url) => !/^(?:file|blob|data|about|moz-extension|resource|chrome):/.test(url))).toEqual([]);
    expect(page.seen.errors).toEqual([]);
  });
});
