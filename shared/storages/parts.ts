import type { Readable } from 'node:stream';

/** The least that S3 takes for a part that is not the last; a multiple of what the drives ask for, 256 and 320 KiB. */
const PART_BYTES = 5 * 1024 * 1024;

/** A piece of a stream: full but for the last one, which is empty only where the whole stream is. */
export interface Part {
  number: number;
  bytes: Buffer;
  last: boolean;
}

/** Re-chunks to whole parts, copying each byte once. */
export async function* parts(body: Readable): AsyncGenerator<Part> {
  let buffer = Buffer.allocUnsafeSlow(PART_BYTES);
  let filled = 0;
  let number = 1;
  // A stream of bytes by contract; strings would be counted wrongly, so they are made bytes here.
  for await (const chunk of body as AsyncIterable<Uint8Array | string>) {
    let rest = typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    while (rest.length > 0) {
      if (filled === PART_BYTES) {
        yield { number, bytes: buffer, last: false };
        buffer = Buffer.allocUnsafeSlow(PART_BYTES);
        filled = 0;
        number += 1;
      }
      const taken = rest.copy(buffer, filled);
      filled += taken;
      rest = rest.subarray(taken);
    }
  }
  yield { number, bytes: buffer.subarray(0, filled), last: true };
}
