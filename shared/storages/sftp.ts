import { randomUUID } from 'node:crypto';
import { posix } from 'node:path';
import { addAbortSignal, Readable } from 'node:stream';
import { Refusal } from '#domain/refusal.ts';
import type { Outbound } from '#net/outbound.ts';
import { writeAndReadBack } from './probe.ts';
import type { SftpConnection, SftpServer } from './sftp-connection.ts';
import { hasStatus, sftpRefusal } from './sftp-failure.ts';
import {
  closeHandle,
  drain,
  type Entry,
  entriesOf,
  filesBelow,
  isFolder,
  isThere,
  makeFolder,
  pour,
  removeEmptyFolders,
  unlink,
} from './sftp-files.ts';
import { type SharedConnection, shareConnection } from './shared-connection.ts';
import type { BrowseItem, BrowsePage, Learned, Storage } from './storage.ts';

interface Place extends SftpServer {
  directoryPath: string;
}

type Shared = SharedConnection<SftpConnection>;

/**
 * A folder on an SSH server of the Host's own. All calls at the same time share one connection, which ends with the last of them.
 * A `directoryPath` without a slash at its beginning counts from the folder in which the server puts this user.
 * Until a probe has learned the server's key, nothing but a probe talks to it.
 */
export function openSftp({ config, hostKey, directoryPath }: Place, outbound: Outbound): Storage {
  const folder = segments(directoryPath).join('/');
  const root = directoryPath.startsWith('/') && folder ? `/${folder}` : folder;
  const shared = shareConnection(async () => {
    if (hostKey === null) throw new Refusal('storage_failed', 'This storage has not been tested yet. Please test it first.');
    return connect({ config, hostKey }, outbound);
  });
  return { ...filesIn(root, shared), probe: () => probe({ config, hostKey }, root, outbound) };
}

function filesIn(root: string, shared: Shared): Omit<Storage, 'probe'> {
  return {
    write: (path, body, { signal }) => {
      body.on('error', () => {}); // it may break while the connection is made; the upload sees that later
      if (signal) addAbortSignal(signal, body);
      return told(() => shared.use((connection) => upload(connection, shared, { root, path: inside(root, path) }, body))).catch((error) => {
        body.destroy();
        throw error;
      });
    },
    read: (path) => told(() => download(shared, inside(root, path))),
    remove: (path) => told(() => shared.use((connection) => remove(connection, root, inside(root, path)))),
    list: (prefix) => told(() => shared.use((connection) => list(connection, root, prefix))),
    browse: (path, pageToken) => told(() => shared.use((connection) => browse(connection, path, pageToken))),
    keepOpen: (work) => shared.keepOpen(work),
  };
}

async function probe({ config, hostKey: pinned }: SftpServer, root: string, outbound: Outbound): Promise<Learned> {
  let hostKey = pinned;
  const shared = shareConnection(async () => {
    const connection = await connect({ config, hostKey }, outbound);
    hostKey = connection.hostKey;
    return connection;
  });
  await shared.keepOpen(() => writeAndReadBack(filesIn(root, shared)));
  return { hostKey };
}

/** ssh2 is loaded by its first use: every function carries it, few need it, and it would cost each of them a part of its cold start. */
async function connect(server: SftpServer, outbound: Outbound): Promise<SftpConnection> {
  const { connectSftp } = await import('./sftp-connection.ts');
  return connectSftp(server, outbound);
}

interface Target {
  root: string;
  path: string;
}

/** Under a name of its own until it is whole, so that no reader ever finds a part. */
async function upload(connection: SftpConnection, shared: Shared, { root, path }: Target, body: Readable): Promise<{ size: number }> {
  if (await isThere(connection, path)) throw new Refusal('storage_failed', EXISTS);
  const temporary = `${posix.dirname(path) === '/' ? '' : posix.dirname(path)}/.upload-${randomUUID()}.part`;
  let handle: Buffer | undefined;
  let renaming = false;
  try {
    handle = await create(connection, temporary);
    const size = await pour(connection, handle, body);
    await flush(connection, handle);
    await closeHandle(connection, handle);
    handle = undefined;
    renaming = true;
    await rename(connection, temporary, path);
    return { size };
  } catch (error) {
    if (handle) await closeHandle(connection, handle).catch(() => {});
    // Over a new connection where this one is lost; where that fails too, the next sealing clears the folder.
    await shared.use((usable) => discard(usable, root, temporary, renaming ? path : undefined)).catch(() => {});
    throw error;
  }
}

/** An emptied folder is removed by whoever emptied it, perhaps just before the file is made. */
async function create(connection: SftpConnection, path: string): Promise<Buffer> {
  const open = () => connection.ask<Buffer>((sftp, done) => sftp.open(path, 'wx', { mode: 0o600 }, done));
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      return await open();
    } catch (error) {
      if (!hasStatus(error, 'noSuchFile')) throw error;
      await makeFolder(connection, posix.dirname(path));
    }
  }
  return open();
}

