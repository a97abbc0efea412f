import { isDestination } from '#common/contact.ts';
import { objectOrEmpty } from '#net/json-reply.ts';
import { connectorConfigSchemas, type SmsConfig } from './config.ts';
import type { CompletedConfig, Connector, Delivery, OutgoingMessage } from './connector.ts';
import {
  busySentence,
  type CallProvider,
  type ErrorMeaning,
  failedDelivery,
  failureByStatus,
  laterSentence,
  type Provider,
  type ProviderOptions,
  type ProviderReply,
  sendInOrder,
  withProvider,
} from './provider.ts';
import { splitText } from './split-text.ts';
import { isGsm } from './text-parts.ts';

/** Sends one part of a text to the provider. */
type Send = (to: string, text: string) => Promise<Delivery>;

/** Creates the connector for text messages through the Host's own account at Twilio or Vonage. Neither supports an idempotency key: a repeated attempt may deliver the message twice. */
export function createSmsConnector(options: ProviderOptions): Connector<SmsConfig> {
  return {
    configSchema: connectorConfigSchemas.sms,
    isDestination: (value) => isDestination('sms', value),
    async deliver(config, { to, text }) {
      if (!isDestination('sms', to)) return failedDelivery('This is not a telephone number with country code.', true);
      const { provider, open, most } = PROVIDERS[config.provider];
      return withProvider(provider, options, async (call) => {
        const send = await open(call, config);
        if (typeof send !== 'function') return send;
        return sendInOrder(splitText(text, isGsm(text) ? most : MAX_UNICODE_CHARACTERS), (part) => send(to, part));
      });
    },
    check: (config) => {
      const { provider, check } = PROVIDERS[config.provider];
      return withProvider(provider, options, (call) => check(call, config));
    },
    complete: async (config) => (config.provider === 'twilio' ? completeTwilio(options, config) : { config }),
  };
}

// Ten segments of 67 units: carriers reassemble these, and both providers allow more.
const MAX_UNICODE_CHARACTERS = 670;

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
  return typeof account === 'string' ? (to, text) => sendByTwilio(call, account, config, { to, text }) : account;
}

/** Reads a list of one message, which any key may read. https://www.twilio.com/docs/messaging/api/message-resource#read-multiple-message-resources */
async function checkTwilio(call: CallProvider, config: SmsConfig): Promise<Delivery> {
  const account = await twilioAccount(call, config);
  if (typeof account !== 'string') return account;
  const reply = await call({ path: `/2010-04-01/Accounts/${account}/Messages.json?PageSize=1`, headers: basic(config) });
  return reply.status === 200 && Array.isArray(reply.body['messages']) ? { accepted: true } : twilioRefusal(reply);
}

