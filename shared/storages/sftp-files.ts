import { posix } from 'node:path';
import type { Readable } from 'node:stream';
import type { Attributes, FileEntryWithStats, Stats } from 'ssh2';
import { Refusal } from '#domain/refusal.ts';
import type { SftpConnection } from './sftp-connection.ts';
import { hasStatus } from './sftp-failure.ts';

/** What every server takes in one request. https://datatracker.ietf.org/doc/html/draft-ietf-secsh-filexfer-02#section-6.4 */
const PIECE_BYTES = 32 * 1024;
/** Requests on their way: 2 MiB, so that a distant server is kept busy and memory stays small. */
const WRITES_AHEAD = 64;
const READS_AHEAD = 32;
/** A server that never stops naming files must not hold us for ever, nor fill the memory: bounds of one listing, over all its folders. */
const MOST_ENTRIES = 100_000;
const MOST_NAME_BYTES = 16 * 1024 * 1024;
/** Answers in a row that name nothing but the folder itself and the one above. */
const MOST_EMPTY_ANSWERS = 10;

/** One entry of a folder as the server tells it; a link is itself here, not what it leads to. */
export interface Entry {
  name: string;
  kind: 'directory' | 'link' | 'file';
  size: number | null;
  modifiedAt: string | null;
}

/** Writes a stream into an open file, several pieces at a time, and counts its bytes. Settles when no piece is on its way any more. */
export async function pour(connection: SftpConnection, handle: Buffer, body: Readable): Promise<number> {
  const running = new Set<Promise<void>>();
  let failure: { error: unknown } | undefined;
  let size = 0;
  try {
    for await (const piece of pieces(body)) {
      const position = size;
      size += piece.length;
      const writing = connection
        .ask<void>((sftp, done) => sftp.write(handle, piece, 0, piece.length, position, done))
        .catch((error: unknown) => {
          failure ??= { error };
        })
        .finally(() => running.delete(writing));
      running.add(writing);
      if (running.size >= WRITES_AHEAD) await Promise.race(running);
      if (failure) throw failure.error;
    }
  } finally {
    await Promise.all(running);
  }
  if (failure) throw failure.error;
  return size;
}

async function* pieces(body: Readable): AsyncGenerator<Buffer> {
  // A stream of bytes by contract; strings would be counted wrongly, so they are made bytes here.
  for await (const chunk of body as AsyncIterable<Uint8Array | string>) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
  }
}

/** The bytes of an open file to its end. Asks ahead, more and more, since most files are a single piece. */
export async function* drain(connection: SftpConnection, handle: Buffer): AsyncGenerator<Buffer> {
  const ahead: Promise<Buffer>[] = [];
  let position = 0;
  let window = 1;
  for (;;) {
    while (ahead.length < window) {
      const reading = readPiece(connection, handle, position);
      reading.catch(() => {});
      ahead.push(reading);
      position += PIECE_BYTES;
    }
    const piece = (await ahead.shift()) ?? Buffer.alloc(0);
    if (piece.length > 0) yield piece;
    if (piece.length < PIECE_BYTES) return;
    window = Math.min(2 * window, READS_AHEAD);
  }
}

/** A whole piece, less at the end of the file only: a server may give less than it was asked for. */
async function readPiece(connection: SftpConnection, handle: Buffer, from: number): Promise<Buffer> {
  const piece = Buffer.alloc(PIECE_BYTES);
  let filled = 0;
  while (filled < PIECE_BYTES) {
    const [at, rest] = [filled, PIECE_BYTES - filled];
    const count = await connection.ask<number>((sftp, done) => sftp.read(handle, piece, at, rest, from + at, done));
    if (count === 0) break;
    filled += count;
  }
  return piece.subarray(0, filled);
}

/** Counts what a server names in one listing; throws when it is too much. */
type Tally = (entries: readonly { filename: string; longname: string }[], folder: string) => void;

function newTally(): Tally {
  let count = 0;
  let bytes = 0;
  return (entries, folder) => {
    count += entries.length;
    for (const { filename, longname } of entries) bytes += folder.length + filename.length + longname.length;
    if (count > MOST_ENTRIES || bytes > MOST_NAME_BYTES) throw new Refusal('storage_failed', 'The storage holds too many files to list.');
  };
}

/** Every entry of a folder. Throws rather than leave some out; a folder that is missing fails with `noSuchFile`. */
export async function entriesOf(connection: SftpConnection, folder: string, tally = newTally()): Promise<Entry[]> {
  const handle = await connection.ask<Buffer>((sftp, done) => sftp.opendir(folder || '/', done));
  const entries: Entry[] = [];
  let empty = 0;
  try {
    for (;;) {
      const some = await nextEntries(connection, handle);
      if (!some) return entries;
      tally(some, folder);
      const named = some.filter(({ filename }) => filename !== '.' && filename !== '..');
      empty = named.length > 0 ? 0 : empty + 1;
      if (empty > MOST_EMPTY_ANSWERS) throw new Refusal('storage_failed', NOT_SFTP);
      entries.push(...named.map(entryOf));
    }
  } finally {
    if (!connection.isLost()) await closeHandle(connection, handle);
  }
}

