import type { Page } from '@playwright/test';
import encodeQR from 'qr';
import { newIdentity } from '#custody/age.ts';
import {
  answered,
  DAY,
  HOUR,
  mailed,
  type SealedWill,
  type Survivor,
  sealWill,
  startRehearsal,
  startTransfer,
  subjects,
  survivorAt,
} from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { expect, type SiteStack, test } from './fixtures.ts';
import { enterBackupCode, enterCode, expectHeading, numberOnPaper, signIn, signInAt, submit, TELEPHONE } from './steps.ts';

/** Opens the link in the newest message of a rehearsal on this Survivor's telephone. */
async function openLink(phone: Page, stack: SiteStack, email: string): Promise<void> {
  await phone.goto(await mailed(stack, email, /(http\S+\/rehearsal#\S+)/));
  await expectHeading(phone, 'This is a rehearsal');
}

async function comeThroughByCode(phone: Page, stack: SiteStack, email: string): Promise<void> {
  await phone.getByRole('button', { name: 'Send me a code' }).click();
  await expect(phone.getByText('We sent a code by e-mail')).toBeVisible();
  await enterCode(phone, await mailed(stack, email, /Your code for a rehearsal is (\d{6})/));
  await expectHeading(phone, 'Thank you. It works');
}

const onPaper = (will: SealedWill, { id, call, backupCodes: [backup_code] }: Survivor) =>
  answered(200, call, 'POST', '/api/rehearsals/verify', { json: { will_id: will.willId, survivor_id: id, backup_code } });

/** The Host's device makes a new paper for this person. Returns its key and its codes. */
async function newPaper({ host, stack }: SealedWill, { id }: Survivor): Promise<{ key: string; codes: string[] }> {
  const { identity, recipient } = await newIdentity();
  const json = { paper_recipient: recipient };
  const { backup_codes } = await answered(200, host.ask, 'POST', `/api/survivors/${id}/regenerate-codes`, { json });
  await stack.messages(); // waits until the documents are sealed again
  return { key: identity, codes: backup_codes };
}

/** Keeps everything that a page sends. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.context().on('request', (request) => sent.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? ''));
  return sent;
}

/** Whether one of these texts has any eight letters of the key that follow each other. */
function hasPartOf(key: string, texts: readonly string[]): boolean {
  const parts = Array.from({ length: 51 }, (_, start) => key.slice(16 + start, 24 + start).toUpperCase());
  return texts.some((text) => parts.some((part) => text.toUpperCase().includes(part)));
}

const storedIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie, location.href]);

test('a Host rehearses with three people on their telephones, reads the report, repairs what it found, and rehearses again', {
  tag: '@long',
}, async ({ page, person, stack }) => {
  const will = await sealWill(stack);
  const [ben, clara, dora] = [survivorAt(will, 0), survivorAt(will, 1), survivorAt(will, 2)];
  await signInAt(page, '/dashboard', will.host);
  await page.getByRole('link', { name: 'Rehearse with your trusted people' }).click();
  await expectHeading(page, 'Rehearse with your trusted people');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start the rehearsal' }).click();
  await expectHeading(page, 'The rehearsal is running: 0 of 3 confirmed so far');

  const phoneOfBen = await person(TELEPHONE);
  await openLink(phoneOfBen, stack, ben.email);
  await expect(phoneOfBen).toHaveURL(`${stack.siteUrl}/rehearsal`);
  await expectAccessible(phoneOfBen);
  for (const other of [clara, dora]) await expect(phoneOfBen.getByText(other.name)).toHaveCount(0);
  await comeThroughByCode(phoneOfBen, stack, ben.email);
  await expectAccessible(phoneOfBen);

  const phoneOfClara = await person(TELEPHONE);
  await openLink(phoneOfClara, stack, clara.email);
  await enterBackupCode(phoneOfClara, 'AAAA-0000');
  await expect(phoneOfClara.getByRole('alert')).toContainText('This backup code is wrong');
  await enterBackupCode(phoneOfClara, clara.backupCodes[0]);
  await expectHeading(phoneOfClara, 'Thank you. It works');

  // Dora no longer reads this mailbox.
  await page.reload();
  await expectHeading(page, 'The rehearsal is running: 2 of 3 confirmed so far');
  await expectAccessible(page);
  await stack.advance(14 * DAY + HOUR);
  expect(await subjects(stack, will.host.email)).toContain('Your rehearsal has ended: 2 of 3 took part');
  await page.reload();
  await signIn(page, will.host);
  await expectHeading(page, 'The rehearsal has ended: 2 of 3 took part');
  await expectAccessible(page);
  const phoneOfDora = await person(TELEPHONE);
  await openLink(phoneOfDora, stack, dora.email);
  await phoneOfDora.getByRole('button', { name: 'Send me a code' }).click();
  await expectHeading(phoneOfDora, 'No rehearsal is waiting for you');
  await expectAccessible(phoneOfDora);

  await page.getByRole('link', { name: 'Correct an address, or print a new paper' }).click();
  const email = `new-${dora.email}`;
  await page.getByRole('listitem').filter({ hasText: dora.name }).getByRole('button', { name: 'Change' }).click();
  await submit(page, { 'E-mail address': email }, 'Save');
  await expect(page.getByText('The changes were saved.')).toBeVisible();

  await page.goto('/rehearse');
  await page.getByRole('button', { name: 'Start another rehearsal' }).click();
  await expectHeading(page, 'The rehearsal is running: 0 of 3 confirmed so far');
  await openLink(phoneOfDora, stack, email);
  await comeThroughByCode(phoneOfDora, stack, email);
  await onPaper(will, ben);
  await onPaper(will, clara);
  await page.reload();
  await expectHeading(page, 'It works: everyone took part');
  await expect(page.getByText('This is the best news that we can give you.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/dashboard');
  await expect(page.getByText('and everyone took part')).toBeVisible();
});

test.describe('with a telephone', () => {
  test.use(TELEPHONE);

  test('a rehearsal that has become real says so, and shows where to begin', async ({ page, stack }) => {
    const will = await sealWill(stack);
    const ben = survivorAt(will, 0);
    await answered(201, will.host.ask, 'POST', '/api/rehearsals');
    await openLink(page, stack, ben.email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByText('We sent a code by e-mail')).toBeVisible();
    const code = await mailed(stack, ben.email, /Your code for a rehearsal is (\d{6})/);
    await startTransfer(will, survivorAt(will, 1));
    await enterCode(page, code);
    await expectHeading(page, 'This is no longer a rehearsal');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Start the transfer' }).click();
    await expectHeading(page, 'Start the transfer of a will');
  });

  test('a Survivor with a text message and no link takes part with the paper alone', async ({ page, stack }) => {
    const will = await sealWill(stack);
    const ben = survivorAt(will, 0);
    await answered(201, will.host.ask, 'POST', '/api/rehearsals');
    await page.goto('/rehearsal');
    await expect(page.getByRole('button', { name: 'Send me a code' })).toHaveCount(0);
    await page.getByLabel('Will number').fill(will.willId);
    await numberOnPaper(page).fill(ben.id);
    await submit(page, { 'One backup code from your paper': ben.backupCodes[0] ?? '' }, 'Confirm my identity');
    await expectHeading(page, 'Thank you. It works');
    // The service has made the key of this paper, and asks for it nowhere.
    await expect(page.getByRole('heading', { name: 'If you like: check the key on your paper' })).toHaveCount(0);
  });

  test('a Survivor sees that a newer paper has replaced theirs, and finds a typing mistake in its key', async ({ page, stack }) => {
    const will = await sealWill(stack);
    const { key: older } = await newPaper(will, survivorAt(will, 0));
    const { key, codes } = await newPaper(will, survivorAt(will, 0));
    const sent = sentBy(page);
    await startRehearsal(will);
    await page.goto(await mailed(stack, survivorAt(will, 0).email, /(http\S+\/rehearsal#\S+)/));
    await expectHeading(page, 'This is a rehearsal');
    await enterBackupCode(page, codes[0]);
    await expectHeading(page, 'Thank you. It works');
    // Who does not check the key has come through.
    expect((await answered(200, will.host.ask, 'GET', '/api/host/overview')).rehearsal.newest.confirmed).toBe(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Check my key' }).click();
    const input = page.getByLabel('Your recovery key');
    await expect(input).toBeFocused();
    await expectAccessible(page);
    const check = async (typed: string) => {
      await input.fill(typed);
      await page.getByRole('button', { name: 'Check this key' }).click();
    };

    await check(older);
    await expect(page.getByRole('alert')).toContainText('This is not the key of your newest paper');
    await expect(page.getByRole('alert')).toContainText('A newer paper has replaced this one');
    await expectAccessible(page);
    await check(key.slice(0, -1));
    await expect(input).toHaveAccessibleDescription(/The key has 74 characters, and you have typed 73/);
    const mistyped = `${key.slice(0, 40)}${key[40] === 'Q' ? 'P' : 'Q'}${key.slice(41)}`;
    await check(mistyped.toLowerCase());
    await expect(input).toBeFocused();
    await expect(input).toHaveAccessibleDescription(new RegExp(`mistake in these letters: ${mistyped.slice(37, 44)}\\.`));
    await expectAccessible(page);
    await page.locator('header select').selectOption('Deutsch');
    await expect(page.getByLabel('Ihr Wiederherstellungsschlüssel')).toHaveValue(mistyped.toLowerCase());
    await page.locator('header select').selectOption('English');

    const photoOf = (text: string) => ({ name: 'photo.gif', mimeType: 'image/gif', buffer: Buffer.from(encodeQR(text, 'gif', { scale: 6 })) });
    const photo = page.locator('input[type=file]');
    await photo.setInputFiles(photoOf('https://example.net/start'));
    await expect(page.getByRole('status').filter({ hasText: 'There is no recovery key in this picture' })).toBeVisible();
    await photo.setInputFiles(photoOf(`${key}\n0123 4567 89AB CDEF`));
    await expect(page.getByRole('status').filter({ hasText: 'The key was read from the picture.' })).toBeVisible();
    await page.getByRole('button', { name: 'Check this key' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'This is the key of your paper' })).toBeVisible();
    await expect(input).toHaveCount(0);
    await expectAccessible(page);

    expect(sent.length).toBeGreaterThan(0);
    for (const one of [older, key]) expect(hasPartOf(one, [...sent, ...(await storedIn(page))])).toBe(false);
  });
});
