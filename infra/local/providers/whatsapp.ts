import { randomBytes } from 'node:crypto';
import type { Inbox } from '#infra/local/emulators/inbox.ts';
import type { FaultInjector } from '#infra/local/gateway/fault-injector.ts';
import { objectOrEmpty } from '#net/json-reply.ts';
import { type ApiReply, type ApiRequest, createRateLimit, jsonFields, serveApi } from './web-api.ts';

/** The config of a `whatsapp` connector for this emulator. `template_name` is the approved template. */
export interface WhatsappConfig {
  provider: 'whatsapp';
  access_token: string;
  phone_number_id: string;
  business_account_id: string;
  template_name: string;
}

const MAX_CHARACTERS = 4096;
const MAX_TEMPLATE_CHARACTERS = 1024;
/** The template's text around its one variable. */
const TEMPLATE = { language: 'en', before: 'A message from a will service: ' };

/** Creates a new account. */
export function newWhatsappConfig(): WhatsappConfig {
  const digits = () => String(100_000_000_000_000 + randomBytes(6).readUIntBE(0, 6) * 3);
  return {
    provider: 'whatsapp',
    access_token: `EAA${randomBytes(60).toString('hex')}`,
    phone_number_id: digits(),
    business_account_id: digits(),
    template_name: 'will_notice',
  };
}

/** Starts an emulator of Meta's Cloud API for messages. It delivers to the inbox. */
export async function startWhatsapp(
  inbox: Inbox,
  faultInjector?: FaultInjector,
  config = newWhatsappConfig(),
): Promise<{ url: string; config: WhatsappConfig; close(): Promise<void> }> {
  // https://developers.facebook.com/docs/whatsapp/cloud-api/overview#throughput
  const admits = createRateLimit(80);
  const { url, close } = await serveApi((request) => (admits() ? answer(request, config, inbox) : TOO_MANY), {
    faultInjector,
    outOfOrder: OUT_OF_ORDER,
  });
  return { url, config, close };
}

/** https://developers.facebook.com/docs/whatsapp/cloud-api/reference/messages */
function answer(request: ApiRequest, config: WhatsappConfig, inbox: Inbox): ApiReply {
  const [, id, messages] = /^\/v\d+\.0\/(\d+)(\/messages)?$/.exec(request.path) ?? [];
  const [, token] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (token !== config.access_token) return error(401, 190, 'Invalid OAuth access token - Cannot parse access token', 'OAuthException');
  if (id !== config.phone_number_id || (messages ? request.method !== 'POST' : request.method !== 'GET'))
    return error(400, 100, UNKNOWN_OBJECT, 'GraphMethodException');
  // https://developers.facebook.com/docs/graph-api/overview#fields
  if (!messages) return { status: 200, json: { id } };
  const fields = jsonFields(request);
  if (fields?.['messaging_product'] !== 'whatsapp') return error(400, 100, 'The parameter messaging_product is required.', 'OAuthException');
  const to = `+${String(fields['to'] ?? '').replace(/\D/g, '')}`;
  if (!/^\+[1-9]\d{6,14}$/.test(to)) return error(400, 131009, 'Parameter value is not valid');
  const refusal = REFUSED[to];
  if (refusal) return refusal;
  const text = fields['type'] === 'template' ? templateText(objectOrEmpty(fields['template']), config) : freeText(fields);
  if (typeof text !== 'string') return text;
  return accept(inbox, { to, from: config.phone_number_id, text, isFree: fields['type'] !== 'template' });
}

/** Meta accepts free text to a person who has not written within 24 hours, but does not deliver it, and reports that only to a webhook. Here these are numbers with +999. */
function accept(inbox: Inbox, { to, from, text, isFree }: { to: string; from: string; text: string; isFree: boolean }): ApiReply {
  if (!isFree || !to.startsWith('+999')) inbox.deliver({ channel: 'whatsapp', via: 'whatsapp', to, from, subject: '', text, html: '' });
  const id = `wamid.${randomBytes(24).toString('base64')}`;
  return { status: 200, json: { messaging_product: 'whatsapp', contacts: [{ input: to, wa_id: to.slice(1) }], messages: [{ id }] } };
}

function freeText(fields: Record<string, unknown>): string | ApiReply {
  const { body } = objectOrEmpty(fields['text']);
  if (fields['type'] !== 'text' || typeof body !== 'string' || body === '') return error(400, 131008, 'Required parameter is missing');
  return body.length <= MAX_CHARACTERS ? body : error(400, 100, 'Param text[body] must be at most 4096 characters long.', 'OAuthException');
}

/** https://developers.facebook.com/docs/whatsapp/cloud-api/guides/send-message-templates */
function templateText({ name, language, components }: Record<string, unknown>, config: WhatsappConfig): string | ApiReply {
  if (name !== config.template_name || objectOrEmpty(language)['code'] !== TEMPLATE.language) {
    return error(404, 132001, 'Template name does not exist in the translation');
  }
  const [body, ...others] = Array.isArray(components) ? components.map(objectOrEmpty) : [];
  const parameters = Array.isArray(body?.['parameters']) ? body['parameters'].map(objectOrEmpty) : [];
  const value = parameters[0]?.['text'];
  if (body?.['type'] !== 'body' || others.length > 0 || parameters.length !== 1 || typeof value !== 'string') {
    return error(400, 132000, 'Number of parameters does not match the expected number of params');
  }
  if (/[\n\t]| {5}/.test(value)) return error(400, 132018, 'Param text cannot have new-line/tab characters or more than 4 consecutive spaces');
  const text = `${TEMPLATE.before}${value}`;
  return text.length <= MAX_TEMPLATE_CHARACTERS ? text : error(400, 132005, 'Translated text too long');
}

/** https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes */
function error(status: number, code: number, message: string, type = 'OAuthException'): ApiReply {
  const details = { messaging_product: 'whatsapp', details: message };
  return {
    status,
    json: { error: { message: `(#${code}) ${message}`, type, code, error_data: details, fbtrace_id: randomBytes(8).toString('base64') } },
  };
}

const UNKNOWN_OBJECT =
  'Unsupported post request. Object does not exist, cannot be loaded due to missing permissions, or does not support this operation.';
const TOO_MANY = error(429, 130429, 'Rate limit hit');
const OUT_OF_ORDER = error(500, 131000, 'Something went wrong');
/** Rules of this emulator: the numbers that give these failures. */
const REFUSED: Record<string, ApiReply> = {
  '+15005550001': error(400, 131026, 'Message undeliverable'),
  '+15005550002': error(400, 131042, 'Business eligibility payment issue'),
  '+15005550003': error(400, 131030, 'Recipient phone number not in allowed list'),
};
