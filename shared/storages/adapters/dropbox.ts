import { objectOrEmpty } from '#net/json-reply.ts';
import { BROWSE_PAGE, type DriveFiles, type DrivePlace, driveStorage, MAX_PAGES, type PathSegments, type UploadSession } from './drive.ts';
import type { DriveAddress } from './drive-addresses.ts';
import { type DriveClient, driveClient, unlessMissing } from './drive-client.ts';
import { DRIVE_FAULTS } from './drive-faults.ts';
import { type DriveOptions, type DriveRequest, objectsIn } from './drive-http.ts';
import { nameCoding } from './drive-names.ts';
import { fault } from './fault.ts';
import { type BrowseItem, type BrowsePage, rangeHeaders, type Storage } from './storage.ts';

const LIST_PAGE = 2000;

/** Opens a storage in the app's folder on Dropbox. Dropbox ignores case, and does not accept backslashes or a space at the end of a name. */
export function openDropbox({ directoryPath, address, access }: DrivePlace, options: DriveOptions): Storage {
  const client = driveClient(options, access, DRIVE_FAULTS.drive_b);
  const root = directoryPath.split('/').filter(Boolean);
  return driveStorage(filesIn(client, root, address));
}

function filesIn(client: DriveClient, root: PathSegments, { api, content }: DriveAddress): DriveFiles {
  const at = (path: PathSegments) => pathOf([...root, ...path]);
  return {
    needsSize: false,
    // https://www.dropbox.com/developers/documentation/http/documentation#files-upload
    put: async (path, bytes) => {
      await client.call(upload(`${content}/2/files/upload`, commitTo(at(path)), bytes), { repeatable: false });
    },
    begin: (path) => beginUpload(client, content, at(path)),
    sizeOf: (path) => sizeOf(client, api, at(path)),
    // https://www.dropbox.com/developers/documentation/http/documentation#files-download
    read: (path, range) =>
      client.download({ method: 'POST', url: `${content}/2/files/download`, headers: { ...argument({ path: at(path) }), ...rangeHeaders(range) } }),
    remove: (path) => remove(client, api, at(path)),
    below: (folder) => below(client, api, root, folder),
    browse: (folder, pageToken) => browse(client, api, folder, pageToken),
  };
}

const { encode, decode } = nameCoding(/[\\\x7f]|\p{Zs}$/u);

/** Returns the path for the API. The path of the root is empty. */
function pathOf(names: PathSegments): string {
  return names.map((name) => `/${encode(name)}`).join('');
}

/** Returns the options that make Dropbox refuse an existing name, even for the same content. */
function commitTo(path: string): object {
  return { path, mode: 'add', autorename: false, mute: true, strict_conflict: true };
}

/** https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-start */
async function beginUpload(client: DriveClient, content: string, path: string): Promise<UploadSession> {
  const { body } = await client.call(upload(`${content}/2/files/upload_session/start`, { close: false }, Buffer.alloc(0)));
  const { session_id } = body;
  if (typeof session_id !== 'string') throw fault('NotUnderstood');
  const cursor = (offset: number) => ({ session_id, offset });
  return {
    async send(bytes, at, last) {
      const append = last
        ? upload(`${content}/2/files/upload_session/finish`, { cursor: cursor(at), commit: commitTo(path) }, bytes)
        : upload(`${content}/2/files/upload_session/append_v2`, { cursor: cursor(at), close: false }, bytes);
      const correct = await client.call(append, { repeatable: false }).then(() => undefined, correctOffset);
      return correct ?? (last ? 'stored' : at + bytes.length);
    },
    // Dropbox has no request for this. It keeps a part completely or not at all, and reports the right offset if the part is sent again.
    received: async (at) => at,
    // An unfinished upload is not visible and expires after seven days.
    abandon: async () => {},
  };
}

