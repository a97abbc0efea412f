import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import ssh2, { type AuthContext, type Connection, type SFTPWrapper } from 'ssh2';
import { createTemporaryFolder } from '#infra/local/data-folder.ts';
import { createFaultInjector, type FaultInjector } from '#infra/local/gateway/fault-injector.ts';
import { retryWhilePortBusy, takePort } from '#infra/local/gateway/ports.ts';
import { serveFolder } from './sftp-folder.ts';

/** What to put into the config of an sftp storage; it takes either, the password or the key. */
export interface SftpEndpoint {
  host: string;
  port: number;
  username: string;
  password: string;
  ssh_key: string;
}

/** A running SSH server with SFTP and nothing else; `folder` is what its users see as `/`. */
export interface SftpServer {
  endpoint: SftpEndpoint;
  folder: string;
  connections(): number;
  /** How many logins were tried so far. */
  logins(): number;
  /** Breaks off all connections, without a goodbye. */
  dropConnections(): void;
  /** Takes no login from now on. */
  revoke(): void;
  close(): Promise<void>;
}

/** What a server is known by: its own key, its user with password and key, and where it listens; port 0 takes a free one. */
export interface SftpAccount {
  username: string;
  password: string;
  key: { public: string; private: string };
  hostKey: string;
  port: number;
}

/** New keys, a new user, a new password. */
export function newSftpAccount(port = 0): SftpAccount {
  // Not Ed25519: of those that ssh2 makes one in a few hundred can't be read again.
  const [user, host] = [ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 }), ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 })];
  const key = { public: user.public, private: user.private };
  return { username: `host-${randomBytes(4).toString('hex')}`, password: randomBytes(12).toString('base64url'), key, hostKey: host.private, port };
}

/** An SSH server on loopback that shows its user `folder`. */
export async function startSftp(
  { port, key, hostKey, ...login }: SftpAccount = newSftpAccount(),
  gate: FaultInjector = createFaultInjector(),
  folder = createTemporaryFolder('will-sftp-'),
): Promise<SftpServer> {
  const users = { ...login, publicKey: key.public, revoked: false };

  const open = new Set<Connection>();
  let logins = 0;
  const server = new ssh2.Server({ hostKeys: [hostKey] }, (client) => {
    open.add(client);
    // Without it a small answer waits for the next one.
    (client as Undelayed).setNoDelay(true);
    client.on('close', () => open.delete(client));
    // A client that hangs up in the middle of a word is no event for the log.
    client.on('error', () => {});
    client.on('authentication', () => {
      logins += 1;
    });
    client.on('authentication', (context) => (isUser(context, users) ? context.accept() : context.reject(['password', 'publickey'])));
    client.on('session', (accept) => accept().on('sftp', (acceptSftp) => serveFolder(gatedRequests(acceptSftp(), client, gate), folder)));
  });
  const front = createServer((socket) =>
    meetGate(
      socket.on('error', () => {}),
      gate,
      () => server.injectSocket(socket),
    ),
  );
  await retryWhilePortBusy(() => takePort(front, port));
  return {
    // A TCP server's address is an AddressInfo; the string form exists for pipes only.
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

/** A server that answers errors does so once it is asked for a file; all else is met by the connection. */
function meetGate(socket: Socket, gate: FaultInjector, proceed: () => void): void {
  if (gate.nextFault() === 'error') proceed();
  else gate.handle({ connection: socket, proceed, fail: () => socket.destroy() });
}

/** A connection that was there before the fault meets it with its next request. */
function gatedRequests(sftp: SFTPWrapper, client: Connection, gate: FaultInjector): SFTPWrapper {
  const emit = sftp.emit.bind(sftp);
  const connection = { destroy: () => client.end(), once: client.once.bind(client) };
  sftp.emit = (event: string | symbol, ...given: unknown[]): boolean => {
    const [id] = given;
    // What begins with a number is a request; slow are connections, or a file would take minutes.
    if (typeof id !== 'number' || gate.nextFault() === undefined || gate.nextFault() === 'slow') return emit(event, ...given);
    gate.handle({ connection, proceed: () => emit(event, ...given), fail: () => sftp.status(id, ssh2.utils.sftp.STATUS_CODE.FAILURE) });
    return true;
  };
  return sftp;
}

/** A method that the types of ssh2 leave out. */
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
  // First the client asks whether a key would do; only then it signs.
  if (!context.signature || !context.blob) return true;
  return allowed.verify(context.blob, context.signature, context.hashAlgo) === true;
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
