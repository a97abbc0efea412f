import { randomBytes } from 'node:crypto';
import type { Inbox } from '#infra/local/emulators/inbox.ts';
import type { FaultInjector } from '#infra/local/gateway/fault-injector.ts';
import { type ApiReply, type ApiRequest, basicCredentials, createRateLimit, isPhoneNumber, serveApi } from './web-api.ts';

/** The config of an `sms` connector for this emulator. */
export interface TwilioConfig {
  provider: 'twilio';
  account_sid: string;
  api_key_sid: string;
  api_key_secret: string;
  from_number: string;
}

const MAX_CHARACTERS = 1600;

/** Creates a new account. */
export function newTwilioConfig(): TwilioConfig {
  const sid = (prefix: string) => `${prefix}${randomBytes(16).toString('hex')}`;
  return {
    provider: 'twilio',
    account_sid: sid('AC'),
    api_key_sid: sid('SK'),
    api_key_secret: randomBytes(16).toString('hex'),
    from_number: '+15005550006',
  };
}

/** Starts an emulator of Twilio: its Messages resource, which delivers to the inbox, and the requests that return a key's account. Both hosts have one address here. */
export async function startTwilio(
  inbox: Inbox,
  faultInjector?: FaultInjector,
  config = newTwilioConfig(),
): Promise<{ url: string; config: TwilioConfig; authToken: string; close(): Promise<void> }> {
  const authToken = randomBytes(16).toString('hex');
  const admits = createRateLimit(100);
  const { url, close } = await serveApi((request) => (admits() ? answer(request, config, authToken, inbox) : TOO_MANY), {
    faultInjector,
    outOfOrder: OUT_OF_ORDER,
  });
  return { url, config, authToken, close };
}

function answer(request: ApiRequest, config: TwilioConfig, authToken: string, inbox: Inbox): ApiReply {
  const credentials = basicCredentials(request);
  const isMain = credentials === `${config.account_sid}:${authToken}`;
  if (!isMain && credentials !== `${config.api_key_sid}:${config.api_key_secret}`) return UNAUTHORIZED;
  // https://www.twilio.com/docs/iam/api/account. A standard key cannot read accounts.
  if (request.method === 'GET' && request.path === '/2010-04-01/Accounts.json') {
    return isMain ? { status: 200, json: { accounts: [{ sid: config.account_sid, status: 'active' }] } } : UNAUTHORIZED;
  }
  // https://www.twilio.com/docs/conversations/api/configuration-resource. Any standard key can read that of its account.
  if (request.method === 'GET' && request.path === '/v1/Configuration') return { status: 200, json: { account_sid: config.account_sid } };
  const [, account] = /^\/2010-04-01\/Accounts\/([^/]+)\/Messages\.json$/.exec(request.path) ?? [];
  const isKnown = account === config.account_sid && (request.method === 'POST' || request.method === 'GET');
  if (!isKnown) return error(404, 20404, `The requested resource ${request.path} was not found`);
  // https://www.twilio.com/docs/messaging/api/message-resource#read-multiple-message-resources
  if (request.method === 'GET') return { status: 200, json: { messages: [], page: 0, page_size: 1 } };
  return createMessage(request, config, inbox);
}

/** https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource */
function createMessage({ headers, body }: ApiRequest, config: TwilioConfig, inbox: Inbox): ApiReply {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
  const form = new URLSearchParams(isForm ? body : '');
  const [to, from, text] = ['To', 'From', 'Body'].map((name) => form.get(name) ?? '') as [string, string, string];
  const objection = objectTo(to, from, text, config);
  if (objection) return objection;
  inbox.deliver({ channel: 'sms', via: 'twilio', to, from, subject: '', text, html: '' });
  const sid = `SM${randomBytes(16).toString('hex')}`;
  return {
    status: 201,
    json: { sid, account_sid: config.account_sid, to, from, body: text, status: 'queued', error_code: null, error_message: null },
  };
}

function objectTo(to: string, from: string, text: string, { from_number }: TwilioConfig): ApiReply | undefined {
  if (!to) return error(400, 21604, "A 'To' phone number is required.");
  if (!from) return error(400, 21603, "A 'From' phone number is required.");
  if (!text) return error(400, 21602, 'Message body is required.');
  const magic = MAGIC_NUMBERS[to];
  if (magic) return error(400, ...magic);
  if (!isPhoneNumber(to)) return error(400, 21211, `Invalid 'To' Phone Number: ${to}`);
  if (from !== from_number)
    return error(400, 21606, `The 'From' phone number provided (${from}) is not a valid message-capable number for this account.`);
  if (text.length > MAX_CHARACTERS) return error(400, 21617, 'The concatenated message body exceeds the 1600 character limit.');
  return undefined;
}

/** https://www.twilio.com/docs/iam/test-credentials#test-sms-messages-parameters-To */
const MAGIC_NUMBERS: Record<string, [code: number, message: string]> = {
  '+15005550001': [21211, "Invalid 'To' Phone Number: +15005550001"],
  '+15005550002': [21612, 'The message cannot be sent with this combination of To and From.'],
  '+15005550003': [21408, 'Permission to send an SMS has not been enabled for this region.'],
  '+15005550004': [21610, 'Attempt to send to unsubscribed recipient'],
  '+15005550009': [21614, "'To' number is not a valid mobile number"],
};

/** https://www.twilio.com/docs/usage/twilios-response#response-formats-exceptions */
function error(status: number, code: number, message: string): ApiReply {
  return { status, json: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status } };
}

const UNAUTHORIZED = error(401, 20003, 'Authenticate');
const TOO_MANY = error(429, 20429, 'Too Many Requests');
const OUT_OF_ORDER = error(500, 20500, 'Internal Server Error');