async function nextEntries(connection: SftpConnection, handle: Buffer): Promise<FileEntryWithStats[] | undefined> {
  try {
    return await connection.ask((sftp, done) => sftp.readdir(handle, done));
  } catch (error) {
    if (hasStatus(error, 'eof')) return undefined;
    throw error;
  }
}

function entryOf({ filename, longname, attrs }: FileEntryWithStats): Entry {
  // A name with a slash would lead somewhere else than into the folder that was asked for.
  if (filename === '' || /[/\0]/.test(filename)) throw new Refusal('storage_failed', NOT_SFTP);
  const { mode, size, mtime }: Partial<Attributes> = attrs;
  const kind = mode === undefined ? kindOfLine(longname) : kindOf(attrs);
  return {
    name: filename,
    kind,
    size: kind === 'directory' ? null : (size ?? 0),
    modifiedAt: mtime === undefined ? null : new Date(mtime * 1000).toISOString(),
  };
}

const NOT_SFTP = 'The storage does not speak SFTP as it should.';

function kindOf(attributes: Stats): Entry['kind'] {
  if (attributes.isDirectory()) return 'directory';
  return attributes.isSymbolicLink() ? 'link' : 'file';
}

/** Where a server tells no mode, its line for people begins as that of `ls -l` does. */
function kindOfLine(longname: string): Entry['kind'] {
  if (longname.startsWith('d')) return 'directory';
  return longname.startsWith('l') ? 'link' : 'file';
}

/** All files below a folder, as paths that begin with it; links are named and not followed, so that nothing outside is ever reached. */
export async function filesBelow(connection: SftpConnection, folder: string): Promise<string[]> {
  const files: string[] = [];
  const folders = [folder];
  const tally = newTally();
  for (let at = 0; at < folders.length; at += 1) {
    const here = folders[at] ?? '';
    for (const { name, kind } of await entriesOrNone(connection, here, tally)) (kind === 'directory' ? folders : files).push(`${here}/${name}`);
  }
  return files;
}

async function entriesOrNone(connection: SftpConnection, folder: string, tally: Tally): Promise<Entry[]> {
  try {
    return await entriesOf(connection, folder, tally);
  } catch (error) {
    if (hasStatus(error, 'noSuchFile')) return [];
    throw error;
  }
}

/** Makes a folder and those above it; one that is there is no failure. */
export async function makeFolder(connection: SftpConnection, folder: string): Promise<void> {
  const make = () => connection.ask<void>((sftp, done) => sftp.mkdir(folder, { mode: 0o700 }, done));
  try {
    await make();
  } catch (error) {
    if (hasStatus(error, 'noSuchFile') && isBelowSomething(folder)) {
      await makeFolder(connection, posix.dirname(folder));
      // Somebody else may have made it in the meantime.
      await make().catch(() => {});
    }
    if (!(await isFolder(connection, folder))) throw error;
  }
}

function isBelowSomething(folder: string): boolean {
  return !['/', '.', ''].includes(posix.dirname(folder));
}

/** Whether this is a folder or a link to one. */
export async function isFolder(connection: SftpConnection, path: string): Promise<boolean> {
  const found = await connection.ask<Stats>((sftp, done) => sftp.stat(path, done)).catch(() => undefined);
  return found?.isDirectory() ?? false;
}

/** Whether anything is at this path, be it a link that leads nowhere. */
export async function isThere(connection: SftpConnection, path: string): Promise<boolean> {
  try {
    await connection.ask((sftp, done) => sftp.lstat(path, done));
    return true;
  } catch (error) {
    if (hasStatus(error, 'noSuchFile')) return false;
    throw error;
  }
}

/** Removes a file; answers whether there was one. */
export async function unlink(connection: SftpConnection, path: string): Promise<boolean> {
  try {
    await connection.ask<void>((sftp, done) => sftp.unlink(path, done));
    return true;
  } catch (error) {
    if (hasStatus(error, 'noSuchFile')) return false;
    throw error;
  }
}

/** Removes the folders above a file that have become empty, up to the root and without it. */
export async function removeEmptyFolders(connection: SftpConnection, root: string, file: string): Promise<void> {
  for (let folder = posix.dirname(file); folder.length > root.length + 1; folder = posix.dirname(folder)) {
    const removed = await connection
      .ask<void>((sftp, done) => sftp.rmdir(folder, done))
      .then(
        () => true,
        () => false,
      );
    if (!removed) return;
  }
}

export function closeHandle(connection: SftpConnection, handle: Buffer): Promise<void> {
  return connection.ask<void>((sftp, done) => sftp.close(handle, done));
}
