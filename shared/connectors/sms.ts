import { isDestination } from '#domain/contact.ts';
import { record } from '#net/json-reply.ts';
import { connectorConfigSchemas, type SmsConfig } from './config.ts';
import type { Completed, Connector, Delivery } from './connector.ts';
import { pieces } from './pieces.ts';
import {
  busy,
  type CallProvider,
  conversation,
  eachInTurn,
  failed,
  type Meaning,
  type Provider,
  type ProviderReply,
  type ProviderWorld,
  unexplained,
} from './provider.ts';

/** Hands one piece of a text to the provider. */
type Send = (to: string, text: string) => Promise<Delivery>;

/** Text messages through the Host's own account at Twilio or Vonage. Neither knows an idempotency key: an attempt repeated is a message repeated. */
export function createSmsConnector(world: ProviderWorld): Connector<SmsConfig> {
  return {
    configSchema: connectorConfigSchemas.sms,
    isDestination: (value) => isDestination('sms', value),
    async deliver(config, { to, text }) {
      if (!isDestination('sms', to)) return failed('This is not a telephone number with country code.', true);
      const { provider, open, most } = PROVIDERS[config.provider];
      return conversation(provider, world, async (call) => {
        const send = await open(call, config);
        if (typeof send !== 'function') return send;
        return eachInTurn(pieces(text, isGsm(text) ? most : MOST_UNICODE), (piece) => send(to, piece));
      });
    },
    check: (config) => {
      const { provider, check } = PROVIDERS[config.provider];
      return conversation(provider, world, (call) => check(call, config));
    },
    complete: async (config) => (config.provider === 'twilio' ? completeTwilio(world, config) : { config }),
  };
}

// Ten segments of 67 units: what carriers put together again, and far within both providers' limits.
const MOST_UNICODE = 670;

/** The basic table alone: what costs two septets counts as Unicode, which is only ever too careful. https://www.etsi.org/deliver/etsi_ts/123000_123099/123038/ */
function isGsm(text: string): boolean {
  return /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/.test(text);
}

interface SmsProvider {
  provider: Provider;
  /** Characters of the GSM alphabet in one message. */
  most: number;
  open(call: CallProvider, config: SmsConfig): Promise<Send | Delivery>;
  check(call: CallProvider, config: SmsConfig): Promise<Delivery>;
}

const PROVIDERS: Record<SmsConfig['provider'], SmsProvider> = {
  twilio: { provider: { name: 'Twilio', address: 'twilio' }, most: 1530, open: openTwilio, check: checkTwilio },
  vonage: { provider: { name: 'Vonage', address: 'vonage' }, most: 918, open: openVonage, check: checkVonage },
};

async function openTwilio(call: CallProvider, config: SmsConfig): Promise<Send | Delivery> {
  const account = await twilioAccount(call, config);
  return typeof account === 'string' ? (to, text) => sendByTwilio(call, account, config, to, text) : account;
}

/** A list of one message, which any key may read. https://www.twilio.com/docs/messaging/api/message-resource#read-multiple-message-resources */
async function checkTwilio(call: CallProvider, config: SmsConfig): Promise<Delivery> {
  const account = await twilioAccount(call, config);
  if (typeof account !== 'string') return account;
  const reply = await call({ path: `/2010-04-01/Accounts/${account}/Messages.json?PageSize=1`, headers: basic(config) });
  return reply.status === 200 && Array.isArray(reply.body['messages']) ? { accepted: true } : twilioRefusal(reply);
}

async function completeTwilio(world: ProviderWorld, config: SmsConfig): Promise<Completed<SmsConfig>> {
  if (namedAccount(config) !== undefined) return { config };
  let account: string | undefined;
  const learned = await conversation(PROVIDERS.twilio.provider, world, async (call) => {
    const found = await learnAccount(call, config);
    if (typeof found !== 'string') return found;
    account = found;
    return { accepted: true };
  });
  return learned.accepted ? { config: { ...config, account_sid: account } } : { config, missing: learned.reason };
}

async function twilioAccount(call: CallProvider, config: SmsConfig): Promise<string | Delivery> {
  return namedAccount(config) ?? learnAccount(call, config);
}

/** The account that a config names; a key (SK…) works for an account that it does not name. */
function namedAccount({ account_sid, api_key_sid }: SmsConfig): string | undefined {
  return account_sid ?? (api_key_sid.startsWith('AC') ? api_key_sid : undefined);
}

const NO_ACCOUNT = failed('Please put the account SID of Twilio, which begins with AC, into account_sid.', true);

/**
 * The account of a key, or why it is not known. A main key may list accounts, a standard key may read the configuration of
 * its account's conversations. https://www.twilio.com/docs/iam/api/account#read-multiple-account-resources and
 * https://www.twilio.com/docs/conversations/api/configuration-resource
 */
async function learnAccount(call: CallProvider, config: SmsConfig): Promise<string | Delivery> {
  const listed = await call({ path: '/2010-04-01/Accounts.json?PageSize=2', headers: basic(config) });
  const accounts = Array.isArray(listed.body['accounts']) ? listed.body['accounts'] : [];
  const only = accounts.length === 1 ? accountSid(record(accounts[0])['sid']) : undefined;
  if (only !== undefined) return only;
  const configuration = await call({ address: 'twilioConversations', path: '/v1/Configuration', headers: basic(config) });
  const unavailable = [listed, configuration].find(({ status }) => status === 429 || status >= 500);
  return accountSid(configuration.body['account_sid']) ?? (unavailable ? unexplained('Twilio', unavailable.status) : NO_ACCOUNT);
}

/** It goes into the path of a request. */
function accountSid(value: unknown): string | undefined {
  return typeof value === 'string' && /^AC[0-9a-f]{32}$/.test(value) ? value : undefined;
}

