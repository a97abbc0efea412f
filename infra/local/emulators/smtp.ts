import { randomBytes } from 'node:crypto';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { createFaultInjector, type FaultInjector } from '#infra/local/gateway/fault-injector.ts';
import { readBody, retryWhilePortBusy, takePort } from '#infra/local/gateway/ports.ts';
import type { Inbox } from './inbox.ts';
import { deliverMail } from './mail.ts';

/** What to put into the config of an e-mail connector. */
export interface SmtpEndpoint {
  host: string;
  port: number;
  username: string;
  password: string;
}

/** Who may send through it, and where it listens; port 0 takes a free one. */
export interface SmtpAccount {
  username: string;
  password: string;
  port: number;
}

/** A new user and password. */
export function newSmtpAccount(): SmtpAccount {
  return { username: `host-${randomBytes(4).toString('hex')}`, password: randomBytes(12).toString('base64url'), port: 0 };
}

/** A mail server that takes nothing without AUTH. */
export async function startSmtp(
  inbox: Inbox,
  gate: FaultInjector = createFaultInjector(),
  { username, password, port }: SmtpAccount = newSmtpAccount(),
): Promise<{ endpoint: SmtpEndpoint; close(): Promise<void> }> {
  const server = new SMTPServer({
    // No STARTTLS: its built-in certificate is signed by nobody, and a client that checks would rightly refuse it.
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
        .then((raw) => deliverMail(inbox, 'smtp', raw ?? Buffer.alloc(0), recipients))
        .then(() => done(), done);
    },
  });
  // A client that hangs up in the middle of a command is no event for the log.
  server.on('error', () => {});

  // In front of it, since it shows nobody its connections: what the gate lets through is handed on as if it had come by itself.
  const open = new Set<Socket>();
  const front = createServer((socket) => {
    open.add(socket.on('error', () => {}).once('close', () => open.delete(socket)));
    gate.handle({ connection: socket, proceed: () => server.server.emit('connection', socket), fail: () => socket.end(OUT_OF_ORDER) });
  });
  await retryWhilePortBusy(() => takePort(front, port));
  return {
    // A TCP server's address is an AddressInfo; the string form exists for pipes only.
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
