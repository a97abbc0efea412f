import { once } from 'node:events';
import { posix } from 'node:path';
import type { Readable } from 'node:stream';
import type { Attributes, FileEntryWithStats, WriteStream } from 'ssh2';
import { Refusal } from '#domain/refusal.ts';
import type { SftpConnection } from './sftp-connection.ts';
import { failedWith } from './sftp-error.ts';
import type { BrowseItem } from './storage.ts';

/** Fits into one request to any server. ssh2 sends the rest of a larger one after the answer to the first part. */
const PIECE_BYTES = 31 * 1024;
/** Pieces in parallel: they keep a distant server busy in little memory. As many writes are prepared for when those are done. */
const WRITES_AT_ONCE = 50;
const READS_AHEAD = 32;
/** Limits of one listing over all its folders: a server may never stop sending names. */
const MAX_ENTRIES = 100_000;
const MAX_NAME_BYTES = 16 * 1024 * 1024;
const MAX_EMPTY_REPLIES = 10;

/** Waits for an operation. Returns `instead` if it fails with this code. */
async function unless<T, I>(code: 'EndOfFile' | 'NoSuchFile', instead: I, operation: Promise<T>): Promise<T | I> {
  try {
    return await operation;
  } catch (error) {
    if (failedWith(error, code)) return instead;
    throw error;
  }
}

/** Writes a new file that only its user can read. Returns its size when the server has brought it to its disk. */
export async function writeFile(connection: SftpConnection, path: string, body: Readable): Promise<number> {
  const [file, handle] = await create(connection, path);
  try {
    const size = await fill(connection, file, body);
    await flush(connection, handle);
    await connection.ask(() => once(file.destroy(), 'close'));
    return size;
  } catch (error) {
    file.destroy();
    throw error;
  }
}

/** Every piece is asked for its own result: the wrapper's `put` reports success when the server refuses one. */
async function fill(connection: SftpConnection, file: WriteStream, body: Readable): Promise<number> {
  const ahead: Promise<void>[] = [];
  let size = 0;
  file.cork(); // else the first piece would travel alone, and the next ones only after its answer
  for await (const piece of pieces(body)) {
    const writing = new Promise<void>((resolve, reject) => file.write(piece, (error) => (error ? reject(error) : resolve())));
    writing.catch(() => {}); // reported when it is awaited
    size += piece.length;
    if (ahead.push(writing) === WRITES_AT_ONCE) file.uncork();
    if (ahead.length === 2 * WRITES_AT_ONCE) await connection.ask(async () => ahead.shift());
  }
  file.end();
  for (const writing of ahead) await connection.ask(() => writing);
  return size;
}

/** Makes the file's folder as well. Another call may remove the empty folder just before the file is made. */
async function create(connection: SftpConnection, path: string): Promise<[WriteStream, Buffer]> {
  const options = { flags: 'wx', mode: 0o600, autoClose: false } as const;
  for (let tries = 0; ; tries += 1) {
    try {
      return await connection.ask(async (client) => {
        const file = client.createWriteStream(path, options);
        file.on('error', () => {}); // one may come when nobody waits any longer
        const [handle] = await once(file, 'open');
        return [file, handle];
      });
    } catch (error) {
      if (!failedWith(error, 'NoSuchFile') || tries === 3) throw error;
      await makeFolder(connection, posix.dirname(path));
    }
  }
}

