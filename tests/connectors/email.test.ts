import type { Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { type Connectors, createConnectors } from '#connectors/index.ts';
import { createOutbound } from '#net/outbound.ts';
import { untilTestEnds } from '#tests/support/loopback.ts';
import { rawServer } from './channels.ts';

interface Received {
  mail: Email;
  raw: string;
  from: string;
  to: string[];
  secure: boolean;
  user: string | undefined;
}

const message = {
  id: 'check/7:ann',
  to: 'ann@example.com',
  subject: 'Are you well?',
  text: 'Hello Ann,\n\nplease answer.\n',
  html: '<p>Hello Ann</p>',
};

const failed = (permanent: boolean, reason: string) => ({ accepted: false, permanent, reason });

const REFUSED = 'The mail server did not accept the sender or the recipient.';
const LATER = 'The mail server could not accept the message now. Please try again later.';
const NO_ENTRY = 'The mail server accepts no connection from this service. Please ask the mail provider why.';
const INSECURE = 'A secure connection to the mail server was not possible. Please check its certificate and port.';
const PORT_FAULTS = [
  [25, 'Port 25 is blocked where this service runs. Please use port 587 or 465 of your mail server, or 2525.'],
  [22, 'Port 22 is not a port for sending mail. Please use port 587 or 465 of your mail server, or 2525.'],
] as const;

describe('e-mail through the Host’s own server', () => {
  it('signs in and delivers one message to one recipient', async () => {
    const { port, received } = await mailServer({ disabledCommands: ['STARTTLS'] });
    expect(await here().deliver('email', config(port), message)).toEqual({ accepted: true });

    const [first] = received;
    expect(received).toHaveLength(1);
    expect(first).toMatchObject({ from: 'host@example.org', to: ['ann@example.com'], user: 'host', secure: false });
    expect(first?.mail).toMatchObject({
      subject: 'Are you well?',
      messageId: '<check-7-ann@example.org>',
      from: { address: 'host@example.org' },
      to: [{ address: 'ann@example.com' }],
    });
    expect(first?.mail.text).toContain('Hello Ann,\n\nplease answer.\n');
    expect(first?.mail.html).toContain('<p>Hello Ann</p>');
    expect(first?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(first?.raw).toMatch(/^List-ID: <will-custody\.example\.org>\r$/m);
  });

  it('writes international domains in ASCII', async () => {
    const { port, received } = await mailServer({ disabledCommands: ['STARTTLS'] });
    const own = { ...config(port), from_address: 'host@bücher.example' };
    expect(await here().deliver('email', own, { ...message, to: 'ann@例え.テスト' })).toEqual({ accepted: true });
    // The server of this test decodes its envelope, but leaves the headers as they are.
    expect(received[0]?.raw).toMatch(/^From: <?host@xn--bcher-kva\.example>?\r$/m);
    expect(received[0]?.raw).toMatch(/^To: <?ann@xn--r8jz45g\.xn--zckzah>?\r$/m);
    expect(received[0]?.raw).toMatch(/^Message-ID: <[\w-]+@xn--bcher-kva\.example>\r$/m);
    expect(received[0]?.raw).toMatch(/^List-ID: <will-custody\.xn--bcher-kva\.example>\r$/m);
  });

  it('encrypts if the server offers STARTTLS', async () => {
    const { port, received } = await mailServer({});
    expect(await here().deliver('email', config(port), message)).toEqual({ accepted: true });
    expect(received[0]).toMatchObject({ secure: true, user: 'host' });
  });

  it.each(['A start by =?utf-8?B?SGFja2Vk?=', 'Für Änne: =?utf-8?Q?Hacked?= · Will'])(
    'sends no subject that a mail program decodes: %s',
    async (subject) => {
      const { port, received } = await mailServer({ disabledCommands: ['STARTTLS'] });
      await here().deliver('email', config(port), { ...message, subject });
      expect(received[0]?.mail.subject).toBe(subject.replace('=?', '= ?'));
    },
  );

  it('keeps a subject with line breaks inside the subject', async () => {
    const { port, received } = await mailServer({ disabledCommands: ['STARTTLS'] });
    await here().deliver('email', config(port), { ...message, subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nBuy', id: 'a\r\nX-Evil: 1' });
    expect(received[0]).toMatchObject({ to: ['ann@example.com'] });
    expect(received[0]?.mail.subject).toBe('Hello Bcc: eve@example.com Buy');
    expect(received[0]?.raw).not.toMatch(/^(Bcc|X-Evil):/m);
  });
});

describe('when deployed', () => {
  /** Connectors with the deployed rules, but every connection goes to a server on this machine. */
  const deployed = (port: number) => {
    const outbound = createOutbound({ allowLoopback: true });
    const redirected = {
      ...outbound,
      connect: (_target: unknown, options: Parameters<typeof outbound.connect>[1]) => outbound.connect({ host: '127.0.0.1', port }, options),
    };
    return createConnectors(redirected, { allowLoopback: false });
  };

  it('sends nothing to a server without STARTTLS', async () => {
    const users: unknown[] = [];
    const { port, received } = await mailServer({
      disabledCommands: ['STARTTLS'],
      onAuth: (auth, _session, done) => done(null, { user: users.push(auth) }),
    });
    expect(await deployed(port).deliver('email', { ...config(587), smtp_host: 'smtp.example.com' }, message)).toMatchObject({
      accepted: false,
      reason: INSECURE,
    });
    expect([...users, ...received]).toEqual([]);
  });

  it('sends nothing to a server without a trusted certificate', async () => {
    const { port, received } = await mailServer({});
    expect(await deployed(port).deliver('email', { ...config(587), smtp_host: 'smtp.example.com' }, message)).toMatchObject({
      accepted: false,
      reason: INSECURE,
    });
    expect(received).toEqual([]);
  });

  it('encrypts from the first byte on port 465', async () => {
    const { port, received } = await mailServer({ secure: true });
    expect(await deployed(port).deliver('email', config(465), message)).toEqual({ accepted: true });
    expect(received[0]).toMatchObject({ secure: true, user: 'host' });
  });
});

describe('a mail server that sends without end', () => {
  it.each([
    ['in one line', '2'],
    ['in one reply of many lines', '220-hello\r\n'],
    ['in many replies', '220 hello\r\n'],
  ])('%s, is disconnected early', async (_, text) => {
    const { port, sent } = await talking(Buffer.from(text.repeat(Math.ceil(MIB / text.length))));
    await here().deliver('email', config(port), message);
    expect(sent()).toBeLessThan(30 * MIB);
  });
});

const MIB = 1024 * 1024;

/** Starts a server that sends the same bytes without end, as fast as they are read; `sent` returns the number of sent bytes. */
async function talking(chunk: Buffer) {
  let sent = 0;
  const { port } = await rawServer((socket) => {
    const go = () => {
      while (!socket.destroyed && sent < 2000 * MIB) {
        sent += chunk.length;
        if (!socket.write(chunk)) return;
      }
    };
    socket.on('drain', go);
    go();
  });
  return { port, sent: () => sent };
}

describe('a failed delivery says', () => {
  it('that the password is wrong, without the server’s words', async () => {
    const { port } = await mailServer({ disabledCommands: ['STARTTLS'] });
    expect(await here().deliver('email', { ...config(port), password: 'wrong' }, message)).toEqual(
      failed(true, 'The mail server did not accept the user name and password. Please check them.'),
    );
  });

  it.each([
    [550, true],
    [450, false],
  ])('that the recipient was refused with %i, permanently: %s', async (responseCode, permanent) => {
    const { port } = await mailServer({
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('<script>secret</script>'), { responseCode })),
    });
    expect(await here().deliver('email', config(port), message)).toEqual(failed(permanent, permanent ? REFUSED : LATER));
  });

  it.each([
    ['450 4.7.1 Greylisted', false, LATER],
    ['554 No SMTP service here', true, NO_ENTRY],
  ])('what a server means that greets with %s, permanently: %s', async (greeting, permanent, reason) => {
    for (const end of [(socket: Socket) => socket.end(`${greeting}\r\n`), (socket: Socket) => socket.write(`${greeting}\r\n`)]) {
      const { port } = await rawServer(end);
      expect(await here().deliver('email', config(port), message)).toEqual(failed(permanent, reason));
      expect(await here().check('email', config(port))).toEqual(failed(permanent, reason));
    }
  });

  it('that a login has to wait', async () => {
    const fault = Object.assign(new Error('5.7.0 Too many bad auth attempts'), { responseCode: 535 });
    const onAuth: SMTPServerOptions['onAuth'] = (_auth, _session, done) => done(fault);
    const { port } = await mailServer({ disabledCommands: ['STARTTLS'], onAuth });
    expect(await here().deliver('email', config(port), message)).toEqual(failed(false, LATER));
  });

  it('when deployed, that the host is not allowed', async () => {
    expect(await deployed().deliver('email', config(587), message)).toEqual(
      failed(true, 'This host name points to an address that this service does not connect to. Please use a public host.'),
    );
  });
});

describe('a config', () => {
  it.each(PORT_FAULTS)('with port %i is refused when deployed, and sends nothing if it is stored already', async (port, reason) => {
    expect(await deployed().deliver('email', { ...config(port), smtp_host: 'smtp.example.com' }, message)).toEqual(failed(true, reason));
    const refused = { code: 'validation_failed', message: reason, details: [{ path: 'config.smtp_port', message: reason }] };
    await expect(deployed().complete('email', config(port))).rejects.toMatchObject(refused);
  });

  it('is accepted with the other ports for mail, and on the local stack with every port', async () => {
    for (const port of [465, 587, 2525]) expect(await deployed().complete('email', config(port))).toEqual({ config: config(port) });
    expect(await here().complete('email', config(25))).toEqual({ config: config(25) });
  });
});

function deployed(): Connectors {
  return createConnectors(createOutbound({ allowLoopback: false }), { allowLoopback: false });
}

function here(): Connectors {
  return createConnectors(createOutbound({ allowLoopback: true }), { allowLoopback: true });
}

function config(port: number) {
  return { smtp_host: '127.0.0.1', smtp_port: port, username: 'host', password: 'secret', from_address: 'host@example.org' };
}

async function mailServer(options: SMTPServerOptions) {
  const received: Received[] = [];
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    onAuth: ({ username, password }, _session, done) => {
      if (username === 'host' && password === 'secret') done(null, { user: 'host' });
      else done(Object.assign(new Error('token=abc123'), { responseCode: 535 }));
    },
    onData: async (stream, session, done) => {
      const raw = Buffer.concat(await stream.toArray());
      received.push({
        mail: await PostalMime.parse(raw),
        raw: raw.toString(),
        from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
        to: session.envelope.rcptTo.map(({ address }) => address),
        secure: session.secure,
        user: session.user,
      });
      done();
    },
    ...options,
  });
  server.on('error', () => {});
  return { ...(await untilTestEnds(server.server)), received };
}
