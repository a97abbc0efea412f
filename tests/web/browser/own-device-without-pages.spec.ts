import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeHostSheet, makePaperKey, paperCheck } from '#own-device/paper-keys.ts';
import { sealPageName } from '#recovery/page-name.ts';
import { SEAL_SHA256 } from '#recovery/sha256.ts';
import { sha256 } from '#tests/custody/recover-package.ts';
import { answered, type Host, openAccount } from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { expectHeading, TELEPHONE } from './family-steps.ts';
import { expect, test } from './fixtures.ts';
import { signInAt } from './host-steps.ts';
import { button } from './own-device-steps.ts';

// A Host who seals without our pages gets seal.html and the list of papers from them.

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
  await offline
    .locator('#documents')
    .setInputFiles([{ name: 'last will.txt', mimeType: 'text/plain', buffer: Buffer.from('The piano goes to Clara.') }]);
  await offline.locator('#next').click();
  await offline.locator('#have').click();
  await offline.getByLabel('Key on your own sheet').fill((await makeHostSheet()).identity);
  await offline.locator('#next').click();
  await offline.locator('#list-file').setInputFiles(list);
  for (const [name, { recipient }] of Object.entries({ Ben: ben, Clara: clara }))
    await offline.getByLabel(`Check letters on the paper for ${name}`).fill(paperCheck(recipient));
  await expect(offline.getByText('These letters fit.')).toHaveCount(2);
  // The number of papers is that of the service, as the list says it.
  await expect(offline.locator('#threshold')).toHaveValue('2');
  await offline.locator('#next').click();
  await expectHeading(offline, 'Personal messages');
  await context.close();
});

async function nameWithPaper({ ask }: Host, name: string, paper_recipient?: string): Promise<string> {
  const contact_methods = [{ type: 'email', value: `${name.toLowerCase()}@example.com` }];
  const { id } = await answered(201, ask, 'POST', '/api/survivors', { json: { name, relationship: 'friend', contact_methods, paper_recipient } });
  return id;
}