async function* pieces(body: Readable): AsyncGenerator<Buffer> {
  // The chunks are bytes by contract. The length of a string would be wrong, so strings become bytes here.
  for await (const chunk of body as AsyncIterable<Uint8Array | string>) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
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
 * Reads an open file to its end. It asks for one piece first, since most files are no larger, and then for more and more in parallel.
 * ssh2 does it, because the wrapper's `get` and `createReadStream` wait for each piece before they ask for the next one.
 */
export async function* drain(connection: SftpConnection, handle: Buffer): AsyncGenerator<Buffer> {
  const ahead: Promise<Buffer>[] = [];
  let position = 0;
  for (let window = 1; ; window = Math.min(2 * window, READS_AHEAD)) {
    for (; ahead.length < window; position += PIECE_BYTES) {
      const reading = readPiece(connection, handle, position);
      reading.catch(() => {}); // reported when it is awaited
      ahead.push(reading);
    }
    const piece = (await ahead.shift()) ?? Buffer.alloc(0);
    if (piece.length > 0) yield piece;
    if (piece.length < PIECE_BYTES) return;
  }
}

/** Returns less than a piece only at the end of the file: a server may send less than it was asked for. */
async function readPiece(connection: SftpConnection, handle: Buffer, from: number): Promise<Buffer> {
  const piece = Buffer.alloc(PIECE_BYTES);
  for (let filled = 0; filled < PIECE_BYTES; ) {
    const at = filled;
    const count = await connection.request<number>((sftp, done) => sftp.read(handle, piece, at, PIECE_BYTES - at, from + at, done));
    if (count === 0) return piece.subarray(0, filled);
    filled += count;
  }
  return piece;
}

/** One entry of a folder as the server describes it. A link is a file here, because it is not followed. */
export type Entry = BrowseItem & { isLink: boolean };

/** Returns every entry of a folder, and with `deep` those of all folders below it. Throws rather than leave some out. */
export async function entriesOf(connection: SftpConnection, folder: string, { deep = false } = {}): Promise<Entry[]> {
  const entries: Entry[] = [];
  const folders = [folder];
  let bytes = 0;
  for (const here of folders) {
    const opening = connection.request<Buffer>((sftp, done) => sftp.opendir(here || '/', done));
    const handle = deep ? await unless('NoSuchFile', undefined, opening) : await opening;
    for await (const found of handle ? namesIn(connection, handle) : []) {
      const entry = entryOf(here, found);
      entries.push(entry);
      if (deep && entry.type === 'directory') folders.push(entry.path);
      bytes += entry.path.length + found.longname.length;
      if (entries.length > MAX_ENTRIES || bytes > MAX_NAME_BYTES) throw new Refusal('storage_failed', TOO_MANY);
    }
  }
  return entries;
}

/** ssh2 does it, because the wrapper's `list` collects names without a limit, and takes the type from a line that is meant for people. */
async function* namesIn(connection: SftpConnection, handle: Buffer): AsyncGenerator<FileEntryWithStats> {
  try {
    for (let empty = 0; empty <= MAX_EMPTY_REPLIES; ) {
      const reading = connection.request<FileEntryWithStats[]>((sftp, done) => sftp.readdir(handle, done));
      const some = await unless('EndOfFile', undefined, reading);
      if (!some) return;
      empty = some.length > 0 ? 0 : empty + 1;
      yield* some;
    }
    throw new Refusal('storage_failed', NOT_SFTP);
  } finally {
    await closeHandle(connection, handle).catch(() => {});
  }
}

function entryOf(folder: string, { filename: name, longname, attrs }: FileEntryWithStats): Entry {
  // A name with a slash would lead out of the folder.
  if (name === '' || /[/\0]/.test(name)) throw new Refusal('storage_failed', NOT_SFTP);
  const { mode, size = 0, mtime }: Partial<Attributes> = attrs;
  // If a server sends no mode, the first letter of its line is still that of `ls -l`.
  const isDirectory = mode === undefined ? longname.startsWith('d') : attrs.isDirectory();
  const isLink = mode === undefined ? longname.startsWith('l') : attrs.isSymbolicLink();
  const modifiedAt = mtime === undefined ? null : new Date(mtime * 1000).toISOString();
  return { name, type: isDirectory ? 'directory' : 'file', path: `${folder}/${name}`, size: isDirectory ? null : size, modifiedAt, isLink };
}

const NOT_SFTP = 'The server does not follow the SFTP protocol. Please check host and port.';
const TOO_MANY = 'The storage has too many files to list. Please use a separate folder for this service.';

/**
 * Makes a folder, and those above it where they are missing. An existing one is no error.
 * ssh2 does it, because the wrapper's `mkdir` takes no mode, so that other users of the server could read the folder.
 */
async function makeFolder(connection: SftpConnection, folder: string): Promise<void> {
  const make = () => connection.request<void>((sftp, done) => sftp.mkdir(folder, { mode: 0o700 }, done));
  const above = posix.dirname(folder);
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
  const found = await connection.ask((client) => client.stat(path)).catch(() => undefined);
  return found?.isDirectory ?? false;
}

/** Whether anything is at this path, even a link that leads nowhere. */
export async function isThere(connection: SftpConnection, path: string): Promise<boolean> {
  return (
    (await unless(
      'NoSuchFile',
      null,
      connection.ask((client) => client.lstat(path)),
    )) !== null
  );
}

/** Removes a file. Returns whether there was one. */
export async function unlink(connection: SftpConnection, path: string): Promise<boolean> {
  return (
    (await unless(
      'NoSuchFile',
      null,
      connection.ask((client) => client.delete(path)),
    )) !== null
  );
}

/** Removes the empty folders above a file, up to the root and without it. */
export async function removeEmptyFolders(connection: SftpConnection, root: string, file: string): Promise<void> {
  const folder = posix.dirname(file);
  if (folder.length <= root.length + 1) return;
  const removed = await connection.ask((client) => client.rmdir(folder)).catch(() => null);
  if (removed !== null) await removeEmptyFolders(connection, root, folder);
}

export function closeHandle(connection: SftpConnection, handle: Buffer): Promise<void> {
  return connection.request<void>((sftp, done) => sftp.close(handle, done));
}
