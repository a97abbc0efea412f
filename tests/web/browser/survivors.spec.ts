import type { Locator, Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';
import { CHECK_SCRIPT, COMBINE_SCRIPT } from '#paper/recovery-by-hand.ts';
import { pageName } from '#recovery/page-name.ts';
import { PAGE_SHA256 } from '#recovery/sha256.ts';
import { answered, newcomer, said, sealWill, survivorAt } from '#tests/support/story.ts';
import { pixelsOf } from '#tests/web/pictures/small-png.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { printedTexts } from './printed-text.ts';
import { asked, expectHeading, signInAt, submit } from './steps.ts';

/** The part of the list about one person. */
const about = (page: Page, name: string): Locator => page.locator('.people > li').filter({ has: page.getByRole('heading', { name, exact: true }) });

async function press(page: Page, name: string, button: string): Promise<void> {
  const person = about(page, name);
  await person.locator('summary').click();
  await person.getByRole('button', { name: button, exact: true }).click();
}

const RESEALED = { reencryption_required: false, sealing: null };

/** Reads a backup code where only the printer sees it. */
async function printedCode(page: Page): Promise<string> {
  return (await page.locator('.printed .sheet-codes li').first().textContent()) ?? 'no code';
}

async function typeCode(page: Page, code: string): Promise<void> {
  await submit(page, { 'One backup code from the paper of': code }, 'Check this code');
}

test('a Survivor has died, and the Host replaces them', async ({ page, stack }) => {
  const { host, willId, survivors } = await sealWill(stack, { survivors: 2 });
  await signInAt(page, '/survivors', host);
  await expectHeading(page, 'Your trusted people');
  await expect(page.getByText('All 2 trusted people must come together. If one is missing, no one can open your will.')).toBeVisible();
  await expectAccessible(page);

  await press(page, 'Ben', 'Remove this person');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('2 people must come together, so Ben cannot be removed yet. Add another person first.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add a person' }).click();

  await page.getByLabel('Name of this person').fill('Greta Miller');
  await page.getByLabel('Who is this person to you?').fill('sister');
  await page.getByLabel('E-mail address').fill('greta@example.net');
  // German is longer, so that it is the one to print.
  await page.getByLabel('Language of this person').selectOption('Deutsch');
  await submit(page, { 'Mobile number for SMS': '0660 1234567' }, 'Add this person');
  await expect(page.getByRole('link', { name: 'In Austria, 0660 1234567 becomes +43 660 1234567.' })).toBeVisible();
  await submit(page, { 'Mobile number for SMS': '+43 660 1234567' }, 'Add this person');

  await expectHeading(page, 'The paper for Greta Miller');
  await page.getByText('Look at the sheets on this screen').click();
  await expect(page.locator('main .sheet')).toHaveCount(2);
  await expectAccessible(page);
  await expectTwoSheets(page, willId);
  await page.getByText('Look at the sheets on this screen').click();
  await expectQuestionBeforeLeaving(page);
  await typeCode(page, 'AAAA-1111');
  await expect(page.getByText('You have tried 1 code.')).toBeVisible();
  await typeCode(page, await printedCode(page));
  await expect(page.getByText('The paper of Greta Miller is good')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('2 of your 3 trusted people must come together. One may be missing.')).toBeVisible();
  await expect(about(page, 'Greta Miller')).toContainText(/The paper was made on .+ You checked it on/);

  // Clara has lost hers. Even if the service names another program, the paper has the one of the pages.
  await page.route('**/regenerate-codes', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    Object.assign(json.paper, { program: { file: 'recover-false.html', sha256: 'f'.repeat(64) }, combine_script: 'print("false")' });
    await route.fulfill({ response, json });
  });
  await press(page, 'Clara', 'Make new paper');
  await expect(dialog).toContainText('Your will is sealed. We notify you and this person.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make new paper' }).click();
  await expectHeading(page, 'The paper for Clara');
  const printed = (await page.locator('.printed').textContent()) ?? '';
  expect(printed).toContain(`${pageName(PAGE_SHA256)} (`);
  for (const script of [COMBINE_SCRIPT, CHECK_SCRIPT]) expect(printed).toContain(script);
  expect(printed).not.toMatch(/false|f{8}/);
  const renewed = await printedCode(page);
  expect(survivorAt({ survivors }, 1).backupCodes).not.toContain(renewed);
  await typeCode(page, renewed);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(about(page, 'Clara')).toContainText(/The paper was made on .+ You checked it on/);
  // The documents are sealed again in the background. Until then nothing else can change.
  await expect.poll(async () => (await answered(200, host.ask, 'GET', '/api/host/overview')).will).toMatchObject(RESEALED);

  await press(page, 'Ben', 'Remove this person');
  await expect(dialog).toContainText('Your will is sealed. The key is split again among the others');
  await dialog.getByRole('button', { name: 'Remove this person' }).click();
  await expect(page.getByText('Ben was removed.')).toBeVisible();
  const [ben] = survivors;
  const start = { will_id: willId, survivor_id: ben?.id, backup_code: ben?.backupCodes[0] };
  expect(said(await newcomer(stack)('POST', '/api/transfer/verify-and-initiate', { json: start }))).toBe('404 will_or_survivor_not_found');
});

/** The paper is nowhere else: the browser asks before a link or Back leads away, and the Host stays. */
async function expectQuestionBeforeLeaving(page: Page): Promise<void> {
  const leave = [
    () => page.evaluate('history.back()'),
    () =>
      page
        .locator('#menu a')
        .first()
        .evaluate((link: HTMLElement) => link.click()),
  ];
  for (const way of leave) expect(await asked(page, way)).toBe('beforeunload');
  await expectHeading(page, 'The paper for Greta Miller');
}

/** The sheets fit both formats of paper, and each code has what a telephone or the recovery program reads. */
async function expectTwoSheets(page: Page, willId: string): Promise<void> {
  for (const format of ['A4', 'Letter'] as const) expect(await printedTexts(page, format)).toHaveLength(2);
  const [start, recovery = ''] = await printedQrCodes(page);
  expect(start).toMatch(new RegExp(`/start#will_id=${willId}$`));
  const [key, fingerprint] = recovery.split('\n');
  const printed = page.locator('.printed .sheet-key');
  await expect(printed).toContainText(key ?? '?');
  await expect(printed).toContainText(fingerprint?.toLowerCase() ?? '?');
}

/** Returns the texts of all QR codes as the printer gets them, read from their pixels. */
async function printedQrCodes(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const texts: string[] = [];
  for (const code of await page.locator('.printed svg.qr').all()) {
    texts.push(decodeQR(pixelsOf(await code.screenshot())));
    // Width of a module in millimetres of paper. Smaller ones are hard for an old telephone.
    expect(await code.evaluate((svg: SVGSVGElement) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width / (96 / 25.4))).toBeGreaterThan(
      0.7,
    );
  }
  await page.emulateMedia({ media: null });
  return texts;
}
