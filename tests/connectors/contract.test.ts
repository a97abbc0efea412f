import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createConnectors } from '#connectors/index.ts';
import { createOutbound } from '#net/outbound.ts';
import {
  allAt,
  type Channel,
  connectorsTo,
  deliverAgainst,
  joined,
  message,
  providersOfFile,
  rawServer,
  type WebReply,
  webServer,
} from './channels.ts';

const providers = providersOfFile();
const NAMES = ['email', 'twilio', 'vonage', 'whatsapp', 'template', 'telegram'] as const;
const VIA = { email: 'smtp', twilio: 'twilio', vonage: 'vonage', whatsapp: 'whatsapp', template: 'whatsapp', telegram: 'telegram' };
const NOTICE = 'Hello Ann,\n\nyour code is 012345 <b>&amp; _no_ *markup*</b>.\n\nhttps://will.example/respond?token=a-b_c.d\n';
const LONG = Array.from({ length: 160 }, (_, n) => `Grüße ${n}, 漢字 & 👨‍👩‍👧‍👦.${n % 7 ? ' ' : '\n\n'}`).join('');
/** Longer than a test may take: a connector that waits so long fails its test. */
const ENDLESS_MS = 1_000_000;
const MIB = 1024 * 1024;
const JSON_REPLY = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n';
const temporaryFailure = { accepted: false, permanent: false, reason: expect.stringMatching(/^[A-Z][^\n]*\.$/) };
const UNBROKEN = '👨‍👩‍👧‍👦'.repeat(420);

function drip(socket: Socket): void {
  if (!socket.destroyed) socket.write('H', () => setImmediate(drip, socket));
}

