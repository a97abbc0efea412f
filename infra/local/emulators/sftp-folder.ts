import { constants } from 'node:fs';
import { type FileHandle, link, lstat, mkdir, open, readdir, rmdir, stat, unlink } from 'node:fs/promises';
import { join, posix } from 'node:path';
import ssh2, { type Attributes, type FileEntry, type SFTPWrapper } from 'ssh2';

const { STATUS_CODE, OPEN_MODE } = ssh2.utils.sftp;

/** The entries in one reply. Few, so that even a small folder needs several replies. */
const ENTRIES_IN_PARALLEL = 50;

type Handle = { file: FileHandle } | { entries: FileEntry[] };

/** Answers SFTP requests (version 3) from a folder. The client cannot see anything outside it. https://datatracker.ietf.org/doc/html/draft-ietf-secsh-filexfer-02 */
export function serveFolder(sftp: SFTPWrapper, root: string): void {
  const handles = openHandles();
  // Resolves to an absolute path without dots below the root, so that nothing above it can be named.
  const real = (path: string): string => join(root, posix.resolve('/', path));
  const done = (id: number, work: Promise<unknown>): void => settle(sftp, id, work, () => sftp.status(id, STATUS_CODE.OK));

  sftp.on('REALPATH', (id, path) => sftp.name(id, [{ filename: posix.resolve('/', path), longname: '', attrs: NO_ATTRIBUTES }]));
  for (const [request, look] of [['STAT', stat] as const, ['LSTAT', lstat] as const]) {
    sftp.on(request, (id: number, path: string) => settle(sftp, id, look(real(path)), (found) => sftp.attrs(id, attributes(found))));
  }
  sftp.on('FSTAT', (id, name) =>
    settle(
      sftp,
      id,
      handles.file(name).then((file) => file.stat()),
      (found) => sftp.attrs(id, attributes(found)),
    ),
  );
  sftp.on('OPEN', (id, path, flags, { mode }) =>
    settle(sftp, id, open(real(path), nodeFlags(flags), mode), (file) => sftp.handle(id, handles.add({ file }))),
  );
  sftp.on('READ', (id, name, position, length) => settle(sftp, id, read(handles.file(name), position, length), (data) => answerData(sftp, id, data)));
  sftp.on('WRITE', (id, name, position, data) =>
    done(
      id,
      handles.file(name).then((file) => file.write(data, 0, data.length, position)),
    ),
  );
  sftp.on('CLOSE', (id, name) => done(id, handles.close(name)));
  sftp.on('OPENDIR', (id, path) => settle(sftp, id, entriesOf(real(path)), (entries) => sftp.handle(id, handles.add({ entries }))));
  sftp.on('READDIR', (id, name) => settle(sftp, id, handles.nextEntries(name), (some) => answerNames(sftp, id, some)));
  sftp.on('MKDIR', (id, path, { mode }) => done(id, mkdir(real(path), mode)));
  sftp.on('RMDIR', (id, path) => done(id, rmdir(real(path))));
  sftp.on('REMOVE', (id, path) => done(id, unlink(real(path))));
  sftp.on('RENAME', (id, from, to) => done(id, renameUnlessThere(real(from), real(to))));
  for (const request of ['SETSTAT', 'FSETSTAT', 'READLINK', 'SYMLINK', 'EXTENDED'] as const) {
    sftp.on(request, (id: number) => sftp.status(id, STATUS_CODE.OP_UNSUPPORTED));
  }
  sftp.on('close', () => void handles.closeAll());
  sftp.on('error', () => {});
}

const NO_ATTRIBUTES: Attributes = { mode: 0, uid: 0, gid: 0, size: 0, atime: 0, mtime: 0 };

function settle<T>(sftp: SFTPWrapper, id: number, work: Promise<T>, answer: (result: T) => void): void {
  work.then(answer).catch((error: NodeJS.ErrnoException) => sftp.status(id, STATUS[error.code ?? ''] ?? STATUS_CODE.FAILURE));
}

