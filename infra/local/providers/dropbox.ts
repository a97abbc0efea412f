import { randomBytes } from 'node:crypto';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DriveFolder, driveFolder, type FolderEntry } from './drive-folder.ts';
import { type Drive, type DriveOptions, type DriveReply, type DriveRequest, jsonOf, newClient, ownFolder, serveDrive } from './drive-server.ts';
import { type DriveUser, type OAuthRules, oauthServer } from './oauth.ts';
import { createRateLimit } from './web-api.ts';

const PATHS = { authorizePath: '/oauth2/authorize', tokenPath: '/oauth2/token' };
const SCOPES = ['account_info.read', 'files.content.read', 'files.content.write', 'files.metadata.read'];
const MAX_REQUEST_BYTES = 150 * 1024 * 1024;

/** A running upload. */
interface Session {
  owner: string;
  file: string;
  size: number;
  closed: boolean;
}

interface Disk {
  folder: string;
  /** The app folder of each user. */
  of(user: string): DriveFolder;
  sessions: Map<string, Session>;
  /** The positions at which lists continue, by cursor. */
  cursors: Map<string, { left: FolderEntry[]; limit: number }>;
  quota: number;
}

/** Starts an emulator of Dropbox: its sign-in, and the part of its API that an app with an app folder uses. */
export async function startDropbox(options: DriveOptions): Promise<Drive> {
  const client = newClient();
  const { folder, remove } = ownFolder('dropbox');
  const disk: Disk = {
    folder,
    of: (user) => driveFolder(join(folder, user)),
    sessions: new Map(),
    cursors: new Map(),
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
    leftovers: () => lastFolder().files(),
    seed: (paths: readonly string[]) => {
      for (const path of paths) lastFolder().write(path.split('/'), Buffer.from('x'));
    },
    empty: () => lastFolder().empty(),
    remove,
  };
  const api = {
    ...PATHS,
    answer: (request: DriveRequest, user: DriveUser) => (admits() ? answer(request, user, disk) : TOO_MANY),
    unauthorized: (expired: boolean) => error(401, expired ? 'expired_access_token' : 'invalid_access_token'),
    outOfOrder: { status: 500, json: 'Internal Server Error' },
  };
  return serveDrive(behind, api, options.faultInjector);
}

function rules(client: Drive['client'], options: DriveOptions): OAuthRules {
  return {
    name: 'Dropbox',
    client,
    ...options,
    accessSeconds: 14_400,
    rotates: false,
    remembersDays: Number.POSITIVE_INFINITY,
    objectTo: (query) => ((query.get('scope') ?? '').split(' ').sort().join() === SCOPES.join() ? undefined : 'invalid_scope'),
    wantsRefreshToken: (query) => query.get('token_access_type') === 'offline',
    error: (code, why) => ({ status: 400, json: { error: code, error_description: why } }),
    granted: ({ access, refresh, scope, user }) => ({
      access_token: access,
      expires_in: 14_400,
      token_type: 'bearer',
      ...(refresh && { refresh_token: refresh, scope, uid: user.id, account_id: `dbid:${user.id}` }),
    }),
  };
}

function answer(request: DriveRequest, user: DriveUser, disk: Disk): DriveReply {
  const known = request.method === 'POST' ? ENDPOINTS[request.path] : undefined;
  if (!known) return { status: 404, json: `Unknown API function: ${request.path}` };
  const { parameters, wrong } = parametersOf(request, known.content);
  return wrong ?? known.answer({ parameters, body: request.body, user, disk, files: disk.of(user.id) });
}

interface Call {
  parameters: Record<string, unknown>;
  body: Buffer;
  user: DriveUser;
  disk: Disk;
  files: DriveFolder;
}

/** With `content`, the parameters are in a header in ASCII. https://www.dropbox.com/developers/documentation/http/documentation#formats */
function parametersOf({ headers, body }: DriveRequest, content: 'none' | 'up' | 'down'): { parameters: Record<string, unknown>; wrong?: DriveReply } {
  if (content === 'none') {
    if (body.length === 0) return { parameters: {} };
    const parameters = headers['content-type'] === 'application/json' ? jsonOf({ body }) : undefined;
    return parameters ? { parameters } : { parameters: {}, wrong: bad('request body: could not decode input as JSON') };
  }
  const given = headers['dropbox-api-arg'];
  const parameters = typeof given === 'string' && /^[\x20-\x7e]+$/.test(given) ? jsonOf({ body: Buffer.from(given) }) : undefined;
  if (!parameters) return { parameters: {}, wrong: bad('HTTP header "Dropbox-API-Arg": could not decode input as JSON') };
  const isOctets = headers['content-type'] === 'application/octet-stream';
  return content === 'up' && !isOctets ? { parameters, wrong: bad('Bad HTTP "Content-Type" header') } : { parameters };
}

