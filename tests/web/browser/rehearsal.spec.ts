import type { Page } from '@playwright/test';
import { answered, DAY, HOUR, mailed, type SealedWill, type Survivor, sealWill, startTransfer, subjects, survivorAt } from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { enterBackupCode, enterCode, expectHeading, numberOnPaper, TELEPHONE } from './family-steps.ts';
import { expect, type SiteStack, test } from './fixtures.ts';
import { signIn, signInAt } from './host-steps.ts';

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
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Save' }).click();
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
    await page.getByLabel('One backup code from your paper').fill(ben.backupCodes[0] ?? '');
    await page.getByRole('button', { name: 'Confirm my identity' }).click();
    await expectHeading(page, 'Thank you. It works');
  });
});
