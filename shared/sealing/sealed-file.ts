import { createHash } from 'node:crypto';
import { PassThrough, Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '#common/refusal.ts';
import { AGE_HEAD_BYTES } from '#custody/age.ts';
import type { SealedFile } from '#hosts/rows/hosts.ts';
import type { Storage } from '#storages/adapters/storage.ts';
import { type Failures, inEachPlace, missedIn, type Place, type TargetPlace } from './places.ts';

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

/** An object that was written, and the places that have missed it. */
export interface Written {
  file: SealedFile;
  missed: string[];
}

/**
 * Writes one object into every place and reads it back from each, at the pace of the slowest. A place that fails is left behind, if it may
 * be (`missedIn`). Otherwise another may have the object: the caller deletes the package, or writes again. `size`: the exact number of bytes.
 */
export async function writeVerified(
  places: readonly TargetPlace[],
  { path, size }: { path: string; size: number },
  write: (sink: Transform) => Promise<void>,
): Promise<Written> {
  const { stream, result } = createMeter();
  // It may break off when nothing listens to it any longer: all of it was written, and no place has taken it.
  stream.on('error', () => undefined);
  const bodies = spread(stream, places.length);
  const broken = new Set<string>();
  const written = write(stream).then(result);
  const [source, ...failed] = await Promise.all([
    // If every place has broken off before, the source ended because of that.
    written.then(
      () => undefined,
      (error: unknown) => ({ error, isOwn: broken.size < places.length && !isBrokenOff(error) }),
    ),
    ...places.map((place, at) => storeIn(place, { path, size, body: bodies[at] ?? stream }, written, broken)),
  ]);
  if (source?.isOwn) throw source.error;
  const missed = missedIn(places, new Map(failed.flatMap((one) => [...one])));
  return { file: await written, missed };
}

/** Stores an object in one place. Ends its stream after a failure: the others would wait for it. */
async function storeIn(
  place: Place,
  { path, size, body }: { path: string; size: number; body: Readable },
  written: Promise<SealedFile>,
  broken: Set<string>,
): Promise<Failures> {
  const breakOff = (error: unknown): never => {
    broken.add(place.storageId);
    throw error;
  };
  const failures = await inEachPlace([place], async (storage) => {
    await storage.write(path, body, { size }).catch(breakOff);
    await readBack(storage, path, await written).catch(breakOff);
  });
  const [error] = failures.values();
  if (failures.size > 0) {
    broken.add(place.storageId);
    body.destroy(error instanceof Error ? error : undefined);
  }
  return failures;
}

/** Whether no one took the rest of a stream. */
function isBrokenOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** Returns several streams with the same bytes, at the pace of the slowest. One that breaks off is left out. */
function spread(source: Transform, count: number): Readable[] {
  if (count === 1) return [source];
  // No one may be reading a branch when it breaks off.
  const branches = Array.from({ length: count }, () => new PassThrough().on('error', () => undefined));
  void pass(source, branches);
  return branches;
}

/** Not `pipe`: it waits for ever for a branch that was destroyed before it was written to. */
async function pass(source: Transform, branches: readonly PassThrough[]): Promise<void> {
  try {
    for await (const chunk of source) {
      const open = branches.filter(({ destroyed }) => !destroyed);
      // This ends the source too.
      if (open.length === 0) return;
      await Promise.all(open.map((branch) => (branch.write(chunk) ? undefined : drained(branch))));
    }
    for (const branch of branches) branch.end();
  } catch (error) {
    for (const branch of branches) branch.destroy(error instanceof Error ? error : undefined);
  }
}

/** Waits until a branch takes more, or has broken off. */
function drained(branch: PassThrough): Promise<void> | undefined {
  if (branch.destroyed) return undefined;
  return new Promise((resolve) => {
    const done = () => {
      branch.off('drain', done).off('close', done);
      resolve();
    };
    branch.once('drain', done).once('close', done);
  });
}

/** Writes bytes and reads them back. Throws Refusal `storage_failed` unless the storage returns exactly these. */
export async function writeBytes(storage: Storage, path: string, bytes: Uint8Array): Promise<void> {
  await storage.write(path, Readable.from([Buffer.from(bytes)], { objectMode: false }), { size: bytes.length });
  await readBack(storage, path, { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
}
/** Throws Refusal `storage_failed` unless the storage returns what was written. */
async function readBack(storage: Storage, path: string, written: Pick<SealedFile, 'size' | 'sha256'>): Promise<void> {
  const differs = new Refusal('storage_failed', 'The storage gave back something else than was written to it.');
  const kept = await measure(await storage.read(path), written.size).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'package_altered' ? differs : error;
  });
  if (kept.sha256 !== written.sha256) throw differs;
}

/** Reads a stream to its end. Throws Refusal `package_altered` above `most` bytes. */
export async function measure(stream: Readable, most?: number): Promise<SealedFile> {
  const { stream: meter, result } = createMeter(most);
  meter.resume();
  await pipeline(stream, meter);
  return result();
}
