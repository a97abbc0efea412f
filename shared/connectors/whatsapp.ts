import { isDestination } from '#common/contact.ts';
import { objectOrEmpty } from '#net/json-reply.ts';
import { connectorConfigSchemas, type WhatsappConfig } from './config.ts';
import type { Connector, Delivery } from './connector.ts';
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

const PROVIDER: Provider = { name: 'WhatsApp', address: 'whatsapp' };
const VERSION = 'v23.0';
const MAX_CHARACTERS = 4096;
// The body of a template can have 1,024 characters including its variable. This leaves 100 for the words around the variable.
const MAX_TEMPLATE_CHARACTERS = 924;
/** The language of a template that every Host has. */
const DEFAULT_LANGUAGE = 'en';
/** Where Meta knows a language by its country only. https://developers.facebook.com/docs/whatsapp/business-management-api/message-templates/supported-languages */
const CODES: Partial<Record<string, string>> = { pt: 'pt_PT' };
/** What Meta answers if no template of this name is approved in this language. */
const NO_TEMPLATE = 132001;

/**
 * Creates the connector for WhatsApp over Meta's Cloud API, with the Host's own number. Free text reaches only people who have written
 * to that number within 24 hours. With a `template_name`, every message becomes the one variable of that template.
 * The API supports no idempotency key.
 */
export function createWhatsappConnector(options: ProviderOptions): Connector<WhatsappConfig> {
  return {
    configSchema: connectorConfigSchemas.whatsapp,
    isDestination: (value) => isDestination('whatsapp', value),
    async deliver(config, { to, text, language = DEFAULT_LANGUAGE }) {
      if (!isDestination('whatsapp', to)) return failedDelivery('This is not a telephone number with country code.', true);
      return withProvider(PROVIDER, options, (call) => sendInOrder(contents(config, text), (content) => sendIn(language, call, config, to, content)));
    },
    check: (config) => withProvider(PROVIDER, options, (call) => checkNumber(call, config)),
  };
}

function contents({ template_name: name }: WhatsappConfig, text: string): Content[] {
  if (name === undefined) return splitText(text, MAX_CHARACTERS).map((body) => ({ type: 'text', text: { preview_url: false, body } }));
  // A variable must not contain line breaks, tabs or several spaces in a row.
  const parts = splitText(text.replace(/\s+/g, ' '), MAX_TEMPLATE_CHARACTERS).map((part) => part.replace('\n', ' '));
  return parts.map((part) => ({
    type: 'template',
    template: { name, components: [{ type: 'body', parameters: [{ type: 'text', text: part }] }] },
  }));
}

/** One message: free text, or a template whose words around the text are in a language. */
type Content = { type: 'text'; text: object } | { type: 'template'; template: object };

/** A Host has a template in English, and can have it in the languages of their readers too. */
async function sendIn(language: string, call: CallProvider, config: WhatsappConfig, to: string, content: Content): Promise<Delivery> {
  const reply = await post(call, config, to, inLanguage(content, CODES[language] ?? language));
  if (language === DEFAULT_LANGUAGE || codeOf(reply) !== NO_TEMPLATE) return deliveryOf(reply, content);
  return deliveryOf(await post(call, config, to, inLanguage(content, DEFAULT_LANGUAGE)), content);
}

function inLanguage(content: Content, code: string): object {
  return content.type === 'text' ? content : { ...content, template: { ...content.template, language: { code } } };
}

