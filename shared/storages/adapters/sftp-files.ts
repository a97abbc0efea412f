import { posix } from 'node:path';
import type { Readable } from 'node:stream';
import type { Attributes, FileEntryWithStats } from 'ssh2';
import type { ByteRange } from '#common/byte-range.ts';
import { failedWith, fault } from './fault.ts';
import { splitIntoParts } from './parts.ts';
import type { SftpConnection } from './sftp-connection.ts';
import type { BrowseItem } from './storage.ts';

/** Fits into one request to any server. ssh2 sends the rest of a larger one after the answer to the first part. */
const PIECE_BYTES = 31 * 1024;
/** Pieces in parallel: they keep a distant server busy in little memory. */
const WRITES_IN_PARALLEL = 64;
const READS_IN_PARALLEL = 32;
/** Limits of one listing over all its folders: a server may never stop sending names. */
const MAX_ENTRIES = 100_000;
const MAX_NAME_BYTES = 16 * 1024 * 1024;
const MAX_EMPTY_REPLIES = 10;

/** Waits for an operation. Returns null if it fails with this code. */
async function nullIf<T>(code: 'EndOfFile' | 'NoSuchFile', operation: Promise<T>): Promise<T | null> {
  try {
    return await operation;
  } catch (error) {
    if (failedWith(error, code)) return null;
    throw error;
  }
}

/**
 * Waits for an operation that needs `path`. Some servers answer Failure, as for a full disk, where it is missing: then this fails with
 * `NoSuchFile`. https://winscp.net/eng/docs/sftp_codes#code_4
 */
export async function reportMissingPath<T>(connection: SftpConnection, path: string, operation: Promise<T>): Promise<T> {
  try {
    return await operation;
  } catch (error) {
    throw failedWith(error, 'Failure') && !(await isThere(connection, path)) ? fault('NoSuchFile') : error;
  }
}

/**
 * Writes a new file that only its user can read. Returns its size when the server has brought it to its disk.
 * ssh2 does it, because the wrapper's `put` reports success when the server refuses a piece, and sends no piece while others wait for their answer.
 */
export async function writeFile(connection: SftpConnection, path: string, body: Readable): Promise<number> {
  const handle = await create(connection, path);
  const running: Promise<void>[] = [];
  let size = 0;
  try {
    for await (const { bytes, release } of splitIntoParts(body, PIECE_BYTES)) {
      const position = size;
      size += bytes.length;
      const writing = connection.request<void>((sftp, done) => sftp.write(handle, bytes, 0, bytes.length, position, done)).then(release);
      writing.catch(() => {}); // reported when it is awaited
      if (running.push(writing) === WRITES_IN_PARALLEL) await running.shift();
    }
    await Promise.all(running);
    await flush(connection, handle);
  } finally {
    await Promise.allSettled(running);
    await closeHandle(connection, handle);
  }
  return size;
}

/** Makes the file's folder as well. Another call may remove the empty folder just before the file is made. */
async function create(connection: SftpConnection, path: string, tries = 4): Promise<Buffer> {
  const folder = posix.dirname(path);
  try {
    const opening = connection.request<Buffer>((sftp, done) => sftp.open(path, 'wx', 0o600, done));
    return await reportMissingPath(connection, folder, opening);
  } catch (error) {
    if (!failedWith(error, 'NoSuchFile') || tries === 1) throw error;
    await makeFolder(connection, folder);
    return create(connection, path, tries - 1);
  }
}

/** The wrapper lacks this extension, as some servers do. https://github.com/openssh/openssh-portable/blob/master/PROTOCOL#L562 */
async function flush(connection: SftpConnection, handle: Buffer): Promise<void> {
  try {
    await connection.request<void>((sftp, done) => sftp.ext_openssh_fsync(handle, done));
  } catch (error) {
    if (connection.isLost() || failedWith(error, 'Failure')) throw error;
  }
}

/**
 * Reads an open file to its end or the end of the range, closes it and calls `done`. It asks for one piece first, since most files are
 * no larger, and then for more and more in parallel.
 * ssh2 does it, because the wrapper's `get` and `createReadStream` wait for each piece before they ask for the next one.
 */
export async function* readFile(
  connection: SftpConnection,
  handle: Buffer,
  { first, last }: ByteRange = { first: 0, last: Number.POSITIVE_INFINITY },
  done: () => Promise<void>,
): AsyncGenerator<Buffer> {
  const ahead: Promise<Buffer>[] = [];
  let position = first;
  try {
    for (let window = 1; ; window = Math.min(2 * window, READS_IN_PARALLEL)) {
      for (; ahead.length < window && position <= last; position += PIECE_BYTES) {
        const reading = readPiece(connection, handle, position, Math.min(PIECE_BYTES, last - position + 1));
        reading.catch(() => {}); // reported when it is awaited
        ahead.push(reading);
      }
      const piece = (await ahead.shift()) ?? Buffer.alloc(0);
      if (piece.length > 0) yield piece;
      if (piece.length < PIECE_BYTES) return;
    }
  } finally {
    await closeHandle(connection, handle).catch(() => {});
    await done();
  }
}

