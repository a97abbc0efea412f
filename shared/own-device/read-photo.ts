import { decodeQR } from 'qr/decode.js';

const LARGEST = 2000; // pixels; a larger photo takes seconds and is not read better
const PHOTO_MS = 4000;

/** Returns the text of the square code in a photo, or null if there is none. Throws if the file is no picture. Runs in a worker. */
export async function readPhoto(photo: Blob): Promise<string | null> {
  const picture = await createImageBitmap(photo);
  const scale = Math.min(1, LARGEST / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(picture, 0, 0, width, height);
  picture.close();
  try {
    return context ? decodeQR(context.getImageData(0, 0, width, height), { timeLimit: PHOTO_MS, effort: 3 }) : null;
  } catch {
    return null; // no code, or not a complete one
  }
}
