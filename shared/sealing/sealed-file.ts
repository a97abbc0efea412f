import { createHash } from 'node:crypto';
import { finished, PassThrough, Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { awaitAll } from '#app/await-all.ts';
import { Refusal } from '#common/refusal.ts';
import { AGE_HEAD_BYTES } from '#custody/age.ts';
import type { SealedFile } from '#hosts/rows/hosts.ts';
import type { Storage } from '#storages/adapters/storage.ts';
import { inEachPlace, type OpenPlace } from './places.ts';

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

/**
 * Writes one object into every place and reads it back from each. Throws Refusal `storage_failed` unless each returns exactly what was
 * written. If one place fails, another may have it: the caller deletes the package, or writes again. `size`: the exact number of bytes.
 */
export async function writeVerified(
  places: readonly OpenPlace[],
  { path, size }: { path: string; size: number },
  write: (sink: Transform) => Promise<void>,
): Promise<SealedFile> {
  const { stream, result } = createMeter();
  const [only] = places;
  const bodies = places.length === 1 && only ? [stream] : spread(stream, places.length);
  const stored = places.map((place, index) => inEachPlace([place], (storage) => store(storage, { path, size }, bodies[index])));
  await awaitAll(write(stream), ...stored);
  const written = result();
  await inEachPlace(places, (storage) => readBack(storage, path, written));
  return written;
}

async function store(storage: Storage, { path, size }: { path: string; size: number }, body: Readable | undefined): Promise<void> {
  if (body) await storage.write(path, body, { size });
}

/** Returns several streams with the same bytes, at the pace of the slowest. If one of them breaks off, so do all. */
function spread(source: Transform, count: number): PassThrough[] {
  const branches = Array.from({ length: count }, () => new PassThrough());
  const breakOff = (error?: Error | null) => {
    if (error) for (const stream of [source, ...branches]) stream.destroy(error);
  };
  finished(source, breakOff);
  for (const branch of branches) finished(source.pipe(branch), breakOff);
  return branches;
}

/** Throws Refusal `storage_failed` unless the storage returns what was written. */
async function readBack(storage: Storage, path: string, written: SealedFile): Promise<void> {
  const differs = new Refusal('storage_failed', 'The storage gave back something else than was written to it.');
  const kept = await measure(await storage.read(path), written.size).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'package_altered' ? differs : error;
  });
  if (kept.sha256 !== written.sha256) throw differs;
}

/** Writes bytes into every place and reads them back. */
export function writeBytes(places: readonly OpenPlace[], path: string, bytes: Uint8Array): Promise<SealedFile> {
  return writeVerified(places, { path, size: bytes.length }, (sink) => pipeline(Readable.from([Buffer.from(bytes)]), sink));
}

/** Reads a stream to its end. Throws Refusal `package_altered` above `most` bytes. */
export async function measure(stream: Readable, most?: number): Promise<SealedFile> {
  const { stream: meter, result } = createMeter(most);
  meter.resume();
  await pipeline(stream, meter);
  return result();
}
