import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { escapeHtml } from '#common/html.ts';

/** The pictures of one story, in a folder with a page that shows them in order. */
export interface Album {
  /** Takes a picture of the whole page, or of one part of it, and prints the caption. */
  take(of: Page | Locator, caption: string): Promise<void>;
  /** Writes the page that shows the pictures. Returns its path. */
  close(): Promise<string>;
}

interface Picture {
  file: string;
  caption: string;
  /** Of a computer's screen, or of a sheet of paper. */
  isWide: boolean;
}

/** In pixels. */
const MARGIN = 24;
const WIDE = 600;
const OF_AN_ALBUM = /^(\d\d-[a-z0-9-]+\.png|index\.html)$/;

/** Opens an empty album. The pictures of an earlier album in this folder are deleted. Other files stay. */
export async function openAlbum(folder: string): Promise<Album> {
  await mkdir(folder, { recursive: true });
  for (const file of await readdir(folder)) if (OF_AN_ALBUM.test(file)) await rm(join(folder, file));
  const pictures: Picture[] = [];
  return {
    take: async (of, caption) => {
      const file = `${String(pictures.length + 1).padStart(2, '0')}-${caption.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.png`;
      const options = { path: join(folder, file), animations: 'disabled', caret: 'hide' } as const;
      await ('goto' in of ? of.screenshot({ ...options, fullPage: true }) : of.page().screenshot({ ...options, ...(await around(of)) }));
      pictures.push({ file, caption, isWide: widthOf(of) > WIDE });
      console.log(`  ${caption}`);
    },
    close: async () => {
      const path = join(folder, 'index.html');
      await writeFile(path, pageOf(pictures));
      return path;
    },
  };
}

function widthOf(of: Page | Locator): number {
  const page = 'goto' in of ? of : of.page();
  return page.viewportSize()?.width ?? 0;
}

/** The area of this part, with a margin. */
async function around(part: Locator) {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [left, top] = [Math.max(0, x - MARGIN), Math.max(0, y - MARGIN)];
  return { fullPage: true, clip: { x: left, y: top, width: x + width + MARGIN - left, height: y + height + MARGIN - top } };
}

function pageOf(pictures: readonly Picture[]): string {
  const figures = pictures.map(({ file, caption, isWide }, index) => {
    const title = `${index + 1}. ${escapeHtml(caption)}`;
    return `<figure${isWide ? ' class="wide"' : ''}><figcaption>${title}</figcaption><a href="${file}"><img src="${file}" alt="${title}"></a></figure>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The story of one will</title>
<style>
body { margin: 2rem; font-family: system-ui, sans-serif; background: #eef1f4; color: #17202a; }
main { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start; }
figure { margin: 0; width: 22rem; max-width: 100%; }
figure.wide { width: 44rem; }
img { width: 100%; border: 1px solid #b3bcc5; background: #fff; }
figcaption { margin-bottom: 0.5rem; font-weight: 600; }
</style>
<h1>The story of one will</h1>
<main>
${figures.join('\n')}
</main>
</html>
`;
}
