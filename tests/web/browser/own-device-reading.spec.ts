import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { newIdentity } from '#custody/age.ts';
import { innerFingerprint, openInnerList } from '#custody/inner-list.ts';
import { openInnerShare, passShareOn } from '#custody/inner-shares.ts';
import { paperCheck } from '#own-device/paper-keys.ts';
import { flipped } from '#tests/custody/streams.ts';
import { type InnerWill, sealInnerWill } from '#tests/journeys/inner-wills.ts';
import { answered, authenticate, passDeadline, type StartedTransfer, survivorAt } from '#tests/support/story.ts';
import { unzipped } from '#tests/support/unzipped.ts';
import { expectAccessible } from './accessible.ts';
import { expect, type SiteStack, test } from './fixtures.ts';
import { asked, enterBackupCode, expectHeading, openPersonalLink, TELEPHONE } from './steps.ts';

// What a Survivor sees of a will that its Host has sealed on their own device, when others or the service make mistakes.

test.use({ actionTimeout: 20_000 });

const button = (page: Page, name: string) => page.getByRole('button', { name });
const notice = (page: Page, text: string): Locator => page.locator('.notice', { hasText: text });
const FURTHER = [
  { filename: 'letter\u202etxt.exe', text: 'A letter.' },
  { filename: 'Mein geheimes Testament.txt', text: 'The second page.' },
];

/** A Survivor passes on their share, perhaps with one wrong bit in it. */
async function passOn(will: InnerWill, transfer: StartedTransfer, n: number, { isWrong = false } = {}): Promise<void> {
  const { list } = openInnerList(will.list);
  const survivor = survivorAt(will, n);
  const { session_token: token } = await authenticate(transfer, survivor);
  const own = await openInnerShare(list, will.papers[n]?.identity ?? '');
  const file = await passShareOn(list, isWrong ? { ...own, share: flipped(own.share, 5) } : own);
  const json = { transfer_id: transfer.transferId, survivor_id: survivor.id, share: Buffer.from(file).toString('base64') };
  await answered(200, survivor.call, 'POST', '/api/survivor-auth/inner-shares', { token, json });
}

/** Ben opens the will after the two others have confirmed, and Daniel has passed on a wrong share. */
async function openAsBen(page: Page, stack: SiteStack) {
  const will = await sealInnerWill(stack, 2, FURTHER);
  const ben = survivorAt(will, 0);
  const transfer = await openPersonalLink(page, stack, will, ben);
  for (const n of [1, 2]) await authenticate(transfer, survivorAt(will, n));
  await passDeadline(transfer);
  await passOn(will, transfer, 2, { isWrong: true });
  await enterBackupCode(page, ben.backupCodes[0]);
  await expectHeading(page, 'You can read the will now');
  return { will, transfer };
}

/** A service that keeps the letter back, and delivers a file of another. */
async function deliverOthers(page: Page): Promise<void> {
  await page.route('**/api/survivor-auth/will-access?*', async (route) => {
    const response = await route.fetch();
    const { documents, ...rest } = await response.json();
    const changed = documents.map((one: { filename: string }) => (one.filename === 'k4.age' ? { ...one, filename: 'newer will.pdf' } : one));
    await route.fulfill({ response, json: { ...rest, documents: changed } });
  });
}

