import encodeQR from 'qr';

const WIDTH = 640;
const HEIGHT = 480;
const SCALE = 7;

/** Returns a video of one frame in Y4M with a QR code in its middle. Chromium's fake camera plays it. */
export function videoOf(text: string): Buffer {
  const code = encodeQR(text, 'raw', { border: 4 });
  const luma = Buffer.alloc(WIDTH * HEIGHT, 235);
  const left = Math.floor((WIDTH - code.length * SCALE) / 2);
  const top = Math.floor((HEIGHT - code.length * SCALE) / 2);
  for (let y = 0; y < code.length * SCALE; y++) {
    for (let x = 0; x < code.length * SCALE; x++) {
      if (code[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)]) luma[(top + y) * WIDTH + left + x] = 16;
    }
  }
  const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\nFRAME\n`), luma, chroma]);
}
