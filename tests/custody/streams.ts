import { Readable, type Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Sends bytes through a stream in chunks of a size. Returns the output, and the error if the stream failed. */
export async function through(stream: Transform, bytes: Uint8Array, chunkSize = 50_000): Promise<{ out: Buffer; error: unknown }> {
  const out: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      out.push(chunk);
      done();
    },
  });
  const error = await pipeline(Readable.from(chunks(bytes, chunkSize)), stream, sink).catch((reason: unknown) => reason);
  return { out: Buffer.concat(out), error };
}

function* chunks(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let offset = 0; offset < bytes.length; offset += size) yield bytes.subarray(offset, offset + size);
}

/** Returns a copy of the bytes with one bit flipped. */
export function flipped(bytes: Uint8Array, position: number, bit = 0): Buffer<ArrayBuffer> {
  const copy = Buffer.from(bytes);
  copy[position] = (copy[position] ?? 0) ^ (1 << bit);
  return copy;
}

/** Returns bytes that look random and are the same in every run. */
export function sample(size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  for (let i = 0, x = 1; i < size; i++) {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    bytes[i] = x >>> 24;
  }
  return bytes;
}