/** https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource */
async function sendByTwilio(call: CallProvider, account: string, config: SmsConfig, to: string, text: string): Promise<Delivery> {
  const reply = await call({
    path: `/2010-04-01/Accounts/${account}/Messages.json`,
    headers: { ...basic(config), 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ To: to, From: twilioSender(config.from_number), Body: text }).toString(),
  });
  if (reply.status === 201 && typeof reply.body['sid'] === 'string') return { accepted: true };
  return twilioRefusal(reply);
}

function twilioRefusal({ status, body }: ProviderReply): Delivery {
  const meaning = TWILIO.get(Number(body['code'])) ?? (status === 401 ? TWILIO.get(20003) : undefined);
  return meaning ? failed(...meaning) : unexplained('Twilio', status);
}

/** E.164, or a short code, which stands alone. */
function twilioSender(number: string): string {
  return number.startsWith('+') || number.length <= 6 ? number : `+${number}`;
}

const CHECK_NUMBER: Meaning = ['This number cannot get text messages. Please check it.', true];
const twilioSenderWrong: Meaning = [
  'Twilio did not accept the sender. Please put a number of this account that can send text messages into from_number.',
  true,
];

/** https://www.twilio.com/docs/api/errors */
const TWILIO = new Map<number, Meaning>([
  [20003, ['Twilio did not accept the key. Please check api_key_sid, api_key_secret and account_sid.', true]],
  [20404, ['Twilio does not know this account. Please check account_sid.', true]],
  [20005, ['The account at Twilio is not active. Please sign in there.', false]],
  [30002, ['The account at Twilio is not active. Please sign in there.', false]],
  [20429, [busy('Twilio'), false]],
  [21611, [busy('Twilio'), false]],
  [63038, [busy('Twilio'), false]],
  [21211, CHECK_NUMBER],
  [21265, CHECK_NUMBER],
  [21614, CHECK_NUMBER],
  [21612, ['Twilio cannot send to this number from yours.', true]],
  [21212, twilioSenderWrong],
  [21603, twilioSenderWrong],
  [21606, twilioSenderWrong],
  [21659, twilioSenderWrong],
  [21660, twilioSenderWrong],
  [21408, ['The account at Twilio may not send to this country. Please allow it there, under Geo Permissions.', false]],
  [21608, ['A trial account at Twilio sends to numbers only that were verified there.', false]],
  [21610, ['This person has stopped messages from your number. They can send START to it.', false]],
]);

async function openVonage(call: CallProvider, config: SmsConfig): Promise<Send> {
  return (to, text) => sendByVonage(call, config, to, text);
}

/** https://developer.vonage.com/en/api/messages: text over SMS, basic authentication; numbers stand there without the plus sign. */
async function sendByVonage(call: CallProvider, config: SmsConfig, to: string, text: string): Promise<Delivery> {
  const reply = await call({
    path: '/v1/messages',
    headers: { ...basic(config), 'content-type': 'application/json' },
    body: JSON.stringify({ message_type: 'text', channel: 'sms', to: to.slice(1), from: config.from_number.replace('+', ''), text }),
  });
  if (reply.status === 202 && typeof reply.body['message_uuid'] === 'string') return { accepted: true };
  return vonageRefusal(reply);
}

/** The names of the key's secrets, never the secrets. https://developer.vonage.com/en/api/account#retrieveAPISecrets */
async function checkVonage(call: CallProvider, config: SmsConfig): Promise<Delivery> {
  const reply = await call({ path: `/accounts/${encodeURIComponent(config.api_key_sid)}/secrets`, headers: basic(config) });
  return reply.status === 200 && '_embedded' in reply.body ? { accepted: true } : vonageRefusal(reply);
}

function vonageRefusal(reply: ProviderReply): Delivery {
  const meaning = vonageMeaning(reply);
  return meaning ? failed(...meaning) : unexplained('Vonage', reply.status);
}

function vonageMeaning({ status, body }: ProviderReply): Meaning | undefined {
  const wrong = Array.isArray(body['invalid_parameters']) ? body['invalid_parameters'].map((one) => record(one)['name']) : [];
  if (wrong.includes('to')) return CHECK_NUMBER;
  if (wrong.includes('from')) return VONAGE.get('1120');
  const kind = /#([A-Za-z0-9-]+)$/.exec(String(body['type'] ?? ''))?.[1] ?? '';
  return VONAGE.get(kind) ?? VONAGE.get(String(status));
}

/** By the end of the error's type, else by status. https://developer.vonage.com/en/api-errors/messages and https://developer.vonage.com/en/api-errors */
const VONAGE = new Map<string, Meaning>([
  ['401', ['Vonage did not accept the key. Please check api_key_sid and api_key_secret.', true]],
  ['403', ['The account at Vonage may not send text messages. Please sign in there.', false]],
  ['402', ['The account at Vonage has not enough credit left.', false]],
  ['low-balance', ['The account at Vonage has not enough credit left.', false]],
  ['1070', ['The account at Vonage has not enough credit left.', false]],
  ['account-suspended', ['The account at Vonage is not active. Please sign in there.', false]],
  ['1060', ['The account at Vonage is not active. Please sign in there.', false]],
  ['1000', [busy('Vonage'), false]],
  ['1040', CHECK_NUMBER],
  ['1050', CHECK_NUMBER],
  ['1170', CHECK_NUMBER],
  ['1120', ['Vonage did not accept the sender. Please put a number of this account into from_number.', true]],
  ['1160', ['A trial account at Vonage sends to numbers only that were entered there.', false]],
]);

/** https://www.rfc-editor.org/rfc/rfc7617 */
function basic({ api_key_sid, api_key_secret }: SmsConfig): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`${api_key_sid}:${api_key_secret}`).toString('base64')}` };
}
