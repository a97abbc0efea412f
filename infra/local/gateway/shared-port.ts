import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Listener, listen } from './ports.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** The one port of the local stack, for API, control surface and docs. It answers 503 until its handlers are set. */
export interface SharedPort extends Listener {
  setHandlers(handlers: { api: Handler; local: Handler; docs: Handler }): void;
}

// Long enough for 500 MB over a slow connection.
const REQUEST_TIMEOUT_MS = 30 * 60_000;

/** Opens the port. Throws a StartError if it is busy. */
export async function openSharedPort(port: number): Promise<SharedPort> {
  let answer: Handler = (_request, response) => void response.writeHead(503).end();
  const listener = await listen((request, response) => answer(request, response), port);
  listener.server.requestTimeout = REQUEST_TIMEOUT_MS;
  return {
    ...listener,
    setHandlers({ api, local, docs }) {
      answer = (request, response) => {
        const path = request.url?.split('?')[0] ?? '';
        const own = isBelow('/_local', path) ? local : isBelow('/docs', path) ? docs : undefined;
        if (!own) return api(request, response);
        return isFromThisMachine(request) ? own(request, response) : refuseStranger(response);
      };
    },
  };
}

function isBelow(folder: string, path: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** Names that always lead to the own machine: https://www.rfc-editor.org/rfc/rfc6761#section-6.3. Any port, because it may be forwarded. */
const THIS_MACHINE = /^(?:127\.0\.0\.1|\[::1\]|(?:[a-z0-9-]+\.)*localhost)(?::\d{1,5})?$/i;

/**
 * Returns whether a request comes from a page of this address, from a link, or from a program. A page of another site names its origin,
 * names the site of a picture or script that it loads (https://www.w3.org/TR/fetch-metadata/), or reaches us under its own name (DNS rebinding).
 */
export function isFromThisMachine({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { host = '', origin, 'sec-fetch-site': site = 'none', 'sec-fetch-mode': mode } = headers;
  const isOwn = ['none', 'same-origin'].includes(String(site)) || mode === 'navigate';
  return THIS_MACHINE.test(host) && isOwn && (origin === undefined || origin === `http://${host}`);
}

/** Refuses a request from a page of another site, which must neither read messages nor move the clock. */
function refuseStranger(response: ServerResponse): void {
  const error = 'Only this machine may use the control surface. Open it at http://127.0.0.1 or http://localhost, not from another site.';
  response.writeHead(403, { 'content-type': 'application/json' }).end(JSON.stringify({ error, code: 'forbidden' }));
}
