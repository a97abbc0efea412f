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
      else if (!event.body) event.body = {};
      else {
        if (!isJson(event)) throw new Refusal('unsupported_media_type', 'Please send JSON: Content-Type: application/json.');
        event.body = readJson(bodyText(event));
      }
      return undefined;
    },
  };
}

function isJson(event: GatewayEvent): boolean {
  return /^application\/(?:[a-z0-9.+-]+\+)?json\s*(;|$)/i.test(headerOf(event, 'content-type') ?? '');
}

/** No key can reach a prototype: `__proto__` is an unknown key, and is left out here, before anything copies the object. */
function readJson(text: string): unknown {
  let isUnicode = true;
  const read = (): unknown =>
    JSON.parse(text, (key, value: unknown) => {
      if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) isUnicode = false;
      return key === '__proto__' ? undefined : value;
    });
  const value = orInvalid(read);
  if (!isUnicode) throw notUnicode();
  return value;
}

function orInvalid(read: () => unknown): unknown {
  try {
    return read();
  } catch {
    throw new Refusal('invalid_json');
  }
}

/**
 * Returns the body as text. The gateway has already replaced bytes that are not UTF-8 by U+FFFD in a body that it passes on as text, so none
 * may be in it. JSON can still name that character with an escape.
 */
function bodyText({ body, isBase64Encoded }: GatewayEvent): string {
  const text = String(body);
  if (!isBase64Encoded) {
    if (text.includes('\ufffd') || !text.isWellFormed()) throw notUnicode();
    return text;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.from(text, 'base64'));
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
