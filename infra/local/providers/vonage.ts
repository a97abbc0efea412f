import { randomBytes, randomUUID } from 'node:crypto';
import type { Inbox } from '#infra/local/emulators/inbox.ts';
import type { FaultInjector } from '#infra/local/gateway/fault-injector.ts';
import { type ApiReply, type ApiRequest, basicCredentials, createRateLimit, isPhoneNumber, jsonFields, serveApi } from './web-api.ts';

/** The config of an `sms` connector for this emulator. */
export interface VonageConfig {
  provider: 'vonage';
  api_key_sid: string;
  api_key_secret: string;
  from_number: string;
}

const MAX_CHARACTERS = 1000;

/** Creates a new account. */
export function newVonageConfig(): VonageConfig {
  return {
    provider: 'vonage',
    api_key_sid: randomBytes(4).toString('hex'),
    api_key_secret: randomBytes(8).toString('hex'),
    from_number: '447700900001',
  };
}

/** Starts an emulator of Vonage's Messages API for SMS. It delivers to the inbox. */
export async function startVonage(
  inbox: Inbox,
  faultInjector?: FaultInjector,
  config = newVonageConfig(),
): Promise<{ url: string; config: VonageConfig; close(): Promise<void> }> {
  // https://developer.vonage.com/en/messages/concepts/throughput
  const admits = createRateLimit(30);
  const { url, close } = await serveApi((request) => (admits() ? answer(request, config, inbox) : THROTTLED), {
    faultInjector,
    outOfOrder: OUT_OF_ORDER,
  });
  return { url, config, close };
}

/** https://developer.vonage.com/en/api/messages */
function answer(request: ApiRequest, config: VonageConfig, inbox: Inbox): ApiReply {
  // https://developer.vonage.com/en/api/account#retrieveAPISecrets
  const asksForSecrets = request.method === 'GET' && request.path === `/accounts/${config.api_key_sid}/secrets`;
  if (!asksForSecrets && (request.method !== 'POST' || request.path !== '/v1/messages')) return problem(404, '#not-found', 'Not found');
  if (basicCredentials(request) !== `${config.api_key_sid}:${config.api_key_secret}`) {
    return problem(401, '#unauthorized', 'You did not provide correct credentials.');
  }
  if (asksForSecrets) return { status: 200, json: { _links: {}, _embedded: { secrets: [{ id: randomUUID() }] } } };
  const fields = jsonFields(request);
  if (!fields) return problem(415, '#unsupported-media-type', 'The content type has to be application/json.');
  const wrong = Object.entries(RULES).filter(([name, rule]) => !rule(String(fields[name] ?? '')));
  if (wrong.length > 0) return invalid(wrong.map(([name]) => name));
  const { to, from, text } = fields as { to: string; from: string; text: string };
  if (from !== config.from_number) return problem(422, '/messages#1120', 'Illegal Sender Address - rejected');
  const barred = BARRED[to];
  if (barred) return barred;
  inbox.deliver({ channel: 'sms', via: 'vonage', to: `+${to}`, from, subject: '', text, html: '' });
  return { status: 202, json: { message_uuid: randomUUID() } };
}

const RULES: Record<string, (value: string) => boolean> = {
  channel: (value) => value === 'sms',
  message_type: (value) => value === 'text',
  to: (value) => isPhoneNumber(`+${value}`),
  from: (value) => /^\d{7,15}$|^[A-Za-z0-9 ]{1,11}$/.test(value),
  text: (value) => value.length > 0 && value.length <= MAX_CHARACTERS,
};

/** https://www.rfc-editor.org/rfc/rfc7807 with https://developer.vonage.com/en/api-errors/messages */
function problem(status: number, type: string, title: string, more: object = {}): ApiReply {
  const json = { type: `https://developer.vonage.com/api-errors${type}`, title, detail: title, instance: randomUUID(), ...more };
  return { status, json, headers: { 'content-type': 'application/problem+json' } };
}

function invalid(names: readonly string[]): ApiReply {
  const parameters = names.map((name) => ({ name, reason: 'is missing or invalid' }));
  return problem(422, '/messages#1020', 'The value of one or more parameters is invalid.', { invalid_parameters: parameters });
}

const THROTTLED = problem(429, '/messages#1000', 'Throttled');
const OUT_OF_ORDER = problem(500, '/messages#1420', 'Internal error');
/** Rules of this emulator: the numbers that give these failures. */
const BARRED: Record<string, ApiReply> = {
  '15005550001': problem(422, '/messages#1170', 'Invalid or missing MSISDN'),
  '15005550002': problem(402, '#low-balance', 'This request could not be performed due to your account balance being low.'),
  '15005550003': problem(422, '/messages#1160', 'Non White-listed Destination'),
};
