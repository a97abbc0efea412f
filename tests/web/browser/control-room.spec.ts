import type { Page } from '@playwright/test';
import { createTransport } from 'nodemailer';
import { listen } from '#infra/local/entry.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const title = (page: Page) => page.locator('#story h2');

/** Presses a button, and waits until its result is shown. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
  await expect(page.locator('body')).not.toHaveAttribute('aria-busy', { timeout: 30_000 });
  await expect(page.locator('#result')).not.toContainText('Not possible now');
}

/** Presses the large button, which is the next step of the story. */
async function pressNext(page: Page): Promise<void> {
  await press(page, (await page.locator('#story .primary').textContent()) ?? '');
}

async function makeFamily(page: Page): Promise<void> {
  await press(page, /^Make (a sample|another) family$/);
  await expect(title(page)).toHaveText("Anna's will is sealed");
}

test('a person opens a will by clicking only, from the first printed address', { tag: '@long' }, async ({ page, stack }) => {
  await page.goto(stack.siteUrl);
  await page.getByRole('link', { name: 'Open the control room' }).click();
  await expect(page).toHaveURL(`${stack.url}/_local`);
  await makeFamily(page);
  await pressNext(page);
  await expect(title(page)).toHaveText('Anna does not answer');
  await press(page, /^Anna misses every check/);
  await expect(title(page)).toHaveText('Anna has missed every check');
  for (let step = 0; step < 25 && !/^The will is open until/.test((await title(page).textContent()) ?? ''); step += 1) await pressNext(page);
  await pressNext(page);
  await expect(page.locator('#result')).toContainText('Dear Ben, thank you for everything.');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'last-will.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('last-will.pdf');

  const newest = page.locator('.message[open]');
  await expect(newest.locator('summary').first()).toContainText('ben');
  await expect(newest.frameLocator('iframe').getByText('Hello Ben')).toBeVisible();
  await expectAccessible(page, { without: 'iframe' });
});

test('a person finds the papers and the messages of the family, and makes a part fail and repairs it', async ({ page, stack }) => {
  await page.goto(`${stack.url}/_local`);
  await makeFamily(page);
  await page.getByText('Clara, a Survivor with a telephone and a paper').click();
  await expect(page.locator('#family details[open] pre')).toContainText('FOR Clara');
  await expect(page.locator('#family details[open]').getByRole('button', { name: /^Copy the backup code / })).toHaveCount(5);

  await press(page, 'Ben starts the transfer');
  await page.getByLabel('Channel').selectOption('sms');
  await expect(page.locator('.message:visible').first()).toContainText('sms to +43');
  await expect(page.locator('.message:visible').filter({ hasText: 'email to' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Ben in this transfer' })).toHaveAttribute(
    'href',
    new RegExp(`^${stack.siteUrl}/survivor#transfer_id=`),
  );
  await page.getByLabel('Part').selectOption('kms');
  await press(page, 'Make it fail');
  await expect(page.getByText('These parts fail now:')).toBeVisible();
  await press(page, 'Repair kms (error)');
  await expect(page.getByText('Everything works.')).toBeVisible();
});

/** HTML that tries to run a script, and to load, replace and send something from or to this address. */
const hostile = (address: string) =>
  [
    `<h1>A letter</h1><script>top.document.title = "owned"</script><base href="${address}/">`,
    `<img src="${address}/a.png" onerror="top.document.title = 'owned'"><link rel="stylesheet" href="${address}/a.css">`,
    `<meta http-equiv="refresh" content="0; url=${address}/b"><iframe src="${address}/c"></iframe>`,
    `<form action="${address}/d"><button>Press</button></form>`,
  ].join('');

// This test has its own context, because the browser reports in its console everything that it refuses.
test('a hostile message shows its text and reaches no one', async ({ browser, stack }) => {
  const reached: string[] = [];
  const attacker = await listen((request, response) => {
    reached.push(request.url ?? '');
    response.end();
  });
  const { smtp } = await stack.endpoints();
  const mailer = createTransport({ host: smtp['host'], port: smtp['port'], secure: false, auth: { user: smtp['username'], pass: smtp['password'] } });
  const mail = { from: 'h@example.org', to: 'ann@example.org', subject: '<b>Hostile</b>', text: 'A letter' };
  await mailer.sendMail({ ...mail, html: hostile(attacker.url) });

  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${stack.url}/_local`);
  const frame = page.locator('.message[open]', { hasText: '<b>Hostile</b>' }).frameLocator('iframe').first();
  await expect(frame.getByText('A letter')).toBeVisible();
  await frame.getByRole('button', { name: 'Press' }).click();
  await expect(page).toHaveTitle('Control room - Will custody');
  expect(reached).toEqual([]);
  await page.close();
  await attacker.close();
});
