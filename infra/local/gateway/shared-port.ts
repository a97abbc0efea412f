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
        if (path.startsWith('/_local/')) return local(request, response);
        return path === '/docs' || path === '/docs/openapi.json' ? docs(request, response) : api(request, response);
      };
    },
  };
}
