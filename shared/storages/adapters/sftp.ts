import { randomUUID } from 'node:crypto';
import { addAbortSignal, type Readable } from 'node:stream';
import type { ByteRange } from '#common/byte-range.ts';
import { Refusal } from '#common/refusal.ts';
import type { Outbound } from '#net/outbound.ts';
import { serverName, sftpConfig } from './config.ts';
import { STORAGE_FAILURES } from './failures.ts';
import { failedWith, fault } from './fault.ts';
import { declareStorage } from './kind.ts';
import { writeAndReadBack } from './probe.ts';
import type { SftpConnection, SftpServer } from './sftp-connection.ts';
import { type Entry, entriesOf, isFolder, isThere, readFile, removeEmptyFolders, reportMissingPath, unlink, writeFile } from './sftp-files.ts';
import { type SharedConnection, shareConnection } from './shared-connection.ts';
import { type BrowseItem, type BrowsePage, type ProbeResult, type Storage, translateErrors, translateStreamErrors } from './storage.ts';

type Shared = SharedConnection<SftpConnection>;

/** A folder on the Host's SSH server. */
export const sftp = declareStorage({
  config: sftpConfig,
  open: ({ directoryPath, ...server }, { outbound }) => openSftp(server, directoryPath, outbound),
  owner: ({ host, port, username }) => [serverName(host), port, username],
});

/**
 * All calls at the same time share one connection, which is closed after the last of them.
 * A `directoryPath` without a leading slash is relative to the folder in which the server puts this user.
 * Until a probe has learned the server's host key, only a probe connects.
 */
function openSftp(server: SftpServer, directoryPath: string, outbound: Outbound): Storage {
  const folder = segments(directoryPath).join('/');
  // The wrapper misreads a relative path that begins with a dot, unless it begins with `./`.
  const root = directoryPath.startsWith('/') ? folder && `/${folder}` : folder.replace(/^\./, './.');
  const shared = shareConnection(async () => {
    if (server.hostKey === null) throw new Refusal('storage_failed', STORAGE_FAILURES.not_tested);
    return connect(server, outbound);
  });
  return { ...filesIn(root, shared), probe: () => probe(server, root, outbound) };
}

async function probe(server: SftpServer, root: string, outbound: Outbound): Promise<ProbeResult> {
  let { hostKey } = server;
  const shared = shareConnection(async () => {
    const connection = await connect({ ...server, hostKey }, outbound);
    hostKey = connection.hostKey;
    return connection;
  });
  await shared.keepOpen(() => writeAndReadBack(filesIn(root, shared)));
  return { hostKey };
}

/** Loads SSH with its first use: every function with storages carries it, few need it, and it would slow down each cold start. */
async function connect(server: SftpServer, outbound: Outbound): Promise<SftpConnection> {
  const { connectSftp } = await import('./sftp-connection.ts');
  return connectSftp(server, outbound);
}

function filesIn(root: string, shared: Shared): Omit<Storage, 'probe'> {
  const use = <T>(work: (connection: SftpConnection) => Promise<T>): Promise<T> => translateErrors(() => shared.use(work));
  return {
    write: (path, body, { signal }) => {
      body.on('error', () => {}); // it may fail during the connect, and the upload sees that later
      if (signal) addAbortSignal(signal, body);
      return use((connection) => upload(connection, shared, { root, path: inside(root, path), body })).finally(() => body.destroy());
    },
    read: (path, range) => translateErrors(() => download(shared, inside(root, path), range)),
    remove: (path) => use((connection) => remove(connection, root, inside(root, path))),
    list: (prefix) => use((connection) => list(connection, root, prefix)),
    browse: (path, pageToken) => use((connection) => browse(connection, path, pageToken)),
    keepOpen: (work) => shared.keepOpen(work),
  };
}

interface Upload {
  root: string;
  path: string;
  body: Readable;
}

/** Writes under a temporary name and renames the whole file, so that no reader ever finds a part. */
async function upload(connection: SftpConnection, shared: Shared, { root, path, body }: Upload): Promise<{ size: number }> {
  if (await isThere(connection, path)) throw fault('PreconditionFailed');
  const temporary = `${path.slice(0, path.lastIndexOf('/'))}/.upload-${randomUUID()}.part`;
  let renaming = false;
  try {
    const size = await writeFile(connection, temporary, body);
    renaming = true;
    await rename(connection, temporary, path);
    return { size };
  } catch (error) {
    // Uses a new connection if this one is lost. If that fails too, the next sealing clears the folder.
    await shared.use((usable) => discard(usable, root, temporary, renaming ? path : undefined)).catch(() => {});
    throw error;
  }
}