const ENDPOINTS: Record<string, { content: 'none' | 'up' | 'down'; answer(call: Call): DriveReply }> = {
  '/2/users/get_current_account': {
    content: 'none',
    answer: ({ user }) => ({ status: 200, json: { account_id: `dbid:${user.id}`, email: user.email, email_verified: true } }),
  },
  '/2/files/upload': { content: 'up', answer: upload },
  '/2/files/upload_session/start': { content: 'up', answer: startSession },
  '/2/files/upload_session/append_v2': { content: 'up', answer: append },
  '/2/files/upload_session/finish': { content: 'up', answer: finish },
  '/2/files/download': { content: 'down', answer: download },
  '/2/files/get_metadata': { content: 'none', answer: getMetadata },
  '/2/files/delete_v2': { content: 'none', answer: erase },
  '/2/files/list_folder': { content: 'none', answer: listFolder },
  '/2/files/list_folder/continue': { content: 'none', answer: listOn },
};

/** https://www.dropbox.com/developers/documentation/http/documentation#files-upload */
function upload({ parameters, body, disk, files }: Call): DriveReply {
  if (body.length > MAX_REQUEST_BYTES) return bad('Request body is too long.');
  const commit = commitOf(parameters, files);
  if ('reply' in commit) return commit.reply;
  if (files.used() + body.length > disk.quota) return error(409, 'path/insufficient_space');
  files.write(commit.names, body);
  return { status: 200, json: shown(files.find(commit.names)) };
}

/** https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-start */
function startSession({ body, user, disk }: Call): DriveReply {
  const id = `pid_upload_session:${randomBytes(16).toString('base64url')}`;
  const file = join(disk.folder, randomBytes(16).toString('hex'));
  writeFileSync(file, body);
  disk.sessions.set(id, { owner: user.id, file, size: body.length, closed: false });
  return { status: 200, json: { session_id: id } };
}

/** https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-append */
function append({ parameters, body, user, disk }: Call): DriveReply {
  const { session, wrong } = sessionOf(parameters, user, disk);
  if (wrong) return error(409, tagOf(wrong), wrong);
  appendFileSync(session.file, body);
  session.size += body.length;
  return { status: 200, json: null };
}

/** https://www.dropbox.com/developers/documentation/http/documentation#files-upload_session-finish */
function finish({ parameters, body, user, disk, files }: Call): DriveReply {
  const { session, wrong } = sessionOf(parameters, user, disk);
  if (wrong) return error(409, `lookup_failed/${tagOf(wrong)}`, { '.tag': 'lookup_failed', lookup_failed: wrong });
  const commit = commitOf(object(parameters['commit']), files);
  if ('reply' in commit) return commit.reply;
  if (files.used() + session.size + body.length > disk.quota) return error(409, 'path/insufficient_space');
  appendFileSync(session.file, body);
  session.closed = true;
  files.place(commit.names, session.file);
  return { status: 200, json: shown(files.find(commit.names)) };
}

function sessionOf(parameters: Record<string, unknown>, user: DriveUser, disk: Disk) {
  const { session_id: id, offset } = object(parameters['cursor']);
  const session = disk.sessions.get(String(id));
  if (!session || session.owner !== user.id) return { session: NO_SESSION, wrong: { '.tag': 'not_found' } };
  if (session.closed) return { session, wrong: { '.tag': 'closed' } };
  return { session, ...(offset !== session.size && { wrong: { '.tag': 'incorrect_offset', correct_offset: session.size } }) };
}

const NO_SESSION: Session = { owner: '', file: '', size: 0, closed: true };

/** Reads where a file is to be stored. `strict_conflict` refuses an existing name, even for the same content. */
function commitOf(
  { path, mode, autorename, strict_conflict }: Record<string, unknown>,
  files: DriveFolder,
): { names: string[] } | { reply: DriveReply } {
  const names = namesOf(path);
  if (!names || names.length === 0) return { reply: error(409, 'path/malformed_path') };
  if (mode !== 'add' || autorename !== false || strict_conflict !== true) return { reply: bad('This emulator accepts only new files.') };
  const there = files.find(names);
  if (there) return { reply: error(409, `path/conflict/${there.isFolder ? 'folder' : 'file'}`) };
  for (let depth = 1; depth < names.length; depth += 1) {
    if (files.find(names.slice(0, depth))?.isFolder === false) return { reply: error(409, 'path/conflict/file_ancestor') };
  }
  return { names };
}

