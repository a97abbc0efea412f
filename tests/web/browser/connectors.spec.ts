import { openAccount, setUp } from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectHeading, signInAt, submit, TELEPHONE } from './steps.ts';

test('a Host adds a bot in Telegram, tests it to their own telephone, and is reached there first', async ({ page, stack }) => {
  const host = await openAccount(stack);
  await setUp(host);
  const { telegram } = await stack.endpoints();
  await signInAt(page, '/connectors', host);
  await expectHeading(page, 'How we reach you');
  await expect(page.getByRole('listitem').filter({ hasText: 'My mail' })).toContainText('Works');
  await page.getByRole('button', { name: 'Add a channel' }).click();
  await page.getByLabel('Telegram').check();
  await page.getByRole('button', { name: 'Use my own bot instead' }).click();
  await page.getByText('Where do I find these values?').click();
  await page.getByRole('button', { name: 'Save this channel' }).click();
  await expect(page.getByRole('link', { name: 'Enter the name of the bot. It ends with “bot”.' })).toBeVisible();
  await expectAccessible(page);
  await submit(page, { 'Name of the bot': 'will_local_bot', 'Token of the bot': `${telegram.bot_token}x` }, 'Save this channel');

  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '@will_local_bot' }) });
  await expect(card).toContainText('Not tested yet');
  await expect(card.getByRole('link', { name: 'Open the chat with your bot' })).toHaveAttribute('href', /^https:\/\/t\.me\/will_local_bot/);
  await expect(card.getByRole('img', { name: /scan this/ })).toBeVisible();
  await submit(card, { 'Your name at Telegram': '@anna_at_home' }, 'Send the test');
  await expect(card.getByRole('alert')).toContainText('Telegram did not accept the token. Please copy it again from your chat with @BotFather.');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Enter new access data' }).click();
  await submit(card, { 'Token of the bot': telegram.bot_token }, 'Save this channel');
  await expect(page.getByText('@will_local_bot is saved. Please test it now.')).toBeVisible();
  // On this computer, each person whom a bot wants to reach has pressed Start.
  await submit(card, { 'Your name at Telegram': '@anna_at_home' }, 'Send the test');
  await expect(card.getByRole('status')).toContainText('@will_local_bot works');
  await expect(card).toContainText('It reaches you at @a***');
  await card.getByRole('button', { name: 'Move up' }).click();
  await expect(page.getByText('@will_local_bot is now one place higher.')).toBeVisible();
  await card.getByRole('button', { name: 'Use this channel first' }).click();
  await expect(card).toContainText('We use this channel first');
  await page.getByRole('listitem').filter({ hasText: 'My mail' }).getByRole('button', { name: 'Remove' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove My mail?' });
  await dialog.getByRole('button', { name: 'Remove this channel' }).click();
  await expect(page.getByText('My mail is removed.')).toBeVisible();
});

test('a Host confirms their number as they write it at home, with a code that the service sends', async ({ person, stack }) => {
  const host = await openAccount(stack);
  const page = await person({ ...TELEPHONE, locale: 'de-AT' });
  await page.goto('/connectors');
  await page.getByLabel('E-Mail-Adresse', { exact: true }).fill(host.email);
  await page.getByLabel('Passwort', { exact: true }).fill(host.password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByLabel('SMS').check();
  await expectAccessible(page);
  await page.getByLabel('Ihre Telefonnummer').fill('0664 123 00 77');
  await expect(page.getByText('Wir schreiben an +43 664 1230077.')).toBeVisible();
  await page.getByRole('button', { name: 'Code an mich senden' }).click();
  const code = page.getByLabel('Der Code aus der Nachricht');
  await expect(page.getByText('Wir haben Ihnen einen Code gesendet.')).toBeVisible();
  await expectAccessible(page);
  const [message] = await stack.messages({ to: '+436641230077' });
  const right = /\b(\d{6})\b/.exec(message?.text ?? '')?.[1] ?? '';
  await code.fill(String((Number(right) + 1) % 1_000_000).padStart(6, '0'));
  await page.getByRole('button', { name: 'Meine Nummer bestätigen' }).click();
  await expect(page.getByRole('alert')).toContainText('Das ist nicht der Code, den wir gesendet haben');
  await code.fill(`${right.slice(0, 3)} ${right.slice(3)}`);
  await page.getByRole('button', { name: 'Meine Nummer bestätigen' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Mein Telefon' })).toContainText('+43*****77');
});

test('a Host connects Telegram with one press here, and one on Start there', async ({ page, stack }) => {
  const host = await openAccount(stack);
  await signInAt(page, '/connectors', host);
  await page.getByLabel('Telegram').check();
  await page.getByRole('button', { name: 'Connect Telegram' }).click();
  const chat = page.getByRole('link', { name: 'Open Telegram' });
  await expectAccessible(page);
  const start = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('start') ?? '';
  await stack.telegram('start', { username: '@grete_g', start });
  await expect(page.getByText('Telegram is connected.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Telegram' })).toContainText('Works');
});
