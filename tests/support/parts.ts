import { Readable } from 'node:stream';

/** Returns a stream that brings these bytes in parts of this size, which can cut characters. */
export function inParts(content: Buffer | string, size: number): Readable {
  const bytes = Buffer.from(content);
  const count = Math.ceil(bytes.length / size);
  const parts = Array.from({ length: count }, (_, n) => bytes.subarray(n * size, (n + 1) * size));
  return Readable.from(parts, { objectMode: false });
}