/** Returns less than `size` only at the end of the file: a server may send less than it was asked for. */
async function readPiece(connection: SftpConnection, handle: Buffer, from: number, size: number): Promise<Buffer> {
  const piece = Buffer.alloc(size);
  let filled = 0;
  for (let count = 1; count > 0 && filled < size; filled += count) {
    count = await connection.request<number>((sftp, done) => sftp.read(handle, piece, filled, size - filled, from + filled, done));
  }
  return piece.subarray(0, filled);
}

/** One entry of a folder as the server describes it. A link is a file here, because it is not followed. */
export type Entry = BrowseItem & { isLink: boolean };

/** Returns every entry of a folder, and with `deep` those of all folders below it. Throws rather than leave some out. */
export async function entriesOf(connection: SftpConnection, folder: string, { deep = false } = {}): Promise<Entry[]> {
  const entries: Entry[] = [];
  const folders = [folder];
  let bytes = 0;
  for (const here of folders) {
    const opening = reportMissingPath(
      connection,
      here || '/',
      connection.request<Buffer>((sftp, done) => sftp.opendir(here || '/', done)),
    );
    const handle = deep ? await nullIf('NoSuchFile', opening) : await opening;
    for await (const found of handle ? namesIn(connection, handle) : []) {
      const entry = entryOf(here, found);
      entries.push(entry);
      if (deep && entry.type === 'directory') folders.push(entry.path);
      bytes += entry.path.length + found.longname.length;
      if (entries.length > MAX_ENTRIES || bytes > MAX_NAME_BYTES) throw fault('TooManyFiles');
    }
  }
  return entries;
}

/** ssh2 does it, because the wrapper's `list` collects names without a limit, and takes the type from a line that is meant for people. */
async function* namesIn(connection: SftpConnection, handle: Buffer): AsyncGenerator<FileEntryWithStats> {
  try {
    for (let empty = 0; empty <= MAX_EMPTY_REPLIES; ) {
      const reading = connection.request<FileEntryWithStats[]>((sftp, done) => sftp.readdir(handle, done));
      const some = await nullIf('EndOfFile', reading);
      if (!some) return;
      empty = some.length > 0 ? 0 : empty + 1;
      yield* some;
    }
    throw fault('sftp-protocol');
  } finally {
    await closeHandle(connection, handle).catch(() => {});
  }
}

function entryOf(folder: string, { filename: name, longname, attrs }: FileEntryWithStats): Entry {
  if (name === '' || /[/\0]/.test(name)) throw fault('sftp-protocol'); // a name with a slash would lead out of the folder
  const { mode, size = 0, mtime }: Partial<Attributes> = attrs;
  // If a server sends no mode, the first letter of its line is still that of `ls -l`.
  const isDirectory = mode === undefined ? longname.startsWith('d') : attrs.isDirectory();
  const isLink = mode === undefined ? longname.startsWith('l') : attrs.isSymbolicLink();
  const modifiedAt = mtime === undefined ? null : new Date(mtime * 1000).toISOString();
  return { name, type: isDirectory ? 'directory' : 'file', path: `${folder}/${name}`, size: isDirectory ? null : size, modifiedAt, isLink };
}

/**
 * Makes a folder, and those above it where they are missing. An existing one is no error.
 * ssh2 does it, because the wrapper's `mkdir` takes no mode, so that other users of the server could read the folder.
 */
async function makeFolder(connection: SftpConnection, folder: string): Promise<void> {
  const above = posix.dirname(folder);
  const make = () =>
    reportMissingPath(
      connection,
      above,
      connection.request<void>((sftp, done) => sftp.mkdir(folder, { mode: 0o700 }, done)),
    );
  try {
    await make();
  } catch (error) {
    if (failedWith(error, 'NoSuchFile') && above !== '/' && above !== '.') {
      await makeFolder(connection, above);
      await make().catch(() => {}); // another call may have made it
    }
    if (!(await isFolder(connection, folder))) throw error;
  }
}

/** Whether this is a folder or a link to one. */
export async function isFolder(connection: SftpConnection, path: string): Promise<boolean> {
  const found = await connection.ask((client) => client.stat(path)).catch(() => null);
  return found?.isDirectory ?? false;
}

/** Whether anything is at this path, even a link that leads nowhere. */
export async function isThere(connection: SftpConnection, path: string): Promise<boolean> {
  const looking = connection.ask((client) => client.lstat(path));
  return (await nullIf('NoSuchFile', looking)) !== null;
}

/** Removes a file. Returns whether there was one. */
export async function unlink(connection: SftpConnection, path: string): Promise<boolean> {
  const removing = reportMissingPath(
    connection,
    path,
    connection.ask((client) => client.delete(path)),
  );
  return (await nullIf('NoSuchFile', removing)) !== null;
}

/** Removes the empty folders above a file, up to the root and without it. */
export async function removeEmptyFolders(connection: SftpConnection, root: string, file: string): Promise<void> {
  const folder = posix.dirname(file);
  if (folder.length <= root.length + 1) return;
  const removed = await connection.ask((client) => client.rmdir(folder)).catch(() => null);
  if (removed !== null) await removeEmptyFolders(connection, root, folder);
}

function closeHandle(connection: SftpConnection, handle: Buffer): Promise<void> {
  return connection.request<void>((sftp, done) => sftp.close(handle, done));
}
