import { createHash, timingSafeEqual } from 'node:crypto';
import { pipeline, type Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ByteRange } from '#common/byte-range.ts';
import { LEAST_PACE } from '#common/pace.ts';
import { Refusal } from '#common/refusal.ts';
import { AGE_HEAD_BYTES, decryptStream } from '#custody/age.ts';
import { AGE_HEAD, decryptRange, locateRange } from '#custody/age-range.ts';
import type { ManifestFile } from '#custody/manifest.ts';
import { withTimeLeft, withTimeout } from '#net/timeout.ts';
import { STORAGE_FAILURES } from '#storages/adapters/failures.ts';
import type { Storage } from '#storages/adapters/storage.ts';
import { packageFolder } from '#wills/rules/will.ts';
import type { OpenedWill } from './opened-will.ts';
import { firstGood, type Place } from './places.ts';

/** An opened will, and where its package is: the storages with it, and the folder in each. */
export interface StoredWill extends Pick<OpenedWill, 'identity' | 'manifest'> {
  places: readonly Place[];
  folder: string;
  /** The storage from which each document was read to its end, by path, if it was not the first. */
  verifiedIn: Readonly<Record<string, string>>;
}

export function storedWill({ identity, manifest, sealed }: OpenedWill, places: readonly Place[], verifiedIn = {}): StoredWill {
  return { identity, manifest, places, folder: packageFolder(sealed), verifiedIn };
}

/** Returns the storages from which a document is tried. One that has given all of it comes first. */
export function placesVerifiedFirst({ places, verifiedIn }: Pick<StoredWill, 'places' | 'verifiedIn'>, path: string): Place[] {
  const isVerified = ({ storageId }: Place) => verifiedIn[path] === storageId;
  return [...places.filter(isVerified), ...places.filter((place) => !isVerified(place))];
}

/**
 * Returns one document as a stream of plaintext, from the first storage that gives it. Its head is compared with the manifest before the
 * first byte is shown. A reader who meets damage later asks for the rest, which the next storage gives.
 */
export async function readDocument(open: StoredWill, path: string): Promise<Readable> {
  const { head } = documentFile(open, path);
  const from = (storage: Storage) =>
    inTime(async () => {
      const sealed = await storage.read(`${open.folder}${path}`);
      return startedStream([sealed, pinned(head)], decryptStream({ identity: open.identity }));
    });
  return firstGood(placesVerifiedFirst(open, path), from);
}

/**
 * Returns a range of one document as a stream of plaintext. Reads only its chunks, the head and the last chunk from the storage. The
 * head is compared with the manifest, and the last chunk is authenticated at its place before the first byte is shown.
 * Throws RangeError if the document does not have the range.
 */
export async function readDocumentRange(open: StoredWill, path: string, range: ByteRange): Promise<Readable> {
  const { size, head: expected } = documentFile(open, path);
  const place = locateRange(size, range);
  const from = (storage: Storage) => {
    const read = (part: ByteRange) => storage.read(`${open.folder}${path}`, part);
    const bytes = async (part: ByteRange) => buffer(await read(part));
    const opening = async () => {
      const [head, end] = await Promise.all([bytes(AGE_HEAD), bytes(place.end)]);
      assertHead(head, expected);
      const decrypt = await decryptRange({ identity: open.identity }, { head, end }, place);
      return startedStream([await read(place.stored)], decrypt);
    };
    return inTime(() => storage.keepOpen(opening));
  };
  return firstGood(placesVerifiedFirst(open, path), from);
}

/** Limits the whole beginning: each attempt of a storage's client has its own limit, and there are several. */
async function inTime(opening: () => Promise<Readable>): Promise<Readable> {
  const content = withTimeLeft(LEAST_PACE.patienceMs, opening);
  return withTimeout(LEAST_PACE.patienceMs, content, new Refusal('storage_failed', STORAGE_FAILURES.slow)).catch((error: unknown) => {
    content.then(
      (late) => late.destroy(),
      () => undefined,
    );
    throw error;
  });
}

function documentFile({ manifest }: StoredWill, path: string): ManifestFile & { head: string } {
  const file = manifest.files.find((one) => one.path === path && one.role === 'document');
  if (!file?.head) throw new Refusal('package_altered');
  return { ...file, head: file.head };
}

/** Waits for the first plaintext, so that a fault at the start is a refusal and not a broken stream. */
async function startedStream(sealed: readonly [Readable, ...Transform[]], decrypt: Transform): Promise<Readable> {
  pipeline([...sealed, decrypt], () => undefined);
  await new Promise<void>((resolve, reject) => {
    decrypt.once('readable', resolve).once('end', resolve).once('error', reject);
  });
  return decrypt;
}

/** Passes a file on only if it begins with the head that was sealed. */
function pinned(head: string): Transform {
  let beginning: Buffer | undefined = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!beginning) return done(null, chunk);
      beginning = Buffer.concat([beginning, chunk]);
      if (beginning.length < AGE_HEAD_BYTES) return done();
      const checked = beginning;
      beginning = undefined;
      done(isHead(checked, head) ? null : new Refusal('package_altered'), checked);
    },
    flush: (done) => done(beginning ? new Refusal('package_altered') : null),
  });
}

function assertHead(beginning: Buffer, head: string): void {
  if (!isHead(beginning, head)) throw new Refusal('package_altered');
}

function isHead(beginning: Buffer, head: string): boolean {
  const actual = createHash('sha256').update(beginning.subarray(0, AGE_HEAD_BYTES)).digest();
  const expected = Buffer.from(head, 'hex');
  // timingSafeEqual throws for another length, which would be a fault instead of a refusal.
  return expected.length === actual.length && timingSafeEqual(actual, expected);
}
