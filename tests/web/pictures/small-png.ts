import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
/** A page has few colours: its tokens, and the edges of letters. */
const COLOURS = 64;

/** Returns a screenshot with a palette, which is a third of its size. https://www.w3.org/TR/png-3/ */
export function smallPng(png: Buffer): Buffer {
  const { width, height, channels, data: pixels } = pixelsOf(png);
  const indexOf = palette(pixels, channels);
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Buffer.alloc(width + 1);
    for (let x = 0; x < width; x += 1) row[x + 1] = indexOf.of(colourAt(pixels, (y * width + x) * channels));
    return row;
  });
  const header = Buffer.from(png.subarray(16, 29));
  header.set([8, 3], 8);
  const parts = [chunk('IHDR', header), chunk('PLTE', indexOf.table), chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 9 }))];
  return Buffer.concat([SIGNATURE, ...parts, chunk('IEND', Buffer.alloc(0))]);
}

const colourAt = (pixels: Buffer, at: number): number => pixels.readUIntBE(at, 3);

/** The most frequent colours. Others become the nearest of them. */
function palette(pixels: Buffer, channels: number): { table: Buffer; of(colour: number): number } {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += channels) counts.set(colourAt(pixels, at), (counts.get(colourAt(pixels, at)) ?? 0) + 1);
  const chosen = [...counts]
    .sort(([, a], [, b]) => b - a || 0)
    .slice(0, COLOURS)
    .map(([colour]) => colour);
  const known = new Map<number, number>();
  const nearest = (colour: number) =>
    chosen.reduce((best, other, index) => (distance(colour, other) < distance(colour, chosen[best] ?? 0) ? index : best), 0);
  for (const colour of counts.keys()) known.set(colour, nearest(colour));
  return { table: Buffer.concat(chosen.map(bytesOf)), of: (colour) => known.get(colour) ?? 0 };
}

const bytesOf = (colour: number): Buffer => Buffer.from([colour >> 16, (colour >> 8) & 255, colour & 255]);
const distance = (one: number, other: number): number =>
  [16, 8, 0].reduce((sum, bits) => sum + (((one >> bits) & 255) - ((other >> bits) & 255)) ** 2, 0);

/** Reads a picture of 8 bits per channel without interlacing, as browsers write it. */
export function pixelsOf(png: Buffer): { width: number; height: number; channels: number; data: Buffer } {
  const [width, height, channels] = [png.readUInt32BE(16), png.readUInt32BE(20), png[25] === 6 ? 4 : 3];
  const packed: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') packed.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const raw = inflateSync(Buffer.concat(packed));
  const length = width * channels;
  const pixels = Buffer.alloc(length * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (length + 1)] ?? 0;
    for (let x = 0; x < length; x += 1) {
      const left = x < channels ? 0 : (pixels[y * length + x - channels] ?? 0);
      const up = y === 0 ? 0 : (pixels[(y - 1) * length + x] ?? 0);
      const corner = y === 0 || x < channels ? 0 : (pixels[(y - 1) * length + x - channels] ?? 0);
      const expected = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      pixels[y * length + x] = (raw[y * (length + 1) + 1 + x] ?? 0) + expected;
    }
  }
  return { width, height, channels, data: pixels };
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
