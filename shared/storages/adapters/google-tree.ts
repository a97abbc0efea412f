import { BROWSE_PAGE, MAX_PAGES, type PathSegments } from './drive.ts';
import { type DriveClient, unlessMissing } from './drive-client.ts';
import { objectsIn } from './drive-http.ts';
import { fault } from './fault.ts';

const FOLDER = 'application/vnd.google-apps.folder';
/** The folders in one query. A query can have a few thousand characters. */
const MAX_PARENTS = 40;

export interface GoogleFile {
  id: string;
  name: string;
  isFolder: boolean;
  size: number | undefined;
  modifiedAt: string | null;
  parent: string;
}

/**
 * Finds files by path. Google Drive has no paths: it has ids, and a folder may contain several entries with one name. Folders with
 * the same name and parent are treated as one, because two functions may create a folder at the same time. New files go into the oldest one.
 */
export interface GoogleTree {
  /** Returns the file with this path, or undefined. */
  file(path: PathSegments): Promise<GoogleFile | undefined>;
  /** Returns all files with this path. */
  namesakes(path: PathSegments): Promise<GoogleFile[]>;
  /** Returns the id of a folder. Creates it if it does not exist. */
  folderFor(path: PathSegments): Promise<string>;
  /** Returns the paths of all files below a folder. */
  below(path: PathSegments): Promise<string[]>;
  /** Returns one page of a folder's entries. */
  page(path: PathSegments, pageToken: string | undefined): Promise<{ files: GoogleFile[]; nextPageToken: string | null }>;
  /** Stores the id of a new file, because a search may not find it yet. */
  remember(path: PathSegments, id: string): void;
  /** Deletes a stored id. */
  invalidate(path: PathSegments): void;
}

export function googleTree(client: DriveClient, api: string): GoogleTree {
  const known = new Map<string, Promise<string[]>>();
  const made = new Map<string, string>();

  /** Returns the ids of a folder, or an empty list if it does not exist. */
  function folders(path: PathSegments): Promise<string[]> {
    const [name, parents] = [path.at(-1), path.slice(0, -1)];
    if (name === undefined) return Promise.resolve(['root']);
    return remembered(known, path, async () => {
      const found = await named(client, api, await folders(parents), name);
      return found.filter(({ isFolder }) => isFolder).map(({ id }) => id);
    });
  }

  /** Folders that are being created. Concurrent callers share one creation. */
  const making = new Map<string, Promise<string[]>>();
  async function folderFor(path: PathSegments): Promise<string> {
    if (path.length === 0) return 'root';
    const [id] = await remembered(making, path, async () => {
      const parent = await folderFor(path.slice(0, -1));
      const there = await folders(path);
      if (there.length > 0) return there;
      const ids = [await makeFolder(client, api, { name: path.at(-1) ?? '', parents: [parent] })];
      known.set(path.join('/'), Promise.resolve(ids));
      return ids;
    });
    if (!id) throw fault('NotUnderstood');
    return id;
  }

  async function namesakes(path: PathSegments): Promise<GoogleFile[]> {
    const found = await named(client, api, await folders(path.slice(0, -1)), path.at(-1) ?? '');
    const files = found.filter(({ isFolder }) => !isFolder);
    const id = made.get(path.join('/'));
    return id === undefined || files.some((file) => file.id === id) ? files : [await byId(client, api, id), ...files].filter((file) => !!file);
  }

  return {
    folderFor,
    namesakes,
    file: async (path) => (await namesakes(path))[0],
    below: async (path) => walk(client, api, await folders(path)),
    page: async (path, pageToken) => {
      const parents = await folders(path);
      if (parents.length === 0) return { files: [], nextPageToken: null };
      return search(client, api, childrenOf(parents), { pageSize: BROWSE_PAGE, ...(pageToken && { pageToken }) });
    },
    remember: (path, id) => void made.set(path.join('/'), id),
    invalidate: (path) => void made.delete(path.join('/')),
  };
}

/** Caches the ids of a folder. A failure or an empty result is not cached. */
function remembered(memory: Map<string, Promise<string[]>>, path: PathSegments, find: () => Promise<string[]>): Promise<string[]> {
  const key = path.join('/');
  const finding = memory.get(key) ?? find();
  memory.set(key, finding);
  const dropFromCache = () => void (memory.get(key) === finding && memory.delete(key));
  finding.then((ids) => ids.length === 0 && dropFromCache(), dropFromCache);
  return finding;
}

