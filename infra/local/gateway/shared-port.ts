import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Listener, listen } from './ports.ts';
import { isFromThisMachine } from './same-machine.ts';

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

/** Refuses a request from a page of another site, which must neither read messages nor move the clock. */
function refuseStranger(response: ServerResponse): void {
  const error = 'Only this machine may use the control surface. Open it at http://127.0.0.1 or http://localhost, not from another site.';
  response.writeHead(403, { 'content-type': 'application/json' }).end(JSON.stringify({ error, code: 'forbidden' }));
}
