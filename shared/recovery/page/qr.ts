import { decodeQR } from 'qr/decode.js';

/** Returns the text of the QR code in a photo, or undefined if none is found. Throws if the file is no picture. */
export async function readPhoto(photo: Blob): Promise<string | undefined> {
  const picture = await createImageBitmap(photo);
  const scale = Math.min(1, LARGEST / Math.max(picture.width, picture.height));
  const text = readPixels(picture, picture.width * scale, picture.height * scale, PHOTO_MS);
  picture.close();
  return text;
}

/**
 * Reads QR codes from the camera until `found` returns true or the returned function is called. Shows the picture in `video`.
 * Throws if there is no camera or the person does not allow it.
 */
export async function watchCamera(video: HTMLVideoElement, found: (text: string) => boolean): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  let frame = 0;
  const stop = (): void => {
    cancelAnimationFrame(frame);
    for (const track of stream.getTracks()) track.stop();
  };
  const look = (): void => {
    const text = video.videoWidth > 0 ? readPixels(video, video.videoWidth, video.videoHeight, FRAME_MS) : undefined;
    if (text !== undefined && found(text)) stop();
    else frame = requestAnimationFrame(look);
  };
  video.srcObject = stream;
  await video.play();
  look();
  return stop;
}

const LARGEST = 2000; // pixels; a photo of 12 megapixels takes seconds and is not read better
const PHOTO_MS = 4000;
const FRAME_MS = 50;

function readPixels(source: CanvasImageSource, width: number, height: number, timeLimit: number): string | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  try {
    return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height), { timeLimit, effort: 3 });
  } catch {
    return undefined; // no code, or not a complete one
  }
}
