import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createConnectors } from '#connectors/index.ts';
import { createOutbound } from '#net/outbound.ts';
import { allAt, type Channel, connectorsTo, joined, message, type Providers, rawServer, startProviders, webServer } from './channels.ts';

let providers: Providers;
const closers: (() => unknown)[] = [];
beforeAll(async () => {
  providers = await startProviders(() => new Date('2030-01-01T00:00:00.000Z'));
});
afterAll(() => providers?.close());
beforeEach(() => providers.inbox.clear());
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const NAMES = ['email', 'twilio', 'vonage', 'whatsapp', 'template', 'telegram'] as const;
const VIA = { email: 'smtp', twilio: 'twilio', vonage: 'vonage', whatsapp: 'whatsapp', template: 'whatsapp', telegram: 'telegram' };
const NOTICE = 'Hello Ann,\n\nyour code is 012345 <b>&amp; _no_ *markup*</b>.\n\nhttps://will.example/respond?token=a-b_c.d\n';
const LONG = Array.from({ length: 160 }, (_, n) => `Grüße ${n}, 漢字 & 👨‍👩‍👧‍👦.${n % 7 ? ' ' : '\n\n'}`).join('');
/** Nothing that ends by itself takes that long, on however slow a machine. */
const ENDLESS_MS = 60_000;
const UNBROKEN = '👨‍👩‍👧‍👦'.repeat(420);

