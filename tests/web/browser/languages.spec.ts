import { readdir, readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { directionOf, LANGUAGES, languageOf } from '#common/language.ts';
import { answered, DAY, mailed, openAccount } from '#tests/support/story.ts';
import type { PageWords } from '#words/pages.ts';
import { expectAccessible } from './accessible.ts';
import { TELEPHONE } from './family-steps.ts';
import { expect, test } from './fixtures.ts';
import { linkTo, signInAt } from './host-steps.ts';
import { printedTexts } from './printed-text.ts';

// The stories of a Host and of a widow in Arabic, which is written from right to left. The words of the language say what a person presses, so a
// page in another language than its reader's has none of them. Longer words than the English ones are in pseudo.spec.ts.

async function wordsOf(locale: string): Promise<PageWords> {
  const folder = new URL(`../../../shared/words/${languageOf(locale)}/pages/`, import.meta.url);
  const files = (await readdir(folder)).map((file) => import(new URL(file, folder).href));
  return Object.assign({}, ...(await Promise.all(files)));
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, role: 'button' | 'link', name: string) => page.getByRole(role, { name, exact: true }).click();
const type = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);

/** Returns what a sentence says before or after its value, whichever is longer. */
const constantPart = (sentence: (value: string) => string) =>
  sentence('…')
    .split('…')
    .toSorted((one, other) => other.length - one.length)[0] ?? '';

async function expectLanguage(page: Page, locale: string): Promise<void> {
  const language = languageOf(locale);
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
  await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(TELEPHONE.viewport.width);
  await expectAccessible(page);
}

const { locale, host, people, question } = { locale: 'ar-EG', host: 'منى حداد', people: ['يوسف حداد', 'سلمى منصور'], question: 'هل أنتم بخير؟' };
const of = languageOf(locale);