const STATUS: Record<string, number> = {
  ENOENT: STATUS_CODE.NO_SUCH_FILE,
  ENOTDIR: STATUS_CODE.NO_SUCH_FILE,
  EACCES: STATUS_CODE.PERMISSION_DENIED,
  EPERM: STATUS_CODE.PERMISSION_DENIED,
};

function openHandles() {
  const handles = new Map<string, Handle>();
  let last = 0;
  const take = async (name: Buffer): Promise<Handle> => {
    const handle = handles.get(name.toString());
    if (!handle) throw new Error('There is no such handle.');
    return handle;
  };
  const close = async (handle: Handle): Promise<void> => ('file' in handle ? handle.file.close() : undefined);
  return {
    add(handle: Handle): Buffer {
      last += 1;
      handles.set(String(last), handle);
      return Buffer.from(String(last));
    },
    async file(name: Buffer): Promise<FileHandle> {
      const handle = await take(name);
      if ('file' in handle) return handle.file;
      throw new Error('This is no file.');
    },
    async nextEntries(name: Buffer): Promise<FileEntry[]> {
      const handle = await take(name);
      if ('entries' in handle) return handle.entries.splice(0, ENTRIES_IN_PARALLEL);
      throw new Error('This is no folder.');
    },
    async close(name: Buffer): Promise<void> {
      const handle = await take(name);
      handles.delete(name.toString());
      await close(handle);
    },
    async closeAll(): Promise<void> {
      await Promise.allSettled([...handles.values()].map(close));
    },
  };
}

async function read(opened: Promise<FileHandle>, position: number, length: number): Promise<Buffer> {
  const file = await opened;
  const { bytesRead, buffer } = await file.read(Buffer.alloc(Math.min(length, 256 * 1024)), 0, Math.min(length, 256 * 1024), position);
  return buffer.subarray(0, bytesRead);
}

function answerData(sftp: SFTPWrapper, id: number, data: Buffer): void {
  if (data.length === 0) sftp.status(id, STATUS_CODE.EOF);
  else sftp.data(id, data);
}

function answerNames(sftp: SFTPWrapper, id: number, some: FileEntry[]): void {
  if (some.length === 0) sftp.status(id, STATUS_CODE.EOF);
  else sftp.name(id, some);
}

/** Reads all entries in parallel. Like OpenSSH, it skips entries that cannot be read, because another client may be removing them. */
async function entriesOf(folder: string): Promise<FileEntry[]> {
  const names = await readdir(folder);
  const entries = await Promise.all(
    ['.', '..', ...names].map(async (filename) => {
      const found = await lstat(join(folder, filename)).catch(() => undefined);
      return found && { filename, longname: filename, attrs: attributes(found) };
    }),
  );
  return entries.filter((entry) => entry !== undefined);
}

/** Like OpenSSH, it does not replace an existing file. */
async function renameUnlessThere(from: string, to: string): Promise<void> {
  await link(from, to);
  await unlink(from);
}

function attributes({ mode, uid, gid, size, atimeMs, mtimeMs }: Awaited<ReturnType<typeof stat>>): Attributes {
  const seconds = (milliseconds: number | bigint): number => Math.floor(Number(milliseconds) / 1000);
  return { mode: Number(mode), uid: Number(uid), gid: Number(gid), size: Number(size), atime: seconds(atimeMs), mtime: seconds(mtimeMs) };
}

function nodeFlags(flags: number): number {
  const asks = (mode: number): boolean => (flags & mode) !== 0;
  const access = asks(OPEN_MODE.WRITE) ? (asks(OPEN_MODE.READ) ? constants.O_RDWR : constants.O_WRONLY) : constants.O_RDONLY;
  return (
    access |
    (asks(OPEN_MODE.APPEND) ? constants.O_APPEND : 0) |
    (asks(OPEN_MODE.CREAT) ? constants.O_CREAT : 0) |
    (asks(OPEN_MODE.TRUNC) ? constants.O_TRUNC : 0) |
    (asks(OPEN_MODE.EXCL) ? constants.O_EXCL : 0)
  );
}
