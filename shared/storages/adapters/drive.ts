import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addAbortSignal, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ByteRange } from '#common/byte-range.ts';
import { Refusal } from '#common/refusal.ts';
import type { DriveAddress } from './drive-addresses.ts';
import type { DriveAccess } from './drive-client.ts';
import { isLost } from './drive-http.ts';
import { STORAGE_FAILURES } from './failures.ts';
import { fault } from './fault.ts';
import { type Part, splitIntoParts } from './parts.ts';
import { writeAndReadBack } from './probe.ts';
import { type BrowsePage, type Storage, translateErrors, translateStreamErrors } from './storage.ts';

/** A storage's drive and folder, and the Host's consent to use the drive. */
export interface DrivePlace {
  directoryPath: string;
  address: DriveAddress;
  access: DriveAccess;
}

/** The most pages of a list. A folder of ours never has more: a list is complete or fails. */
export const MAX_PAGES = 500;
/** The entries on one page of `browse`. */
export const BROWSE_PAGE = 100;

/** The file operations of one provider's drive. Paths are lists of names below the storage's folder. Faults are those of drive-client.ts. */
export interface DriveFiles {
  /** Stores a file of at most one part in one request, and creates its folders. Throws `PreconditionFailed` if the file exists. */
  put(path: PathSegments, bytes: Buffer): Promise<void>;
  /** Starts the upload of a longer file, with the same rules. `size` is given if the drive `needsSize`. */
  begin(path: PathSegments, size: number | undefined): Promise<UploadSession>;
  needsSize: boolean;
  /** Returns the size of a file in bytes, or undefined if it does not exist. */
  sizeOf(path: PathSegments): Promise<number | undefined>;
  read(path: PathSegments, range: ByteRange | undefined): Promise<Readable>;
  remove(path: PathSegments): Promise<void>;
  /** Returns all files below a folder, as paths below the storage's folder. */
  below(folder: PathSegments): Promise<string[]>;
  browse(folder: PathSegments, pageToken: string | undefined): Promise<BrowsePage>;
}

export type PathSegments = readonly string[];

/** A running upload. Its file does not exist before the last byte is stored. */
export interface UploadSession {
  /** Sends bytes at an offset. Returns the next offset that the drive expects, or 'stored' after the last byte. */
  send(bytes: Buffer, at: number, last: boolean): Promise<number | 'stored'>;
  /** Asks the drive for the next offset that it expects, after a lost connection. `at` is the last known offset. */
  received(at: number): Promise<number | 'stored'>;
  abandon(): Promise<void>;
}

/** Creates a storage on a cloud drive. It keeps at most three parts of a file in memory, and resumes an interrupted part where the drive lost it. */
export function driveStorage(files: DriveFiles): Storage {
  const storage: Storage = {
    write: (path, body, { signal }) => {
      body.on('error', () => {}); // it may fail before it is read; the upload then sees the error
      if (signal) addAbortSignal(signal, body);
      return translateErrors(() =>
        files.needsSize ? upload(files, namesOf(path), body) : uploadParts(files, namesOf(path), splitIntoParts(body)),
      ).catch((error) => {
        body.destroy();
        throw error;
      });
    },
    read: (path, range) => translateErrors(async () => translateStreamErrors(await files.read(namesOf(path), range), range)),
    remove: (path) => translateErrors(() => files.remove(namesOf(path))),
    list: (prefix) =>
      translateErrors(async () => {
        const folder = prefix.split('/').slice(0, -1);
        return (await files.below(folder)).filter((path) => path.startsWith(prefix));
      }),
    browse: (path, pageToken) => translateErrors(() => files.browse(path.split('/').filter(Boolean), pageToken)),
    probe: async () => {
      await writeAndReadBack(storage);
      return { hostKey: null };
    },
    keepOpen: (work) => work(),
  };
  return storage;
}

/**
 * Uploads to a drive that needs the size first. A file of several parts is spooled to this machine's disk, in a file without a name.
 * Its content is already encrypted.
 */
async function upload(files: DriveFiles, path: PathSegments, body: Readable): Promise<{ size: number }> {
  const ahead = splitIntoParts(body);
  const first = await ahead.next();
  if (first.done) throw fault('AbortError');
  if (first.value.last) return uploadParts(files, path, only(first.value));
  const aside = await namelessFile();
  try {
    const size = await spool(aside, first.value, ahead);
    return await uploadParts(files, path, splitIntoParts(createReadStream('', { fd: aside, start: 0, autoClose: false })), size);
  } finally {
    await aside.close();
  }
}

async function* only(part: Part): AsyncGenerator<Part> {
  yield part;
}

async function namelessFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `upload-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

async function spool(file: FileHandle, first: Part, rest: AsyncGenerator<Part>): Promise<number> {
  let size = 0;
  async function* bytes() {
    yield first.bytes;
    for await (const part of rest) yield part.bytes;
  }
  await pipeline(bytes(), async (chunks) => {
    for await (const chunk of chunks) {
      await file.write(chunk, 0, chunk.length, size);
      size += chunk.length;
    }
  });
  return size;
}

async function uploadParts(files: DriveFiles, path: PathSegments, body: AsyncGenerator<Part>, known?: number): Promise<{ size: number }> {
  let session: UploadSession | undefined;
  let size = 0;
  try {
    for await (const part of body) {
      if (part.last && part.number === 1) return await putWhole(files, path, part.bytes);
      session ??= await files.begin(path, known);
      await sendPart(session, part, size, async (whole) => (await files.sizeOf(path)) === whole);
      size += part.bytes.length;
      part.release();
    }
    return { size };
  } catch (error) {
    await session?.abandon().catch(() => {});
    throw error;
  }
}

/** Stores a file in one request. If the reply was lost, checks whether the file was still stored. */
async function putWhole(files: DriveFiles, path: PathSegments, bytes: Buffer): Promise<{ size: number }> {
  try {
    await files.put(path, bytes);
  } catch (error) {
    if (!isLost(error)) throw error;
    const stored = await files.sizeOf(path);
    if (stored !== bytes.length) {
      if (stored !== undefined) await files.remove(path);
      throw error;
    }
  }
  return { size: bytes.length };
}

const SENDINGS = 4;

/** https://www.rfc-editor.org/rfc/rfc9110#name-content-range. The drive says which offset it expects, and the rest is sent from there. */
async function sendPart(session: UploadSession, { bytes, last }: Part, at: number, isThere: (size: number) => Promise<boolean>): Promise<void> {
  const end = at + bytes.length;
  let received: number | 'stored' = at;
  for (let sending = 1; received !== 'stored' && (received < end || last); sending += 1) {
    if (received < at || received > end || sending > SENDINGS) throw fault('NotUnderstood');
    const from: number = received;
    try {
      received = await session.send(bytes.subarray(from - at), from, last);
    } catch (error) {
      if (!isLost(error) || sending === SENDINGS) throw error;
      // Perhaps only the reply to the last part was lost. Then the drive no longer knows this upload.
      if (last && (await isThere(end))) return;
      received = await session.received(from);
    }
  }
}

/** Returns the names in a path below the storage's folder. Throws Refusal `storage_failed` for a path that would lead out of it. */
function namesOf(path: string): PathSegments {
  const names = path.split('/');
  const leaves = names.some((name) => name === '' || name === '.' || name === '..');
  if (leaves || path.includes('\0')) throw new Refusal('storage_failed', STORAGE_FAILURES.invalid_path);
  return names;
}
