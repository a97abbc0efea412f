import { readFile } from 'node:fs/promises';
import {
  authenticate,
  cancelTransfer,
  DAY,
  letter,
  passDeadline,
  realDocuments,
  sealWill,
  startTransfer,
  survivorAt,
  wrongCode,
} from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import {
  addSms,
  confirmByCode,
  enterBackupCode,
  enterCode,
  expectHeading,
  goOffline,
  newestCode,
  numberOnPaper,
  OPENS_FROM,
  openLinkOfBen,
  passTime,
  personalLink,
  saveAll,
  slowDown,
  submit,
  TELEPHONE,
} from './steps.ts';

// All browsers have one address, and the service counts requests per minute and address.
test.beforeEach(({ stack }) => void stack.advance(61));

test('a transfer that stalls or fails says why, and what helps', async ({ page, stack }) => {
  // Weeks pass for everyone on this stack. It is the first test, so that they are few.
  const { will, ben, transfer } = await openLinkOfBen(page, stack);
  await enterBackupCode(page, ben.backupCodes[0]);
  await expectHeading(page, OPENS_FROM);
  await passDeadline(transfer);
  await stack.advance(31 * DAY);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expectHeading(page, 'The will still cannot be opened');
  await expectAccessible(page);
  await stack.fault('object_store', 'refuse');
  await authenticate(transfer, survivorAt(will, 1));
  await stack.advance(2 * DAY);
  await page.reload();
  await expectHeading(page, 'The documents cannot be opened yet');
  await expectAccessible(page);
  await stack.fault('object_store', 'off');
  await stack.advance(DAY);
  await page.reload();
  await expectHeading(page, 'You can read the will now');
});

test('a widow with only a telephone gets from the SMS to the saved documents', async ({ person, stack }) => {
  const documents = await realDocuments();
  const numbers = ['+436641000001', '+436641000002', '+436641000003'];
  const will = await sealWill(stack, { documents, contacts: () => [{ type: 'sms', value: numbers.pop() ?? '' }] });
  await addSms(will);
  const widow = survivorAt(will, 2);
  const transfer = await startTransfer(will, widow);
  const [sms] = (await stack.messages({ to: '+436641000001' })).slice(-1);
  const page = await person(TELEPHONE);
  await slowDown(page);
  await page.goto(/http\S+/.exec(sms?.text ?? '')?.[0] ?? 'an SMS without an address');
  await page.getByRole('link', { name: 'I have a message' }).tap();
  await page.getByRole('link', { name: 'Continue with the paper' }).tap();
  await page.getByLabel('Will number').fill(will.willId.toUpperCase().replaceAll('-', ''));
  await numberOnPaper(page).fill(widow.id.replaceAll('-', ' '));
  await page.getByLabel('One backup code').fill(widow.backupCodes[0]?.toLowerCase().replace('-', ' ') ?? '');
  await page.getByRole('button', { name: 'Confirm my identity' }).tap();
  await expectHeading(page, new RegExp(`${OPENS_FROM.source}\\d+ \\w+ 2031`));
  await expect(page.getByText('1 of the 2 confirmations')).toBeVisible();

  await passDeadline(transfer);
  await page.getByRole('button', { name: 'Check again' }).tap();
  await expectHeading(page, 'The will waits for more trusted people');
  const [, second] = will.survivors;
  const other = await person(TELEPHONE);
  await other.goto(`/paper#will_id=${will.willId}`);
  await numberOnPaper(other).fill(second?.id ?? '');
  await submit(other, { 'One backup code': second?.backupCodes[0] ?? '' }, 'Confirm my identity');
  await expectHeading(other, 'You can read the will now');

  await page.getByRole('button', { name: 'Check again' }).tap();
  await expectHeading(page, 'You can read the will now');
  await expect(page.getByText(widow.message)).toBeVisible();
  const saved = await saveAll(page);
  expect(saved).toEqual(Object.fromEntries(documents.map(({ filename, content }) => [filename, content])));
});

test('a Survivor confirms with a code, waits, and reads; each state is accessible', async ({ page, stack }) => {
  await page.clock.install();
  const { will, ben, transfer } = await openLinkOfBen(page, stack, { documents: [letter('a.txt'), letter('b.txt')] });
  await expect(page).toHaveURL(`${stack.siteUrl}/survivor`);
  await expectAccessible(page);
  await confirmByCode(page, stack, ben);
  await expectHeading(page, OPENS_FROM);
  await expectAccessible(page);
  const calendar = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save this date in my calendar' }).click();
  const file = await readFile(await (await calendar).path(), 'utf8');
  expect(file).toContain(`DTSTART:${transfer.cancelDeadline.toISOString().replace(/[-:]|\.\d+/g, '')}`);
  expect(file).not.toContain(transfer.transferId);

  await authenticate(transfer, survivorAt(will, 1));
  await page.getByRole('button', { name: 'Check again' }).click();
  await expectHeading(page, /^The will opens on/);
  await expect(page.getByText('Confirmed: Ben and Clara.')).toBeVisible();
  await expectAccessible(page);
  // The page opens without a click when the time has come.
  await passDeadline(transfer);
  await page.clock.fastForward(2 * DAY * 1000);
  await expectHeading(page, 'You can read the will now');
  await expect(page.getByText(ben.message)).toBeVisible();
  await expect(page.getByText('✓ Checked')).toHaveCount(2);
  await page.getByText('What does “Checked” mean?').click();
  await page.getByText('Do you have a slip with the words “Sealed by”?').click();
  await expect(page.getByText('These documents were not.')).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(ben.message)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'b.txt' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await stack.advance(14 * DAY);
  await page.getByRole('button', { name: 'Save a.txt' }).click();
  await expectHeading(page, 'The documents are closed again');
  await expectAccessible(page);
});

