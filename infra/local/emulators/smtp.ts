import { randomBytes } from 'node:crypto';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { createFaultInjector, type FaultInjector } from '#infra/local/gateway/fault-injector.ts';
import { readBody, retryWhilePortBusy, takePort } from '#infra/local/gateway/ports.ts';
import type { Inbox } from './inbox.ts';
import { deliverMail } from './mail.ts';

/** The config of an e-mail connector for this server. */
export interface SmtpEndpoint {
  host: string;
  port: number;
  username: string;
  password: string;
}

/** The user of the server, and its port. Port 0 uses a free one. */
export interface SmtpAccount {
  username: string;
  password: string;
  port: number;
}

/** Creates a new user and password. */
export function newSmtpAccount(): SmtpAccount {
  return { username: `host-${randomBytes(4).toString('hex')}`, password: randomBytes(12).toString('base64url'), port: 0 };
}

/** Starts a mail server that accepts nothing without AUTH. */
export async function startSmtp(
  inbox: Inbox,
  faultInjector: FaultInjector = createFaultInjector(),
  { username, password, port }: SmtpAccount = newSmtpAccount(),
): Promise<{ endpoint: SmtpEndpoint; close(): Promise<void> }> {
  const server = new SMTPServer({
    // No STARTTLS: the built-in certificate is self-signed, and a client that checks it would refuse it.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: false,
    disableReverseLookup: true,
    logger: false,
    onAuth(auth, _session, done) {
      if (auth.username === username && auth.password === password) return done(null, { user: username });
      done(Object.assign(new Error('Invalid username or password'), { responseCode: 535 }));
    },
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      readBody(stream)
        .then((raw) => deliverMail(inbox, { via: 'smtp' }, raw ?? Buffer.alloc(0), recipients))
        .then(() => done(), done);
    },
  });
  // A client that closes the connection early is not worth a log line.
  server.on('error', () => {});

  // A server in front of it, because it does not expose its connections. Connections that pass the fault injector are handed to it.
  const open = new Set<Socket>();
  const front = createServer((socket) => {
    open.add(socket.on('error', () => {}).once('close', () => open.delete(socket)));
    faultInjector.handle({ connection: socket, proceed: () => server.server.emit('connection', socket), fail: () => socket.end(OUT_OF_ORDER) });
  });
  await retryWhilePortBusy(() => takePort(front, port));
  return {
    // The address of a TCP server is an AddressInfo. Only pipes have a string.
    endpoint: { host: '127.0.0.1', port: (front.address() as AddressInfo).port, username, password },
    close: () =>
      new Promise((resolve) => {
        front.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

/** https://www.rfc-editor.org/rfc/rfc5321#section-3.8 */
const OUT_OF_ORDER = '421 4.3.0 Service not available, closing transmission channel\r\n';
