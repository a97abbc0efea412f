import { answered, mailed, nameSurvivors, openAccount } from '#tests/support/story.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectHeading, signInAt, submit } from './steps.ts';

test('a visitor finds out what this is and where to continue, in German too, also after the next visit', async ({ page, context }) => {
  await page.goto('/');
  await expectHeading(page, 'We keep wills sealed until they are needed');
  // This service does not say who runs it.
  await expect(page.locator('footer p')).toHaveText([/^All times: /, /^This is a trial/]);
  await expect(page.getByText('Who runs this?')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'I have a message from the service' }).click();
  await expect(page).toHaveURL('/message');
  await expect(page.getByRole('heading', { name: 'Which message do you have?' })).toBeFocused();
  await expect(page).toHaveTitle('Which message do you have? – Will Custody');
  await expectAccessible(page);
  await page.goBack();
  await expectHeading(page, 'We keep wills sealed until they are needed');
  await page.goForward();

  const languages = page.locator('header select');
  await context.route('**/assets/de-*', (route) => route.abort());
  await languages.selectOption('Deutsch');
  await expect(page.getByRole('alert')).toContainText('We could not reach the service.');
  await expectHeading(page, 'Which message do you have?');
  await context.unroute('**/assets/de-*');
  await page.reload();
  await languages.focus();
  await languages.selectOption('Deutsch');
  await expect(page).toHaveTitle(/^Welche Nachricht haben Sie\?/);
  await expect(languages).toBeFocused();
  await page.reload();
  await expectHeading(page, 'Welche Nachricht haben Sie?');
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
});

