import { printedId } from '#common/printed-id.ts';
import { answered, cancelTransfer, mailed, sealWill, startTransfer, survivorAt } from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { confirmByCode, expectHeading, numberOnPaper, OPENS_FROM, personalLink, submit } from './steps.ts';

// All browsers have one address, and the service counts requests per minute and address.
test.beforeEach(({ stack }) => void stack.advance(61));

test('a Survivor starts a transfer by name and gets a personal link', { tag: '@deployed' }, async ({ page, stack }) => {
  const will = await sealWill(stack);
  const ben = survivorAt(will, 0);
  await page.goto(`/start#will_id=${will.willId}`);
  await expectHeading(page, 'Start the transfer of a will');
  await expect(page).toHaveURL(`${stack.siteUrl}/start`);
  await expect(page.getByText('They have 48 hours to stop the transfer.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'With my name only' }).click();
  await page.getByRole('button', { name: 'Start the transfer' }).click();
  await expect(page.getByRole('link', { name: 'Enter your name.' })).toBeVisible();
  await expectAccessible(page);
  await submit(page, { 'Your name': 'A stranger' }, 'Start the transfer');
  await expect(page.getByRole('alert')).toContainText('We found no will with this number for which you are a trusted person. Nothing was started.');
  await page.getByLabel('Your name').fill(ben.name);
  await page.getByRole('button', { name: 'Start the transfer' }).dblclick();
  await expectHeading(page, 'The transfer is running');
  await expect(page.getByText(/We open nothing before \d+ \w+ 2031/)).toBeVisible();
  await expectAccessible(page);
  await page.goto(await personalLink(stack, ben));
  await expectHeading(page, 'Confirm your identity');
});

test('a Survivor who starts a running transfer by name joins it with the paper, without the number of the will', async ({ page, stack }) => {
  const will = await sealWill(stack);
  const transfer = await startTransfer(will);
  const clara = survivorAt(will, 1);
  await page.goto('/start#with=name');
  await page.getByLabel('Will number').fill(will.willId);
  await page.reload();
  await expect(page.getByLabel('Will number')).toHaveValue(will.willId);
  await submit(page, { 'Your name': clara.name }, 'Start the transfer');
  await expectHeading(page, 'A transfer of this will is already running');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'With the paper from my sealed envelope' }).click();
  await expectHeading(page, 'Use the paper from your envelope');
  await expect(page.getByLabel('Will number')).toBeHidden();
  await numberOnPaper(page).fill(clara.id);
  await submit(page, { 'One backup code': clara.backupCodes[0] ?? '' }, 'Confirm my identity');
  await expectHeading(page, OPENS_FROM);

  await cancelTransfer(transfer);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Someone informed us that the person is well.')).toBeVisible();
  await page.getByRole('link', { name: 'Start a transfer again' }).click();
  await page.getByRole('link', { name: 'With my name only' }).click();
  await expect(page.getByLabel('Your name')).toBeVisible();
  await expect(page.getByLabel('Will number')).toBeHidden();
});

test('a Survivor whose name alone is not enough starts a transfer with a code, without the number of the will', async ({ page, stack }) => {
  const will = await sealWill(stack);
  const ben = survivorAt(will, 0);
  await answered(200, will.host.ask, 'PUT', '/api/host/settings', { json: { start_requires_proof: true } });
  const other = await page.context().newPage();
  await other.goto(`/start#with=name&will_id=${will.willId}`);
  await submit(other, { 'Your name': ben.name }, 'Start the transfer');
  await expectHeading(other, 'A name alone is not enough for this will');
  await expectAccessible(other);
  await other.getByRole('link', { name: 'With a code to my telephone or e-mail address' }).click();
  await expectHeading(other, 'Start with a code');
  await other.close();

  await page.goto('/start');
  await page.getByRole('link', { name: 'With a code to my telephone' }).click();
  await page.getByLabel('SMS').check();
  await submit(page, { 'Your telephone number': '0660 1234567' }, 'Send me a code');
  await expect(page.getByRole('link', { name: 'Enter the number with + and the country code, without (0).' })).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).check();
  await submit(page, { 'E-mail address of the person': will.host.email, 'Your e-mail address': ben.email }, 'Send me a code');
  await expect(page.getByText('we are sending you a 6-digit code now')).toBeVisible();
  await page.reload();
  await expect(page.getByText('we are sending you a 6-digit code now')).toBeVisible();
  const code = await mailed(stack, ben.email, /Your code is (\d{6})/);
  await submit(page, { 'Your 6-digit code': code === '000000' ? '000001' : '000000' }, 'Start the transfer');
  await expect(page.getByRole('alert')).toContainText('This code is wrong. Nothing was started. You have 2 more attempts.');
  await expectAccessible(page);
  await submit(page, { 'Your 6-digit code': code }, 'Start the transfer');
  await expectHeading(page, 'Confirm your identity');
  await confirmByCode(page, stack, ben);
  await expectHeading(page, OPENS_FROM);
});

test('a paper starts nothing before the Survivor agrees', async ({ page, stack }) => {
  const will = await sealWill(stack);
  const ben = survivorAt(will, 0);
  await page.goto('/paper');
  await expectAccessible(page);
  const [willNumber, number] = [printedId(will.willId), printedId(ben.id)];
  await page.getByLabel('Will number').fill(willNumber.replace(/.$/, (last) => (last === '7' ? '8' : '7')));
  await numberOnPaper(page).fill(number);
  await expect(page.getByText('This number is not complete or has a mistake.')).toBeVisible();
  await page.getByLabel('Will number').fill(willNumber);
  await page.reload();
  await expect(page.getByLabel('Will number')).toHaveValue(willNumber);
  await expect(numberOnPaper(page)).toHaveValue(number);
  await submit(page, { 'One backup code': 'ABCD-1234' }, 'Confirm my identity');
  await expectHeading(page, 'No transfer of this will is running');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Start the transfer' }).click();
  await expect(page.getByRole('alert')).toContainText('This backup code is wrong');
  await expect(page.getByLabel('Will number')).toHaveValue(willNumber);
  await submit(page, { 'One backup code': ben.backupCodes[0] ?? '' }, 'Confirm my identity');
  await page.getByRole('button', { name: 'Start the transfer' }).click();
  await expectHeading(page, OPENS_FROM);
  await page.goto('/paper');
  await expect(page.getByLabel('Will number')).toHaveValue('');
  await expect(numberOnPaper(page)).toHaveValue('');
});

test('a person without link and paper asks for a message', async ({ page, stack }) => {
  const will = await sealWill(stack);
  const ben = survivorAt(will, 0);
  await page.goto('/start');
  await page.getByRole('link', { name: 'I have none of these' }).click();
  await expectHeading(page, 'Find the will entrusted to you');
  await expectAccessible(page);
  await submit(page, { 'Their e-mail address': will.host.email, 'Your e-mail address': ben.email }, 'Send me a message');
  await expectHeading(page, 'Thank you. Please wait for our message');
  await expectAccessible(page);
  await page.reload();
  await expectHeading(page, 'Thank you. Please wait for our message');
  expect(await mailed(stack, ben.email, /You asked us (how to open this will)/)).toBe('how to open this will');
});
