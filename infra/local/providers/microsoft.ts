import { randomBytes, randomUUID } from 'node:crypto';
import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DriveFolder, driveFolder, type FolderEntry } from './drive-folder.ts';
import { type Drive, type DriveOptions, type DriveReply, type DriveRequest, jsonOf, newClient, ownFolder, serveDrive } from './drive-server.ts';
import { type DriveUser, type OAuthRules, oauthServer } from './oauth.ts';
import { createRateLimit } from './web-api.ts';

const PATHS = { authorizePath: '/common/oauth2/v2.0/authorize', tokenPath: '/common/oauth2/v2.0/token' };
const APP_FOLDER = '/v1.0/me/drive/special/approot';
const PART_BYTES = 320 * 1024;
const MAX_PART_BYTES = 60 * 1024 * 1024;
const GRAPH = 'https://graph.microsoft.com/';

/** A running upload. `total` is known from its first part. */
interface Session {
  owner: string;
  names: string[];
  file: string;
  size: number;
  total: number | undefined;
}

interface Disk {
  folder: string;
  /** The app's folder of each user. */
  of(user: string): DriveFolder;
  sessions: Map<string, Session>;
  /** Temporary URLs of files that need no token. */
  downloads: Map<string, string>;
  quota: number;
}

/** Starts an emulator of OneDrive: Microsoft's sign-in, and the part of Graph that an app with `Files.ReadWrite.AppFolder` uses. A refresh token is valid once. */
export async function startMicrosoft(options: DriveOptions): Promise<Drive> {
  const client = newClient();
  const { folder, remove } = ownFolder('onedrive');
  const disk: Disk = {
    folder,
    of: (user) => driveFolder(join(folder, user)),
    sessions: new Map(),
    downloads: new Map(),
    quota: Number.POSITIVE_INFINITY,
  };
  const oauth = oauthServer(rules(client, options));
  const admits = createRateLimit(500);
  const lastFolder = () => disk.of(oauth.lastUser());
  const behind = {
    client,
    oauth,
    limit: (bytes: number) => {
      disk.quota = bytes;
    },
    leftovers: () => [...lastFolder().files(), ...[...disk.sessions.keys()].map((id) => `unfinished/${id}`)],
    seed: (paths: readonly string[]) => {
      for (const path of paths) lastFolder().write(path.split('/'), Buffer.from('x'));
    },
    empty() {
      lastFolder().empty();
      disk.sessions.clear();
    },
    remove,
  };
  const api = {
    ...PATHS,
    answer: (request: DriveRequest, user: DriveUser) => (admits() ? answer(request, user, disk) : TOO_MANY),
    bare: (request: DriveRequest) => bare(request, disk),
    unauthorized: () => error(401, 'InvalidAuthenticationToken', 'Lifetime validation failed, the token is expired.'),
    outOfOrder: error(503, 'serviceNotAvailable', 'Service unavailable.'),
  };
  return serveDrive(behind, api, options.faultInjector);
}

function rules(client: Drive['client'], options: DriveOptions): OAuthRules {
  return {
    name: 'Microsoft',
    client,
    ...options,
    accessSeconds: 3600,
    rotates: true,
    // https://learn.microsoft.com/en-us/entra/identity-platform/refresh-tokens
    remembersDays: 90,
    objectTo: (query) => ((query.get('scope') ?? '').split(' ').includes('Files.ReadWrite.AppFolder') ? undefined : 'AADSTS70011: invalid_scope'),
    wantsRefreshToken: (query) => (query.get('scope') ?? '').split(' ').includes('offline_access'),
    error: (code, why) => ({ status: code === 'invalid_client' ? 401 : 400, json: refusal(code, why, options.now()) }),
    granted: ({ access, refresh, scope, user }) => ({
      token_type: 'Bearer',
      scope: scope.replace('Files.', `${GRAPH}Files.`).replace(' offline_access', ''),
      expires_in: 3599,
      ext_expires_in: 3599,
      access_token: access,
      ...(refresh && { refresh_token: refresh }),
      ...(scope.includes('openid') && { id_token: idToken(user, client.id) }),
    }),
  };
}

/** https://learn.microsoft.com/en-us/entra/identity-platform/reference-error-codes */
function refusal(error: string, why: string, at: Date): object {
  const code = error === 'invalid_client' ? 7000215 : 70000;
  const ids = { trace_id: randomUUID(), correlation_id: randomUUID() };
  return { error, error_description: `AADSTS${code}: ${why}`, error_codes: [code], timestamp: at.toISOString(), ...ids };
}

