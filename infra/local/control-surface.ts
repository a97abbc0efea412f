import type { IncomingMessage, ServerResponse } from 'node:http';
import { galleryPage } from '#infra/messages/gallery.ts';
import { BadRequest, type ControlRequest, oneOf, readSeconds } from './control-room/control-request.ts';
import { messagePage, roomPage } from './control-room/room-pages.ts';
import { renderInbox } from './docs-ui/inbox-page.ts';
import type { Fault } from './emulators/admin.ts';
import type { Message, MessageFilter } from './emulators/inbox.ts';
import { MAILBOX_MODES, type MailboxFault } from './emulators/mailboxes.ts';
import type { Emulators } from './emulators/process.ts';
import type { Families } from './family/families.ts';
import { StepRefused } from './family/family.ts';
import { FAULT_MODES, FAULT_TARGETS, type FaultInjector, type FaultMode, modesOf } from './gateway/fault-injector.ts';
import { describeError } from './gateway/lambda-runtime.ts';
import { readBody } from './gateway/ports.ts';
import type { MailEvents } from './mail-events.ts';
import type { Moments } from './moments.ts';
import { LOCAL_HEADERS, type Page, scriptless, sendPage } from './static-page.ts';
import type { ServiceClock } from './time/clock.ts';
import { advanceToNextDue, advanceToNextMessage } from './time/next-due.ts';
import type { TimeTravel } from './time/time-travel.ts';

/** The parts of the local stack that the control surface uses. */
export interface Controls {
  clock: ServiceClock;
  timeTravel: TimeTravel;
  emulators: Emulators;
  /** The fault injectors of the parts that are not emulators. */
  faultInjectors: Record<'lambda' | 'page', FaultInjector>;
  mailEvents: MailEvents;
  drain(): Promise<void>;
  /** Performs all pending effects, so that no message is still on its way. Returns the messages that match, oldest first. */
  listMessages(filter: MessageFilter): Promise<Message[]>;
  families: Families;
  moments: Moments;
  /** The addresses of the pages that links in messages lead to. */
  frontendUrl: string;
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

type Handler = (controls: Controls, asked: ControlRequest) => Promise<object>;
type PageHandler = (controls: Controls, query: URLSearchParams) => Promise<Page>;

/** Returns the handler for `/_local`, which only the local stack has. It answers in JSON, and has the pages of the control room. */
export function controlSurface(controls: Controls): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    handle(request, response, controls).catch((error: unknown) => {
      if (error instanceof BadRequest) return send(response, 400, { error: error.message, code: 'validation_failed' });
      if (error instanceof StepRefused) return send(response, 409, { error: error.message, code: 'step_refused' });
      controls.log(`${request.method} ${request.url}: ${describeError(error)}`);
      send(response, 500, { error: String(error), code: 'internal_error' });
    });
  };
}

const pages: Record<string, PageHandler> = {
  '/_local/inbox': async ({ listMessages, clock }) => scriptless(renderInbox(await listMessages({}), clock.now())),
  '/_local/mails': async () => scriptless(galleryPage()),
  '/_local/messages/html': async ({ listMessages }, query) => messagePage(await listMessages({}), query.get('id')),
};

const handlers: Record<string, Handler> = {
  'GET /_local/health': async ({ clock }) => ({ ready: true, now: clock.now().toISOString() }),
  'GET /_local/endpoints': async ({ endpoints }) => endpoints(),
  'GET /_local/calls': async ({ calls }) => calls(),
  'GET /_local/memory': async () => measureMemory(),

  'GET /_local/state': async ({ clock, families, frontendUrl }) => ({
    now: clock.now().toISOString(),
    is_frozen: clock.setting().stoppedAt !== undefined,
    frontend_url: frontendUrl,
    families: await families.list(),
  }),
  'POST /_local/family': async ({ families }) => ({ family: await families.make() }),
  'POST /_local/family/step': ({ families }, { body: { family, step, survivor } }) => families.play(String(step), String(family), String(survivor)),

  'GET /_local/messages': async ({ listMessages }, { query }) => ({ messages: await listMessages(Object.fromEntries(query)) }),
  'DELETE /_local/messages': ({ runInOrder, emulators, drain }) =>
    runInOrder(async () => {
      await drain();
      return emulators.ask('/messages/clear');
    }),

  // With `start`, the user opens a link to the service's own bot.
  'POST /_local/telegram/start': ({ emulators }, { body: { username, start } }) =>
    typeof start === 'string'
      ? emulators.ask('/telegram/follow', { username: readUsername(username), start })
      : emulators.ask('/telegram/start', { username: readUsername(username) }),
  'POST /_local/telegram/block': ({ emulators }, { body }) => emulators.ask('/telegram/block', { username: readUsername(body['username']) }),

  'POST /_local/clock': ({ runInOrder, timeTravel, clock }, { body }) =>
    runInOrder(async () => {
      const fired = await timeTravel.advance(readSeconds(body, 'advance_seconds'));
      return { now: clock.now().toISOString(), fired };
    }),
  'POST /_local/clock/next': ({ runInOrder, ...parts }, { body }) =>
    runInOrder(async () => {
      const until = oneOf(['due', 'message'], body['until'] ?? 'due', 'until');
      const fired = until === 'message' ? await advanceToNextMessage(parts) : ((await advanceToNextDue(parts)) ?? []);
      return { now: parts.clock.now().toISOString(), fired };
    }),
  'POST /_local/outage': ({ runInOrder, timeTravel, clock }, { body }) =>
    runInOrder(async () => {
      await timeTravel.outage(readSeconds(body, 'seconds'));
      return { now: clock.now().toISOString() };
    }),
  'POST /_local/faults': async ({ emulators, faultInjectors, mailEvents }, { body }) => {
    if (body['target'] === 'mailbox') {
      const mailbox = readMailbox(body);
      await mailEvents.setMailbox(mailbox);
      return { target: 'mailbox', ...mailbox };
    }
    const fault = readFault(body);
    if (fault.target === 'lambda' || fault.target === 'page') faultInjectors[fault.target].set(fault.mode, fault.count, fault.after);
    else await emulators.ask('/faults', fault);
    return fault;
  },
  'GET /_local/faults': async ({ emulators, faultInjectors }, { query }) => {
    if (!query.has('target')) return listAllFaults(emulators, faultInjectors);
    const target = oneOf(FAULT_TARGETS, query.get('target'), 'target');
    if (target === 'lambda' || target === 'page') return { unanswered: faultInjectors[target].unanswered() };
    return emulators.ask('/faults/unanswered', { target });
  },
  'POST /_local/run': async ({ run }, { body }) => {
    const answered = run(String(body['function']), body['payload'] ?? {});
    if (!answered) throw new BadRequest('function must name a function without a route, such as workers/rotate-token-key.');
    return { answer: await answered };
  },
  'GET /_local/moment': async ({ moments }) => ({ name: moments.current() ?? null }),
  'POST /_local/moment': ({ runInOrder, moments, faultInjectors }, { body }) =>
    runInOrder(async () => {
      if (typeof body['keep'] === 'string') await moments.keep(body['keep']);
      else if (typeof body['return_to'] === 'string') {
        for (const injector of Object.values(faultInjectors)) injector.set('off');
        await moments.returnTo(body['return_to']);
      } else throw new BadRequest('keep or return_to must be the name of a moment.');
      return { name: moments.current() ?? null };
    }),
  'GET /_local/dump': ({ runInOrder, drain, dump }) =>
    runInOrder(async () => {
      await drain();
      return dump();
    }),
};

