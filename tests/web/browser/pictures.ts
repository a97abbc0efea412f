import type { Page } from '@playwright/test';

/** The folder for pictures of every state that is checked. Without it, no picture is taken. */
const FOLDER = process.env['PICTURES'];

/** Saves the page as a person sees it: narrow and wide, light and dark. The file is named after the heading. */
export async function savePictures(page: Page): Promise<void> {
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