test('a Survivor to whom no code comes asks again, tries another channel, mistypes codes, and uses the next one', async ({ page, stack }) => {
  await page.clock.install();
  const { ben } = await openLinkOfBen(page, stack);
  const alert = page.getByRole('alert');
  await stack.fault('smtp', 'refuse');
  await stack.fault('ses', 'error');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(alert).toContainText('We could not deliver a code to you.');
  await expectAccessible(page);
  await stack.fault('smtp', 'off');
  await stack.fault('ses', 'off');
  await passTime(page, stack, 61);
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByText(/You can request a new code in \d+ seconds/)).toBeVisible();
  await page.getByText('Did nothing arrive?').click();
  await expect(page.getByText('The will opens when 2 of the 3 have confirmed')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use another channel' }).click();
  await page.getByLabel('Telegram').check();
  await expectAccessible(page);
  await passTime(page, stack, 61);
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByText('No address of yours is stored for Telegram')).toBeVisible();

  const code = await newestCode(stack, ben);
  for (const [step, sentence] of ['You have 2 more attempts', 'You have 1 more attempt with', 'This code no longer works.'].entries()) {
    await enterCode(page, wrongCode(code, step + 1));
    await expect(alert.filter({ hasText: sentence })).toBeVisible();
  }
  await expectAccessible(page);
  await enterBackupCode(page, 'ABCD-123');
  await expect(page.getByRole('link', { name: 'Enter the eight letters and digits of one backup code.' })).toBeVisible();
  await enterBackupCode(page, 'ABCD-1234');
  await expect(page.getByText('This backup code is wrong or was used before.')).toBeVisible();
  await expect(page.getByLabel('One backup code')).toHaveValue('ABCD-1234');
  await page.getByLabel('E-mail').check();
  await passTime(page, stack, 61);
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByText(/You can request a new code in \d+ seconds/)).toBeVisible();
  const next = await newestCode(stack, ben);
  // As people copy it.
  await enterCode(page, `${next.slice(0, 3)} ${next.slice(3)}`);
  await expectHeading(page, OPENS_FROM);
});

test('a device that was offline, a reload and a second tab continue, until the Host comes back', async ({ page, stack }) => {
  const { will, ben, transfer } = await openLinkOfBen(page, stack);
  await goOffline(page);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByRole('alert')).toContainText('Your device is offline.');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByText('We sent a code by e-mail')).toBeVisible();
  await enterCode(page, await newestCode(stack, ben));
  await expectHeading(page, OPENS_FROM);
  // Neither a reload nor a second tab needs another code.
  await page.reload();
  await expectHeading(page, OPENS_FROM);
  const second = await page.context().newPage();
  await second.goto(await personalLink(stack, ben));
  await expectHeading(second, OPENS_FROM);
  await second.close();
  await authenticate(transfer, survivorAt(will, 1));
  await passDeadline(transfer);
  await page.getByRole('button', { name: 'Check again' }).click();
  const button = page.getByRole('button', { name: 'Save letter.txt' });
  await expect(button).toBeVisible();

  await page.context().setOffline(true);
  await button.click();
  await expect(page.getByText('This device is not connected to the Internet.')).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.context().setOffline(false);
  expect((await download).suggestedFilename()).toBe('letter.txt');
  await expect(page.getByText('Saved. Look in the folder for downloads.')).toBeVisible();
  await cancelTransfer(transfer);
  await page.getByRole('button', { name: 'Save again letter.txt' }).click();
  await expectHeading(page, 'The transfer was stopped');
  await expect(page.getByText('What you saved on your own device stays there.')).toBeVisible();
  await expectAccessible(page);
});

test('a link that leads nowhere names the other ways', async ({ page, stack }) => {
  await page.goto('/survivor');
  await expectHeading(page, 'Please open your personal link');
  await expectAccessible(page);
  await page.goto(`${stack.siteUrl}/survivor#transfer_id=${crypto.randomUUID()}&survivor_id=${crypto.randomUUID()}`);
  await expectHeading(page, 'This link does not lead to a transfer');
  await page.getByRole('link', { name: 'Use my paper' }).click();
  await expectHeading(page, 'Use the paper from your envelope');
});