/** https://www.dropbox.com/developers/documentation/http/documentation#files-download */
function download({ parameters, files }: Call): DriveReply {
  const names = namesOf(parameters['path']);
  if (!names) return error(409, 'path/malformed_path');
  const found = files.find(names);
  if (!found) return error(409, 'path/not_found');
  return found.isFolder ? error(409, 'path/not_file') : { status: 200, file: files.fileOf(names) };
}

function getMetadata({ parameters, files }: Call): DriveReply {
  const names = namesOf(parameters['path']);
  if (!names) return error(409, 'path/malformed_path');
  const found = files.find(names);
  return found ? { status: 200, json: shown(found) } : error(409, 'path/not_found');
}

function erase({ parameters, files }: Call): DriveReply {
  const names = namesOf(parameters['path']);
  if (!names || names.length === 0) return error(409, 'path_lookup/malformed_path');
  const found = files.find(names);
  if (!found) return error(409, 'path_lookup/not_found');
  files.remove(names);
  return { status: 200, json: { metadata: { name: found.names.at(-1) } } };
}

/** https://www.dropbox.com/developers/documentation/http/documentation#files-list_folder. The path of the root is empty. */
function listFolder({ parameters, disk, files }: Call): DriveReply {
  const { path, recursive = false, limit = 2000 } = parameters;
  const names = path === '' ? [] : namesOf(path);
  if (!names || (names.length === 0 && path !== '')) return error(409, 'path/malformed_path');
  const found = names.length === 0 ? ({ isFolder: true } as const) : files.find(names);
  if (!found) return error(409, 'path/not_found');
  if (!found.isFolder) return error(409, 'path/not_folder');
  if (typeof limit !== 'number' || limit < 1 || limit > 2000) return bad('limit: must be from 1 to 2000');
  return page(disk, { left: files.entries(names, recursive === true), limit });
}

function listOn({ parameters, disk }: Call): DriveReply {
  const going = disk.cursors.get(String(parameters['cursor']));
  return going ? page(disk, going) : error(409, 'reset');
}

function page(disk: Disk, { left, limit }: { left: FolderEntry[]; limit: number }): DriveReply {
  const cursor = randomBytes(60).toString('base64url');
  disk.cursors.set(cursor, { left: left.slice(limit), limit });
  return { status: 200, json: { entries: left.slice(0, limit).map(shown), cursor, has_more: left.length > limit } };
}

function shown(entry: FolderEntry | undefined): object {
  if (!entry) return {};
  const path = `/${entry.names.join('/')}`;
  const common = { name: entry.names.at(-1), path_lower: path.toLowerCase(), path_display: path, id: `id:${path.length}` };
  if (entry.isFolder) return { '.tag': 'folder', ...common };
  return { '.tag': 'file', ...common, size: entry.size, server_modified: entry.modifiedAt.toISOString().replace(/\.\d+Z$/, 'Z') };
}

/** Reads a path. It begins with a slash. Its names contain no backslash and do not end with a space. */
function namesOf(path: unknown): string[] | undefined {
  if (typeof path !== 'string' || !path.startsWith('/')) return undefined;
  const names = path.slice(1).split('/');
  const isWrong = names.some((name) => name === '' || name === '.' || name === '..' || /[\\\x7f]| $/.test(name) || Buffer.byteLength(name) > 255);
  return isWrong ? undefined : names;
}

function tagOf(error: Record<string, unknown>): string {
  return String(error['.tag']);
}

function object(value: unknown): Record<string, unknown> {
  // The checks on this line justify the cast: a non-null object has string keys.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** https://www.dropbox.com/developers/documentation/http/documentation#error-handling. The summary is the path of error tags, followed by dots. */
function error(status: number, summary: string, detail?: object): DriveReply {
  const nested = summary.split('/').reduceRight<object>((inner, tag) => ({ '.tag': tag, ...('.tag' in inner && { [tag]: inner }) }), {});
  return { status, json: { error_summary: `${summary}/${'.'.repeat(1 + (summary.length % 3))}`, error: detail ?? nested } };
}

function bad(message: string): DriveReply {
  return { status: 400, json: `Error in call to API function: ${message}` };
}

const TOO_MANY: DriveReply = {
  status: 429,
  headers: { 'retry-after': '1' },
  json: { error_summary: 'too_many_requests/..', error: { reason: { '.tag': 'too_many_requests' }, retry_after: 1 } },
};
