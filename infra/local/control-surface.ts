import type { IncomingMessage, ServerResponse } from 'node:http';
import { renderInbox } from './docs-ui/inbox-page.ts';
import type { Fault } from './emulators/admin.ts';
import type { Message, MessageFilter } from './emulators/inbox.ts';
import type { Emulators } from './emulators/process.ts';
import { FAULT_MODES, FAULT_TARGETS, type FaultInjector } from './gateway/fault-injector.ts';
import { describeError } from './gateway/lambda-runtime.ts';
import { readBody } from './gateway/ports.ts';
import type { ServiceClock } from './time/clock.ts';
import type { TimeTravel } from './time/time-travel.ts';

/** The parts of the local stack that the control surface uses. */
export interface Controls {
  clock: ServiceClock;
  timeTravel: TimeTravel;
  emulators: Emulators;
  /** The fault injectors of the parts that are not emulators. */
  faultInjectors: Record<'lambda' | 'page', FaultInjector>;
  drain(): Promise<void>;
  endpoints(): object;
  dump(): Promise<object>;
  /** Calls a function without a route, as an operator would. Returns undefined if there is no such function. */
  run(name: string, payload: unknown): Promise<unknown> | undefined;
  /** Returns the AWS calls of the functions so far (assembly/aws-call-log.ts). Empty when the sources run instead of bundles. */
  calls(): object;
  /** Runs one task at a time, so that no two tasks move the clock together. */
  runInOrder<Result>(task: () => Promise<Result>): Promise<Result>;
  log(line: string): void;
}

interface ControlRequest {
  query: URLSearchParams;
  body: Record<string, unknown>;
}

type Handler = (controls: Controls, asked: ControlRequest) => Promise<object | string>;

/** Returns the handler for `/_local/...`, which only the local stack has. It answers in JSON, and shows the inbox as a page. */
export function controlSurface(controls: Controls): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    handle(request, controls).then(
      (given) => send(response, 200, given),
      (error: unknown) => {
        if (error instanceof BadRequest) return send(response, 400, { error: error.message, code: 'validation_failed' });
        controls.log(`${request.method} ${request.url}: ${describeError(error)}`);
        send(response, 500, { error: String(error), code: 'internal_error' });
      },
    );
  };
}

class BadRequest extends Error {}

const handlers: Record<string, Handler> = {
  'GET /_local/health': async ({ clock }) => ({ ready: true, now: clock.now().toISOString() }),
  'GET /_local/endpoints': async ({ endpoints }) => endpoints(),
  'GET /_local/calls': async ({ calls }) => calls(),
  'GET /_local/memory': async () => measureMemory(),

  'GET /_local/messages': ({ runInOrder, ...controls }, { query }) =>
    runInOrder(async () => ({ messages: await listMessages(controls, Object.fromEntries(query)) })),
  'DELETE /_local/messages': ({ runInOrder, emulators, drain }) =>
    runInOrder(async () => {
      await drain();
      return emulators.ask('/messages/clear');
    }),
  'GET /_local/inbox': ({ runInOrder, ...controls }) => runInOrder(async () => renderInbox(await listMessages(controls), controls.clock.now())),

  'POST /_local/telegram/start': ({ emulators }, { body }) => emulators.ask('/telegram/start', { username: readUsername(body['username']) }),

  'POST /_local/clock': ({ runInOrder, timeTravel, clock }, { body }) =>
    runInOrder(async () => {
      const fired = await timeTravel.advance(readSeconds(body, 'advance_seconds'));
      return { now: clock.now().toISOString(), fired };
    }),
  'POST /_local/outage': ({ runInOrder, timeTravel, clock }, { body }) =>
    runInOrder(async () => {
      await timeTravel.outage(readSeconds(body, 'seconds'));
      return { now: clock.now().toISOString() };
    }),
  'POST /_local/faults': async ({ emulators, faultInjectors }, { body }) => {
    const fault = readFault(body);
    if (fault.target === 'lambda' || fault.target === 'page') faultInjectors[fault.target].set(fault.mode, fault.count);
    else await emulators.ask('/faults', fault);
    return fault;
  },
  'GET /_local/faults': async ({ emulators, faultInjectors }, { query }) => {
    const target = oneOf(FAULT_TARGETS, query.get('target'), 'target');
    if (target === 'lambda' || target === 'page') return { unanswered: faultInjectors[target].unanswered() };
    return emulators.ask('/faults/unanswered', { target });
  },
  'POST /_local/run': async ({ run }, { body }) => {
    const answered = run(String(body['function']), body['payload'] ?? {});
    if (!answered) throw new BadRequest('function must name a function without a route, such as workers/rotate-token-key.');
    return { answer: await answered };
  },
  'GET /_local/dump': ({ runInOrder, drain, dump }) =>
    runInOrder(async () => {
      await drain();
      return dump();
    }),
};

async function handle(request: IncomingMessage, controls: Controls): Promise<object | string> {
  const url = new URL(request.url ?? '/', 'http://local');
  const known = handlers[`${request.method} ${url.pathname}`];
  if (!known) throw new BadRequest(`The local stack has no ${request.method} ${url.pathname}.`);
  return known(controls, { query: url.searchParams, body: await readJson(request) });
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const text = (await readBody(request))?.toString('utf8') || '{}';
  try {
    const value: unknown = JSON.parse(text);
    // Any property of a non-null object can be read, and its value is checked later.
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    throw new BadRequest('The body is not valid JSON.');
  }
}

function readSeconds(body: Record<string, unknown>, field: string): number {
  const value = body[field];
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value;
  throw new BadRequest(`${field} must be a number of seconds, zero or more.`);
}

function readUsername(value: unknown): string {
  if (typeof value === 'string' && /^@\w{3,32}$/.test(value)) return value;
  throw new BadRequest('username must be a Telegram username, such as @anna_demo.');
}

function readFault({ target, mode, count }: Record<string, unknown>): Fault {
  const wanted = { target: oneOf(FAULT_TARGETS, target, 'target'), mode: oneOf([...FAULT_MODES, 'off'] as const, mode, 'mode') };
  if (count === undefined) return wanted;
  if (typeof count === 'number' && Number.isInteger(count) && count > 0) return { ...wanted, count };
  throw new BadRequest('count must be a whole number of calls, 1 or more. Without it, all calls fail until the mode is off.');
}

function oneOf<const Known extends string>(known: readonly Known[], value: unknown, field: string): Known {
  const found = known.find((one) => one === value);
  if (found) return found;
  throw new BadRequest(`${field} must be one of ${known.join(', ')}.`);
}

/** Performs all pending effects first, so that no message is still on its way. */
async function listMessages({ drain, emulators }: Pick<Controls, 'drain' | 'emulators'>, filter: MessageFilter = {}): Promise<Message[]> {
  await drain();
  return (await emulators.ask('/messages', filter)).messages;
}

/** Returns memory figures in bytes. Collects garbage first if Node was started with --expose-gc. */
function measureMemory(): object {
  globalThis.gc?.();
  const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
  return { rss, heapUsed, external, arrayBuffers };
}

function send(response: ServerResponse, status: number, given: object | string): void {
  const page = typeof given === 'string';
  response.writeHead(status, { 'content-type': page ? 'text/html; charset=utf-8' : 'application/json', 'cache-control': 'no-store' });
  response.end(page ? given : JSON.stringify(given));
}
