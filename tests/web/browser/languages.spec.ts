import { LANGUAGES } from '#common/language.ts';
import { answered, openAccount, sealWill } from '#tests/support/story.ts';
import { PAGES } from '#web/edge/pages.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { printedTexts } from './printed-text.ts';
import { signInAt, TELEPHONE } from './steps.ts';

// Longer words than the English ones are in pseudo.spec.ts, which shows too that each text of a page is in the files of words.

test('every page is written from right to left in Arabic, and fits a telephone', { tag: '@long' }, async ({ person, stack }) => {
  const { host } = await sealWill(stack);
  const page = await person(TELEPHONE);
  await signInAt(page, '/dashboard', host);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your will is sealed/);
  await page.goto('/');
  await page.locator('header select').selectOption('العربية');
  for (const address of Object.keys(PAGES)) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(/\p{Script=Arabic}/u);
    await expect(page.locator('.waiting')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(TELEPHONE.viewport.width);
    if (address === '/start' || address === '/survivors') await expectAccessible(page);
  }
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
    await page.getByRole('button', { name: 'Make new papers' }).click();
    await expect(page.locator('.printed .sheet')).toHaveCount(2 * languages.length);
    const shown = await page.locator('.printed .sheet').evaluateAll((sheets) => sheets.map((sheet) => sheet.closest('[lang]')?.getAttribute('lang')));
    expect(new Set(shown)).toEqual(new Set(languages));
    const arabic = page.locator('.printed [lang=ar]').first();
    if (languages.includes('ar'))
      for (const exact of ['pre', '.sheet-address', '.code']) await expect(arabic.locator(exact).first()).toHaveCSS('direction', 'ltr');
    await expect(page.locator('.printed .sheet-operator')).toHaveCount(3 * languages.length);
    await expect(page.locator('.printed .sheet-operator').first()).toContainText(`${OPERATOR.name}, `);
    for (const address of [OPERATOR.legal, OPERATOR.privacy]) await expect(page.locator('.printed').getByText(address)).toHaveCount(languages.length);
    for (const format of ['A4', 'Letter'] as const) expect(await printedTexts(page, format)).toHaveLength(2 * languages.length);
  });
}