test('a deployment has its own name and colour, no control room, and says who runs it and what it costs', async ({ page, stack }) => {
  const operator = {
    ...{ name: 'Vienna Wills GmbH', country: 'AT', price: '3 € a month', contact: 'help@wills.test' },
    ...{ legal: 'https://wills.test/legal', privacy: 'https://wills.test/privacy' },
  };
  const json = { api: stack.url, name: 'Vienna Wills', colours: { '--light-accent': '#5b2a86' }, operator };
  await page.route('/config.json', (route) => route.fulfill({ json }));
  await page.goto('/message');
  await expect(page.getByRole('link', { name: 'Vienna Wills' })).toBeVisible();
  await expect(page).toHaveTitle('Which message do you have? – Vienna Wills');
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveCSS('color', 'rgb(91, 42, 134)');
  await expect(page.getByText('control room')).toBeHidden();
  const footer = page.locator('footer');
  await expect(footer).toContainText('This service is run by Vienna Wills GmbH, Austria.');
  await expect(footer.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', 'mailto:help@wills.test');
  await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', 'https://wills.test/privacy');
  await expectAccessible(page);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Who runs this service?' })).toContainText('Price: 3 € a month.');
  await expect(page.getByRole('link', { name: 'Privacy' })).toHaveCount(1);
  await expectAccessible(page);
  await page.locator('header select').selectOption('Deutsch');
  await expect(page.getByRole('region', { name: 'Wer betreibt diesen Dienst?' })).toContainText(
    'Diesen Dienst betreibt Vienna Wills GmbH, Österreich.',
  );
});

test('a page whose configuration cannot be loaded still opens, with the usual name', async ({ page }) => {
  await page.route('/config.json', (route) => route.abort());
  await page.goto('/message');
  await expect(page).toHaveTitle('Which message do you have? – Will Custody');
});

test('a mistyped address says so', async ({ page }) => {
  expect((await page.goto('/surviver'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no page at this address');
  await expectAccessible(page);
});

test('a person whom a Host has named confirms, and proposes another address, which the Host saves', async ({ page, stack, person }) => {
  const host = await openAccount(stack);
  const [ben, clara] = await nameSurvivors(host, 2);
  const console = await person();
  await signInAt(console, '/survivors', host);
  const about = (name: string) => console.locator('.people > li').filter({ has: console.getByRole('heading', { name, exact: true }) });
  const linkOf = async ({ name = '', email = '' } = {}) => {
    await about(name).locator('summary').click();
    await about(name).getByRole('button', { name: 'Ask this person to confirm' }).click();
    const dialog = console.getByRole('dialog', { name: `Ask ${name} to confirm?` });
    if (name === 'Ben') await expectAccessible(console);
    await dialog.getByRole('button', { name: 'Send the e-mail' }).click();
    await expect(console.getByText(`We sent the invitation to ${email}.`)).toBeVisible();
    return mailed(stack, email, /(http\S+\/confirm#\S+)/);
  };
  const survivor = async (name: string) => {
    const { survivors } = await answered(200, host.ask, 'GET', '/api/survivors');
    return survivors.find((one: { name: string }) => one.name === name);
  };
  await page.goto(await linkOf(ben));
  await expectHeading(page, 'Will you be a trusted person?');
  await expect(page).toHaveURL(`${stack.siteUrl}/confirm`);
  await expect(page.getByText(`${host.name} named you as a trusted person`)).toBeVisible();
  await page.getByRole('button', { name: 'Send my answer' }).click();
  await expect(page.getByRole('link', { name: 'Choose one of the answers.' })).toBeVisible();
  expect(await survivor('Ben')).toMatchObject({ confirmed_at: null });
  await page.getByLabel('Yes, I am ready').check();
  await page.getByLabel('Deutsch').check();
  await page.getByRole('button', { name: 'Send my answer' }).dblclick();
  await expectHeading(page, 'Thank you. You are confirmed');
  await expect(page.getByText(`The sealed envelope from ${host.name}.`)).toBeVisible();
  await expectAccessible(page);
  expect(await survivor('Ben')).toMatchObject({ confirmed_at: expect.any(String), locale: 'de' });

  await page.getByRole('button', { name: 'Change my answer' }).click();
  await page.getByLabel('It is me, but I have another address').check();
  await submit(page, { 'Your other e-mail address': 'ben at home' }, 'Send my answer');
  await expect(page.getByRole('link', { name: /Enter an e-mail address such as/ })).toBeVisible();
  await submit(page, { 'Your other e-mail address': 'ben@home.example' }, 'Send my answer');
  await expectHeading(page, `Thank you. ${host.name} now decides`);
  expect(await survivor('Ben')).toMatchObject({ confirmed_at: null, proposed_contact: { type: 'email', value: 'ben@home.example' } });

  await console.reload();
  await expect(about('Ben')).toContainText('The answer proposes another address: ben@home.example.');
  await about('Ben').getByRole('button', { name: 'Use ben@home.example instead' }).click();
  await expectHeading(console, 'Change Ben');
  await expect(console.getByRole('heading', { name: 'Is ben@home.example right?' })).toBeVisible();
  await expect(console.getByText(`The address until now is ${ben?.email}.`)).toBeVisible();
  await expect(console.getByLabel('E-mail address')).toHaveValue('ben@home.example');
  await expectAccessible(console);
  await console.getByRole('button', { name: 'Save the changes' }).click();
  await expect(console.getByText('The changes were saved.')).toBeVisible();
  expect(await survivor('Ben')).toMatchObject({ wrong_contact_at: null, contact_methods: [{ type: 'email', value: 'ben@home.example' }] });

  const link = await linkOf(clara);
  await page.goto(link);
  await page.locator('header select').selectOption('Deutsch');
  await page.getByLabel('Ich kenne diese Person nicht').check();
  await page.getByRole('button', { name: 'Antwort senden' }).click();
  await expectHeading(page, 'Danke. Wir senden keine Benachrichtigungen mehr');
  await expectAccessible(page);
  await page.goto(`${link.slice(0, -4)}AAAA`);
  await expectHeading(page, 'Dieser Link kann nicht beantwortet werden');
});

test('a visitor reads which program runs, and how to check it', async ({ page }) => {
  await page.goto('/release');
  await expect(page.getByText('This service has not published which program it runs.')).toBeVisible();
  const list = { commit: 'c'.repeat(40), pages: { 'family.html': 'a'.repeat(64) }, functions: { 'auth-login_account': 'of-login' } };
  await page.route('/release.json', (route) => route.fulfill({ json: list }));
  await page.reload();
  await expect(page.getByText(list.commit)).toBeVisible();
  await expect(page.getByText(`npm run verify -- ${new URL(page.url()).origin} --key release.pub`)).toBeVisible();
  await page.getByText('All files of this version').click();
  await expect(page.getByText('of-login  auth-login_account')).toBeVisible();
  await expectAccessible(page);
});
