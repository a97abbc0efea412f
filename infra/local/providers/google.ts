import { randomBytes } from 'node:crypto';
import { appendFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Drive, type DriveOptions, type DriveReply, type DriveRequest, jsonOf, newClient, ownFolder, serveDrive } from './drive-server.ts';
import { type DriveUser, type OAuthRules, oauthServer } from './oauth.ts';
import { createRateLimit } from './web-api.ts';

const PATHS = { authorizePath: '/o/oauth2/v2/auth', tokenPath: '/token' };
const FOLDER = 'application/vnd.google-apps.folder';
const PART_BYTES = 256 * 1024;

interface Item {
  id: string;
  name: string;
  mimeType: string;
  parents: string[];
  owner: string;
  createdTime: string;
  modifiedTime: string;
}

/** A running resumable upload. `total` is null until the client sends it. */
interface Session {
  metadata: Pick<Item, 'name' | 'parents'>;
  owner: string;
  file: string;
  size: number;
}

interface Disk {
  folder: string;
  items: Map<string, Item>;
  sessions: Map<string, Session>;
  quota: number;
  now(): Date;
}

/** Starts an emulator of Google Drive: its sign-in, and the part of its API that an app with the scope `drive.file` uses. Files have ids, and several may have one name. */
export async function startGoogle(options: DriveOptions): Promise<Drive> {
  const client = newClient();
  const { folder, remove } = ownFolder('google');
  const disk: Disk = { folder, items: new Map(), sessions: new Map(), quota: Number.POSITIVE_INFINITY, now: options.now };
  const oauth = oauthServer(rules(client, options));
  const admits = createRateLimit(500);
  const behind = {
    client,
    oauth,
    limit: (bytes: number) => {
      disk.quota = bytes;
    },
    leftovers: () => [...filesOf(disk).map(({ id }) => pathOf(disk, id)), ...[...disk.sessions.keys()].map((id) => `unfinished/${id}`)],
    seed: (paths: readonly string[]) => {
      for (const path of paths) seed(disk, path.split('/'), oauth.lastUser());
    },
    empty() {
      for (const { id } of filesOf(disk)) rmSync(join(folder, id));
      disk.items.clear();
      disk.sessions.clear();
    },
    remove,
  };
  const api = {
    ...PATHS,
    answer: (request: DriveRequest, user: DriveUser) =>
      admits() ? answer(request, user, disk) : error(403, 'userRateLimitExceeded', 'User Rate Limit Exceeded.'),
    unauthorized: () => error(401, 'authError', 'Invalid Credentials'),
    outOfOrder: error(503, 'backendError', 'Backend Error'),
  };
  return serveDrive(behind, api, options.faultInjector);
}

function rules(client: Drive['client'], options: DriveOptions): OAuthRules {
  return {
    name: 'Google',
    client,
    ...options,
    accessSeconds: 3600,
    rotates: false,
    // https://developers.google.com/identity/protocols/oauth2#expiration
    remembersDays: 180,
    objectTo: (query) => (query.get('scope') === 'https://www.googleapis.com/auth/drive.file' ? undefined : 'invalid_scope'),
    // https://developers.google.com/identity/protocols/oauth2/web-server#offline
    wantsRefreshToken: (query) => query.get('access_type') === 'offline' && (query.get('prompt') ?? '').includes('consent'),
    error: (code, why) => ({ status: code === 'invalid_client' ? 401 : 400, json: { error: code, error_description: why } }),
    granted: ({ access, refresh, scope }) => ({
      access_token: access,
      expires_in: 3599,
      scope,
      token_type: 'Bearer',
      ...(refresh && { refresh_token: refresh }),
    }),
  };
}

function answer(request: DriveRequest, user: DriveUser, disk: Disk): DriveReply {
  const { method, path, query } = request;
  const [, id] = /^\/drive\/v3\/files\/([\w-]+)$/.exec(path) ?? [];
  if (path === '/drive/v3/about' && method === 'GET') return about(query, user);
  if (path === '/drive/v3/files' && method === 'GET') return list(query, user, disk);
  if (path === '/drive/v3/files' && method === 'POST') return createFolder(request, user, disk);
  if (path === '/upload/drive/v3/files') return upload(request, user, disk);
  if (id && method === 'GET') return read(id, query, user, disk);
  if (id && method === 'DELETE') return erase(id, user, disk);
  return error(404, 'notFound', 'Not Found');
}

/** https://developers.google.com/workspace/drive/api/reference/rest/v3/about/get. It requires `fields`. */
function about(query: URLSearchParams, { id, email }: DriveUser): DriveReply {
  if (!query.get('fields')) return error(400, 'required', "The 'fields' parameter is required for this method.");
  return { status: 200, json: { user: { permissionId: id, emailAddress: email } } };
}