async function handle(request: IncomingMessage, response: ServerResponse, controls: Controls): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://local');
  const page = request.method === 'GET' ? await (roomPage(pathname) ?? pages[pathname]?.(controls, searchParams)) : undefined;
  if (page) return sendPage(response, page);
  if (request.method !== 'GET' && pathname !== '/_local/moment') controls.moments.leave();
  const known = handlers[`${request.method} ${pathname}`];
  if (!known) throw new BadRequest(`The local stack has no ${request.method} ${pathname}.`);
  send(response, 200, await known(controls, { query: searchParams, body: await readJson(request) }));
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

function readUsername(value: unknown): string {
  if (typeof value === 'string' && /^@\w{3,32}$/.test(value)) return value;
  throw new BadRequest('username must be a Telegram username, such as @anna_demo.');
}

function readFault({ target, mode, count, after }: Record<string, unknown>): Fault {
  const wanted = { target: oneOf(FAULT_TARGETS, target, 'target'), mode: oneOf([...FAULT_MODES, 'off'] as const, mode, 'mode') };
  const isCalls = (given: unknown): given is number | undefined =>
    given === undefined || (typeof given === 'number' && Number.isInteger(given) && given > 0);
  if (!isCalls(count)) throw new BadRequest('count must be a whole number of calls, 1 or more. Without it, all calls fail until the mode is off.');
  if (!isCalls(after)) throw new BadRequest('after must be a whole number of calls, 1 or more. Without it, the next call fails.');
  return { ...wanted, ...(count !== undefined && { count }), ...(after !== undefined && { after }) };
}

function readMailbox({ mode, address }: Record<string, unknown>): MailboxFault {
  const wanted = { mode: oneOf([...MAILBOX_MODES, 'off'] as const, mode, 'mode') };
  if (address === undefined) return wanted;
  if (typeof address === 'string' && address.includes('@')) return { ...wanted, address };
  throw new BadRequest('address must be an e-mail address. Without it, the mode is for all mailboxes.');
}

async function listAllFaults(emulators: Emulators, faultInjectors: Controls['faultInjectors']): Promise<object> {
  const { mailboxes } = await emulators.ask('/mailboxes');
  const faults = await listFaults(emulators, faultInjectors);
  return { faults, targets: FAULT_TARGETS, modes: FAULT_MODES, mailboxes, mailbox_modes: MAILBOX_MODES };
}

/** Returns the mode of each part that fails now. */
async function listFaults(emulators: Emulators, { lambda, page }: Controls['faultInjectors']): Promise<Record<string, FaultMode>> {
  return { ...(await emulators.ask('/faults/set')).faults, ...modesOf({ lambda, page }) };
}

/**
 * Returns memory figures in bytes. Collects garbage first if Node was started with --expose-gc. The buffers that a collection finds
 * are freed in parallel with the program and are counted until then. The next collection waits for that.
 */
function measureMemory(): object {
  globalThis.gc?.();
  globalThis.gc?.();
  const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
  return { rss, heapUsed, external, arrayBuffers };
}

function send(response: ServerResponse, status: number, given: object): void {
  response.writeHead(status, { ...LOCAL_HEADERS, 'content-type': 'application/json' });
  response.end(JSON.stringify(given));
}