/** Has the server bring the file to its disk, where it knows how to. https://github.com/openssh/openssh-portable/blob/master/PROTOCOL#L562 */
async function flush(connection: SftpConnection, handle: Buffer): Promise<void> {
  try {
    await connection.ask<void>((sftp, done) => sftp.ext_openssh_fsync(handle, done));
  } catch (error) {
    if (connection.isLost() || hasStatus(error, 'failure')) throw error;
  }
}

/** The protocol's own rename, which replaces nothing; its extension for POSIX would. */
async function rename(connection: SftpConnection, from: string, to: string): Promise<void> {
  try {
    await connection.ask<void>((sftp, done) => sftp.rename(from, to, done));
  } catch (error) {
    if (hasStatus(error, 'failure') && (await isThere(connection, to))) throw new Refusal('storage_failed', EXISTS);
    throw error;
  }
}

/** If the temporary name is gone although nobody heard of the renaming, the file at the target is ours. */
async function discard(connection: SftpConnection, root: string, temporary: string, renamedTo: string | undefined): Promise<void> {
  if (!(await unlink(connection, temporary)) && renamedTo) await unlink(connection, renamedTo);
  await removeEmptyFolders(connection, root, temporary);
}

async function download(shared: Shared, path: string): Promise<Readable> {
  const { connection, release } = await shared.lease();
  try {
    const handle = await connection.ask<Buffer>((sftp, done) => sftp.open(path, 'r', done));
    const stream = Readable.from(untilReleased(connection, handle, release), { objectMode: false });
    // Destroyed before its first byte, a generator does not get as far as its own end.
    return stream.once('close', () => void release());
  } catch (error) {
    await release();
    throw error;
  }
}

async function* untilReleased(connection: SftpConnection, handle: Buffer, release: () => Promise<void>): AsyncGenerator<Buffer> {
  try {
    yield* drain(connection, handle);
  } catch (error) {
    throw sftpRefusal(error);
  } finally {
    if (!connection.isLost()) await closeHandle(connection, handle).catch(() => {});
    await release();
  }
}

async function remove(connection: SftpConnection, root: string, path: string): Promise<void> {
  if (await unlink(connection, path)) await removeEmptyFolders(connection, root, path);
}

async function list(connection: SftpConnection, root: string, prefix: string): Promise<string[]> {
  const folder = prefix.slice(0, Math.max(0, prefix.lastIndexOf('/')));
  const files = await filesBelow(connection, folder ? inside(root, folder) : root);
  return files.map((file) => file.slice(root ? root.length + 1 : 1)).filter((path) => path.startsWith(prefix));
}

const BROWSE_PAGE = 100;

/** The protocol knows no pages: the whole folder is read and sorted, and a token says after which entry the next page begins. */
async function browse(connection: SftpConnection, path: string, pageToken: string | undefined): Promise<BrowsePage> {
  const folder = segments(path)
    .map((name) => `/${name}`)
    .join('');
  const after = pageToken === undefined ? '' : Buffer.from(pageToken, 'base64url').toString('utf8');
  const entries = (await entriesOf(connection, folder))
    .map((entry) => ({ entry, key: sortKey(entry) }))
    .filter(({ key }) => key > after)
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const page = entries.slice(0, BROWSE_PAGE);
  const last = entries.length > BROWSE_PAGE ? page.at(-1) : undefined;
  const items = await Promise.all(page.map(({ entry }) => itemOf(connection, folder, entry)));
  return { items, nextPageToken: last ? Buffer.from(last.key, 'utf8').toString('base64url') : null };
}

function sortKey({ kind, name }: Entry): string {
  return `${kind === 'directory' ? 1 : 2}${name}`;
}

async function itemOf(connection: SftpConnection, folder: string, { name, kind, size, modifiedAt }: Entry): Promise<BrowseItem> {
  const path = `${folder}/${name}`;
  const isDirectory = kind === 'directory' || (kind === 'link' && (await isFolder(connection, path)));
  return { name, type: isDirectory ? 'directory' : 'file', path, size: isDirectory ? null : size, modifiedAt };
}

/** A path below the root. Throws for one that would lead out of it; a backslash parts names on some servers. */
function inside(root: string, path: string): string {
  const leaves = path.split(/[/\\]/).some((name) => name === '' || name === '.' || name === '..');
  if (leaves || path.includes('\0')) throw new Refusal('storage_failed', 'This is not a path in the storage.');
  return `${root}/${path}`;
}

function segments(path: string): string[] {
  return path.split('/').filter((name) => name !== '' && name !== '.' && name !== '..');
}

const EXISTS = 'There is a file of this name in the storage already.';

async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw sftpRefusal(error);
  }
}
