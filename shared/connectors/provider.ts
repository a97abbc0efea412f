import http from 'node:http';
import https from 'node:https';
import { jsonObject, readAtMost } from '#net/json-reply.ts';
import type { Outbound } from '#net/outbound.ts';
import type { Delivery, FailedDelivery } from './connector.ts';

/** The address of each provider's API, without a slash at the end. */
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

/** The options of the connectors to web APIs. The last two are only for the local stack and tests. */
export interface ProviderOptions {
  outbound: Outbound;
  providerAddresses?: ProviderAddresses;
  /** The timeout for all calls of one delivery together, in milliseconds. */
  timeoutMs?: number;
}

interface CallContent {
  headers: Record<string, string>;
  /** Sent with POST. Without a body the request is a GET. */
  body?: string | Buffer;
  maxBytes?: number;
}

/** A call to a fixed address of the provider, the first one or `address`, or to a `url` that a Host named. */
type ProviderCall = CallContent & ({ path: string; address?: keyof ProviderAddresses } | { url: URL });

/** `body` is the JSON object of the reply, or empty if there is none. */
export interface ProviderReply {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Record<string, unknown>;
}

export type CallProvider = (call: ProviderCall) => Promise<ProviderReply>;

/** A provider's name in sentences, and the key of its address. */
export interface Provider {
  name: string;
  /** Absent if every Host has their own. */
  address?: keyof ProviderAddresses;
}

const TIMEOUT_MS = 20_000;
const MAX_REPLY_BYTES = 64 * 1024;

/**
 * Runs one delivery or check over a provider's API. Limits the time of all its calls together, and turns every error into a failed
 * delivery. No error leaves this function, because it may contain a request's URL, and the URL a token.
 */
export async function withProvider(provider: Provider, options: ProviderOptions, work: (call: CallProvider) => Promise<Delivery>): Promise<Delivery> {
  const { outbound, timeoutMs = TIMEOUT_MS, providerAddresses = ADDRESSES } = options;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await work((call) => request(outbound, urlOf(call, provider, providerAddresses), call, signal));
  } catch (error) {
    return failedDelivery(signal.aborted ? `${provider.name} did not answer in time.` : sentenceFor(provider.name, error), false);
  }
}

function urlOf(call: ProviderCall, provider: Provider, addresses: ProviderAddresses): URL {
  if ('url' in call) return call.url;
  const address = call.address ?? provider.address;
  if (address === undefined) throw new Error(`${provider.name} has no fixed address.`);
  return new URL(`${addresses[address]}${call.path}`);
}

/** https://nodejs.org/api/http.html#httprequesturl-options-callback. Follows no redirect. */
async function request(outbound: Outbound, url: URL, { headers, body, maxBytes }: CallContent, signal: AbortSignal): Promise<ProviderReply> {
  const plain = url.protocol === 'http:';
  const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
  const options: https.RequestOptions = {
    method: body === undefined ? 'GET' : 'POST',
    agent: plain ? outbound.httpAgent : outbound.httpsAgent,
    // Uses a new connection: a reused one may be closing, and sending the message again could deliver it twice.
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
  const bytes = await readAtMost(response, maxBytes ?? MAX_REPLY_BYTES, TIMEOUT_MS);
  return { status: response.statusCode ?? 0, headers: response.headers, body: jsonObject(bytes) };
}

function sentenceFor(name: string, error: unknown): string {
  const { code = '' } = error as { code?: string };
  if (code === 'TooLong') return notUnderstood(name);
  if (/CERT|SIGNATURE|ERR_TLS|SSL/.test(code)) return `A secure connection to ${name} was not possible.`;
  return `${name} could not be reached.`;
}

/** Sends messages one after the other, so that they usually arrive in order. Stops at the first failure and returns it. */
export async function sendInOrder<Message>(messages: readonly Message[], send: (message: Message) => Promise<Delivery>): Promise<Delivery> {
  for (const message of messages) {
    const delivery = await send(message);
    if (!delivery.accepted) return delivery;
  }
  return { accepted: true };
}

/** The meaning of a provider's error code for the Host; `permanent` as in Delivery. */
export type ErrorMeaning = readonly [reason: string, permanent: boolean];

/** Returns the failure for a reply whose error code is in no table. */
export function failureByStatus(name: string, status: number): FailedDelivery {
  if (status === 429) return failedDelivery(busySentence(name), false);
  if (status >= 500) return failedDelivery(laterSentence(name), false);
  if (status >= 400) return failedDelivery(`${name} did not accept the message.`, true);
  return failedDelivery(notUnderstood(name), false);
}

export const busySentence = (name: string): string => `${name} accepts no more messages from this account at the moment.`;

/** For a message that the provider may accept later. */
export const laterSentence = (name: string): string => `${name} could not accept the message now. Please try again later.`;

const notUnderstood = (name: string): string => `${name} sent a reply that this service does not understand.`;

export function failedDelivery(reason: string, permanent: boolean): FailedDelivery {
  return { accepted: false, reason, permanent };
}
