import { existsSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { answered, mailed, nameSurvivors, openAccount, setUp } from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { expect, type SiteStack, test } from './fixtures.ts';
import { expectHeading, signInAt } from './steps.ts';

// The headless shell shows no notifications, and so allows none.
const BROWSER = process.env['NOTIFYING_CHROMIUM'] ?? '/usr/bin/chromium';
// .ci/run installs it and requires it, so that nothing is skipped there.
test.skip(!process.env['REQUIRE_TOOLS'] && !existsSync(BROWSER), `Notifications need Debian's chromium at ${BROWSER}.`);
// A service worker of an earlier test may still be known to a browser that is used again.
test.use({ launchOptions: { executablePath: BROWSER }, permissions: ['notifications'], reuseContext: false });

/** Lets the browser subscribe at the push service of the stack: its own one is on the internet. Returns the address that ends it. */
async function subscribeLocally(page: Page, stack: SiteStack): Promise<string> {
  const { push } = await stack.endpoints();
  const subscribed = await fetch(new URL('/subscribe', push.endpoint), { method: 'POST' });
  const subscription = (await subscribed.json()) as { endpoint: string };
  await page.addInitScript((subscription) => {
    PushManager.prototype.subscribe = async (options) => {
      if (sessionStorage.getItem('push-fails')) throw new DOMException('no push service', 'AbortError');
      if (typeof options?.applicationServerKey !== 'string' || options.userVisibleOnly !== true) throw new Error('no key');
      // The page uses no other part of it.
      return { toJSON: () => subscription } as unknown as PushSubscription;
    };
  }, subscription);
  return subscription.endpoint;
}

/** Gives the service worker a message as the browser does after it has decrypted one, and returns what is shown then. */
async function push(context: BrowserContext, page: Page, message: string): Promise<{ title: string; body: string; data: unknown }[]> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => first && resolve(first.registrationId));
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await registered;
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ title, body, data }) => ({ title, body, data }));
    });
  // A busy browser may end the worker before it has run.
  await expect(async () => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: message });
    await expect.poll(shown, { timeout: 5000 }).not.toEqual([]);
  }).toPass();
  return shown();
}

test('a Host turns on notifications of a device, which then asks whether they are well', async ({ page, context, stack }) => {
  const host = await openAccount(stack);
  await setUp(host);
  const endpoint = await subscribeLocally(page, stack);
  await signInAt(page, '/connectors', host);
  await expectHeading(page, 'How we reach you');
  await page.getByRole('button', { name: 'Add a channel' }).click();
  await page.getByLabel('Notifications on a device').check();
  await expect(page.getByLabel('A name for this channel')).toHaveValue('My computer');
  await expectAccessible(page);
  // A first press without a connection to the push service does not spoil the second one.
  await page.evaluate(() => sessionStorage.setItem('push-fails', 'yes'));
  await page.getByRole('button', { name: 'Turn on notifications here' }).click();
  await expect(page.getByText('Your browser could not turn on notifications.')).toBeVisible();
  await page.evaluate(() => sessionStorage.removeItem('push-fails'));
  await page.getByRole('button', { name: 'Turn on notifications here' }).click();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'My computer' }) });
  await expect(card).toContainText('Not tested yet');
  await card.getByRole('button', { name: 'Send a notification to it' }).click();
  await expect(card.getByRole('status')).toContainText('My computer is connected');
  await expect(card).toContainText('Works');
  await expectAccessible(page);

  expect(await stack.messages({ channel: 'push' })).toContainEqual(expect.objectContaining({ subject: 'This is a test' }));
  const link = `${stack.url}/api/liveness/respond?token=a.b`;
  const [shown] = await push(context, page, JSON.stringify({ title: 'Are you well?', text: 'Yes, I am well', tag: 'check/1', link }));
  expect(shown).toEqual({ title: 'Are you well?', body: 'Yes, I am well', data: link });

  const ending = await fetch(endpoint, { method: 'DELETE' });
  expect(ending.status).toBe(204);
  await card.getByRole('button', { name: 'Send a notification to it' }).click();
  await expect(card.getByRole('alert')).toContainText('This browser no longer takes our notifications.');
  const { connectors } = await answered(200, host.ask, 'GET', '/api/connectors');
  expect(connectors).not.toContainEqual(expect.objectContaining({ type: 'push' }));
});

test('a Survivor who has confirmed also notices messages on a device and in Telegram, and removes them again', async ({ page, stack }) => {
  const host = await openAccount(stack);
  const [ben] = await nameSurvivors(host, 2);
  if (!ben) throw new Error('There is no Survivor.');
  await answered(200, host.ask, 'POST', `/api/survivors/${ben.id}/invite`);
  await subscribeLocally(page, stack);
  await page.goto(await mailed(stack, ben.email, /(http\S+\/confirm#\S+)/));
  await page.getByLabel('Yes, I am ready').check();
  await page.getByRole('button', { name: 'Send my answer' }).click();
  const alerts = page.getByRole('region', { name: 'So that you notice our messages' });
  await alerts.getByRole('button', { name: 'Notify me on this device' }).click();
  await expect(alerts.getByText('This device now shows when a message for you is on its way.')).toBeVisible();
  await expect(alerts.getByRole('listitem')).toContainText('A device, since');
  await alerts.getByRole('button', { name: 'Notify me in Telegram' }).click();
  const start = new URL((await alerts.getByRole('link', { name: 'Open Telegram' }).getAttribute('href')) ?? '').searchParams.get('start') ?? '';
  await expectAccessible(page);
  await stack.telegram('start', { username: '@ben_alerts', start });
  await expect(alerts.getByText('We now also write to you in Telegram')).toBeVisible();
  await expectAccessible(page);
  // The service writes to a Survivor after its answer to the page.
  const shown = () => stack.messages({ channel: 'push' });
  await expect.poll(shown).toContainEqual(expect.objectContaining({ subject: 'A message for you' }));
  await alerts.getByRole('button', { name: 'Remove the device' }).click();
  await expect(alerts.getByText('It was removed.')).toBeVisible();
  await expect(alerts.getByRole('listitem')).toHaveCount(1);
});

test('the service worker shows something for any message, and opens nothing but an address of the web', async ({ page, context, stack }) => {
  await page.goto('/dashboard');
  await page.evaluate(async () => {
    const policy = (window as never as { trustedTypes: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } } })
      .trustedTypes;
    await navigator.serviceWorker.register(policy.createPolicy('workers', { createScriptURL: (url: string) => url }).createScriptURL('/notify.js'));
    await navigator.serviceWorker.ready;
  });
  for (const message of ['', 'not JSON', JSON.stringify({ title: 'x', text: 'y', tag: 'one', link: 'javascript:alert(1)' })]) {
    for (const { data } of await push(context, page, message)) expect(data).toBe('/dashboard');
  }
  expect(stack.siteUrl).toContain('http');
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15', viewport: { width: 360, height: 740 } });

  test('a Host sees that the page must be on the home screen first', async ({ page, stack }) => {
    const host = await openAccount(stack);
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
    await signInAt(page, '/connectors', host);
    // A Host with e-mail only gets a channel suggested that they can use now.
    await expect(page.getByLabel('Notifications on a device')).not.toBeChecked();
    await page.getByLabel('Notifications on a device').check();
    await expect(page.getByRole('heading', { name: 'On an iPhone or iPad, put this page on your home screen first' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'A square with an arrow that points up' })).toBeVisible();
    await expectAccessible(page);
  });
});
