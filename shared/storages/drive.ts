import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addAbortSignal, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '#domain/refusal.ts';
import type { DriveAddress } from './drive-addresses.ts';
import type { DriveAccess } from './drive-client.ts';
import { fault, isLost } from './drive-http.ts';
import { type Part, parts } from './parts.ts';
import { writeAndReadBack } from './probe.ts';
import { type BrowsePage, type Storage, told, translated } from './storage.ts';

/** Where in which drive a storage lies, and the Host's consent to use it. */
export interface DrivePlace {
  directoryPath: string;
  address: DriveAddress;
  access: DriveAccess;
}

/** More pages than this are no folder of ours: a list is whole or fails. */
export const MOST_PAGES = 500;
/** Entries on a page that a Host looks at. */
export const BROWSE_PAGE = 100;

/** What a drive of one maker can do; paths are lists of names below the storage's folder. Faults are those of drive-client.ts. */
export interface DriveFiles {
  /** Stores a file of at most one part in one request; the folders to it are made. Fails with `PreconditionFailed` where there is one. */
  put(path: Names, bytes: Buffer): Promise<void>;
  /** Begins the upload of a longer file in the same way; `size` is given where the drive `needsSize`. */
  begin(path: Names, size: number | undefined): Promise<UploadSession>;
  needsSize: boolean;
  /** The size of a file; undefined for a missing one. */
  sizeOf(path: Names): Promise<number | undefined>;
  read(path: Names): Promise<Readable>;
  remove(path: Names): Promise<void>;
  /** All files below a folder, as paths below the storage's folder. */
  below(folder: Names): Promise<string[]>;
  browse(folder: Names, pageToken: string | undefined): Promise<BrowsePage>;
}

export type Names = readonly string[];

/** An upload on its way: nobody sees its file before its last byte. */
export interface UploadSession {
  /** Sends the bytes that belong at this place; says how far the drive has come, or that the file is stored. */
  send(bytes: Buffer, at: number, last: boolean): Promise<number | 'stored'>;
  /** How far the drive has come, as it says itself, after a connection that broke; `at` is how far it had come before. */
  received(at: number): Promise<number | 'stored'>;
  abandon(): Promise<void>;
}

/** A storage on a cloud drive. Memory holds three parts of a file at most, and a part that was cut off is sent on from where it broke. */
export function driveStorage(files: DriveFiles): Storage {
  const storage: Storage = {
    write: (path, body, { signal }) => {
      body.on('error', () => {}); // it may break before it is read; the upload sees that later
      if (signal) addAbortSignal(signal, body);
      return told(() => (files.needsSize ? upload(files, namesOf(path), body) : uploadParts(files, namesOf(path), parts(body)))).catch((error) => {
        body.destroy();
        throw error;
      });
    },
    read: (path) => told(async () => translated(await files.read(namesOf(path)))),
    remove: (path) => told(() => files.remove(namesOf(path))),
    list: (prefix) =>
      told(async () => {
        const folder = prefix.split('/').slice(0, -1);
        return (await files.below(folder)).filter((path) => path.startsWith(prefix));
      }),
    browse: (path, pageToken) => told(() => files.browse(path.split('/').filter(Boolean), pageToken)),
    probe: async () => {
      await writeAndReadBack(storage);
      return { hostKey: null };
    },
    keepOpen: (work) => work(),
  };
  return storage;
}

/** A drive that wants to know the size first gets a file of several parts from this machine's disk: what lies there is sealed, and without a name. */
async function upload(files: DriveFiles, path: Names, body: Readable): Promise<{ size: number }> {
  const ahead = parts(body);
  const first = await ahead.next();
  if (first.done) throw fault('AbortError');
  if (first.value.last) return uploadParts(files, path, only(first.value));
  const aside = await namelessFile();
  try {
    const size = await spool(aside, first.value, ahead);
    return await uploadParts(files, path, parts(createReadStream('', { fd: aside, start: 0, autoClose: false })), size);
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

async function uploadParts(files: DriveFiles, path: Names, pieces: AsyncGenerator<Part>, known?: number): Promise<{ size: number }> {
  let session: UploadSession | undefined;
  let size = 0;
  try {
    for await (const part of pieces) {
      if (part.last && part.number === 1) return await putWhole(files, path, part.bytes);
      session ??= await files.begin(path, known);
      await sendPart(session, part, size, async (whole) => (await files.sizeOf(path)) === whole);
      size += part.bytes.length;
    }
    return { size };
  } catch (error) {
    await session?.abandon().catch(() => {});
    throw error;
  }
}

/** Where the answer was lost the file may be there all the same. */
async function putWhole(files: DriveFiles, path: Names, bytes: Buffer): Promise<{ size: number }> {
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

/** https://www.rfc-editor.org/rfc/rfc9110#name-content-range: the drive says how far it has come, and the rest is sent from there. */
async function sendPart(session: UploadSession, { bytes, last }: Part, at: number, isThere: (size: number) => Promise<boolean>): Promise<void> {
  const end = at + bytes.length;
  let come: number | 'stored' = at;
  for (let sending = 1; come !== 'stored' && (come < end || last); sending += 1) {
    if (come < at || come > end || sending > SENDINGS) throw fault('NotUnderstood');
    const from: number = come;
    try {
      come = await session.send(bytes.subarray(from - at), from, last);
    } catch (error) {
      if (!isLost(error) || sending === SENDINGS) throw error;
      // Of the last piece the answer alone may be lost, and then the drive knows nothing of this upload any more.
      if (last && (await isThere(end))) return;
      come = await session.received(from);
    }
  }
}

/** The names of a path below the storage's folder. Throws for one that would lead out of it. */
function namesOf(path: string): Names {
  const names = path.split('/');
  const leaves = names.some((name) => name === '' || name === '.' || name === '..');
  if (leaves || path.includes('\0')) throw new Refusal('storage_failed', 'This is not a path in the storage.');
  return names;
}
