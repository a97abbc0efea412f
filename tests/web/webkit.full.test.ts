import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporary } from '#tests/custody/recover-package.ts';
import { BROWSERS, type BrowserPage, wholeFiles } from '#tests/recovery/browsers.ts';
import { type RealStack, startRealStack } from '#tests/support/real-stack.ts';
import {
  answered,
  authenticate,
  mailed,
  nameSurvivors,
  openAccount,
  passDeadline,
  realDocuments,
  sealWill,
  setUp,
  startTransfer,
  survivorAt,
} from '#tests/support/story.ts';
import { unzipped } from '#tests/support/unzipped.ts';

// The main journeys in the engine of Safari. What every browser does alike is in tests/web/browser.

const webkit = BROWSERS.find(({ name }) => name === 'WebKit');
const isMissing = webkit?.isMissing ?? true;
const place = temporary();
const downloads = join(place.folder, 'downloads');
let stack: RealStack;
let page: BrowserPage;

beforeAll(async () => {
  if (isMissing || !webkit) return;
  for (const folder of ['profile', 'downloads']) mkdirSync(join(place.folder, folder));
  stack = await startRealStack('browser', { site: true });
  page = await webkit.open(join(place.folder, 'profile'), downloads, { isOnline: true });
});
afterAll(async () => {
  await page?.close();
  await stack?.stop();
  place.remove();
});

const text = (): Promise<string> => page.read('document.body.innerText');
const shows = (part: string) => expect.poll(text).toContain(part);
/** Does something with the element that an expression finds, once it is there. */
async function act(name: string, element: string, does: string): Promise<void> {
  const script = `(() => { const it = ${element}; if (!it) return ''; ${does}; return 'done'; })()`;
  await expect.poll(() => page.read(script), { message: name }).toBe('done');
}
const click = (name: string) =>
  act(
    name,
    `[...document.querySelectorAll('button, a')].find((one) => one.textContent.includes(${JSON.stringify(name)}) && !one.disabled)`,
    'it.click()',
  );
/** Types into the field with this label, and sends its form if it is the last one. */
const type = (label: string, typed: string, does = '') =>
  act(
    label,
    `[...document.querySelectorAll('label')].find((one) => one.textContent.includes(${JSON.stringify(label)}))?.control`,
    `it.value = ${JSON.stringify(typed)}; it.dispatchEvent(new Event('input', { bubbles: true })); ${does}`,
  );
const SEND = 'it.form.requestSubmit()';

it.skipIf(isMissing)('a Survivor confirms their identity, reads their message and saves every document', async () => {
  const will = await sealWill(stack, { documents: await realDocuments() });
  const [ben, clara] = [survivorAt(will, 0), survivorAt(will, 1)];
  const transfer = await startTransfer(will, ben);
  await page.open(await mailed(stack, ben.email, /(http\S+\/survivor#\S+)/));
  await type('One backup code from your paper', ben.backupCodes[0] ?? '', SEND);
  await shows('Your identity is confirmed');
  await authenticate(transfer, clara);
  await passDeadline(transfer);
  await page.read('(location.reload(), "")');
  await shows('You can read the will now');
  await shows(ben.message);

  await click('Save all documents');
  const zip = () => [...wholeFiles(downloads)].find(([name]) => name.endsWith('.zip'))?.[1];
  await expect.poll(() => zip()?.length ?? 0).toBeGreaterThan(0);
  const saved = Object.fromEntries(await unzipped(zip() ?? Buffer.alloc(0)));
  for (const { filename = '', content } of will.documents) expect(saved[filename]).toEqual(content);
  for (const { filename = '' } of will.documents) await click(`Save ${filename}`);
  for (const { filename = '', content } of will.documents) await expect.poll(() => wholeFiles(downloads).get(filename)).toEqual(content);
});

it.skipIf(isMissing)('a Host signs in, adds two documents and seals them', async () => {
  const host = await openAccount(stack);
  await setUp(host);
  await nameSurvivors(host, 3);
  const files = ['letter.txt', 'second.txt'].map((name) => join(place.folder, name));
  for (const file of files) writeFileSync(file, `In ${file}`);
  await page.open(`${stack.siteUrl}/documents`);
  await type('E-mail', host.email);
  await type('Password', host.password, SEND);
  await shows('Add documents');
  await act('the button for files', `document.querySelector('input[type=file]')`, '');
  await page.choose('input[type=file]', files);
  await shows('second.txt');
  const list = async () => (await answered(200, host.ask, 'GET', '/api/will/documents')).documents;
  const names = async () => (await list()).map(({ filename }: { filename: string }) => filename);
  await expect.poll(async () => (await names()).sort()).toEqual(['letter.txt', 'second.txt']);
  await click('Seal my will now');
  await shows('Your will is sealed');
  expect(await answered(200, host.ask, 'GET', '/api/will/status')).toMatchObject({ status: 'active', documents_count: 2, sss_threshold: 2 });
});
