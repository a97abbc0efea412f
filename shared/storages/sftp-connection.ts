import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Client, SFTPWrapper } from 'ssh2';
import SftpClient from 'ssh2-sftp-client';
import { Refusal } from '#domain/refusal.ts';
import type { Outbound } from '#net/outbound.ts';
import { resultWithin, withDeadline } from '#net/timeout.ts';
import type { SftpConfig } from './config.ts';
import { failedWith } from './sftp-error.ts';
import { hostKeyAlgorithms, hostKeyName, loginMethods } from './sftp-login.ts';

/** Deadlines in milliseconds. After `idle` without a byte in either direction the connection ends, even if nothing waits for it. */
const PATIENCE = { connect: 10_000, login: 20_000, answer: 60_000, idle: 120_000 };
const GOODBYE_MS = 1000;

/** ssh2-sftp-client with the members that its types leave out. */
type Wrapper = SftpClient & { client: Client; lstat(path: string): Promise<SftpClient.FileStats> };
type Request<T> = (sftp: SFTPWrapper, done: (error?: Error | null, value?: T) => void) => void;

/** A connection that is logged in. Its errors have a `code` that `storageFailure` knows, and none of the server's words. */
export interface SftpConnection {
  /** Type and fingerprint of the server's host key. */
  hostKey: string;
  isLost(): boolean;
  /** Runs one operation of ssh2-sftp-client. Fails when the connection is lost, and ends it after `answer` milliseconds. */
  ask<T>(operation: (client: Wrapper) => Promise<T>): Promise<T>;
  /** Makes one request of ssh2, for what ssh2-sftp-client cannot do. Fails like `ask`. */
  request<T>(request: Request<T>): Promise<T>;
  /** Resolves when the socket is closed. */
  close(): Promise<void>;
}

/** An SSH server and the host key that it has to show; null accepts any key. */
export interface SftpServer {
  config: SftpConfig;
  hostKey: string | null;
}

/** Connects through the checked dialler and logs in. A server with another key than the pinned one never receives the password. */
export async function connectSftp({ config, hostKey }: SftpServer, outbound: Outbound, patience = PATIENCE): Promise<SftpConnection> {
  const authHandler = loginMethods(config);
  const socket = await outbound.connect({ host: config.host, port: config.port }, { timeoutMs: patience.connect });
  socket.setTimeout(patience.idle, () => socket.destroy(coded('ETIMEDOUT')));
  // Without callbacks of ours, the wrapper prints what the server says to the console.
  const client = new SftpClient('storage', {}) as Wrapper;
  // Every running operation listens on the connection, and Node warns at the eleventh listener.
  client.client.setMaxListeners(0);
  const life = lifeOf(client, socket);
  let shown = '';
  const hostVerifier = (key: Buffer): boolean => {
    shown = hostKeyName(key);
    return hostKey === null || shown === hostKey;
  };
  const algorithms = { serverHostKey: hostKeyAlgorithms(hostKey), hmac: MACS, compress: ['none' as const] };
  // ssh2's own deadline ends with the login; ours includes the start of SFTP.
  const login = { sock: socket, username: config.username, authHandler, hostVerifier, algorithms, readyTimeout: 0 };
  try {
    const sftp = await life.within(patience.login, () => client.connect(login));
    sftp.on('error', life.lose).on('close', () => life.lose(coded('ECONNRESET')));
    return {
      hostKey: shown,
      isLost: life.isLost,
      ask: (operation) => life.within(patience.answer, () => operation(client)),
      request: (request) => life.within(patience.answer, () => promised(sftp, request)),
      close: () => close(client, socket),
    };
  } catch (error) {
    await close(client, socket);
    // A server without any key of the pinned type does not get as far as showing one.
    const isOther = hostKey !== null && (shown ? shown !== hostKey : failedWith(error, 'NoCommonHostKey'));
    throw isOther ? new Refusal('storage_failed', OTHER_KEY) : error;
  }
}

const MACS = ['hmac-sha2-256-etm@openssh.com', 'hmac-sha2-512-etm@openssh.com', 'hmac-sha2-256', 'hmac-sha2-512'] as const satisfies string[];
const OTHER_KEY =
  'The server has a different host key than before. If the server was renewed, save its settings again. If not, someone may be intercepting the connection.';

/**
 * Knows whether a connection is lost, and fails everything that waits for it: the wrapper reports a loss to only one
 * of its running operations, and nothing ever answers a request that is made after the loss.
 */
function lifeOf(client: Wrapper, socket: Socket) {
  const waiting = new Set<(error: Error) => void>();
  let loss: Error | undefined;
  const lose = (error: Error): void => {
    if (loss) return;
    const known = lossOf(error);
    loss = known;
    socket.destroy();
    for (const fail of waiting) fail(known);
  };
  client.on('error', lose);
  client.on('end', () => lose(coded('ECONNRESET')));
  socket.on('close', () => lose(coded('ECONNRESET')));
  const within = async <T>(milliseconds: number, work: () => Promise<T>): Promise<T> => {
    if (loss) throw loss;
    const lost = Promise.withResolvers<never>();
    waiting.add(lost.reject);
    try {
      return await withDeadline(
        milliseconds,
        () => lose(coded('ETIMEDOUT')),
        () => Promise.race([lost.promise, work()]),
      );
    } catch (error) {
      const { code } = error as { code?: unknown };
      throw loss ?? coded(STATUS.get(code) ?? String(code));
    } finally {
      waiting.delete(lost.reject);
    }
  };
  return { isLost: () => loss !== undefined, lose, within };
}

/** The status codes of SFTP, and the wrapper's own one. https://datatracker.ietf.org/doc/html/draft-ietf-secsh-filexfer-02#section-7 */
const STATUS = new Map<unknown, string>([
  [1, 'EndOfFile'],
  [2, 'NoSuchFile'],
  ['ENOENT', 'NoSuchFile'],
  [3, 'PermissionDenied'],
  [4, 'Failure'],
  [8, 'Unsupported'],
]);

/** `level` is how ssh2 says in which phase a connection failed. https://github.com/mscdex/ssh2#client-events */
function lossOf(error: Error & { level?: string; code?: unknown }): Error {
  const { level, code, message } = error;
  if (level === 'handshake' && /host key/i.test(message)) return coded('NoCommonHostKey');
  // ssh2 calls it a protocol error when the server hangs up before it has said who it is.
  if (level && level !== 'client-socket' && !message.startsWith('Connection lost')) return coded(level);
  // The number in a server's goodbye looks like a status of SFTP, and the wrapper would pass it on as one.
  return coded(typeof code === 'string' ? code : 'ECONNRESET');
}

function promised<T>(sftp: SFTPWrapper, request: Request<T>): Promise<T> {
  // Each request of ssh2 that has a value gives it whenever it gives no error.
  return new Promise((resolve, reject) => request(sftp, (error, value) => (error ? reject(error) : resolve(value as T))));
}

/** The wrapper's `end` has no deadline, and does nothing before SFTP has started. */
async function close(client: Wrapper, socket: Socket): Promise<void> {
  if (socket.closed) return;
  const closed = once(socket, 'close').catch(() => {});
  await resultWithin(GOODBYE_MS, Promise.race([closed, client.end().catch(() => {})]));
  socket.destroy();
  await closed;
}

function coded(code: string): Error {
  return Object.assign(new Error('The storage failed.'), { code });
}