describe.each(NAMES)('every connector: %s', (name) => {
  const channel = (): Channel => providers.channels[name];
  const send = (text: string, { to = channel().to, config = channel().config } = {}) =>
    connectorsTo(providers.addresses).deliver(channel().type, config, message(to, text));

  it('hands a message to one recipient, word for word', async () => {
    expect(await send(NOTICE)).toMatchObject({ accepted: true });
    expect(providers.inbox.all()).toHaveLength(1);
    const [arrived] = providers.inbox.all();
    expect(arrived).toMatchObject({ channel: channel().type, via: VIA[name] });
    expect(arrived?.to.toLowerCase()).toBe(channel().to);
    expect(joined(providers.inbox.all())).toBe(NOTICE.replace(/\s+/g, ''));
    expect(arrived?.text).toContain('https://will.example/respond?token=a-b_c.d');
  });

  it.each([
    ['long', LONG],
    ['long and without a space', UNBROKEN],
  ])('delivers a text whole that is %s', async (_, text) => {
    expect(await send(text)).toMatchObject({ accepted: true });
    expect(joined(providers.inbox.all())).toBe(text.replace(/\s+/g, ''));
    // No family is torn apart.
    for (const { text: part } of providers.inbox.all()) expect(part).not.toMatch(/\u200d$|^\(\d+\/\d+\)\n\u200d/);
  });

  it('takes out control characters and halves of characters', async () => {
    expect(await send('a\u0000b\r\nc\ud83d\u001b[31m')).toMatchObject({ accepted: true });
    if (name === 'email') return;
    expect(joined(providers.inbox.all())).toBe('abc\ufffd[31m');
  });

  it.each(['', 'ann', '+1 555 0100', '+15550100123,+15550100124', '@a', 'ann@example.com, bob@example.com', '+15550100123\nBcc: x'])(
    'sends nothing to %j',
    async (to) => {
      expect(await send(NOTICE, { to })).toMatchObject({ accepted: false, permanent: true, reason: expect.stringMatching(/^This is not /) });
      expect(providers.inbox.all()).toEqual([]);
    },
  );

  it('says that the credentials are wrong, and not what they are', async () => {
    const delivery = await send(NOTICE, { config: channel().wrongSecret });
    expect(delivery).toMatchObject({ accepted: false, permanent: true, reason: expect.stringMatching(/^[A-Z].*did not accept.*\.$/) });
    expect(JSON.stringify(delivery)).not.toContain(channel().secret.slice(0, 10));
    expect(providers.inbox.all()).toEqual([]);
  });

  it('can be asked whether it still works, which sends nothing to anybody', async () => {
    const check = (config: Record<string, unknown>) => connectorsTo(providers.addresses).check(channel().type, config);
    expect(await check(channel().config)).toEqual({ accepted: true });
    const refused = await check(channel().wrongSecret);
    expect(refused).toMatchObject({ accepted: false, permanent: true, reason: expect.stringMatching(/^[A-Z].*did not accept.*\.$/) });
    expect(JSON.stringify(refused)).not.toContain(channel().secret.slice(0, 10));
    const { port, close } = await rawServer(() => {});
    closers.push(close);
    const silent = connectorsTo(allAt(`http://127.0.0.1:${port}`), { patienceMs: 150 });
    expect(await silent.check(channel().type, channel().elsewhere(port))).toEqual(notForGood);
    expect(await silent.check(channel().type, {})).toMatchObject({ accepted: false, permanent: true });
    expect(providers.inbox.all()).toEqual([]);
  });

  const failsOn = async (serve: Parameters<typeof rawServer>[0], patienceMs = ENDLESS_MS) => {
    const { port, close } = await rawServer(serve);
    closers.push(close);
    const connectors = connectorsTo(allAt(`http://127.0.0.1:${port}`), { patienceMs });
    const started = performance.now();
    const delivery = await connectors.deliver(channel().type, channel().elsewhere(port), message(channel().to, NOTICE));
    expect(performance.now() - started).toBeLessThan(ENDLESS_MS);
    expect(JSON.stringify(delivery)).not.toContain(channel().secret);
    return delivery;
  };
  const notForGood = { accepted: false, permanent: false, reason: expect.stringMatching(/^[A-Z][^\n]*\.$/) };

  it('gives up on a server that says nothing', async () => {
    expect(await failsOn(() => {}, 150)).toEqual(notForGood);
  });

  it('gives up on a server that says one byte at a time', async () => {
    const drip = (socket: { write(text: string): unknown; on(event: 'close', done: () => void): unknown }) => {
      const timer = setInterval(() => socket.write('H'), 20);
      socket.on('close', () => clearInterval(timer));
    };
    expect(await failsOn(drip, 150)).toEqual(notForGood);
  });

  it.each([
    ['hangs up', ''],
    ['speaks another protocol', `220 ${'x'.repeat(100)}\r\nSSH-2.0\r\n`],
    ['answers without end', `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n{"x":"${'a'.repeat(9 * 1024 * 1024)}`],
    ['answers with something else', 'HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\n<no>'],
  ])('survives a server that %s', async (_, said) => {
    expect(await failsOn((socket) => socket.end(said))).toEqual(notForGood);
  });

  it('does not read on for ever', async () => {
    const served = await failsOn((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n{"x":"');
      // Then it says nothing more, but does not hang up: only who has stopped before that ends in time.
      for (let megabyte = 0; megabyte < 12; megabyte += 1) socket.write('a'.repeat(1024 * 1024));
    });
    expect(served).toEqual(notForGood);
  });

  it('survives a server that nobody runs', async () => {
    const { port, close } = await rawServer(() => {});
    close();
    const connectors = connectorsTo(allAt(`http://127.0.0.1:${port}`));
    expect(await connectors.deliver(channel().type, channel().elsewhere(port), message(channel().to, NOTICE))).toEqual(notForGood);
  });

  it('when deployed does not dial this machine', async () => {
    const web = await webServer([200, {}]);
    closers.push(web.close);
    const deployed = createConnectors(createOutbound({ allowLoopback: false }), { allowLoopback: false, providerAddresses: allAt(web.url) });
    const port = name === 'email' ? 587 : Number(new URL(web.url).port);
    expect(await deployed.deliver(channel().type, channel().elsewhere(port), message(channel().to, NOTICE))).toMatchObject({ accepted: false });
    expect(web.asked).toEqual([]);
  });

  it.runIf(name !== 'email')('follows no redirect', async () => {
    const away = await webServer([200, {}]);
    const web = await webServer([307, {}, { location: `${away.url}/` }]);
    closers.push(away.close, web.close);
    expect(await connectorsTo(allAt(web.url)).deliver(channel().type, channel().config, message(channel().to, NOTICE))).toEqual(notForGood);
    expect(away.asked).toEqual([]);
  });

  it.runIf(name !== 'email')('waits for another time when it has sent too much', async () => {
    const web = await webServer([429, { error: channel().secret }]);
    closers.push(web.close);
    expect(await connectorsTo(allAt(web.url)).deliver(channel().type, channel().config, message(channel().to, NOTICE))).toEqual({
      accepted: false,
      permanent: false,
      reason: expect.stringMatching(/^\w+ takes no more messages from this account at the moment\.$/),
    });
  });
});
