import { answered, authenticate, sealWill, startTransfer, subjects, survivorAt } from '#tests/support/story.ts';
import { hostRefusals } from '#words/en/pages/host-refusals.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectHeading, signInAt, submit, TELEPHONE } from './steps.ts';

const CODE = /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/;

test('a Host who has lost telephone and password stops a transfer from a library computer with the card', async ({ page, browser, stack }) => {
  const will = await sealWill(stack);
  await signInAt(page, '/security', will.host);
  await expect(page.getByText('You have no stop card yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Make a stop card' }).click();
  await expect(page.getByText('We show this code only now.')).toBeVisible();
  await expectAccessible(page);
  const code = (await page.locator('#page .stop-card strong.code').innerText()).trim();
  expect(code).toMatch(CODE);
  await page.emulateMedia({ media: 'print' });
  const printed = page.locator('.printed .stop-card');
  await expect(printed).toContainText(code);
  const { width, height } = (await printed.boundingBox()) ?? { width: 0, height: 0 };
  // A bank card has 85.6 by 54 mm, and a pixel of CSS is 1/96 inch.
  expect([width / 96, height / 96].map((inches) => Math.round(inches * 25.4))).toEqual([86, 54]);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('link', { name: /^Print the card or copy both lines first/ })).toBeVisible();
  await page.getByLabel('I have the card').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('You have a stop card.')).toBeVisible();

  const transfer = await startTransfer(will);
  await authenticate(transfer, survivorAt(will, 0));
  const library = await (await browser.newContext()).newPage();
  await library.goto(`${stack.siteUrl}/dashboard`);
  await library.getByRole('link', { name: 'I am well, and want to stop a transfer with my stop card' }).click();
  await expectHeading(library, 'Stop a transfer with your card');
  await expectAccessible(library);
  await library.getByRole('button', { name: 'I am well: stop it' }).click();
  await expect(library.getByRole('link', { name: /^Enter the whole code/ })).toBeVisible();
  await submit(library, { 'Will number': will.willId, 'Stop code': 'AAAA AAAA AAAA AAAA' }, 'I am well: stop it');
  await expect(library.getByRole('alert')).toContainText('This code stops nothing. Please check both lines of the card.');
  await submit(library, { 'Stop code': code.toLowerCase() }, 'I am well: stop it');
  await expectHeading(library, 'The transfer was stopped');
  await expectAccessible(library);
  expect(await answered(200, will.host.ask, 'GET', '/api/will/status')).toMatchObject({ status: 'active' });
  expect(await subjects(stack, will.host.email)).toContain('Your stop card was used');
  await page.reload();
  await expect(page.getByText('It does not work again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make a new stop card' })).toBeVisible();
});

test.describe('with a telephone', () => {
  test.use(TELEPHONE);

  test('the code on the card opens the page with both lines, which leave the address', async ({ page, stack }) => {
    const will = await sealWill(stack);
    const { stop_url, will_id, stop_code } = await answered(200, will.host.ask, 'POST', '/api/host/stop-card');
    await page.goto(`${stop_url}#will_id=${will_id}&stop_code=${stop_code}`);
    await expect(page.getByLabel('Stop code')).toHaveValue(stop_code);
    await expect(page).toHaveURL(`${stack.siteUrl}/stop`);
    await page.getByRole('button', { name: 'I am well: stop it' }).click();
    await expect(page.getByRole('alert')).toContainText(hostRefusals.nothing_to_stop);
    await expectAccessible(page);
  });
});