/** Returns the offset that the drive expects, if a part had arrived but its reply was lost. Throws any other error. https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append */
function correctOffset(error: unknown): number {
  const reported = objectOrEmpty(objectOrEmpty((error as { reply?: unknown } | null)?.reply)['error']);
  const { correct_offset: offset } = reported['.tag'] === 'lookup_failed' ? objectOrEmpty(reported['lookup_failed']) : reported;
  if (typeof offset === 'number') return offset;
  throw error;
}

/** https://www.dropbox.com/developers/documentation/http/documentation#files-get_metadata */
async function sizeOf(client: DriveClient, api: string, path: string): Promise<number | undefined> {
  const found = await unlessMissing(client.call(rpc(`${api}/2/files/get_metadata`, { path })));
  return found && Number(found.body['size']);
}

/** https://www.dropbox.com/developers/documentation/http/documentation#files-delete */
async function remove(client: DriveClient, api: string, path: string): Promise<void> {
  await unlessMissing(client.call(rpc(`${api}/2/files/delete_v2`, { path })));
}

async function below(client: DriveClient, api: string, root: PathSegments, folder: PathSegments): Promise<string[]> {
  const files: string[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const page = await listed(client, api, cursor ? { cursor } : { path: pathOf([...root, ...folder]), recursive: true, limit: LIST_PAGE });
    if (!page) return files;
    for (const { entry, path } of page.entries) if (entry['.tag'] === 'file') files.push(path.slice(root.length).join('/'));
    if (!page.more) return files;
    cursor = page.cursor;
  }
  throw fault('TooManyFiles');
}

async function browse(client: DriveClient, api: string, folder: PathSegments, pageToken: string | undefined): Promise<BrowsePage> {
  const page = await listed(client, api, pageToken ? { cursor: pageToken } : { path: pathOf(folder), recursive: false, limit: BROWSE_PAGE });
  const items = (page?.entries ?? []).map(({ entry, path }): BrowseItem => {
    const { '.tag': tag, size, server_modified: modified } = entry;
    const isFolder = tag === 'folder';
    return {
      name: path.at(-1) ?? '',
      type: isFolder ? 'directory' : 'file',
      path: `/${path.join('/')}`,
      size: isFolder ? null : Number(size),
      modifiedAt: typeof modified === 'string' ? modified : null,
    };
  });
  return { items, nextPageToken: page?.more ? page.cursor : null };
}

/** Returns one page of a folder, or undefined if the folder does not exist. https://www.dropbox.com/developers/documentation/http/documentation#files-list_folder */
async function listed(client: DriveClient, api: string, query: { cursor: string } | { path: string; recursive: boolean; limit: number }) {
  const found = await unlessMissing(client.call(rpc(`${api}/2/files/list_folder${'cursor' in query ? '/continue' : ''}`, query)));
  if (!found) return undefined;
  const { entries: listed, cursor, has_more: more } = found.body;
  if (typeof cursor !== 'string' || typeof more !== 'boolean') throw fault('NotUnderstood');
  return { entries: objectsIn(listed).map((entry) => ({ entry, path: namesOf(entry['path_display']) })), cursor, more };
}

function namesOf(path: unknown): string[] {
  if (typeof path !== 'string') throw fault('NotUnderstood');
  return path.split('/').slice(1).map(decode);
}

function rpc(url: string, parameters: object): DriveRequest {
  return { method: 'POST', url, headers: { 'content-type': 'application/json' }, body: JSON.stringify(parameters) };
}

function upload(url: string, parameters: object, body: Buffer): DriveRequest {
  return { method: 'POST', url, headers: { 'content-type': 'application/octet-stream', ...argument(parameters) }, body };
}

/** Returns a header with JSON in ASCII. https://www.dropbox.com/developers/reference/json-encoding */
function argument(parameters: object): Record<string, string> {
  const ascii = JSON.stringify(parameters).replace(/[\x7f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return { 'dropbox-api-arg': ascii };
}
