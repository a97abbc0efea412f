import jsonBodyParser from '@middy/http-json-body-parser';
import { type GatewayEvent, headerOf } from './gateway-event.ts';

/** Reads a body as JSON and, where a page of ours sends it too, as a form, each field of which is a text. No body at all is one without fields. */
export function bodyParser({ form }: { form?: boolean }) {
  const json = jsonBodyParser();
  return {
    before: (request: { event: unknown }) => {
      // Every event of ours is one of the gateway's.
      const event = request.event as GatewayEvent;
      if (form && isForm(event)) event.body = formFields(event);
      else if (!event.body) event.body = {};
      else {
        // The parser looks for two spellings of the name; clients use more.
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

/** Whether a page sent this: it wants a page back. */
export function isForm(event: GatewayEvent): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(headerOf(event, 'content-type') ?? '');
}