/** https://developers.google.com/workspace/drive/api/guides/search-files, for parents and names only. */
function list(query: URLSearchParams, { id: owner }: DriveUser, disk: Disk): DriveReply {
  const [, parents = '', name] =
    /^\(('[\w-]+' in parents(?: or '[\w-]+' in parents)*)\) and trashed = false(?: and name = '((?:[^'\\]|\\.)*)')?$/.exec(query.get('q') ?? '') ??
    [];
  if (!parents) return error(400, 'invalid', 'Invalid Value');
  const ids = [...parents.matchAll(/'([\w-]+)'/g)].map(([, id = '']) => (id === 'root' ? rootOf(owner) : id));
  const unknown = ids.find((id) => id !== rootOf(owner) && disk.items.get(id)?.owner !== owner);
  if (unknown) return error(404, 'notFound', `File not found: ${unknown}.`);
  const wanted = name?.replace(/\\(.)/g, '$1');
  const found = [...disk.items.values()].filter((item) => ids.includes(item.parents[0] ?? '') && (wanted === undefined || item.name === wanted));
  const size = Math.min(Number(query.get('pageSize') ?? 100), 1000);
  const from = Number(Buffer.from(query.get('pageToken') ?? '', 'base64url').toString() || 0);
  const more = found.length > from + size;
  const files = found.slice(from, from + size).map((item) => shown(item, disk));
  return {
    status: 200,
    json: { incompleteSearch: false, files, ...(more && { nextPageToken: Buffer.from(String(from + size)).toString('base64url') }) },
  };
}

function createFolder(request: DriveRequest, user: DriveUser, disk: Disk): DriveReply {
  const metadata = metadataOf(jsonOf(request), user, disk);
  if (!metadata || jsonOf(request)?.['mimeType'] !== FOLDER) return error(400, 'badRequest', 'Bad Request');
  return { status: 200, json: { id: add(disk, metadata, user.id, FOLDER).id } };
}

function upload(request: DriveRequest, user: DriveUser, disk: Disk): DriveReply {
  const { method, query } = request;
  const session = disk.sessions.get(query.get('upload_id') ?? '');
  if (method === 'POST' && query.get('uploadType') === 'multipart') return createWhole(request, user, disk);
  if (method === 'POST' && query.get('uploadType') === 'resumable') return begin(request, user, disk);
  if (!session || session.owner !== user.id) return error(404, 'notFound', 'Not Found');
  if (method === 'PUT') return proceed(request, session, query.get('upload_id') ?? '', disk);
  if (method !== 'DELETE') return error(404, 'notFound', 'Not Found');
  disk.sessions.delete(query.get('upload_id') ?? '');
  rmSync(session.file, { force: true });
  return { status: 499 };
}

/** https://developers.google.com/workspace/drive/api/guides/manage-uploads#multipart */
function createWhole({ headers, body }: DriveRequest, user: DriveUser, disk: Disk): DriveReply {
  const [, boundary] = /^multipart\/related; boundary=([\w-]+)$/.exec(headers['content-type'] ?? '') ?? [];
  const opening = Buffer.from(`--${boundary}\r\n`);
  const closing = Buffer.from(`\r\n--${boundary}--`);
  const first = Buffer.from('\r\n\r\n');
  const second = body.indexOf(Buffer.from(`\r\n--${boundary}\r\n`), opening.length);
  if (!boundary || !body.subarray(0, opening.length).equals(opening) || second < 0) return error(400, 'badContent', 'Malformed multipart body.');
  const json = body.subarray(body.indexOf(first) + first.length, second);
  const content = body.subarray(body.indexOf(first, second + 2) + first.length, body.lastIndexOf(closing));
  const metadata = metadataOf(jsonOf({ body: json }), user, disk);
  if (!metadata) return error(400, 'badRequest', 'Bad Request');
  if (used(disk) + content.length > disk.quota) return FULL;
  const item = add(disk, metadata, user.id);
  writeFileSync(join(disk.folder, item.id), content);
  return { status: 200, json: { id: item.id } };
}

/** https://developers.google.com/workspace/drive/api/guides/manage-uploads#resumable */
function begin(request: DriveRequest, user: DriveUser, disk: Disk): DriveReply {
  const metadata = metadataOf(jsonOf(request), user, disk);
  if (!metadata) return error(400, 'badRequest', 'Bad Request');
  const id = randomBytes(24).toString('base64url');
  disk.sessions.set(id, { metadata, owner: user.id, file: join(disk.folder, `upload-${id}`), size: 0 });
  writeFileSync(join(disk.folder, `upload-${id}`), '');
  return { status: 200, headers: { location: `${request.origin}/upload/drive/v3/files?uploadType=resumable&upload_id=${id}` } };
}