test('a Survivor reads whose share is wrong, which papers and documents are missing, and saves all as one file', async ({ person, stack }) => {
  test.setTimeout(180_000);
  const page = await person(TELEPHONE);
  const { will, transfer } = await openAsBen(page, stack);
  await typeOwner(page, will);
  const key = page.getByLabel('Your recovery key');
  await key.fill((await newIdentity()).identity);
  await button(page, 'Use my paper').click();
  await expect(key).toBeFocused();
  await expect(key).toHaveAccessibleDescription(/This key does not belong to these documents/);
  await expectAccessible(page);
  await key.fill(will.papers[0]?.identity ?? '');
  await button(page, 'Use my paper').click();
  await expect(page.getByRole('heading', { name: 'Your paper was used' })).toBeFocused();
  const status = page.getByRole('status');
  await expect(status.filter({ hasText: 'Papers used so far: 1 of 2.' })).toContainText('Daniel');
  await status.getByText('1 more paper is needed.').click();
  await expect(status.getByText(`The paper with the check letters ${paperCheck(will.papers[1]?.recipient ?? '')}`)).toBeVisible();
  await expectAccessible(page);

  await deliverOthers(page);
  await passOn(will, transfer, 1);
  // The page may have looked itself.
  await button(page, 'Look again').click();
  await expect(page.getByRole('heading', { name: 'The documents are open' })).toBeFocused();
  await expect(page.getByText(will.plain.message)).toBeVisible();
  await expect(notice(page, '1 document did not arrive').getByRole('listitem')).toHaveText('lettertxt.exe');
  await expect(notice(page, '1 file does not belong').getByRole('listitem')).toHaveText('newer will.pdf');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Mein geheimes Testament.txt', 'Mein geheimes Testament (2).txt']);
  await expectAccessible(page);
  await expect(button(page, 'Save all documents')).toHaveCount(0);

  await page.unroute('**/api/survivor-auth/will-access?*');
  await button(page, 'Look again').click();
  await expect(page.getByText('did not arrive')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'The documents are open' })).toBeFocused();
  expect(await saveAll(page)).toEqual({
    'Mein geheimes Testament.txt': will.plain.text,
    'lettertxt.exe': 'A letter.',
    'Mein geheimes Testament (2).txt': 'The second page.',
  });
  await expect(status.getByText('Saved.')).toBeVisible();
});

const typeOwner = (page: Page, will: InnerWill) =>
  page.getByLabel('The first 20 letters and digits').fill(innerFingerprint(openInnerList(will.list).hostKey));

test('a Survivor tries again what failed with a key typed once, and keeps what is open until it is saved', async ({ person, stack }) => {
  test.setTimeout(180_000);
  const page = await person(TELEPHONE);
  const [worker, shares] = ['**/assets/own-device-*.js', '**/api/survivor-auth/inner-shares'];
  await page.route(worker, (route) => route.abort());
  const { will, transfer } = await openAsBen(page, stack);
  await expect(page.getByRole('alert')).toContainText('This browser could not open the documents');
  await expectAccessible(page);
  await page.unroute(worker);
  await button(page, 'Try again').click();
  await typeOwner(page, will);
  await page.getByLabel('Your recovery key').fill(will.papers[0]?.identity ?? '');

  await page.route(shares, (route) => route.abort());
  await button(page, 'Use my paper').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Your part has not been passed on yet. Do not close this page.' })).toBeVisible();
  await expect(page.getByText('Your paper was used')).toHaveCount(0);
  await expectAccessible(page);
  expect(await asked(page, () => page.evaluate(() => location.reload()))).toBe('beforeunload');
  await page.unroute(shares);
  await button(page, 'Try again').click();
  await expect(page.getByRole('heading', { name: 'Your paper was used' })).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await passOn(will, transfer, 1);
  await button(page, 'Look again').click();
  await expect(page.getByRole('heading', { name: 'The documents are open' })).toBeVisible();
  expect(await asked(page, () => page.evaluate(() => location.reload()))).toBe('beforeunload');
  await expect(page.getByText('Checked')).toHaveCount(0);
  await page.getByRole('link', { name: 'Show the evidence' }).click();
  await expectHeading(page, /^Evidence about/);
  await expect(page.getByRole('heading', { name: 'The documents are open' })).toHaveCount(0);
  await expect(page.getByText(/SHA-256 are those of the encrypted files/)).toBeVisible();
  await expect(page.getByText(will.plain.filename).filter({ visible: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'You can read the will now' })).toBeFocused();
  await expect(page).toHaveTitle(/You can read the will now/);
  await expect(page.getByRole('heading', { name: 'The documents are open' })).toBeVisible();

  await saveAll(page);
  await expect(page.getByText('Saved. It is exactly what was sealed.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Your recovery key')).toBeVisible();
});

async function saveAll(page: Page): Promise<Record<string, string>> {
  const download = page.waitForEvent('download', { timeout: 60_000 });
  await button(page, 'Save all documents').click();
  const files = await unzipped(await readFile(await (await download).path()));
  return Object.fromEntries(files.map(([name, content]) => [name, content.toString()]));
}
