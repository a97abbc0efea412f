import type { Readable } from 'node:stream';
import { BROWSE_PAGE, type DriveFiles, type DrivePlace, driveStorage, MAX_PAGES, type PathSegments, type UploadSession } from './drive.ts';
import { type DriveClient, driveClient, isMissing, unlessMissing } from './drive-client.ts';
import { DRIVE_FAULTS } from './drive-faults.ts';
import { type DriveOptions, type DriveReply, objectsIn } from './drive-http.ts';
import { nameCoding } from './drive-names.ts';
import { fault } from './fault.ts';
import { type BrowseItem, type BrowsePage, rangeHeaders, type Storage } from './storage.ts';

const LIST_PAGE = 1000;

/** Opens a storage in the app's folder on OneDrive, through Microsoft Graph. */
export function openOneDrive({ directoryPath, address, access }: DrivePlace, options: DriveOptions): Storage {
  const client = driveClient(options, access, DRIVE_FAULTS.drive_c);
  const root = directoryPath.split('/').filter(Boolean);
  return driveStorage(filesIn(client, root, `${address.api}/v1.0/me/drive/special/approot`));
}

function filesIn(client: DriveClient, root: PathSegments, base: string): DriveFiles {
  const at = (path: PathSegments, action = '') => itemUrl(base, [...root, ...path], action);
  const inFolder = <T>(path: PathSegments, work: () => Promise<T>) => withFolders(client, base, [...root, ...path.slice(0, -1)], work);
  return {
    needsSize: true,
    // https://learn.microsoft.com/en-us/graph/api/driveitem-put-content
    put: (path, bytes) =>
      inFolder(path, async () => {
        const url = `${at(path, '/content')}?@microsoft.graph.conflictBehavior=fail`;
        await client.call({ method: 'PUT', url, headers: { 'content-type': 'application/octet-stream' }, body: bytes }, { repeatable: false });
      }),
    begin: (path, size) => inFolder(path, () => beginUpload(client, at(path, '/createUploadSession'), size)),
    sizeOf: (path) => sizeOf(client, at(path)),
    // https://learn.microsoft.com/en-us/graph/api/driveitem-get-content. It redirects to the file's location.
    read: (path, range): Promise<Readable> => client.download({ method: 'GET', url: at(path, '/content'), headers: rangeHeaders(range) }),
    remove: (path) => remove(client, at(path)),
    below: async (folder) => (await below(client, base, [...root, ...folder])).map((names) => [...folder, ...names].join('/')),
    browse: (folder, pageToken) => browse(client, base, folder, pageToken),
  };
}

// https://support.microsoft.com/en-us/office/restrictions-and-limitations-in-onedrive-and-sharepoint-64883a5d-228e-48f5-b3d2-eb39e07630fa
const { encode, decode } = nameCoding(/["*:<>?\\|\x00-\x1f\x7f]|^[ ~]|[ .]$/u);

/** https://learn.microsoft.com/en-us/graph/onedrive-addressing-driveitems. The path is between colons. */
function itemUrl(base: string, names: PathSegments, action: string): string {
  if (names.length === 0) return `${base}${action}`;
  return `${base}:/${names.map((name) => encodeURIComponent(encode(name))).join('/')}${action && `:${action}`}`;
}

/** Runs the work. If its folders do not exist, creates them and runs it again. */
async function withFolders<T>(client: DriveClient, base: string, folder: PathSegments, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isMissing(error)) throw error;
    for (let depth = 1; depth <= folder.length; depth += 1) await makeFolder(client, base, folder.slice(0, depth));
    return work();
  }
}

/** https://learn.microsoft.com/en-us/graph/api/driveitem-post-children. A folder that was created at the same time is fine. */
async function makeFolder(client: DriveClient, base: string, folder: PathSegments): Promise<void> {
  const body = JSON.stringify({ name: encode(folder.at(-1) ?? ''), folder: {}, '@microsoft.graph.conflictBehavior': 'fail' });
  const url = itemUrl(base, folder.slice(0, -1), '/children');
  await client.call({ method: 'POST', url, headers: { 'content-type': 'application/json' }, body }).catch((error: { code?: string }) => {
    if (error.code !== 'PreconditionFailed') throw error;
  });
}