async function completeTwilio(options: ProviderOptions, config: SmsConfig): Promise<CompletedConfig<SmsConfig>> {
  if (namedAccount(config) !== undefined) return { config };
  let account: string | undefined;
  const learned = await withProvider(PROVIDERS.twilio.provider, options, async (call) => {
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

/** Returns the account SID in a config, or undefined. A key (SK…) does not contain its account. */
function namedAccount({ account_sid, api_key_sid }: SmsConfig): string | undefined {
  return account_sid ?? (api_key_sid.startsWith('AC') ? api_key_sid : undefined);
}

const NO_ACCOUNT = failedDelivery('Please enter the account SID of Twilio in account_sid. It begins with AC.', true);

/**
 * Returns the account of a key, or the failure if it cannot be found. A main key may list accounts. A standard key may read the
 * configuration of its account's conversations. https://www.twilio.com/docs/iam/api/account#read-multiple-account-resources and
 * https://www.twilio.com/docs/conversations/api/configuration-resource
 */
async function learnAccount(call: CallProvider, config: SmsConfig): Promise<string | Delivery> {
  const listed = await call({ path: '/2010-04-01/Accounts.json?PageSize=2', headers: basic(config) });
  const accounts = Array.isArray(listed.body['accounts']) ? listed.body['accounts'] : [];
  const only = accounts.length === 1 ? accountSid(objectOrEmpty(accounts[0])['sid']) : undefined;
  if (only !== undefined) return only;
  const configuration = await call({ address: 'twilioConversations', path: '/v1/Configuration', headers: basic(config) });
  const unavailable = [listed, configuration].find(({ status }) => status === 429 || status >= 500);
  return accountSid(configuration.body['account_sid']) ?? (unavailable ? failureByStatus('Twilio', unavailable.status) : NO_ACCOUNT);
}

/** Returns the value if it is an account SID. It becomes a part of a URL path, so nothing else is allowed. */
function accountSid(value: unknown): string | undefined {
  return typeof value === 'string' && /^AC[0-9a-f]{32}$/.test(value) ? value : undefined;
}

/** https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource */
async function sendByTwilio(
  call: CallProvider,
  account: string,
  config: SmsConfig,
  { to, text }: Pick<OutgoingMessage, 'to' | 'text'>,
): Promise<Delivery> {
  const reply = await call({
    path: `/2010-04-01/Accounts/${account}/Messages.json`,
    headers: { ...basic(config), 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ To: to, From: twilioSender(config.from_number), Body: text }).toString(),
  });
  return twilioDelivery(reply);
}

/** A 201 says that Twilio has a record of the message, which can have failed already. https://www.twilio.com/docs/messaging/api/message-resource#message-status-values */
function twilioDelivery(reply: ProviderReply): Delivery {
  const { sid, status, error_code: code } = reply.body;
  if (reply.status !== 201 || typeof sid !== 'string' || typeof status !== 'string') return twilioRefusal(reply);
  if (ON_ITS_WAY.has(status) && code == null) return { accepted: true };
  return failedDelivery(...(TWILIO.get(Number(code)) ?? TWILIO_LATER));
}

const ON_ITS_WAY: ReadonlySet<string> = new Set(['accepted', 'queued', 'sending', 'sent', 'delivered', 'read']);
const TWILIO_LATER: ErrorMeaning = [laterSentence('Twilio'), false];
const TWILIO_BUSY: ErrorMeaning = [busySentence('Twilio'), false];
const TWILIO_INACTIVE: ErrorMeaning = ['The Twilio account is not active. Please sign in to Twilio.', false];
const BLOCKED: ErrorMeaning = ['This person has blocked messages from your number. To allow them again, they can send START to it.', false];

function twilioRefusal({ status, body }: ProviderReply): Delivery {
  const meaning = TWILIO.get(Number(body['code'])) ?? (status === 401 ? TWILIO.get(20003) : undefined);
  return meaning ? failedDelivery(...meaning) : failureByStatus('Twilio', status);
}

/** Returns the sender in E.164, or a short code without a plus sign. */
function twilioSender(number: string): string {
  return number.startsWith('+') || number.length <= 6 ? number : `+${number}`;
}

const CHECK_NUMBER: ErrorMeaning = ['This number cannot receive text messages. Please check it.', true];
const twilioSenderWrong: ErrorMeaning = [
  'Twilio did not accept the sender. Please enter a number of this account that can send text messages in from_number.',
  true,
];

/** https://www.twilio.com/docs/api/errors. Those from 30001 are about the way to the telephone. */
const TWILIO = new Map<number, ErrorMeaning>([
  [20003, ['Twilio did not accept the key. Please check api_key_sid, api_key_secret and account_sid.', true]],
  [20404, ['Twilio does not know this account. Please check account_sid.', true]],
  [20005, TWILIO_INACTIVE],
  [30002, TWILIO_INACTIVE],
  [20429, TWILIO_BUSY],
  [21611, TWILIO_BUSY],
  [30001, TWILIO_BUSY],
  [63038, TWILIO_BUSY],
  [21211, CHECK_NUMBER],
  [21265, CHECK_NUMBER],
  [21614, CHECK_NUMBER],
  [30005, CHECK_NUMBER],
  [30006, CHECK_NUMBER],
  [21612, ['Twilio cannot send from your number to this number. Please check both.', true]],
  [21212, twilioSenderWrong],
  [21603, twilioSenderWrong],
  [21606, twilioSenderWrong],
  [21659, twilioSenderWrong],
  [21660, twilioSenderWrong],
  [30034, twilioSenderWrong],
  [21408, ['The Twilio account is not allowed to send to this country. Please allow it in Twilio under Geo Permissions.', false]],
  [21608, ['A Twilio trial account can send only to verified numbers. Please verify this number in Twilio.', false]],
  [21610, BLOCKED],
  [30004, BLOCKED],
]);

async function openVonage(call: CallProvider, config: SmsConfig): Promise<Send> {
  return (to, text) => sendByVonage(call, config, to, text);
}

/**
 * https://developer.vonage.com/en/api/messages: text over SMS with basic authentication. Numbers have no plus sign. A 202 has one id for the
 * whole text. The older SMS API answers 200 with a status for each part (https://developer.vonage.com/en/api/sms): that is no acceptance here.
 */
async function sendByVonage(call: CallProvider, config: SmsConfig, to: string, text: string): Promise<Delivery> {
  const reply = await call({
    path: '/v1/messages',
    headers: { ...basic(config), 'content-type': 'application/json' },
    body: JSON.stringify({ message_type: 'text', channel: 'sms', to: to.slice(1), from: config.from_number.replace('+', ''), text }),
  });
  if (reply.status === 202 && typeof reply.body['message_uuid'] === 'string') return { accepted: true };
  return vonageRefusal(reply);
}

/** Reads the names of the key's secrets, never the secrets. https://developer.vonage.com/en/api/account#retrieveAPISecrets */
async function checkVonage(call: CallProvider, config: SmsConfig): Promise<Delivery> {
  const reply = await call({ path: `/accounts/${encodeURIComponent(config.api_key_sid)}/secrets`, headers: basic(config) });
  return reply.status === 200 && '_embedded' in reply.body ? { accepted: true } : vonageRefusal(reply);
}

function vonageRefusal(reply: ProviderReply): Delivery {
  const meaning = vonageMeaning(reply);
  return meaning ? failedDelivery(...meaning) : failureByStatus('Vonage', reply.status);
}

function vonageMeaning({ status, body }: ProviderReply): ErrorMeaning | undefined {
  const wrong = Array.isArray(body['invalid_parameters']) ? body['invalid_parameters'].map((one) => objectOrEmpty(one)['name']) : [];
  if (wrong.includes('to')) return CHECK_NUMBER;
  if (wrong.includes('from')) return VONAGE.get('1120');
  const kind = /#([A-Za-z0-9-]+)$/.exec(String(body['type'] ?? ''))?.[1] ?? '';
  return VONAGE.get(kind) ?? VONAGE.get(String(status));
}

/** Meanings by the end of the error's type, or by status. https://developer.vonage.com/en/api-errors/messages and https://developer.vonage.com/en/api-errors */
const VONAGE = new Map<string, ErrorMeaning>([
  ['401', ['Vonage did not accept the key. Please check api_key_sid and api_key_secret.', true]],
  ['403', ['The Vonage account is not allowed to send text messages. Please sign in to Vonage.', false]],
  ['402', ['The Vonage account does not have enough credit. Please add credit.', false]],
  ['low-balance', ['The Vonage account does not have enough credit. Please add credit.', false]],
  ['1070', ['The Vonage account does not have enough credit. Please add credit.', false]],
  ['account-suspended', ['The Vonage account is not active. Please sign in to Vonage.', false]],
  ['1060', ['The Vonage account is not active. Please sign in to Vonage.', false]],
  ['1000', [busySentence('Vonage'), false]],
  ['1040', CHECK_NUMBER],
  ['1050', CHECK_NUMBER],
  ['1170', CHECK_NUMBER],
  ['1120', ['Vonage did not accept the sender. Please enter a number of this account in from_number.', true]],
  ['1160', ['A Vonage trial account can send only to registered numbers. Please register this number in Vonage.', false]],
]);

/** https://www.rfc-editor.org/rfc/rfc7617 */
function basic({ api_key_sid, api_key_secret }: SmsConfig): Record<string, string> {
  return { authorization: `Basic ${Buffer.from(`${api_key_sid}:${api_key_secret}`).toString('base64')}` };
}
