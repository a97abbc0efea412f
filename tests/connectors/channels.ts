import http from 'node:http';
import net from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type ChannelType, type Connectors, createConnectors, type OutgoingMessage, type ProviderAddresses } from '#connectors/index.ts';
import { type Inbox, type Message, openInbox, startSmtp, startTelegram, startTwilio, startVonage, startWhatsapp } from '#infra/local/entry.ts';
import { createOutbound } from '#net/outbound.ts';
import { untilTestEnds } from '#tests/support/loopback.ts';

/** One channel with the settings for its emulator. */
export interface Channel {
  type: ChannelType;
  config: Record<string, unknown>;
  /** The secret in the config. It must never appear in a reason. */
  secret: string;
  to: string;
  /** The config with another secret. */
  wrongSecret: Record<string, unknown>;
  /** The config with the server at another port. */
  elsewhere(port: number): Record<string, unknown>;
}

export interface Providers {
  inbox: Inbox;
  addresses: ProviderAddresses;
  telegram: Awaited<ReturnType<typeof startTelegram>>;
  channels: Record<'email' | 'twilio' | 'vonage' | 'whatsapp' | 'template' | 'telegram', Channel>;
  twilioAuthToken: string;
  close(): Promise<void>;
}

/** Starts the emulators of all providers, with one inbox. `@ann_w` has started the bot. */
export async function startProviders(now: () => Date): Promise<Providers> {
  const inbox = openInbox(now);
  const smtp = await startSmtp(inbox);
  const twilio = await startTwilio(inbox);
  const vonage = await startVonage(inbox);
  const whatsapp = await startWhatsapp(inbox);
  const telegram = await startTelegram(inbox, now);
  telegram.start('@Ann_W');
  const { host: smtp_host, port: smtp_port, username, password } = smtp.endpoint;
  const email = { smtp_host, smtp_port, username, password, from_address: 'host@example.org' };
  const { template_name: _, ...plainWhatsapp } = whatsapp.config;
  const phone = '+436641234567';
  return {
    inbox,
    addresses: { twilio: twilio.url, twilioConversations: twilio.url, vonage: vonage.url, whatsapp: whatsapp.url, telegram: telegram.url },
    telegram,
    twilioAuthToken: twilio.authToken,
    channels: {
      email: { ...channel('email', email, 'password', 'ann@example.com'), elsewhere: (port) => ({ ...email, smtp_port: port }) },
      twilio: channel('sms', { ...twilio.config }, 'api_key_secret', phone),
      vonage: channel('sms', { ...vonage.config }, 'api_key_secret', phone),
      whatsapp: channel('whatsapp', plainWhatsapp, 'access_token', phone),
      template: channel('whatsapp', { ...whatsapp.config }, 'access_token', phone),
      telegram: channel('telegram', { ...telegram.config }, 'bot_token', '@ann_w'),
    },
    close: async () => void (await Promise.all([smtp, twilio, vonage, whatsapp, telegram].map((server) => server.close()))),
  };
}

/** Starts the emulators for a file of tests, with an empty inbox for each of them. */
export function providersOfFile(): () => Providers {
  let providers: Providers;
  beforeAll(async () => {
    providers = await startProviders(() => new Date('2030-01-01T00:00:00.000Z'));
  });
  afterAll(() => providers?.close());
  beforeEach(() => providers.inbox.clear());
  return () => providers;
}

function channel(type: ChannelType, config: Record<string, unknown>, secretField: string, to: string): Channel {
  const secret = String(config[secretField]);
  const wrong = secret.replace(/.{4}$/, (end) => (end === '0000' ? '1111' : '0000'));
  return { type, config, secret, to, wrongSecret: { ...config, [secretField]: wrong }, elsewhere: () => config };
}

/** Creates connectors as the local stack does. */
export function connectorsTo(addresses: ProviderAddresses, options: { timeoutMs?: number } = {}): Connectors {
  return createConnectors(createOutbound({ allowLoopback: true }), { allowLoopback: true, providerAddresses: addresses, ...options });
}

/** Returns the same address for every provider. */
export function allAt(url: string): ProviderAddresses {
  return { twilio: url, twilioConversations: url, vonage: url, whatsapp: url, telegram: url };
}

export function message(to: string, text: string): OutgoingMessage {
  return { id: 'check/7:ann', to, subject: 'Are you well?', text, html: `<p>${text}</p>` };
}

/** Joins the texts of messages, without the numbers of a split text and without white space. */
export function joined(messages: readonly Message[]): string {
  return messages.map(({ text }) => text.replace(/^(A message from a will service: )?(\(\d+\/\d+\)\s)?/, '').replace(/\s+/g, '')).join('');
}

/** Starts a TCP server that calls `serve` for every connection. It works for mail and for web protocols. */
export function rawServer(serve: (socket: net.Socket) => unknown): Promise<{ port: number; url: string }> {
  return untilTestEnds(net.createServer((socket) => serve(socket.on('error', () => {}))));
}

export type WebReply = [status: number, body: unknown, headers?: Record<string, string>];

interface Asked {
  method: string;
  url: string;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** Starts a web server that sends the replies in order, then repeats the last one. `asked` records the requests. */
export async function webServer(...replies: WebReply[]) {
  const asked: Asked[] = [];
  const server = http.createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    const [status, json, headers] = replies[Math.min(asked.length, replies.length) - 1] ?? [500, {}];
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(typeof json === 'string' ? json : JSON.stringify(json));
  });
  return { ...(await untilTestEnds(server)), asked };
}

/** Sends a message to a server that gives these replies. Returns the delivery and the requests. */
export async function deliverAgainst(type: ChannelType, config: object, outgoing: OutgoingMessage, replies: readonly WebReply[]) {
  const { url, asked } = await webServer(...replies);
  return { delivery: await connectorsTo(allAt(url)).deliver(type, config, outgoing), asked };
}
