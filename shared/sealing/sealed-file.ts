import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { awaitAll } from '#app/await-all.ts';
import { Refusal } from '#common/refusal.ts';
import { AGE_HEAD_BYTES } from '#custody/age.ts';
import type { SealedFile } from '#hosts/rows/hosts.ts';
import type { Storage } from '#storages/adapters/storage.ts';

/**
 * Passes bytes on, and measures their size, SHA-256 and head. Fails above `most` bytes, and with `sha256` at the end of other bytes than
 * those with this digest.
 */
export function createMeter(most = Number.POSITIVE_INFINITY, sha256?: string): { stream: Transform; result: () => SealedFile } {
  const whole = createHash('sha256');
  const head = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (size < AGE_HEAD_BYTES) head.update(chunk.subarray(0, AGE_HEAD_BYTES - size));
      whole.update(chunk);
      size += chunk.length;
      done(size > most ? new Refusal('package_altered') : null, chunk);
    },
    flush: (done) => done(sha256 !== undefined && whole.copy().digest('hex') !== sha256 ? new Refusal('package_altered') : null),
  });
  return { stream, result: () => ({ size, sha256: whole.digest('hex'), head: head.digest('hex') }) };
}

/** Writes one object and reads it back. Throws Refusal `storage_failed` unless the storage returns exactly what was written. */
export async function writeVerified(storage: Storage, path: string, write: (sink: Transform) => Promise<void>): Promise<SealedFile> {
  const { stream, result } = createMeter();
  await awaitAll(write(stream), storage.write(path, stream, {}));
  const written = result();
  const differs = new Refusal('storage_failed', 'The storage gave back something else than was written to it.');
  const kept = await measure(await storage.read(path), written.size).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'package_altered' ? differs : error;
  });
  if (kept.sha256 !== written.sha256) throw differs;
  return written;
}

/** Writes bytes and reads them back. */
export function writeBytes(storage: Storage, path: string, bytes: Uint8Array): Promise<SealedFile> {
  return writeVerified(storage, path, (sink) => pipeline(Readable.from([Buffer.from(bytes)]), sink));
}

/** Reads a stream to its end. Throws Refusal `package_altered` above `most` bytes. */
export async function measure(stream: Readable, most?: number): Promise<SealedFile> {
  const { stream: meter, result } = createMeter(most);
  meter.resume();
  await pipeline(stream, meter);
  return result();
}