/** Returns an unsigned ID token. Clients accept it only from the token endpoint. */
function idToken({ id, email }: DriveUser, audience: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ typ: 'JWT', alg: 'RS256' })}.${part({ aud: audience, sub: id, email, preferred_username: email, ver: '2.0' })}.c2ln`;
}

/** https://learn.microsoft.com/en-us/graph/onedrive-addressing-driveitems. The path of an item is between colons. */
function answer(request: DriveRequest, user: DriveUser, disk: Disk): DriveReply {
  const rest = request.path.startsWith(APP_FOLDER) ? request.path.slice(APP_FOLDER.length) : undefined;
  const [, path = '', action = ''] = /^(?::\/([^:]+))?(?::?\/(content|children|createUploadSession))?$/.exec(rest ?? 'nowhere') ?? [];
  if (rest === undefined || (rest !== '' && !path && !action)) return error(400, 'BadRequest', 'Resource not found for the segment.');
  const names = path ? path.split('/').map(decodeURIComponent) : [];
  if (names.some(isWrongName)) return error(400, 'invalidRequest', 'The provided name cannot contain these characters.');
  const known = ACTIONS[`${request.method} ${action}`.trim()];
  return known ? known({ request, names, user, disk, files: disk.of(user.id) }) : error(405, 'BadRequest', 'Method not allowed.');
}

/** https://support.microsoft.com/en-us/office/restrictions-and-limitations-in-onedrive-and-sharepoint-64883a5d-228e-48f5-b3d2-eb39e07630fa */
function isWrongName(name: string): boolean {
  return name === '' || /["*:<>?/\\|\x00-\x1f]|^ | $|\.$|^~\$/.test(name) || name.length > 400;
}

interface Call {
  request: DriveRequest;
  names: string[];
  user: DriveUser;
  disk: Disk;
  files: DriveFolder;
}

const ACTIONS: Record<string, (call: Call) => DriveReply> = {
  GET: ({ names, files }) => {
    const found = names.length === 0 ? undefined : files.find(names);
    return found ? { status: 200, json: shown(found) } : NOT_FOUND;
  },
  DELETE: ({ names, files }) => {
    if (names.length === 0 || !files.find(names)) return NOT_FOUND;
    files.remove(names);
    return { status: 204 };
  },
  'GET content': getContent,
  'PUT content': putContent,
  'GET children': listChildren,
  'POST children': createFolder,
  'POST createUploadSession': createSession,
};

/** https://learn.microsoft.com/en-us/graph/api/driveitem-get-content. It redirects to a URL that needs no token. */
function getContent({ request, names, disk, files }: Call): DriveReply {
  const found = files.find(names);
  if (!found || found.isFolder) return NOT_FOUND;
  const id = randomBytes(24).toString('base64url');
  disk.downloads.set(id, files.fileOf(names));
  return { status: 302, headers: { location: `${request.origin}/download/${id}` } };
}

/** https://learn.microsoft.com/en-us/graph/api/driveitem-put-content */
function putContent({ request, names, disk, files }: Call): DriveReply {
  const objection = objectTo(request.query.get('@microsoft.graph.conflictBehavior'), names, files);
  if (objection) return objection;
  if (files.used() + request.body.length > disk.quota) return FULL;
  files.write(names, request.body);
  return { status: 201, json: shown(files.find(names)) };
}

function objectTo(behavior: unknown, names: readonly string[], files: DriveFolder): DriveReply | undefined {
  if (behavior !== 'fail') return error(400, 'invalidRequest', 'This emulator accepts only new files.');
  if (names.length > 1 && files.find(names.slice(0, -1))?.isFolder !== true) return NOT_FOUND;
  return files.find(names) ? error(409, 'nameAlreadyExists', 'An item with the same name already exists under the parent.') : undefined;
}

/** https://learn.microsoft.com/en-us/graph/api/driveitem-list-children */
function listChildren({ request, names, files }: Call): DriveReply {
  if (names.length > 0 && files.find(names)?.isFolder !== true) return NOT_FOUND;
  const top = Number(request.query.get('$top') ?? 200);
  if (!Number.isInteger(top) || top < 1 || top > 1000) return error(400, 'invalidRequest', 'Invalid $top.');
  const from = Number(Buffer.from(request.query.get('$skiptoken') ?? '', 'base64url').toString() || 0);
  const entries = files.entries(names);
  const next = new URL(`${request.origin}${request.path}?${request.query}`);
  next.searchParams.set('$skiptoken', Buffer.from(String(from + top)).toString('base64url'));
  const more = entries.length > from + top;
  return { status: 200, json: { value: entries.slice(from, from + top).map(shown), ...(more && { '@odata.nextLink': next.href }) } };
}

/** https://learn.microsoft.com/en-us/graph/api/driveitem-post-children */
function createFolder({ request, names, files }: Call): DriveReply {
  const { name, folder, '@microsoft.graph.conflictBehavior': behavior } = jsonOf(request) ?? {};
  if (typeof name !== 'string' || isWrongName(name) || folder === undefined) return error(400, 'invalidRequest', 'A folder needs a name.');
  const objection = objectTo(behavior, [...names, name], files);
  if (objection) return objection;
  files.makeFolder([...names, name]);
  return { status: 201, json: shown(files.find([...names, name])) };
}

/** https://learn.microsoft.com/en-us/graph/api/driveitem-createuploadsession */
function createSession({ request, names, user, disk, files }: Call): DriveReply {
  const item = jsonOf(request)?.['item'];
  const behavior =
    typeof item === 'object' && item !== null && '@microsoft.graph.conflictBehavior' in item ? item['@microsoft.graph.conflictBehavior'] : '';
  const objection = objectTo(behavior, names, files);
  if (objection) return objection;
  const id = randomBytes(24).toString('base64url');
  const file = join(disk.folder, `upload-${id}`);
  writeFileSync(file, '');
  disk.sessions.set(id, { owner: user.id, names, file, size: 0, total: undefined });
  return {
    status: 200,
    json: { uploadUrl: `${request.origin}/upload/${id}`, expirationDateTime: '2099-01-01T00:00:00Z', nextExpectedRanges: ['0-'] },
  };
}

/** Requests to the URLs of uploads and downloads must not contain a token. With a token they are refused. */
function bare(request: DriveRequest, disk: Disk): DriveReply | undefined {
  const [, kind, id = ''] = /^\/(upload|download)\/([\w-]+)$/.exec(request.path) ?? [];
  if (!kind) return undefined;
  if (request.headers.authorization !== undefined) return error(401, 'unauthenticated', 'This address takes no token.');
  if (kind === 'upload') return proceed(request, id, disk);
  const file = request.method === 'GET' ? disk.downloads.get(id) : undefined;
  return file ? { status: 200, file } : NOT_FOUND;
}

function proceed({ method, headers, body }: DriveRequest, id: string, disk: Disk): DriveReply {
  const session = disk.sessions.get(id);
  if (!session) return NOT_FOUND;
  if (method === 'GET') return expecting(200, session);
  if (method === 'DELETE') {
    disk.sessions.delete(id);
    rmSync(session.file);
    return { status: 204 };
  }
  const [, from, to, total] = (/^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers['content-range'] ?? '') ?? []).map(Number);
  if (method !== 'PUT' || from === undefined || to === undefined || total === undefined)
    return error(400, 'invalidRequest', 'Invalid Content-Range header.');
  if (to - from + 1 !== body.length || (session.total ?? total) !== total || to >= total)
    return error(400, 'invalidRequest', 'Declared content range does not fit.');
  if (body.length > MAX_PART_BYTES || (to + 1 < total && body.length % PART_BYTES !== 0))
    return error(400, 'invalidRequest', 'Parts must be multiples of 320 KiB.');
  if (from !== session.size) return error(416, 'invalidRange', 'The uploaded fragment overlaps with already received data.');
  return keep(session, id, body, total, disk);
}

function keep(session: Session, id: string, body: Buffer, total: number, disk: Disk): DriveReply {
  const files = disk.of(session.owner);
  if (files.used() + total > disk.quota) return FULL;
  appendFileSync(session.file, body);
  session.size += body.length;
  session.total = total;
  if (session.size < total) return expecting(202, session);
  disk.sessions.delete(id);
  const objection = objectTo('fail', session.names, files);
  if (objection) return objection;
  files.place(session.names, session.file);
  return { status: 201, json: shown(files.find(session.names)) };
}

function expecting(status: number, { size }: Session): DriveReply {
  return { status, json: { expirationDateTime: '2099-01-01T00:00:00Z', nextExpectedRanges: [`${size}-`] } };
}

function shown(entry: FolderEntry | undefined): object {
  if (!entry) return {};
  const { names, isFolder, size, modifiedAt } = entry;
  const facet = isFolder ? { folder: { childCount: 0 } } : { file: { mimeType: 'application/octet-stream' } };
  return {
    id: Buffer.from(names.join('/')).toString('hex').slice(0, 40),
    name: names.at(-1),
    size,
    lastModifiedDateTime: modifiedAt.toISOString(),
    ...facet,
  };
}

/** https://learn.microsoft.com/en-us/graph/errors */
function error(status: number, code: string, message: string): DriveReply {
  const innerError = { date: '2026-01-01T00:00:00', 'request-id': randomUUID() };
  return { status, json: { error: { code, message, innerError } } };
}

const NOT_FOUND = error(404, 'itemNotFound', 'The resource could not be found.');
const FULL = error(507, 'quotaLimitReached', 'Insufficient Space Available');
const TOO_MANY: DriveReply = { ...error(429, 'activityLimitReached', 'The app or user has been throttled.'), headers: { 'retry-after': '1' } };
