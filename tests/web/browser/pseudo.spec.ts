import type { Page } from '@playwright/test';
import { LANGUAGES, nameOf } from '#common/language.ts';
import { hasOptOut, SAMPLE, SAMPLES } from '#infra/messages/samples.ts';
import { CLOSE, OPEN, pseudo, pseudoMessages, pseudoPages } from '#tests/support/pseudo.ts';
import { authenticateOnPaper, openAccount, passDeadline, sealWill, startTransfer, survivorAt } from '#tests/support/story.ts';
import { PAGES } from '#web/edge/pages.ts';
import { waiting } from '#words/en/pages/waiting.ts';
import { expect, test } from './fixtures.ts';
import { newestCode, personalLink, signInAt } from './steps.ts';

// Each English word is replaced by one in brackets, longer by 40 %, on the smallest telephone. A text without brackets is in no file of
// words, and would be English for every reader. A text that is wider than its place is cut off in German.

/** What the people of the sample messages call themselves and their things. */
const NAMES_IN_SAMPLES = ['Clara', 'Robert', 'My bucket', 'My drive', 'My mail', 'My phone', 'My telephone'];

test.use({ viewport: { width: 320, height: 740 } });

/** Sends the words of the pseudo-locale in place of the English ones. */
async function readPseudo(page: Page): Promise<void> {
  const words = await pseudoPages();
  await page.context().route(/\/assets\/en-[\w-]+-\w{8}\.js$/, (route, request) => {
    const [, file = ''] = /\/en-([\w-]+)-\w{8}\.js$/.exec(request.url()) ?? [];
    return route.fulfill({ contentType: 'text/javascript', body: words.get(file) ?? '' });
  });
}

/** What people, the service's names and the browser add to a page: it is the same in every language. */
const OWN =
  /^(?:[\d\s:.,/+()%@·✓–-]|\d+ bytes|\d+ \p{L}+ \d{4}(?: at)?|UTC|Will Custody|Central European Time|SMS|WhatsApp|Telegram|[\p{L}*.]+@\S+|[0-9a-f-]{36}|https?:\S+)*$/u;

/** Returns the texts that a person sees and that no file of words has, and those that are cut off or wider than the screen. */
async function faultsOf(page: Page, known: readonly string[]): Promise<string[]> {
  const { texts, wide } = await page.evaluate(() => {
    const isShown = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (isShown(parent) && !parent?.closest('option, template, noscript, style, script, pre, code, .code, [aria-hidden=true]'))
        texts.push((/^[^⟦]*⟧|⟦[^⟧]*$/.test(node.textContent ?? '') ? parent?.closest('p') : node)?.textContent?.trim() ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], img[alt]'))
      texts.push(...['aria-label', 'placeholder', 'alt'].map((name) => element.getAttribute(name)?.trim() ?? ''));
    const isCut = (element: Element) =>
      element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible' && element.clientWidth > 1;
    const cut = [...document.querySelectorAll('body *')].filter((element) => isShown(element) && isCut(element));
    const wide = cut.map((element) => `cut off: ${element.outerHTML.slice(0, 120)}`);
    return { texts, wide: document.documentElement.scrollWidth > innerWidth ? [...wide, 'the page is wider than the screen'] : wide };
  });
  return [...untranslated(texts, known), ...wide];
}

function untranslated(texts: readonly string[], known: readonly string[]): string[] {
  const left = known.reduce((all, one) => all.map((text) => text.replaceAll(one, '')), texts.map(outside));
  return left.filter((text) => !OWN.test(text));
}

/** Returns what is outside of the brackets: they can contain each other. */
function outside(text: string): string {
  const inner = new RegExp(`${OPEN}[^${OPEN}${CLOSE}]*${CLOSE}`, 'g');
  const left = text.replace(inner, '');
  return left === text ? left.trim() : outside(left);
}

const ofEntry = (file: 'family.html' | 'host.html') => Object.entries(PAGES).flatMap(([address, entry]) => (entry === file ? [address] : []));

async function expectTranslated(page: Page, address: string, known: readonly string[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toContainText(OPEN);
  await expect(page.locator('.waiting')).toHaveCount(0);
  expect(await faultsOf(page, known), address).toEqual([]);
}

test('every page for Survivors is translated as a whole, and fits on a small telephone', async ({ page }) => {
  await readPseudo(page);
  for (const address of ofEntry('family.html')) {
    await page.goto(address);
    await expectTranslated(page, address, []);
  }
});

test('a transfer is translated as a whole: from the personal link to the documents and the evidence', async ({ page, stack }) => {
  const will = await sealWill(stack);
  const [ben, cara] = [survivorAt(will, 0), survivorAt(will, 1)];
  const known = [will.host.name, ben.name, cara.name, ben.email, cara.email];
  const transfer = await startTransfer(will, ben);
  await readPseudo(page);
  await page.goto(await personalLink(stack, ben));
  await expectTranslated(page, 'the personal link', known);
  await page.getByRole('button', { name: pseudo('Send me a code') }).click();
  await page.locator('input.one-time-code').waitFor();
  await page.locator('input.one-time-code').fill(await newestCode(stack, ben));
  await page
    .getByRole('button', { name: pseudo('Confirm my identity') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(pseudo(waiting.opensFrom('')).slice(0, 20));
  await expectTranslated(page, 'the waiting', known);
  await authenticateOnPaper(transfer, cara);
  await passDeadline(transfer, 1);
  await page.getByRole('button', { name: pseudo('Check again') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(pseudo('You can read the will now'));
  await expectTranslated(page, 'the documents', [
    ...known,
    'Dear , thank you for everything.',
    ...will.documents.map(({ filename }) => filename ?? ''),
  ]);
});

test('every page for a Host is translated as a whole, and fits on a small telephone', async ({ page, stack }) => {
  const { host, survivors, documents } = await sealWill(stack);
  const known = [
    'child',
    'My bucket',
    '/wills',
    ...LANGUAGES.map(nameOf),
    'My mail',
    host.name,
    host.email,
    ...survivors.flatMap(({ name, email }) => [name, email]),
    ...documents.map(({ filename }) => filename ?? ''),
  ];
  await signInAt(page, '/dashboard', host);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Your will is sealed/);
  await readPseudo(page);
  for (const address of ofEntry('host.html')) {
    await page.goto(address);
    await expectTranslated(page, address, known);
  }
});

test('every step of the setup is translated as a whole, and fits on a small telephone', async ({ page, stack }) => {
  const host = await openAccount(stack);
  await signInAt(page, '/setup', host);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up your will');
  await readPseudo(page);
  for (const step of ['', ...['people', 'papers', 'place', 'documents', 'checks', 'review', 'person']]) {
    // Another query, so that the browser loads the page again.
    await page.goto(`/setup?${step}#step=${step}`);
    await expectTranslated(page, `the step ${step}`, [host.name, host.email]);
  }
});

test('every mail is translated as a whole, and fits on a small telephone', async ({ page }) => {
  const render = await pseudoMessages();
  const known = [SAMPLE.hostName, SAMPLE.survivorName, '012345', 'last-will.\u200bpdf', ...NAMES_IN_SAMPLES];
  for (const name of Object.values(SAMPLES).flat()) {
    const { html, text, short, notice, subject } = render(name, hasOptOut(name) ? { optOutLink: SAMPLE.answerLink } : {});
    await page.setContent(html);
    expect(await faultsOf(page, known), name).toEqual([]);
    expect(untranslated([...text.split('\n'), short, subject, notice?.title ?? '', notice?.text ?? ''], known), name).toEqual([]);
  }
});
