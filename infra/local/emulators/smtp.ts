import { randomBytes } from 'node:crypto';
import { SMTPServer } from 'smtp-server';
import { readBody } from '#infra/local/listen.ts';
import type { Inbox } from './inbox.ts';
import { deliverMail } from './mail.ts';

/** What to put into the config of an e-mail connector. */
export interface SmtpEndpoint {
  host: string;
  port: number;
  username: string;
  password: string;
}

/** A mail server that takes nothing without AUTH; user and password are new at each start. */
export async function startSmtp(inbox: Inbox): Promise<{ endpoint: SmtpEndpoint; close(): Promise<void> }> {
  const username = `host-${randomBytes(4).toString('hex')}`;
  const password = randomBytes(12).toString('base64url');

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

  const port = await new Promise<number>((resolve, reject) => {
    server.server.once('error', reject);
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return { endpoint: { host: '127.0.0.1', port, username, password }, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