/** Returns all files below the folders. Reads level by level, with many folders per query. */
async function walk(client: DriveClient, api: string, roots: readonly string[]): Promise<string[]> {
  const paths = new Map(roots.map((id) => [id, '']));
  const files: string[] = [];
  let pages = 0;
  for (let level = [...roots]; level.length > 0; ) {
    const next: string[] = [];
    for (let at = 0; at < level.length; at += MAX_PARENTS) {
      for await (const found of everyPage(client, api, childrenOf(level.slice(at, at + MAX_PARENTS)))) {
        pages += 1;
        if (pages > MAX_PAGES) throw fault('TooManyFiles');
        for (const { id, name, isFolder, parent } of found) {
          const path = `${paths.get(parent) ?? ''}${name}`;
          if (!isFolder) files.push(path);
          else if (!paths.has(id)) next.push(id) && paths.set(id, `${path}/`);
        }
      }
    }
    level = next;
  }
  return files;
}

async function named(client: DriveClient, api: string, parents: readonly string[], name: string): Promise<GoogleFile[]> {
  const files: GoogleFile[] = [];
  for (let at = 0; at < parents.length; at += MAX_PARENTS) {
    const query = `${childrenOf(parents.slice(at, at + MAX_PARENTS))} and name = '${escaped(name)}'`;
    for await (const found of everyPage(client, api, query)) files.push(...found.filter((file) => file.name === name));
  }
  return files;
}

/** https://developers.google.com/workspace/drive/api/guides/search-files */
function childrenOf(parents: readonly string[]): string {
  return `(${parents.map((id) => `'${escaped(id)}' in parents`).join(' or ')}) and trashed = false`;
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
}

async function* everyPage(client: DriveClient, api: string, query: string): AsyncGenerator<GoogleFile[]> {
  for (let pageToken: string | null | undefined; pageToken !== null; ) {
    const { files, nextPageToken } = await search(client, api, query, { pageSize: 1000, ...(pageToken && { pageToken }) });
    yield files;
    pageToken = nextPageToken;
  }
}

/** https://developers.google.com/workspace/drive/api/reference/rest/v3/files/list */
async function search(client: DriveClient, api: string, q: string, page: { pageSize: number; pageToken?: string }) {
  const fields = 'nextPageToken,incompleteSearch,files(id,name,mimeType,size,modifiedTime,parents)';
  const query = new URLSearchParams({ q, spaces: 'drive', orderBy: 'createdTime,name', fields, ...page, pageSize: String(page.pageSize) });
  const { body } = await client.call({ method: 'GET', url: `${api}/drive/v3/files?${query}` });
  // An incomplete list must never be used as a complete one.
  if (body['incompleteSearch'] === true) throw fault('TooManyFiles');
  const token = body['nextPageToken'];
  return { files: objectsIn(body['files']).map(fileOf), nextPageToken: typeof token === 'string' ? token : null };
}

/** https://developers.google.com/workspace/drive/api/reference/rest/v3/files#File. Whole numbers are strings. */
function fileOf(file: Record<string, unknown>): GoogleFile {
  const { id, name, mimeType, size, modifiedTime, parents } = file;
  if (typeof id !== 'string' || typeof name !== 'string') throw fault('NotUnderstood');
  return {
    id,
    name,
    isFolder: mimeType === FOLDER,
    size: typeof size === 'string' ? Number(size) : undefined,
    modifiedAt: typeof modifiedTime === 'string' ? modifiedTime : null,
    parent: Array.isArray(parents) ? String(parents[0]) : '',
  };
}

async function byId(client: DriveClient, api: string, id: string): Promise<GoogleFile | undefined> {
  const url = `${api}/drive/v3/files/${id}?fields=id,name,mimeType,size,modifiedTime,parents,trashed`;
  const found = await unlessMissing(client.call({ method: 'GET', url }));
  return found && found.body['trashed'] !== true ? fileOf(found.body) : undefined;
}

/** https://developers.google.com/workspace/drive/api/guides/folder */
async function makeFolder(client: DriveClient, api: string, metadata: { name: string; parents: string[] }): Promise<string> {
  const { body } = await client.call(
    {
      method: 'POST',
      url: `${api}/drive/v3/files?fields=id`,
      headers: { 'content-type': 'application/json; charset=UTF-8' },
      body: JSON.stringify({ ...metadata, mimeType: FOLDER }),
    },
    { repeatable: false },
  );
  if (typeof body['id'] !== 'string') throw fault('NotUnderstood');
  return body['id'];
}
