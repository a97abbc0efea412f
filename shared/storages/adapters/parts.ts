import type { Readable } from 'node:stream';

/** The smallest size that S3 accepts for a part before the last one. It is a multiple of 256 and 320 KiB, which the drives require. */
export const PART_BYTES = 5 * 1024 * 1024;

/** A part of a stream. Every part is full except the last one, which is empty only if the whole stream is empty. */
export interface Part {
  number: number;
  bytes: Buffer;
  last: boolean;
  /** Lets a later part have the memory of this one. Its bytes change then. */
  release(): void;
}

/** Splits a stream into parts of `size` bytes. Copies each byte once. It needs new memory only while no part was released. */
export async function* splitIntoParts(body: Readable, size = PART_BYTES): AsyncGenerator<Part> {
  const free: Buffer[] = [];
  const room = () => free.pop() ?? Buffer.allocUnsafeSlow(size);
  const part = (number: number, buffer: Buffer, filled: number, last: boolean): Part => {
    return { number, bytes: buffer.subarray(0, filled), last, release: () => void free.push(buffer) };
  };
  let buffer = room();
  let filled = 0;
  let number = 1;
  // The stream should contain bytes. A string's length is not its size, so strings become bytes here.
  for await (const chunk of body as AsyncIterable<Uint8Array | string>) {
    let rest = typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    while (rest.length > 0) {
      if (filled === size) {
        yield part(number, buffer, filled, false);
        buffer = room();
        filled = 0;
        number += 1;
      }
      const taken = rest.copy(buffer, filled);
      filled += taken;
      rest = rest.subarray(taken);
    }
  }
  yield part(number, buffer, filled, true);
}