/** https://learn.microsoft.com/en-us/graph/api/driveitem-createuploadsession. Parts are multiples of 320 KiB, and the upload URL needs no token. */
async function beginUpload(client: DriveClient, createUrl: string, size: number | undefined): Promise<UploadSession> {
  const { body } = await client.call({
    method: 'POST',
    url: createUrl,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ item: { '@microsoft.graph.conflictBehavior': 'fail' } }),
  });
  const { uploadUrl: url } = body;
  if (typeof url !== 'string' || size === undefined) throw fault('NotUnderstood');
  return {
    async send(bytes, at) {
      const headers = { 'content-range': `bytes ${at}-${at + bytes.length - 1}/${size}` };
      return received(await client.callWithoutToken({ method: 'PUT', url, headers, body: bytes }, { repeatable: false }));
    },
    received: async () => received(await client.callWithoutToken({ method: 'GET', url })),
    abandon: async () => void (await client.callWithoutToken({ method: 'DELETE', url })),
  };
}

function received({ status, body }: DriveReply): number | 'stored' {
  const ranges = body['nextExpectedRanges'];
  if (status === 200 && ranges === undefined) return 'stored';
  if (status === 201) return 'stored';
  const next = Array.isArray(ranges) ? Number(String(ranges[0]).split('-')[0]) : Number.NaN;
  if (!Number.isSafeInteger(next)) throw fault('NotUnderstood');
  return next;
}

/** https://learn.microsoft.com/en-us/graph/api/driveitem-get */
async function sizeOf(client: DriveClient, url: string): Promise<number | undefined> {
  const found = await unlessMissing(client.call({ method: 'GET', url: `${url}?$select=size` }));
  return found && Number(found.body['size']);
}

/** https://learn.microsoft.com/en-us/graph/api/driveitem-delete */
async function remove(client: DriveClient, url: string): Promise<void> {
  await unlessMissing(client.call({ method: 'DELETE', url }));
}

async function below(client: DriveClient, base: string, folder: PathSegments): Promise<string[][]> {
  const files: string[][] = [];
  let pages = 0;
  for (const open: string[][] = [[]]; ; ) {
    const path = open.pop();
    if (!path) return files;
    for (let token: string | null | undefined; token !== null; pages += 1) {
      if (pages === MAX_PAGES) throw fault('TooManyFiles');
      const page = await children(client, base, [...folder, ...path], LIST_PAGE, token);
      for (const item of page.items) (isFolder(item) ? open : files).push([...path, nameOf(item)]);
      token = page.next;
    }
  }
}

async function browse(client: DriveClient, base: string, folder: PathSegments, pageToken: string | undefined): Promise<BrowsePage> {
  const { items, next } = await children(client, base, folder, BROWSE_PAGE, pageToken);
  return {
    items: items.map((item): BrowseItem => {
      const { size, lastModifiedDateTime: modified } = item;
      return {
        name: nameOf(item),
        type: isFolder(item) ? 'directory' : 'file',
        path: `/${[...folder, nameOf(item)].join('/')}`,
        size: isFolder(item) ? null : Number(size),
        modifiedAt: typeof modified === 'string' ? modified : null,
      };
    }),
    nextPageToken: next,
  };
}

/** Returns one page of a folder, or an empty page if the folder does not exist. https://learn.microsoft.com/en-us/graph/api/driveitem-list-children */
async function children(client: DriveClient, base: string, folder: PathSegments, most: number, token: string | undefined) {
  const query = new URLSearchParams({ $top: String(most), $select: 'name,size,folder,lastModifiedDateTime', ...(token && { $skiptoken: token }) });
  const found = await unlessMissing(client.call({ method: 'GET', url: `${itemUrl(base, folder, '/children')}?${query}` }));
  return found ? { items: objectsIn(found.body['value']), next: nextToken(found.body['@odata.nextLink']) } : { items: [], next: null };
}

/** Returns the token of the next page, or null. The rest of the link is not used, because the token is passed through the client. https://learn.microsoft.com/en-us/graph/paging */
function nextToken(link: unknown): string | null {
  if (link === undefined) return null;
  const token = URL.parse(String(link))?.searchParams.get('$skiptoken');
  if (!token) throw fault('TooManyFiles');
  return token;
}

function isFolder(item: Record<string, unknown>): boolean {
  return item['folder'] !== undefined;
}

function nameOf({ name }: Record<string, unknown>): string {
  if (typeof name !== 'string') throw fault('NotUnderstood');
  return decode(name);
}
