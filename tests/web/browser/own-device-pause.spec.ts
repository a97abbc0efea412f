import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { innerFingerprint, openInnerList } from '#custody/inner-list.ts';
import { openInnerShare, passShareOn } from '#custody/inner-shares.ts';
import { paperCheck } from '#own-device/paper-keys.ts';
import { type InnerWill, sealInnerWill } from '#tests/journeys/inner-wills.ts';
import { answered, authenticate, passDeadline, startTransfer, survivorAt } from '#tests/support/story.ts';
import { prepareWill, type ToSeal } from '#tests/support/to-seal.ts';
import { expectAccessible } from './accessible.ts';
import { confirmByCode, expectHeading, personalLink, slowDown, TELEPHONE } from './family-steps.ts';
import { expect, type SiteStack, test } from './fixtures.ts';
import { signInAt } from './host-steps.ts';

// Long work on a slow connection: a person pauses it, and the connection is lost.

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
test.use({ actionTimeout: 20_000 });

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

/** Opens the will: the second Survivor passes their share on, and the first one types the paper into the page. */
async function openWithPapers(page: Page, stack: SiteStack, will: InnerWill): Promise<void> {
  const [ben, clara] = [survivorAt(will, 0), survivorAt(will, 1)];
  const transfer = await startTransfer(will, ben);
  const link = await personalLink(stack, ben);
  await passDeadline(transfer);
  const { session_token: token } = await authenticate(transfer, clara);
  const { list, hostKey } = openInnerList(will.list);
  const share = Buffer.from(await passShareOn(list, await openInnerShare(list, clara.recoveryKey))).toString('base64');
  const json = { transfer_id: transfer.transferId, survivor_id: clara.id, share };
  await page.goto(link);
  await confirmByCode(page, stack, ben);
  await expectHeading(page, 'You can read the will now');
  await answered(200, clara.call, 'POST', '/api/survivor-auth/inner-shares', { token, json });
  await page.getByLabel('The first 20 letters and digits').fill(innerFingerprint(hostKey));
  await page.getByLabel('Your recovery key').fill(ben.recoveryKey);
  await button(page, 'Use my paper').click();
}

test('a Survivor pauses the loading of a document, loses the connection, and saves exactly what was sealed', { tag: '@long' }, async ({
  person,
  stack,
}) => {
  test.setTimeout(180_000);
  const text = 'The house at the lake goes to Clara.\n'.repeat(SIZE / 10);
  const will = await sealInnerWill(stack, 2, [], text);
  const page = await person(TELEPHONE);
  await openWithPapers(page, stack, will);
  await expect(button(page, /^Save/)).toBeVisible();
  await slowDown(page);
  const ranges: string[] = [];
  page.on('request', (request) => ranges.push(...[request.headers()['range']].filter((range) => range !== undefined)));
  const download = page.waitForEvent('download', { timeout: 60_000 });
  await button(page, /^Save/).click();
  await expect(page.getByText(/^[1-9]\d? % loaded/)).toBeVisible({ timeout: 30_000 });
  await button(page, /^Pause/).click();
  await expect(page.getByText(/^Paused at [1-9]/)).toBeVisible();
  await expectAccessible(page);
  await button(page, /^Continue/).click();
  await expect(button(page, /^Pause/)).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText('This device is not connected to the Internet')).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  expect(await readFile(await (await download).path(), 'utf8')).toBe(text);
  expect(ranges[0]).toMatch(/^bytes=[1-9]\d*-$/);
});