test(`a Host who reads ${of} seals a will and answers a check, and a widow who reads ${of} opens it`, { tag: '@long' }, async ({ person, stack }) => {
  test.setTimeout(240_000);
  const words = await wordsOf(locale);
  const page = await person({ ...TELEPHONE, locale });
  const addresses = [`first.${of}@example.com`, `second.${of}@example.com`];

  await page.goto('/register');
  await expectLanguage(page, locale);
  await type(page, words.register.name, host);
  await type(page, words.signIn.yourEmail, `host.${of}@example.com`);
  await type(page, words.register.password, 'Kirschbaum im Garten');
  await press(page, 'button', words.register.button);
  await expect(page.getByText(words.register.sentTo)).toBeVisible();
  const mail = await page.context().newPage();
  await mail.goto(await linkTo(stack, `host.${of}@example.com`, 'verify-email'));
  await expect(heading(mail)).toHaveText(words.verifyEmail.title);
  await press(mail, 'button', words.verifyEmail.button);
  await expect(mail.getByRole('link', { name: words.console.actions.continue })).toBeVisible();
  await mail.close();

  await expect(heading(page)).toHaveText(words.setup.title);
  await press(page, 'link', words.setup.start);
  await expect(heading(page)).toHaveText(words.setup.people.firstTitle);
  for (const [index, name] of people.entries()) {
    await type(page, words.survivorForm.name, name);
    await type(page, words.survivorForm.relationship, '…');
    await type(page, words.survivorForm.addresses.email, addresses[index] ?? '');
    await type(page, words.survivorForm.message, `${host} → ${name}`);
    await press(page, 'button', words.survivorForm.add);
    await expect(heading(page)).toHaveText(words.setup.people.listTitle(index + 1));
  }
  await expectLanguage(page, locale);
  await press(page, 'link', words.console.actions.continue);
  await press(page, 'link', words.setup.threshold.continueWithTwo);
  await expect(heading(page)).toHaveText(words.setup.papers.title);
  await expect(page.locator('.printed [dir]').first()).toHaveAttribute('dir', directionOf(of));
  for (const exact of ['pre', '.sheet-address', '.code']) await expect(page.locator('.printed').locator(exact).first()).toHaveCSS('direction', 'ltr');
  await press(page, 'button', words.paperPrint.print(2));
  const sheets = page.locator('.printed .sheet-codes');
  const codes = await Promise.all([0, 1].map((index) => sheets.nth(index).locator('li').allTextContents()));
  const ids = (await page.locator('.printed .sheet').allTextContents()).map(
    (text) => text.match(/[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){6}/g) ?? [],
  );
  for (const [index, name] of people.entries()) {
    const label = words.paperPrint.code(name);
    await type(page, label, codes[index]?.[0] ?? '');
    await page
      .locator('form', { has: page.getByLabel(label) })
      .getByRole('button')
      .click();
    await expect(page.getByText(words.paperPrint.confirmed(name))).toBeVisible();
  }
  await press(page, 'button', words.paperPrint.done);
  await press(page, 'button', words.storages.serviceButton);
  await expect(heading(page)).toHaveText(words.setup.documents.title);
  await page.locator('input[type=file]').setInputFiles({ name: 'will.txt', mimeType: 'text/plain', buffer: Buffer.from('My last will') });
  await press(page, 'link', words.console.actions.continue);
  await expectLanguage(page, locale);
  await press(page, 'button', words.console.actions.continue);
  await expect(heading(page)).toHaveText(words.setup.review.title);
  await press(page, 'button', words.hostDocuments.seal);
  await expect(heading(page)).toHaveText(words.hostDocuments.sealed);
  await expectLanguage(page, locale);

  await stack.advance(31 * DAY);
  await page.goto(await mailed(stack, `host.${of}@example.com`, /(http\S+\/api\/liveness\/respond\?token=\S+)/));
  await expect(heading(page)).toHaveText(question);
  await expectLanguage(page, locale);
  await page.getByRole('button').first().click();
  await expect(heading(page)).not.toHaveText(question);
  await expectLanguage(page, locale);

  for (let days = 0; days < 110; days += 10) await stack.advance(10 * DAY);
  const widow = await person({ ...TELEPHONE, locale });
  await widow.goto(await mailed(stack, addresses[0] ?? '', /(http\S+\/start#\S+)/));
  await expect(heading(widow)).toHaveText(words.start.title);
  await expectLanguage(widow, locale);
  await press(widow, 'link', words.start.howByPaper);
  const usePaper = async (on: Page, sheet: number, action: string) => {
    await type(on, words.prove.survivorId, ids[2 * sheet]?.[1] ?? '');
    await type(on, words.prove.backupCode, codes[sheet]?.[1] ?? '');
    await press(on, 'button', action);
  };
  await usePaper(widow, 0, words.start.start);
  await expect(heading(widow)).toContainText(constantPart(words.waiting.opensFrom));
  await expectLanguage(widow, locale);

  const other = await person({ ...TELEPHONE, locale });
  await other.goto(`/paper#will_id=${ids[0]?.[0]}`);
  await usePaper(other, 1, words.prove.confirm);
  await expect(heading(other)).toContainText(constantPart(words.waiting.opensAt));
  await expectLanguage(other, locale);
  await stack.advance(3 * DAY);
  await press(widow, 'button', words.waiting.refresh);
  await expect(heading(widow)).toHaveText(words.documents.title);
  await expect(widow.getByText(`${host} → ${people[0]}`)).toBeVisible();
  await expectLanguage(widow, locale);
  const saved = widow.waitForEvent('download');
  await press(widow, 'button', `${words.documents.save} will.txt`);
  expect(await readFile(await (await saved).path(), 'utf8')).toBe('My last will');
});

const OPERATOR = {
  ...{
    name: 'Gesellschaft für die Verwahrung letzter Willen Wien GmbH',
    country: 'AT',
    price: { en: '3 € a month, and nothing for your Survivors', de: '3 € im Monat, und nichts für Ihre Vertrauenspersonen' },
  },
  ...{ contact: 'anfragen@verwahrung.test', legal: 'https://verwahrung.test/impressum', privacy: 'https://verwahrung.test/datenschutz' },
};

// A Host can make five papers again in an hour.
for (const languages of [LANGUAGES.slice(0, 4), LANGUAGES.slice(4)]) {
  test(`a paper with long names, also of the operator, fits two sheets of both formats in ${languages.join(', ')}`, async ({ page, stack }) => {
    await page.route('/config.json', async (route) => {
      const config = await (await route.fetch()).json();
      await route.fulfill({ json: { ...config, operator: OPERATOR } });
    });
    const host = await openAccount(stack, { name: 'Annemarie Host-Schwarzenberger' });
    for (const locale of languages) {
      const contact_methods = [{ type: 'email', value: `${locale}@example.com` }];
      const json = { name: `Maximiliane Oberhuber-${locale}`, relationship: '…', locale, contact_methods };
      await answered(201, host.ask, 'POST', '/api/survivors', { json });
    }
    await signInAt(page, '/setup#step=papers', host);
    for (const locale of languages) await page.getByRole('checkbox', { name: `Maximiliane Oberhuber-${locale}` }).check();
    await press(page, 'button', 'Make new papers');
    await expect(page.locator('.printed .sheet')).toHaveCount(2 * languages.length);
    const shown = await page.locator('.printed .sheet').evaluateAll((sheets) => sheets.map((sheet) => sheet.closest('[lang]')?.getAttribute('lang')));
    expect(new Set(shown)).toEqual(new Set(languages));
    await expect(page.locator('.printed .sheet-operator')).toHaveCount(3 * languages.length);
    await expect(page.locator('.printed .sheet-operator').first()).toContainText(`${OPERATOR.name}, `);
    for (const address of [OPERATOR.legal, OPERATOR.privacy]) await expect(page.locator('.printed').getByText(address)).toHaveCount(languages.length);
    for (const format of ['A4', 'Letter'] as const) expect(await printedTexts(page, format)).toHaveLength(2 * languages.length);
  });
}
