import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOnly, RunOptions } from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const HEIGHT = 740;

/** Defines `axe` in a page. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * The rules that other colours or a wider layout can break. The others look at elements, which are the same. No colour depends on the width, so
 * that one look has both.
 */
const CHANGED_RULES = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

/**
 * Expects the page as it is now to be accessible: narrow in light colours, wide in dark ones, and with text of double size. `without` selects
 * what is not checked, such as frames in which no script may run.
 */
export async function expectAccessible(page: Page, { without }: { without?: string } = {}): Promise<void> {
  // A page that is still loading has no heading yet.
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await savePictures(page);
  const before = page.viewportSize() ?? { width: 360, height: HEIGHT };
  await page.setViewportSize({ width: 320, height: HEIGHT });
  expect(await overflow(page), 'the width of the page on a narrow screen').toBe(0);
  await expectNoViolations(page, 'narrow, light', { type: 'tag', values: RULES }, without);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  expect(await overflow(page), 'the width of the page on a wide screen').toBe(0);
  await expectNoViolations(page, 'wide, dark', { type: 'rule', values: CHANGED_RULES }, without);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 640, height: HEIGHT });
  await setTextSize(page, '225%');
  expect(await overflow(page), 'the width of the page with text of double size').toBe(0);
  await setTextSize(page, '');
  await page.setViewportSize(before);
}

async function expectNoViolations(page: Page, look: string, runOnly: RunOnly, without: string | undefined): Promise<void> {
  const { violations } = await check(page, { runOnly, resultTypes: ['violations'] }, without);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('; ')}`);
  expect(found, look).toEqual([]);
}

/** Checks the page and its frames. The program is loaded once into each document, because loading it takes longer than a check. */
async function check(page: Page, options: RunOptions, without: string | undefined): Promise<AxeResults> {
  for (const frame of without === undefined ? page.frames() : [page.mainFrame()]) {
    if (!(await frame.evaluate<boolean>('"axe" in window'))) await frame.evaluate(AXE);
  }
  const scope = without === undefined ? 'document' : JSON.stringify({ include: [['html']], exclude: [[without]] });
  return page.evaluate(`axe.run(${scope}, ${JSON.stringify(options)})`);
}

/** Returns how many pixels the page is wider than the screen. */
function overflow(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}

/** Sets the size of the text. The usual size is 112.5 %. */
function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate(`document.documentElement.style.fontSize = '${size}'`);
}

/** The folder for pictures of every state that is checked. Without it, no picture is taken. */
const FOLDER = process.env['PICTURES'];

/** Saves the page as a person sees it: narrow and wide, light and dark. The file is named after the heading. */
async function savePictures(page: Page): Promise<void> {
  if (FOLDER === undefined) return;
  const heading = await page.getByRole('heading', { level: 1 }).first().innerText();
  const name = heading.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  const before = page.viewportSize() ?? { width: 360, height: 740 };
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${FOLDER}/${name}-${width}-${colorScheme}.png`, fullPage: true, animations: 'disabled', caret: 'hide' });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(before);
}
