import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { savePictures } from './pictures.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const HEIGHT = 740;

/** The rules that depend on colours. The others find the same in the dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Expects the page as it is now to be accessible: narrow and wide, light and dark, and with text of double size. `without` selects
 * what is not checked, such as frames in which no script may run.
 */
export async function expectAccessible(page: Page, { without }: { without?: string } = {}): Promise<void> {
  await savePictures(page);
  const before = page.viewportSize() ?? { width: 360, height: HEIGHT };
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expectNoViolations(`${width} px, light`, checker(page, without).withTags(RULES));
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoViolations(`${width} px, dark`, checker(page, without).withRules(COLOUR_RULES));
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await overflow(page), `the width of the page on a screen of ${width} px`).toBe(0);
  }
  await page.setViewportSize({ width: 640, height: HEIGHT });
  await setTextSize(page, '225%');
  expect(await overflow(page), 'the width of the page with text of double size').toBe(0);
  await setTextSize(page, '');
  await page.setViewportSize(before);
}

async function expectNoViolations(look: string, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('; ')}`);
  expect(found, look).toEqual([]);
}

function checker(page: Page, without: string | undefined): AxeBuilder {
  const axe = new AxeBuilder({ page });
  return without === undefined ? axe : axe.exclude(without);
}

/** Returns how many pixels the page is wider than the screen. */
function overflow(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}

/** Sets the size of the text. The usual size is 112.5 %. */
function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate(`document.documentElement.style.fontSize = '${size}'`);
}