function proceed({ headers, body }: DriveRequest, session: Session, id: string, disk: Disk): DriveReply {
  const range = /^bytes (?:(\d+)-(\d+)|\*)\/(\d+|\*)$/.exec(headers['content-range'] ?? '');
  if (!range) return error(400, 'badRequest', 'Failed to parse Content-Range header.');
  const [, from, to, total = '*'] = range;
  if (from !== undefined) {
    if (Number(to) - Number(from) + 1 !== body.length) return error(400, 'badRequest', 'Content-Length does not fit Content-Range.');
    if (total === '*' && body.length % PART_BYTES !== 0) return error(400, 'badRequest', 'Parts must be multiples of 256 KiB.');
    if (Number(from) !== session.size)
      return error(400, 'badRequest', `Invalid request. According to the Content-Range header, the upload offset is ${from}.`);
    if (used(disk) + session.size + body.length > disk.quota) return FULL;
    appendFileSync(session.file, body);
    session.size += body.length;
  }
  if (total !== '*' && Number(total) === session.size) return finish(session, id, disk);
  return { status: 308, ...(session.size > 0 && { headers: { range: `bytes=0-${session.size - 1}` } }) };
}

function finish(session: Session, id: string, disk: Disk): DriveReply {
  const item = add(disk, session.metadata, session.owner);
  renameSync(session.file, join(disk.folder, item.id));
  disk.sessions.delete(id);
  return { status: 200, json: { id: item.id } };
}

function read(id: string, query: URLSearchParams, user: DriveUser, disk: Disk): DriveReply {
  const item = disk.items.get(id);
  if (item?.owner !== user.id) return error(404, 'notFound', `File not found: ${id}.`);
  return query.get('alt') === 'media'
    ? { status: 200, file: join(disk.folder, id) }
    : { status: 200, json: { ...shown(item, disk), trashed: false } };
}

/** Deletes an entry. A folder is deleted with its content. */
function erase(id: string, user: DriveUser, disk: Disk): DriveReply {
  const item = disk.items.get(id);
  if (item?.owner !== user.id) return error(404, 'notFound', `File not found: ${id}.`);
  for (const child of [...disk.items.values()]) if (child.parents[0] === id) erase(child.id, user, disk);
  disk.items.delete(id);
  rmSync(join(disk.folder, id), { force: true });
  return { status: 204 };
}

function metadataOf(given: Record<string, unknown> | undefined, { id: owner }: DriveUser, disk: Disk): Pick<Item, 'name' | 'parents'> | undefined {
  const { name, parents } = given ?? {};
  const [parent] = Array.isArray(parents) && parents.length === 1 ? parents.map(String) : [];
  const known = parent === 'root' || parent === rootOf(owner) || disk.items.get(parent ?? '')?.mimeType === FOLDER;
  return typeof name === 'string' && name !== '' && parent && known ? { name, parents: [parent === 'root' ? rootOf(owner) : parent] } : undefined;
}

function add(disk: Disk, { name, parents }: Pick<Item, 'name' | 'parents'>, owner: string, mimeType = 'application/octet-stream'): Item {
  const at = disk.now().toISOString();
  const item = { id: randomBytes(20).toString('hex'), name, parents, mimeType, owner, createdTime: at, modifiedTime: at };
  disk.items.set(item.id, item);
  return item;
}

function shown({ id, name, mimeType, parents, modifiedTime }: Item, disk: Disk): object {
  return { id, name, mimeType, parents, modifiedTime, ...(mimeType !== FOLDER && { size: String(statSync(join(disk.folder, id)).size) }) };
}

const rootOf = (owner: string): string => `root-${owner}`;

function filesOf({ items }: Disk): Item[] {
  return [...items.values()].filter(({ mimeType }) => mimeType !== FOLDER);
}

function used(disk: Disk): number {
  return filesOf(disk).reduce((sum, { id }) => sum + statSync(join(disk.folder, id)).size, 0);
}

function pathOf(disk: Disk, id: string): string {
  const item = disk.items.get(id);
  if (!item) return '';
  const above = pathOf(disk, item.parents[0] ?? '');
  return above ? `${above}/${item.name}` : item.name;
}

function seed(disk: Disk, path: readonly string[], owner: string): void {
  let parent = rootOf(owner);
  for (const name of path.slice(0, -1)) {
    const there = [...disk.items.values()].find((item) => item.parents[0] === parent && item.name === name && item.mimeType === FOLDER);
    parent = (there ?? add(disk, { name, parents: [parent] }, owner, FOLDER)).id;
  }
  writeFileSync(join(disk.folder, add(disk, { name: path.at(-1) ?? '', parents: [parent] }, owner).id), 'x');
}

/** https://developers.google.com/workspace/drive/api/guides/handle-errors */
function error(code: number, reason: string, message: string): DriveReply {
  return { status: code, json: { error: { errors: [{ domain: 'global', reason, message }], code, message } } };
}

const FULL = error(403, 'storageQuotaExceeded', "The user's Drive storage quota has been exceeded.");
