import jsonBodyParser from '@middy/http-json-body-parser';
import { Refusal } from '#common/refusal.ts';
import { type GatewayEvent, headerOf } from './gateway.ts';

/**
 * Reads a body as JSON, or as a form if `form` is set and one of our pages sent it. Every field of a form is text. An empty body is an
 * object without fields. Throws Refusal `invalid_json` for text that is not Unicode: nothing is replaced.
 */
export function bodyParser({ form }: { form?: boolean }) {
  let isUnicode = true;
  const json = jsonBodyParser({
    reviver(key, value) {
      if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed())) isUnicode = false;
      return value;
    },
  });
  const parse = (event: GatewayEvent): void => {
    isUnicode = true;
    try {
      json.before?.({ event } as never); // middy types requests by AWS's own definitions
    } catch (error) {
      if (!isForbiddenKey(error)) throw refusalOf(error);
      event.body = withoutForbiddenKeys(String(event.body));
      parse(event);
    }
    if (!isUnicode) throw notUnicode();
  };
  return {
    before: (request: { event: unknown }) => {
      // All our events come from the gateway.
      const event = request.event as GatewayEvent;
      if (form && isForm(event)) event.body = formFields(event);
      else if (!event.body) event.body = {};
      else {
        // The parser reads a body in base64 without a look at its bytes, and knows two spellings of the header's name. Clients use more.
        Object.assign(event, { body: bodyText(event), isBase64Encoded: false });
        event.headers = { ...event.headers, 'content-type': headerOf(event, 'content-type')?.split(';')[0]?.trim() };
        parse(event);
      }
      return undefined;
    },
  };
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

/** The parser refuses keys with which code could reach a prototype. They are valid JSON, and to us unknown keys like any other. */
const isForbiddenKey = (error: unknown): boolean => error instanceof Error && error.message === 'Forbidden key in JSON body';

const withoutForbiddenKeys = (json: string): string =>
  JSON.stringify(JSON.parse(json, (key, value: unknown) => (key === '__proto__' || key === 'constructor' ? undefined : value)));

/** The parser's errors have a status: 415 for the content type, and another one for the JSON. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || !('statusCode' in error)) return error;
  if (error.statusCode === 415) return new Refusal('unsupported_media_type', 'Please send JSON: Content-Type: application/json.');
  return new Refusal('invalid_json');
}

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