describe.each(NAMES)('every connector: %s', (name) => {
  const channel = (): Channel => providers().channels[name];
  const send = (text: string, { to = channel().to, config = channel().config } = {}) =>
    connectorsTo(providers().addresses).deliver(channel().type, config, message(to, text));

  const against = (reply: WebReply) => deliverAgainst(channel().type, channel().config, message(channel().to, NOTICE), [reply]);

  it('sends a message unchanged to one recipient', async () => {
    expect(await send(NOTICE)).toMatchObject({ accepted: true });
    expect(providers().inbox.all()).toHaveLength(1);
    const [arrived] = providers().inbox.all();
    expect(arrived).toMatchObject({ channel: channel().type, via: VIA[name] });
    expect(arrived?.to.toLowerCase()).toBe(channel().to);
    expect(joined(providers().inbox.all())).toBe(NOTICE.replace(/\s+/g, ''));
    expect(arrived?.text).toContain('https://will.example/respond?token=a-b_c.d');
  });

  it.each([
    ['long', LONG],
    ['long and without a space', UNBROKEN],
  ])('delivers the complete text if it is %s', async (_, text) => {
    expect(await send(text)).toMatchObject({ accepted: true });
    expect(joined(providers().inbox.all())).toBe(text.replace(/\s+/g, ''));
    // No emoji of several characters is split.
    for (const { text: part } of providers().inbox.all()) expect(part).not.toMatch(/\u200d$|^\(\d+\/\d+\)\n\u200d/);
  });

  // A mail encodes them.
  it.runIf(name !== 'email')('removes control characters and lone surrogates', async () => {
    expect(await send('a\u0000b\r\nc\ud83d\u001b[31m')).toMatchObject({ accepted: true });
    expect(joined(providers().inbox.all())).toBe('abc\ufffd[31m');
  });

  it.each([
    '',
    'ann',
    '+1 555 0100',
    '+15550100123,+15550100124',
    '@a',
    'ann@example.com, bob@example.com',
    'Ann <ann@example.com>',
    'ann@example.com\r\nRCPT TO:<eve@example.com>',
    '+15550100123\nBcc: x',
  ])('sends nothing to %j', async (to) => {
    expect(await send(NOTICE, { to })).toMatchObject({ accepted: false, permanent: true, reason: expect.stringMatching(/^This is not /) });
    expect(providers().inbox.all()).toEqual([]);
  });

  it('says that the credentials are wrong, without showing them', async () => {
    const delivery = await send(NOTICE, { config: channel().wrongSecret });
    expect(delivery).toMatchObject({ accepted: false, permanent: true, reason: expect.stringMatching(/^[A-Z].*did not accept.*\.$/) });
    expect(JSON.stringify(delivery)).not.toContain(channel().secret.slice(0, 10));
    expect(providers().inbox.all()).toEqual([]);
  });

  it('can check whether it still works, without sending a message', async () => {
    const check = (config: Record<string, unknown>) => connectorsTo(providers().addresses).check(channel().type, config);
    expect(await check(channel().config)).toEqual({ accepted: true });
    const refused = await check(channel().wrongSecret);
    expect(refused).toMatchObject({ accepted: false, permanent: true, reason: expect.stringMatching(/^[A-Z].*did not accept.*\.$/) });
    expect(JSON.stringify(refused)).not.toContain(channel().secret.slice(0, 10));
    const { port, url } = await rawServer(() => {});
    const silent = connectorsTo(allAt(url), { timeoutMs: 150 });
    expect(await silent.check(channel().type, channel().elsewhere(port))).toEqual(temporaryFailure);
    expect(await silent.check(channel().type, {})).toMatchObject({ accepted: false, permanent: true });
    expect(providers().inbox.all()).toEqual([]);
  });

  it.each<[string, (socket: Socket) => unknown, number]>([
    ['sends nothing', () => {}, 150],
    ['sends one byte at a time', drip, 150],
    ['closes the connection', (socket) => socket.end(''), ENDLESS_MS],
    ['uses another protocol', (socket) => socket.end(`220 ${'x'.repeat(100)}\r\nSSH-2.0\r\n`), ENDLESS_MS],
    ['sends an endless reply', (socket) => socket.end(`${JSON_REPLY}{"x":"${'a'.repeat(9 * MIB)}`), ENDLESS_MS],
    // It keeps the connection open, so the test ends only if the reader has stopped before.
    ['sends an endless reply and then nothing', (socket) => socket.write(`${JSON_REPLY}{"x":"${'a'.repeat(12 * MIB)}`), ENDLESS_MS],
    ['replies with something else than JSON', (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\n<no>'), ENDLESS_MS],
  ])('stops waiting and reports a temporary failure if the server %s', async (_, serve, timeoutMs) => {
    const { port, url } = await rawServer(serve);
    const connectors = connectorsTo(allAt(url), { timeoutMs });
    const delivery = await connectors.deliver(channel().type, channel().elsewhere(port), message(channel().to, NOTICE));
    expect(JSON.stringify(delivery)).not.toContain(channel().secret);
    expect(delivery).toEqual(temporaryFailure);
  });

  it('reports a temporary failure if no server is running', async () => {
    const connectors = connectorsTo(allAt('http://127.0.0.1:9'));
    expect(await connectors.deliver(channel().type, channel().elsewhere(9), message(channel().to, NOTICE))).toEqual(temporaryFailure);
  });

  // E-mail has its own rule, in its file.
  it.runIf(name !== 'email')('does not connect to this machine when deployed', async () => {
    const web = await webServer([200, {}]);
    const deployed = createConnectors(createOutbound({ allowLoopback: false }), { allowLoopback: false, providerAddresses: allAt(web.url) });
    expect(await deployed.deliver(channel().type, channel().config, message(channel().to, NOTICE))).toMatchObject({ accepted: false });
    expect(web.asked).toEqual([]);
  });

  it.runIf(name !== 'email')('follows no redirect', async () => {
    const away = await webServer([200, {}]);
    expect((await against([307, {}, { location: `${away.url}/` }])).delivery).toEqual(temporaryFailure);
    expect(away.asked).toEqual([]);
  });

  it.runIf(name !== 'email')('reports a temporary failure if it has sent too many messages', async () => {
    expect((await against([429, { error: channel().secret }])).delivery).toEqual({
      accepted: false,
      permanent: false,
      reason: expect.stringMatching(/^\w+ accepts no more messages from this account at the moment\.$/),
    });
  });
});
