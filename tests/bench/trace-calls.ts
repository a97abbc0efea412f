import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { LINE, REQUEST_HEADER, workerName } from './calls.ts';

// Loaded into the stack's process before its own code (node --import). Passes the name of a measured request on to every call that is
// made for it, so that work of the outbox at the same time belongs to no request. Prints the calls that pass through no proxy. A
// worker's calls get a separate name that begins with the request's.

const measured = new AsyncLocalStorage<string | undefined>();

// The events of https://nodejs.org/api/diagnostics_channel.html#http; their shapes are documented there and not typed.
subscribe('http.server.request.start', (event) => {
  const { request } = event as { request: IncomingMessage };
  const name = request.headers[REQUEST_HEADER];
  const worker = invoked(request.url);
  if (typeof name === 'string' && worker) measured.enterWith(workerName(name, worker, ++invocations));
  else measured.enterWith(typeof name === 'string' ? name : undefined);
});

let invocations = 0;

subscribe('http.client.request.created', (event) => {
  const { request } = event as { request: ClientRequest };
  const name = measured.getStore();
  if (name === undefined) return;
  const { service, operation } = described(request);
  if (service !== 'dynamodb') process.stderr.write(`${LINE}${JSON.stringify({ name, call: `${service} ${operation}` })}\n`);
  // No one waits for an asynchronous call.
  if (request.getHeader('x-amz-invocation-type') !== 'Event') request.setHeader(REQUEST_HEADER, name);
});

/** Reads the service from the signature's scope, `.../region/service/aws4_request`. */
function described(request: ClientRequest): { service: string; operation: string } {
  const [, service = 'http'] = /\/([a-z0-9]+)\/aws4_request/.exec(String(request.getHeader('authorization'))) ?? [];
  const target = request.getHeader('x-amz-target');
  if (typeof target === 'string') return { service, operation: target.split('.')[1] ?? target };
  return { service, operation: invoked(request.path) ?? request.method };
}

/** Returns the function that a path of Lambda's API invokes: `workers-seal`. */
function invoked(path = ''): string | undefined {
  return /functions\/[^/]*?will-local-([a-z-]+)\/invocations/.exec(decodeURIComponent(path))?.[1];
}
