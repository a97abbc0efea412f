import { randomUUID } from 'node:crypto';
import { type DriveFiles, type DrivePlace, driveStorage, type PathSegments, type UploadSession } from './drive.ts';
import type { DriveAddress } from './drive-addresses.ts';
import { type DriveClient, driveClient, unlessMissing } from './drive-client.ts';
import { DRIVE_FAULTS } from './drive-faults.ts';
import type { DriveOptions, DriveReply } from './drive-http.ts';
import { fault } from './fault.ts';
import { type GoogleFile, type GoogleTree, googleTree } from './google-tree.ts';
import { type BrowseItem, type BrowsePage, rangeHeaders, type Storage } from './storage.ts';

/** Opens a storage on Google Drive. The scope `drive.file` covers only files that this service created, and none of the Host's other files. */
export function openGoogleDrive({ directoryPath, address, access }: DrivePlace, options: DriveOptions): Storage {
  const client = driveClient(options, access, DRIVE_FAULTS.drive_a);
  const tree = googleTree(client, address.api);
  const root = directoryPath.split('/').filter(Boolean);
  return driveStorage(filesIn(client, tree, root, address));
}

function filesIn(client: DriveClient, tree: GoogleTree, root: PathSegments, { api, content }: DriveAddress): DriveFiles {
  const at = (path: PathSegments) => [...root, ...path];
  const existing = async (path: PathSegments): Promise<GoogleFile> => {
    const file = await tree.file(at(path));
    if (!file) throw fault('NoSuchKey');
    return file;
  };
  return {
    needsSize: false,
    put: async (path, bytes) => {
      const metadata = await placeFor(tree, at(path));
      const { body } = await createWhole(client, content, metadata, bytes);
      tree.remember(at(path), String(body['id']));
    },
    begin: async (path) => beginUpload(client, content, await placeFor(tree, at(path)), (id) => tree.remember(at(path), id)),
    sizeOf: async (path) => (await tree.file(at(path)))?.size,
    // https://developers.google.com/workspace/drive/api/guides/manage-downloads
    read: async (path, range) =>
      client.download({ method: 'GET', url: `${api}/drive/v3/files/${(await existing(path)).id}?alt=media`, headers: rangeHeaders(range) }),
    remove: (path) => remove(client, tree, api, at(path)),
    below: (folder) => tree.below(at(folder)).then((files) => files.map((name) => [...folder, name].join('/'))),
    browse: (folder, pageToken) => browse(tree, folder, pageToken),
  };
}

interface Metadata {
  name: string;
  parents: string[];
}

/** Returns name and folder for a new file. Throws `PreconditionFailed` if it exists: Google allows several files of one name in a folder. */
async function placeFor(tree: GoogleTree, path: PathSegments): Promise<Metadata> {
  if (await tree.file(path)) throw fault('PreconditionFailed');
  return { name: path.at(-1) ?? '', parents: [await tree.folderFor(path.slice(0, -1))] };
}

/** https://developers.google.com/workspace/drive/api/guides/manage-uploads#multipart */
function createWhole(client: DriveClient, content: string, metadata: Metadata, bytes: Buffer): Promise<DriveReply> {
  const boundary = randomUUID();
  const part = (type: string) => `--${boundary}\r\ncontent-type: ${type}\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(`${part('application/json; charset=UTF-8')}${JSON.stringify(metadata)}\r\n${part('application/octet-stream')}`),
    bytes,
    Buffer.from(`\r\n--${boundary}--`),
  ]);
  const headers = { 'content-type': `multipart/related; boundary=${boundary}` };
  const url = `${content}/upload/drive/v3/files?uploadType=multipart&fields=id`;
  return client.call({ method: 'POST', url, headers, body }, { repeatable: false });
}

/** https://developers.google.com/workspace/drive/api/guides/manage-uploads#resumable. Parts are multiples of 256 KiB. The last part contains the total size. */
async function beginUpload(client: DriveClient, content: string, metadata: Metadata, stored: (id: string) => void): Promise<UploadSession> {
  const { headers } = await client.call({
    method: 'POST',
    url: `${content}/upload/drive/v3/files?uploadType=resumable&fields=id`,
    headers: { 'content-type': 'application/json; charset=UTF-8', 'x-upload-content-type': 'application/octet-stream' },
    body: JSON.stringify(metadata),
  });
  const url = headers.location;
  if (!url) throw fault('NotUnderstood');
  const received = ({ status, headers: { range }, body }: DriveReply): number | 'stored' => {
    if (status === 308) return range ? Number(range.replace('bytes=0-', '')) + 1 : 0;
    stored(String(body['id']));
    return 'stored';
  };
  const put = async (range: string, body?: Buffer) =>
    received(await client.call({ method: 'PUT', url, headers: { 'content-range': `bytes ${range}` }, ...(body && { body }) }, { repeatable: !body }));
  return {
    send: (bytes, at, last) => {
      const total = last ? at + bytes.length : '*';
      return bytes.length > 0 ? put(`${at}-${at + bytes.length - 1}/${total}`, bytes) : put(`*/${total}`);
    },
    received: () => put('*/*'),
    // https://developers.google.com/workspace/drive/api/guides/manage-uploads#resume-upload. Google replies with 499.
    abandon: async () => void (await client.call({ method: 'DELETE', url }).catch(() => {})),
  };
}

/** https://developers.google.com/workspace/drive/api/reference/rest/v3/files/delete. Deletes permanently, not into the trash. */
async function remove(client: DriveClient, tree: GoogleTree, api: string, path: PathSegments): Promise<void> {
  for (const { id } of await tree.namesakes(path)) {
    await unlessMissing(client.call({ method: 'DELETE', url: `${api}/drive/v3/files/${id}` }));
  }
  tree.invalidate(path);
}

async function browse(tree: GoogleTree, folder: PathSegments, pageToken: string | undefined): Promise<BrowsePage> {
  const { files, nextPageToken } = await tree.page(folder, pageToken);
  const items = files.map(
    ({ name, isFolder, size, modifiedAt }): BrowseItem => ({
      name,
      type: isFolder ? 'directory' : 'file',
      path: `/${[...folder, name].join('/')}`,
      size: isFolder ? null : (size ?? 0),
      modifiedAt,
    }),
  );
  return { items, nextPageToken };
}
