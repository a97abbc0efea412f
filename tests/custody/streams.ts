import { Readable, type Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Sends bytes through a stream in pieces of a size and gives what came out, together with the error that ended it, if one did. */
export async function through(stream: Transform, bytes: Uint8Array, piece = 50_000): Promise<{ out: Buffer; error: unknown }> {
  const out: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      out.push(chunk);
      done();
    },
  });
  const error = await pipeline(Readable.from(pieces(bytes, piece)), stream, sink).catch((reason: unknown) => reason);
  return { out: Buffer.concat(out), error };
}

function* pieces(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let offset = 0; offset < bytes.length; offset += size) yield bytes.subarray(offset, offset + size);
}

/** Bytes that look random and are the same at every run. */
export function sample(size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  for (let i = 0, x = 1; i < size; i++) {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    bytes[i] = x >>> 24;
  }
  return bytes;
}
