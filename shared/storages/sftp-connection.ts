import { once } from 'node:events';
import type { Socket } from 'node:net';
import ssh2, { type Client, type SFTPWrapper } from 'ssh2';
import { Refusal } from '#domain/refusal.ts';
import type { Outbound } from '#net/outbound.ts';
import type { SftpConfig } from './config.ts';
import { hostKeyAlgorithms, hostKeyName, loginMethods } from './sftp-login.ts';

/** How long the other side may take, in milliseconds; without a byte for `idle` the connection ends, whoever forgot it. */
export interface Patience {
  connect: number;
  login: number;
  answer: number;
  idle: number;
}

const PATIENCE: Patience = { connect: 10_000, login: 20_000, answer: 60_000, idle: 120_000 };
const GOODBYE_MS = 1000;

/** One connection, logged in and speaking SFTP. Its failures are those of ssh2, of SFTP and of the socket. */
export interface SftpConnection {
  /** Type and fingerprint of the key by which the server proved itself. */
  hostKey: string;
  isLost(): boolean;
  /** Makes one request and waits for its answer; fails at once when the connection is lost. */
  ask<T>(request: Request<T>): Promise<T>;
  /** Resolves when the socket is closed. */
  close(): Promise<void>;
}

type Request<T> = (sftp: SFTPWrapper, done: (error?: Error | null, value?: T) => void) => void;

export interface SftpServer {
  config: SftpConfig;
  /** The key that the server has to show; null takes any. */
  hostKey: string | null;
}

/** Connects through the checked dialler and logs in. A server with another key than the pinned one never sees the password. */
export async function connectSftp({ config, hostKey }: SftpServer, outbound: Outbound, patience = PATIENCE): Promise<SftpConnection> {
  const authHandler = loginMethods(config);
  const socket = await outbound.connect({ host: config.host, port: config.port }, { timeoutMs: patience.connect });
  socket.setTimeout(patience.idle, () => socket.destroy(coded('ETIMEDOUT')));
  const client: Client = new ssh2.Client();
  const life = lifeOf(client, socket);
  let shown = '';
  const opening = new Promise<SFTPWrapper>((resolve, reject) => {
    life.onLost(reject);
    client.once('ready', () => client.sftp((error, sftp) => (error ? reject(error) : resolve(sftp))));
  });
  opening.catch(() => {});
  try {
    client.connect({
      sock: socket,
      username: config.username,
      authHandler,
      readyTimeout: patience.login,
      algorithms: { serverHostKey: hostKeyAlgorithms(hostKey), hmac: MACS, compress: ['none'] },
      hostVerifier: (key: Buffer) => {
        shown = hostKeyName(key);
        return hostKey === null || shown === hostKey;
      },
    });
    const sftp = await within(patience.login, opening);
    sftp.on('error', life.lose);
    sftp.on('close', () => life.lose(coded('ECONNRESET')));
    return { hostKey: shown, isLost: life.isLost, close: () => close(client, socket), ask: asking(sftp, life, patience.answer) };
  } catch (error) {
    await close(client, socket);
    throw isOtherKey(error, hostKey, shown) ? new Refusal('storage_failed', OTHER_KEY) : error;
  }
}

const MACS = ['hmac-sha2-256-etm@openssh.com', 'hmac-sha2-512-etm@openssh.com', 'hmac-sha2-256', 'hmac-sha2-512'] as const satisfies string[];
const OTHER_KEY =
  'The server shows another host key than before. If the server was renewed, store its settings again; if not, somebody may stand in between.';

/** A server without any key of the pinned type does not get as far as showing one. */
function isOtherKey(error: unknown, pinned: string | null, shown: string): boolean {
  if (pinned === null) return false;
  if (shown) return shown !== pinned;
  const { level, message = '' } = error as { level?: string; message?: string };
  return level === 'handshake' && /host key/i.test(message);
}

interface Life {
  isLost(): boolean;
  lose(error: Error): void;
  /** Is called once with the reason, at once when the connection is lost already; the result takes it back. */
  onLost(fail: (error: Error) => void): () => void;
}

/** ssh2 leaves a request that is made after the end without an answer, so everybody who waits is told here. */
function lifeOf(client: Client, socket: Socket): Life {
  const waiting = new Set<(error: Error) => void>();
  let loss: Error | undefined;
  const lose = (error: Error): void => {
    if (loss) return;
    loss = error;
    socket.destroy();
    for (const fail of waiting) fail(error);
    waiting.clear();
  };
  // A server's own goodbye carries a number that would look like an answer of SFTP.
  client.on('error', (error: Error & { level?: string }) => lose(!error.level || isHangup(error) ? coded('ECONNRESET') : error));
  client.on('close', () => lose(coded('ECONNRESET')));
  socket.on('close', () => lose(coded('ECONNRESET')));
  return {
    isLost: () => loss !== undefined,
    lose,
    onLost(fail) {
      if (loss) fail(loss);
      else waiting.add(fail);
      return () => void waiting.delete(fail);
    },
  };
}

/** ssh2 calls it a fault of the protocol when the other side leaves before it has said who it is. */
function isHangup({ message }: Error): boolean {
  return message.startsWith('Connection lost');
}

function asking(sftp: SFTPWrapper, life: Life, answerMs: number): SftpConnection['ask'] {
  return <T>(request: Request<T>) =>
    new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => life.lose(coded('ETIMEDOUT')), answerMs);
      const forget = life.onLost((error) => {
        clearTimeout(timer);
        reject(error);
      });
      if (life.isLost()) return;
      const done = (error?: Error | null, value?: T): void => {
        clearTimeout(timer);
        forget();
        if (error) reject(error);
        // Each request of ssh2 that has a value gives it whenever it gives no error.
        else resolve(value as T);
      };
      try {
        request(sftp, done);
      } catch (error) {
        done(error instanceof Error ? error : new Error('The request could not be made.'));
      }
    });
}

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(coded('ETIMEDOUT')), milliseconds);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

async function close(client: Client, socket: Socket): Promise<void> {
  if (socket.closed) return;
  const closed = once(socket, 'close').catch(() => {});
  client.end();
  const timer = setTimeout(() => socket.destroy(), GOODBYE_MS);
  await closed;
  clearTimeout(timer);
}

function coded(code: string): Error {
  return Object.assign(new Error('The connection to the storage ended.'), { code });
}
