import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Client, SFTPWrapper } from 'ssh2';
import SftpClient from 'ssh2-sftp-client';
import type { Outbound } from '#net/outbound.ts';
import { resultWithin, timedOut, withTimeout } from '#net/timeout.ts';
import type { SftpConfig } from './config.ts';
import { failedWith, fault } from './fault.ts';
import { SFTP_STATUS } from './sftp-faults.ts';
import { algorithms, hostKeyName, loginMethods } from './sftp-login.ts';

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
  const { host, port, username } = config;
  const authHandler = loginMethods(config);
  const sock = await outbound.connect({ host, port }, { timeoutMs: patience.connect });
  sock.setTimeout(patience.idle, () => sock.destroy(timedOut()));
  const client = new SftpClient('storage', {}) as Wrapper; // without callbacks, it prints what the server says to the console
  client.client.setMaxListeners(0); // every running operation listens on it, and Node warns at the eleventh listener
  const life = lifeOf(client, sock);
  let shown = '';
  const hostVerifier = (key: Buffer): boolean => {
    shown = hostKeyName(key);
    return hostKey === null || shown === hostKey;
  };
  // ssh2's own deadline, `readyTimeout`, ends with the login; ours includes the start of SFTP.
  const login = { sock, username, authHandler, hostVerifier, algorithms: algorithms(hostKey), readyTimeout: 0 };
  try {
    const sftp = await life.answered(patience.login, () => client.connect(login));
    sftp.on('error', life.lose).on('end', life.lose).on('close', life.lose);
    return {
      hostKey: shown,
      isLost: life.isLost,
      ask: (operation) => life.answered(patience.answer, () => operation(client)),
      request: (request) => life.answered(patience.answer, () => promised(sftp, request)),
      close: () => close(client, sock),
    };
  } catch (error) {
    await close(client, sock);
    // A server without any key of the pinned type does not get as far as showing one.
    const isOther = hostKey !== null && (shown ? shown !== hostKey : failedWith(error, 'NoCommonHostKey'));
    throw isOther ? fault('OtherHostKey') : error;
  }
}

/** Knows whether a connection is lost: ssh2 then fails what waits for an answer, but never answers a request that is made later. */
function lifeOf({ client }: Wrapper, socket: Socket) {
  let loss: Error | undefined;
  const lose = (error?: unknown): void => {
    loss ??= fault(error instanceof Error ? codeOfLoss(error) : 'ECONNRESET');
    socket.destroy();
  };
  client.on('error', lose).on('end', lose).on('close', lose);
  const late = timedOut(); // once: a file has thousands of requests
  const answered = async <T>(milliseconds: number, work: () => Promise<T>): Promise<T> => {
    if (loss) throw loss;
    try {
      return await withTimeout(milliseconds, work(), late);
    } catch (error) {
      if (error === late) lose(late);
      throw loss ?? fault(codeOfStatus(error));
    }
  };
  return { isLost: () => loss !== undefined, lose, answered };
}

/** `level` is how ssh2 says in which phase a connection failed. https://github.com/mscdex/ssh2#client-events */
function codeOfLoss({ level, code, message }: Error & { level?: string; code?: unknown }): string {
  if (level === 'handshake' && /host key/i.test(message)) return 'NoCommonHostKey';
  // ssh2 calls it a protocol error when the server hangs up before it has said who it is.
  if (level && level !== 'client-socket' && !message.startsWith('Connection lost')) return level;
  // The number in a server's goodbye looks like a status of SFTP, and the wrapper would pass it on as one.
  return typeof code === 'string' ? code : 'ECONNRESET';
}

function codeOfStatus(error: unknown): string {
  const { code } = error as { code?: unknown };
  return (code === 'ENOENT' ? 'NoSuchFile' : SFTP_STATUS[Number(code)]) ?? String(code);
}

function promised<T>(sftp: SFTPWrapper, request: Request<T>): Promise<T> {
  // Each request of ssh2 that has a value gives it whenever it gives no error.
  return new Promise((resolve, reject) => request(sftp, (error, value) => (error ? reject(error) : resolve(value as T))));
}

/** The wrapper's `end` has no deadline, and does nothing before SFTP has started. */
async function close(client: Wrapper, socket: Socket): Promise<void> {
  if (socket.closed) return;
  const closed = once(socket, 'close').catch(() => {});
  await resultWithin(GOODBYE_MS, client.end()).catch(() => {});
  socket.destroy();
  await closed;
}
