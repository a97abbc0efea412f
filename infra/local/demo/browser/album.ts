import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { escapeHtml } from '#domain/html.ts';

/** The pictures of one story, in a folder with a page that shows them in order. */
export interface Album {
  /** Takes a picture of the whole page, and prints the caption. */
  take(page: Page, caption: string): Promise<void>;
  /** Writes the page that shows the pictures. Returns its path. */
  close(): Promise<string>;
}

/** Opens an empty album. An earlier album in this folder is deleted. */
export async function openAlbum(folder: string): Promise<Album> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const pictures: { file: string; caption: string }[] = [];
  return {
    take: async (page, caption) => {
      const file = `${String(pictures.length + 1).padStart(2, '0')}-${caption.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.png`;
      await page.screenshot({ path: join(folder, file), fullPage: true, animations: 'disabled', caret: 'hide' });
      pictures.push({ file, caption });
      console.log(`  ${caption}`);
    },
    close: async () => {
      const path = join(folder, 'index.html');
      await writeFile(path, pageOf(pictures));
      return path;
    },
  };
}

function pageOf(pictures: readonly { file: string; caption: string }[]): string {
  const figures = pictures.map(
    ({ file, caption }, index) => `<figure><figcaption>${index + 1}. ${escapeHtml(caption)}</figcaption><img src="${file}" alt=""></figure>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The story of one will</title>
<style>
body { margin: 2rem; font-family: system-ui, sans-serif; background: #eef1f4; }
main { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start; }
figure { margin: 0; width: 22rem; }
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
