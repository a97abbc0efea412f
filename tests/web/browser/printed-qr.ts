import type { Page } from '@playwright/test';
import { decodeQR } from 'qr/decode.js';

/** Returns the texts of all QR codes as the printer gets them, read from their pixels. */
export async function printedQrCodes(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const pictures: Buffer[] = [];
  for (const code of await page.locator('.printed svg.qr').all()) pictures.push(await code.screenshot());
  const reader = await page.context().newPage();
  const texts: string[] = [];
  for (const picture of pictures) texts.push(decodeQR(await pixelsOf(reader, picture)));
  await reader.close();
  await page.emulateMedia({ media: null });
  return texts;
}

interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Reads the pixels of a PNG in the browser, which has a decoder. */
async function pixelsOf(reader: Page, png: Buffer): Promise<Pixels> {
  const read = await reader.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    context?.drawImage(picture, 0, 0);
    const { width, height, data } = context?.getImageData(0, 0, picture.width, picture.height) ?? { width: 0, height: 0, data: [] };
    return { width, height, data: Array.from(data) };
  }, png.toString('base64'));
  return { ...read, data: Uint8Array.from(read.data) };
}