/** https://developers.facebook.com/docs/whatsapp/cloud-api/reference/messages */
function post(call: CallProvider, config: WhatsappConfig, to: string, content: object): Promise<ProviderReply> {
  return call({
    path: `/${VERSION}/${encodeURIComponent(config.phone_number_id)}/messages`,
    headers: { authorization: `Bearer ${config.access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ messaging_product: 'whatsapp', recipient_type: 'individual', to, ...content }),
  });
}

/**
 * A 200 is not enough: a template whose quality is in question is held back, to be sent later or dropped, and a paused one is not sent. A held
 * message may arrive later, next to the one that is sent again. https://developers.facebook.com/docs/whatsapp/message-templates/guidelines#template-pacing
 */
function deliveryOf(reply: ProviderReply, { type }: Content): Delivery {
  const [message] = Array.isArray(reply.body['messages']) ? reply.body['messages'] : [];
  const { id, message_status: status } = objectOrEmpty(message);
  if (reply.status !== 200 || typeof id !== 'string') return refusal(reply, type);
  const meaning = MESSAGE_STATUS.get(String(status ?? 'accepted'));
  return meaning === 'accepted' ? { accepted: true } : failedDelivery(...(meaning ?? LATER));
}

/** https://developers.facebook.com/docs/graph-api/reference/whats-app-business-account-to-number-current-status */
async function checkNumber(call: CallProvider, config: WhatsappConfig): Promise<Delivery> {
  const reply = await call({
    path: `/${VERSION}/${encodeURIComponent(config.phone_number_id)}?fields=id`,
    headers: { authorization: `Bearer ${config.access_token}` },
  });
  return reply.status === 200 && reply.body['id'] === config.phone_number_id ? { accepted: true } : refusal(reply);
}

function refusal(reply: ProviderReply, type?: Content['type']): Delivery {
  const code = codeOf(reply);
  const meaning = (type === 'template' ? OF_TEMPLATES.get(code) : undefined) ?? meaningOf(code);
  return meaning ? failedDelivery(...meaning) : failureByStatus(PROVIDER.name, reply.status);
}

/** Returns the code of an error. An object that the token can't see has the code 100, as a wrong parameter has, and the subcode 33. */
function codeOf({ body }: ProviderReply): number {
  const { code = Number.NaN, error_subcode: subcode, type } = objectOrEmpty(body['error']);
  return Number(code) === 100 && (subcode === UNSEEN || type === 'GraphMethodException') ? UNSEEN : Number(code);
}

const UNSEEN = 33;

/** Returns the meaning of an error code. The codes 200 to 299 are missing permissions. */
function meaningOf(code: number): ErrorMeaning | undefined {
  return MEANINGS.get(code >= 200 && code <= 299 ? 10 : code);
}

const TOKEN: ErrorMeaning = ['WhatsApp did not accept the access token. Please create one that does not expire and enter it in access_token.', true];
const PERMISSION: ErrorMeaning = [
  'The access token is not allowed to send messages. It needs the permission whatsapp_business_messaging for this account.',
  true,
];
const SETTINGS: ErrorMeaning = ['WhatsApp did not accept the settings. Please check phone_number_id and access_token.', true];
const RESTRICTED: ErrorMeaning = ['WhatsApp has restricted the business account. Please check the WhatsApp Manager.', false];
const UNREACHABLE: ErrorMeaning = ['This number cannot be reached over WhatsApp. Please check it.', true];
const TEMPLATE: ErrorMeaning = [
  `WhatsApp has no approved template in English (${DEFAULT_LANGUAGE}) with this name. Please check template_name.`,
  true,
];
const VARIABLES: ErrorMeaning = [
  'The template does not accept our text. Its body needs exactly one variable, {{1}}, and at most 100 characters around it.',
  true,
];
const BUSY: ErrorMeaning = [busySentence(PROVIDER.name), false];
const LATER: ErrorMeaning = [laterSentence(PROVIDER.name), false];
const PAUSED: ErrorMeaning = ['WhatsApp has paused the template. Please check the WhatsApp Manager.', false];
const UNREGISTERED: ErrorMeaning = ['The sender number is not registered with the Cloud API. Please register it at Meta.', false];

/** What a 200 says of a message, if it says anything. https://developers.facebook.com/docs/whatsapp/cloud-api/reference/messages#responses */
const MESSAGE_STATUS = new Map<string, ErrorMeaning | 'accepted'>([
  ['accepted', 'accepted'],
  ['held_for_quality_assessment', LATER],
  ['paused', PAUSED],
]);

/**
 * Parameters that a template wants and we do not send, or in another form: a variable in its header or of a button, or one with a name. For
 * free text the same codes are about the settings.
 */
const OF_TEMPLATES = new Map<number, ErrorMeaning>([
  [100, VARIABLES],
  [131008, VARIABLES],
  [131009, VARIABLES],
]);

/** https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes */
const MEANINGS = new Map<number, ErrorMeaning>([
  [0, TOKEN],
  [190, TOKEN],
  [3, PERMISSION],
  [10, PERMISSION],
  [131005, PERMISSION],
  [UNSEEN, SETTINGS],
  [100, SETTINGS],
  [131008, SETTINGS],
  [131009, SETTINGS],
  [4, BUSY],
  [80007, BUSY],
  [130429, BUSY],
  [131048, BUSY],
  [131056, BUSY],
  [368, RESTRICTED],
  [130497, RESTRICTED],
  [131031, RESTRICTED],
  [131037, RESTRICTED],
  [131042, ['WhatsApp needs a payment method. Please add one in the WhatsApp Manager.', false]],
  [131045, UNREGISTERED],
  [133010, UNREGISTERED],
  [131021, UNREACHABLE],
  [131026, UNREACHABLE],
  [131030, ['A test number can send only to registered numbers. Please register this number at Meta.', false]],
  [131047, ['This person has not written to your number within 24 hours. Please enter the name of an approved template in template_name.', true]],
  [132000, VARIABLES],
  [132005, VARIABLES],
  [132007, VARIABLES],
  [132012, VARIABLES],
  [132018, VARIABLES],
  [NO_TEMPLATE, TEMPLATE],
  [132015, PAUSED],
  [132016, ['WhatsApp has disabled the template. Please enter the name of another template in template_name.', true]],
  [1, LATER],
  [2, LATER],
  [131000, LATER],
  [131016, LATER],
  [131049, LATER],
  [131057, LATER],
  [133004, LATER],
]);
