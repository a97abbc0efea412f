import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '#api';
import { setClock } from './clock.ts';
import { loadConfig } from './config.ts';
import { CallFailed, refusalFrom } from './failure.ts';

/** The service as its OpenAPI document describes it. */
export type Api = Client<paths, 'application/json'>;

let client: Promise<Api> | undefined;

/** Returns the client of the service. Its address is read once. A failed read is repeated at the next call. */
function openApi(): Promise<Api> {
  client ??= loadConfig().then(
    ({ api }) =>
      createClient<paths, 'application/json'>({
        baseUrl: api,
        credentials: 'omit',
        cache: 'no-store',
        // The service refuses U+FFFD itself: a gateway puts it in place of bytes that it cannot read. A person may have typed it.
        bodySerializer: (body) => JSON.stringify(body).replace(/\ufffd/g, '\\ufffd'),
      }),
    () => {
      client = undefined;
      throw unreachable();
    },
  );
  return client;
}

/**
 * Calls the service and returns the body of its reply. Sets the page's clock by the service's.
 * Throws `CallFailed` if the service refuses or cannot be reached.
 */
export async function call<Data>(request: (api: Api) => Promise<{ data?: Data; error?: unknown; response: Response }>): Promise<Data> {
  const api = await openApi();
  const { data, error, response } = await request(api).catch(() => {
    throw unreachable();
  });
  setClock(response.headers.get('date'));
  if (!response.ok) throw new CallFailed(refusalFrom(response, error));
  // A reply without a body has no data, and its type says so.
  return data as Data;
}

/** Returns the error of a call that got no reply, or not all of it. */
export function unreachable(): CallFailed {
  return new CallFailed({ kind: 'unreachable', isOffline: !navigator.onLine });
}
