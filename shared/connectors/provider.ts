import http from 'node:http';
import https from 'node:https';
import { atMost, jsonObject } from '#net/json-reply.ts';
import type { Outbound } from '#net/outbound.ts';
import type { Delivery } from './connector.ts';

/** Where each provider's API answers, without a slash at the end. */
export interface ProviderAddresses {
  twilio: string;
  twilioConversations: string;
  vonage: string;
  whatsapp: string;
  telegram: string;
}

const ADDRESSES: ProviderAddresses = {
  twilio: 'https://api.twilio.com',
  twilioConversations: 'https://conversations.twilio.com',
  vonage: 'https://api.nexmo.com',
  whatsapp: 'https://graph.facebook.com',
  telegram: 'https://api.telegram.org',
};

/** What the connectors to web APIs are made with; the last two are for the local stack and for tests alone. */
export interface ProviderWorld {
  outbound: Outbound;
  providerAddresses?: ProviderAddresses;
  /** For all calls of one delivery together. */
  patienceMs?: number;
}

interface ProviderCall {
  /** Another fixed address of the provider than its own. */
  address?: keyof ProviderAddresses;
  path: string;
  headers: Record<string, string>;
  /** Sent with POST; without one it is a GET. */
  body?: string;
  mostBytes?: number;
}

/** `body` is the JSON object of the reply, empty where there is none. */
export interface ProviderReply {
  status: number;
  body: Record<string, unknown>;
}

export type CallProvider = (call: ProviderCall) => Promise<ProviderReply>;

/** How a provider is called in sentences, and where it is found. */
export interface Provider {
  name: string;
  address: keyof ProviderAddresses;
}

const PATIENCE_MS = 20_000;
const MOST_REPLY_BYTES = 64 * 1024;

/**
 * Runs one delivery over a provider's API: all its calls together end in time, and what goes wrong on the way becomes a
 * failed delivery. Errors end here, since one of them may hold the address of a request, and that a token.
 */
export async function conversation(provider: Provider, world: ProviderWorld, work: (call: CallProvider) => Promise<Delivery>): Promise<Delivery> {
  const { outbound, patienceMs = PATIENCE_MS, providerAddresses = ADDRESSES } = world;
  const signal = AbortSignal.timeout(patienceMs);
  try {
    return await work((call) => request(outbound, new URL(`${providerAddresses[call.address ?? provider.address]}${call.path}`), call, signal));
  } catch (error) {
    return failed(signal.aborted ? `${provider.name} did not answer in time.` : sentenceFor(provider.name, error), false);
  }
}

/** https://nodejs.org/api/http.html#httprequesturl-options-callback; it follows no redirect. */
async function request(outbound: Outbound, url: URL, { headers, body, mostBytes }: ProviderCall, signal: AbortSignal): Promise<ProviderReply> {
  const plain = url.protocol === 'http:';
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  const options: https.RequestOptions = {
    method: body === undefined ? 'GET' : 'POST',
    agent: plain ? outbound.httpAgent : outbound.httpsAgent,
    // A connection of its own: one that waited may just be closing, and a message can't be sent again to find out.
    headers: {
      ...headers,
      accept: 'application/json',
      connection: 'close',
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    },
    signal,
  };
  const outgoing = (plain ? http : https).request(url, options, resolve).on('error', reject);
  outgoing.end(body);
  const response = await promise;
  const bytes = await atMost(response, mostBytes ?? MOST_REPLY_BYTES, PATIENCE_MS);
  return { status: response.statusCode ?? 0, body: jsonObject(bytes) };
}

function sentenceFor(name: string, error: unknown): string {
  const { code = '' } = error as { code?: string };
  if (code === 'TooLong') return notUnderstood(name);
  if (/CERT|SIGNATURE|ERR_TLS|SSL/.test(code)) return `No secure connection to ${name} could be made.`;
  return `${name} could not be reached.`;
}

/** One message after the other, so that they tend to arrive in order; the first that is refused decides. */
export async function eachInTurn<Message>(messages: readonly Message[], send: (message: Message) => Promise<Delivery>): Promise<Delivery> {
  for (const message of messages) {
    const delivery = await send(message);
    if (!delivery.accepted) return delivery;
  }
  return { accepted: true };
}

/** What a provider's error code means to the Host; `permanent` as in Delivery. */
export type Meaning = readonly [reason: string, permanent: boolean];

/** What a reply means that no table of codes explains. */
export function unexplained(name: string, status: number): Delivery {
  if (status === 429) return failed(busy(name), false);
  if (status >= 500) return failed(`${name} could not accept the message now. We will try again.`, false);
  if (status >= 400) return failed(`${name} did not accept the message.`, true);
  return failed(notUnderstood(name), false);
}

export const busy = (name: string): string => `${name} takes no more messages from this account at the moment.`;

const notUnderstood = (name: string): string => `${name} gave an answer that this service does not understand.`;

export function failed(reason: string, permanent: boolean): Delivery {
  return { accepted: false, reason, permanent };
}
