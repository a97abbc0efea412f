import jsonBodyParser from '@middy/http-json-body-parser';
import { type GatewayEvent, headerOf } from './gateway-event.ts';

/**
 * Reads a body as JSON, or as a form if `form` is set and one of our pages sent it. Every field of a form is text. An empty body is an
 * object without fields.
 */
export function bodyParser({ form }: { form?: boolean }) {
  const json = jsonBodyParser();
  return {
    before: (request: { event: unknown }) => {
      // All our events come from the gateway.
      const event = request.event as GatewayEvent;
      if (form && isForm(event)) event.body = formFields(event);
      else if (!event.body) event.body = {};
      else {
        // The parser knows two spellings of the header's name. Clients use more.
        event.headers = { ...event.headers, 'content-type': headerOf(event, 'content-type') };
        return json.before?.(request as never); // middy types requests by AWS's own definitions
      }
      return undefined;
    },
  };
}

function formFields({ body, isBase64Encoded }: GatewayEvent): Record<string, string> {
  const text = Buffer.from(String(body ?? ''), isBase64Encoded ? 'base64' : 'utf8').toString('utf8');
  return Object.fromEntries(new URLSearchParams(text));
}

/** Returns whether one of our pages sent this request. It then gets a page as the reply. */
export function isForm(event: GatewayEvent): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(headerOf(event, 'content-type') ?? '');
}
