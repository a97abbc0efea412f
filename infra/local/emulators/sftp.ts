import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import ssh2, { type AuthContext, type Connection, type SFTPWrapper } from 'ssh2';
import { createTemporaryFolder } from '#infra/local/data-folder.ts';
import { createFaultInjector, type FaultInjector } from '#infra/local/gateway/fault-injector.ts';
import { retryWhilePortBusy, takePort } from '#infra/local/gateway/ports.ts';
import { serveFolder } from './sftp-folder.ts';

/** The config of an sftp storage for this server. It accepts the password or the key. */
export interface SftpEndpoint {
  host: string;
  port: number;
  username: string;
  password: string;
  ssh_key: string;
}

/** A running SSH server with SFTP only. Its users see `folder` as `/`. */
export interface SftpServer {
  endpoint: SftpEndpoint;
  folder: string;
  connections(): number;
  /** Returns the number of login attempts so far. */
  logins(): number;
  /** Closes all connections without a message. */
  dropConnections(): void;
  /** Rejects every login from now on. */
  revoke(): void;
  close(): Promise<void>;
}

/** The identity of a server: its host key, its user with password and key, and its port. Port 0 uses a free one. */
export interface SftpAccount {
  username: string;
  password: string;
  key: { public: string; private: string };
  hostKey: string;
  port: number;
}

/** Creates new keys, a new user and a new password. */
export function newSftpAccount(port = 0): SftpAccount {
  // Not Ed25519: a few of the keys that ssh2 generates cannot be read again.
  const [user, host] = [ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 }), ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 })];
  const key = { public: user.public, private: user.private };
  return { username: `host-${randomBytes(4).toString('hex')}`, password: randomBytes(12).toString('base64url'), key, hostKey: host.private, port };
}

/** Starts an SSH server on loopback that serves `folder`. What the account lacks is new. `onlyFailure`: it has no status for a missing file. */
export async function startSftp(
  account: Partial<SftpAccount> = {},
  faultInjector: FaultInjector = createFaultInjector(),
  folder = createTemporaryFolder('will-sftp-'),
  { onlyFailure = false } = {},
): Promise<SftpServer> {
  const { port, key, hostKey, ...login } = { ...newSftpAccount(), ...account };
  const users = { ...login, publicKey: key.public, revoked: false };

  const open = new Set<Connection>();
  let logins = 0;
  const server = new ssh2.Server({ hostKeys: [hostKey] }, (client) => {
    open.add(client);
    // Without this, a small reply waits for the next one.
    (client as Undelayed).setNoDelay(true);
    client.on('close', () => open.delete(client));
    // A client that closes the connection early is not worth a log line.
    client.on('error', () => {});
    client.on('authentication', () => {
      logins += 1;
    });
    client.on('authentication', (context) => (isUser(context, users) ? context.accept() : context.reject(['password', 'publickey'])));
    const served = (sftp: SFTPWrapper) => (onlyFailure ? withoutMissing(sftp) : sftp);
    client.on('session', (accept) =>
      accept().on('sftp', (acceptSftp) => serveFolder(withRequestFaults(served(acceptSftp()), client, faultInjector), folder)),
    );
  });
  const front = createServer((socket) =>
    applyFault(
      socket.on('error', () => {}),
      faultInjector,
      () => server.injectSocket(socket),
    ),
  );
  await retryWhilePortBusy(() => takePort(front, port));
  return {
    // The address of a TCP server is an AddressInfo. Only pipes have a string.
    endpoint: { host: '127.0.0.1', port: (front.address() as AddressInfo).port, ...login, ssh_key: key.private },
    folder,
    connections: () => open.size,
    logins: () => logins,
    dropConnections() {
      for (const client of open) client.end();
    },
    revoke() {
      users.revoked = true;
    },
    async close() {
      const closed = new Promise<void>((resolve) => front.close(() => resolve()));
      for (const client of open) client.end();
      await closed;
    },
  };
}

/** Applies a fault to a new connection. The mode for error replies takes effect only at the first file request. */
function applyFault(socket: Socket, faultInjector: FaultInjector, proceed: () => void): void {
  if (faultInjector.nextFault() === 'error') proceed();
  else faultInjector.handle({ connection: socket, proceed, fail: () => socket.destroy() });
}

/** Applies a fault to existing connections, at their next request. */
function withRequestFaults(sftp: SFTPWrapper, client: Connection, faultInjector: FaultInjector): SFTPWrapper {
  const emit = sftp.emit.bind(sftp);
  const connection = { destroy: () => client.end(), once: client.once.bind(client) };
  sftp.emit = (event: string | symbol, ...given: unknown[]): boolean => {
    const [id] = given;
    // Events that begin with a number are requests. The slow mode applies to connections only, or a file would take minutes.
    if (typeof id !== 'number' || faultInjector.nextFault() === undefined || faultInjector.nextFault() === 'slow') return emit(event, ...given);
    faultInjector.handle({ connection, proceed: () => emit(event, ...given), fail: () => sftp.status(id, ssh2.utils.sftp.STATUS_CODE.FAILURE) });
    return true;
  };
  return sftp;
}

/** Some servers answer Failure where something is missing. https://winscp.net/eng/docs/sftp_codes#code_4 */
function withoutMissing(sftp: SFTPWrapper): SFTPWrapper {
  const { NO_SUCH_FILE, FAILURE } = ssh2.utils.sftp.STATUS_CODE;
  const status = sftp.status.bind(sftp);
  sftp.status = (id, code) => status(id, code === NO_SUCH_FILE ? FAILURE : code);
  return sftp;
}

/** A method that is missing in the types of ssh2. */
type Undelayed = Connection & { setNoDelay(on: boolean): void };

interface Users {
  username: string;
  password: string;
  publicKey: string;
  revoked: boolean;
}

/** https://github.com/mscdex/ssh2#password-and-public-key-authentication-and-non-interactive-exec-command-execution */
function isUser(context: AuthContext, { username, password, publicKey, revoked }: Users): boolean {
  if (revoked || !isSame(context.username, username)) return false;
  if (context.method === 'password') return isSame(context.password, password);
  if (context.method !== 'publickey') return false;
  const allowed = ssh2.utils.parseKey(publicKey);
  if (allowed instanceof Error || !context.key.data.equals(allowed.getPublicSSH())) return false;
  // The client first asks whether a key is acceptable, and signs only then.
  if (!context.signature || !context.blob) return true;
  return allowed.verify(context.blob, context.signature, context.hashAlgo) === true;
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