/** The protocol's own rename replaces no file; its extension for POSIX would. */
async function rename(connection: SftpConnection, from: string, to: string): Promise<void> {
  try {
    await connection.ask((client) => client.rename(from, to));
  } catch (error) {
    throw failedWith(error, 'Failure') && (await isThere(connection, to)) ? fault('PreconditionFailed') : error;
  }
}

/** If the temporary file is gone although the rename was never confirmed, the file at the target is ours. */
async function discard(connection: SftpConnection, root: string, temporary: string, renamedTo: string | undefined): Promise<void> {
  if (!(await unlink(connection, temporary)) && renamedTo) await unlink(connection, renamedTo);
  await removeEmptyFolders(connection, root, temporary);
}

async function download(shared: Shared, path: string, range: ByteRange | undefined): Promise<Readable> {
  const { connection, release } = await shared.lease();
  try {
    const opening = connection.request<Buffer>((sftp, done) => sftp.open(path, 'r', done));
    const handle = await reportMissingPath(connection, path, opening);
    const stream = translateStreamErrors(readFile(connection, handle, range, release), range);
    // Destroyed before its first byte, a generator does not get as far as its own end.
    return stream.once('close', () => void release());
  } catch (error) {
    await release();
    throw error;
  }
}

async function remove(connection: SftpConnection, root: string, path: string): Promise<void> {
  if (await unlink(connection, path)) await removeEmptyFolders(connection, root, path);
}

async function list(connection: SftpConnection, root: string, prefix: string): Promise<string[]> {
  const folder = prefix.slice(0, Math.max(0, prefix.lastIndexOf('/')));
  const entries = await entriesOf(connection, folder ? inside(root, folder) : root, { deep: true });
  const files = entries.filter(({ type }) => type === 'file').map(({ path }) => path.slice(root ? root.length + 1 : 1));
  return files.filter((path) => path.startsWith(prefix));
}

const BROWSE_PAGE = 100;

/** The protocol has no pages: this reads and sorts the whole folder, and a token names the entry before the next page. */
async function browse(connection: SftpConnection, path: string, pageToken = ''): Promise<BrowsePage> {
  const folder = ['', ...segments(path)].join('/');
  const after = Buffer.from(pageToken, 'base64url').toString('utf8');
  const found = await entriesOf(connection, folder).catch((error: unknown) => noneUnlessFolder(connection, folder, error));
  const keyed = found.map((entry) => ({ entry, key: `${entry.type === 'directory' ? 1 : 2}${entry.name}` }));
  const entries = keyed.filter(({ key }) => key > after).sort((a, b) => (a.key < b.key ? -1 : 1));
  const page = entries.slice(0, BROWSE_PAGE);
  const last = entries.length > BROWSE_PAGE ? page.at(-1) : undefined;
  const items = await Promise.all(page.map(({ entry }) => itemOf(connection, entry)));
  return { items, nextPageToken: last ? Buffer.from(last.key, 'utf8').toString('base64url') : null };
}

/** A folder that does not exist, or is a file, has no entries, as in every other storage. */
async function noneUnlessFolder(connection: SftpConnection, folder: string, error: unknown): Promise<Entry[]> {
  const saysSo = failedWith(error, 'NoSuchFile') || failedWith(error, 'Failure');
  if (saysSo && !(await isFolder(connection, folder))) return [];
  throw error;
}

async function itemOf(connection: SftpConnection, { isLink, ...item }: Entry): Promise<BrowseItem> {
  return isLink && (await isFolder(connection, item.path)) ? { ...item, type: 'directory', size: null } : item;
}

/** Returns a path below the root. Throws for one that would lead out of it; a backslash separates names on some servers. */
function inside(root: string, path: string): string {
  const leaves = path.split(/[/\\]/).some((name) => name === '' || name === '.' || name === '..');
  if (leaves || path.includes('\0')) throw new Refusal('storage_failed', STORAGE_FAILURES.invalid_path);
  return `${root}/${path}`;
}

function segments(path: string): string[] {
  return path.split('/').filter((name) => name !== '' && name !== '.' && name !== '..');
}
