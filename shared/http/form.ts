import { Refusal } from '#common/refusal.ts';
import { type GatewayEvent, headerOf } from './gateway-event.ts';

/**
 * Reads a body as JSON, or as a form if `form` is set and one of our pages sent it. Every field of a form is text. An empty body is an
 * object without fields. Throws Refusal `invalid_json` for text that is not Unicode: nothing is replaced.
 */
export function bodyParser({ form }: { form?: boolean }) {
  return {
    before: (request: { event: unknown }) => {
      // All our events come from the gateway.
      const event = request.event as GatewayEvent;
      if (form && isForm(event)) event.body = formFields(event);
      else event.body = event.body ? jsonOf(event) : {};
      return undefined;
    },
  };
}

/** Also a named kind of JSON. https://www.rfc-editor.org/rfc/rfc6839#section-3.1 */
const JSON_TYPE = /^application\/([a-z0-9.+-]+\+)?json$/i;
/** With these, code could reach a prototype. They are valid JSON, and to us unknown keys like any other. */
const FORBIDDEN_KEYS = ['__proto__', 'constructor'];

function jsonOf(event: GatewayEvent): unknown {
  const text = bodyText(event);
  if (!JSON_TYPE.test(headerOf(event, 'content-type')?.split(';')[0]?.trim() ?? ''))
    throw new Refusal('unsupported_media_type', 'Please send JSON: Content-Type: application/json.');
  let isUnicode = true;
  const body = parsed(text, (key, value) => {
    if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) isUnicode = false;
    return FORBIDDEN_KEYS.includes(key) ? undefined : value;
  });
  if (!isUnicode) throw notUnicode();
  return body;
}

function parsed(text: string, reviver: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, reviver);
  } catch {
    throw new Refusal('invalid_json');
  }
}

/** Refuses a body that is packed, for example with gzip: nothing here unpacks one. */
export const unpacked = {
  before: (request: { event: unknown }) => {
    const coding = headerOf(request.event as GatewayEvent, 'content-encoding')
      ?.trim()
      .toLowerCase();
    if (coding && coding !== 'identity')
      throw new Refusal('unsupported_media_type', 'Please send the body without Content-Encoding. Nothing was changed.');
  },
};

/**
 * Returns the body as text. The gateway has already replaced bytes that are not UTF-8 by U+FFFD in a body that it passes on as text, so none
 * may be in it. JSON can still name that character with an escape. A byte order mark at its beginning is left out (RFC 8259, section 8.1).
 */
function bodyText({ body, isBase64Encoded }: GatewayEvent): string {
  const text = String(body);
  if (!isBase64Encoded) {
    if (text.includes('\ufffd') || !text.isWellFormed()) throw notUnicode();
    return text.replace(/^\ufeff/, '');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'base64'));
  } catch {
    throw notUnicode();
  }
}

function notUnicode(): Refusal {
  return new Refusal(
    'invalid_json',
    'The body has text that is not valid Unicode in UTF-8, so nothing was changed. Please correct it and send it again. Write the character U+FFFD as \\ufffd.',
  );
}

function formFields(event: GatewayEvent): Record<string, string> {
  const text = event.body ? bodyText(event) : '';
  const fields = new URLSearchParams(text);
  // Browsers encode our pages in UTF-8, and none of their fields needs this character.
  if ([...fields].some((pair) => pair.join('').includes('\ufffd'))) throw notUnicode();
  return Object.fromEntries(fields);
}

/** Returns whether one of our pages sent this request. It then gets a page as the reply. */
export function isForm(event: GatewayEvent): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(headerOf(event, 'content-type') ?? '');
}
