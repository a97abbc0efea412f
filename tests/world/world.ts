import './replaced.ts';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { marshall } from '@aws-sdk/util-dynamodb';
import { createApp } from '#app/aws.ts';
import type { App } from '#app/app.ts';
import { provideApp } from '#app/current-app.ts';
import { type Message, openInbox } from '#infra/local/emulators/inbox.ts';
import type { Emulators } from '#infra/local/emulators/process.ts';
import { functionEnvironment, inventDeployment } from '#infra/local/environment.ts';
import { authorize } from '#infra/local/gateway/authorize.ts';
import { proxyEvent } from '#infra/local/gateway/gateway-event.ts';
import type { Runtime } from '#infra/local/gateway/lambda-runtime.ts';
import { createRouter } from '#infra/local/gateway/router.ts';
import type { ServiceApp } from '#infra/local/service.ts';
import { openMemoryStream } from '#infra/local/table/memory/memory-stream.ts';
import { toDump } from '#infra/local/table/local-table.ts';
import { createMemoryTable } from '#infra/local/table/memory/memory-table.ts';
import { createTimeTravel, type Fired } from '#infra/local/time/time-travel.ts';
import { itemGroup } from '#store/keys.ts';
import { type Asking, type Client, outgoing, type Reply } from '#tests/support/client.ts';
import { beginPeople } from '#tests/support/story.ts';
import { assertContract } from '#tests/support/contract.ts';
import { replaceAws } from './aws.ts';
import { delay, seedChance } from './chance.ts';
import { beginAt, happen, isBusy, moveTimeTo, nowOfWorld, plan, setTimeOfWorld } from './events.ts';
import { functionOf, invoke, invokeForReply, invokeLater, isRunning, loadFunctions, rows } from './functions.ts';
import { createObjects } from './objects.ts';
import { whenStill } from './replaced.ts';
import { createSchedules } from './schedules.ts';
import { beginTrace, note, setFates, setFault, traceSoFar, travel } from './travel.ts';

const BEGIN = '2031-03-11T10:05:00.000Z';
const names = { ...inventDeployment(), tableName: 'table', custodyKeyId: 'custody', operationsKeyId: 'operations', evidenceKeyId: 'evidence' };
const now = (): Date => new Date(Math.floor(nowOfWorld()));
const find = createRouter(rows);
const STREAM = 'streams/perform-effects';

/** The state of the one world of this process. */
let world: ReturnType<typeof newState>;

function newState() {
  const inbox = openInbox(now);
  const table = createMemoryTable(names.tableName);
  return { table, inbox, objects: createObjects(now), schedules: createSchedules(), stream: openMemoryStream(table.changes), isReading: false };
}

replaceAws(() => ({ ...world, sendMail: (input: SesInput) => deliver(mailOf(input)), sendText: (input: TextInput) => deliver(textOf(input)) }));

interface TextInput {
  DestinationPhoneNumber: string;
  MessageBody: string;
}

const textOf = ({ DestinationPhoneNumber: to, MessageBody: text }: TextInput) => ({ channel: 'sms', via: 'aws', to, from: 'WILL', subject: '', text, html: '' });

interface SesInput {
  Destination: { ToAddresses: string[] };
  Content: { Simple: { Subject: { Data: string }; Body: { Text: { Data: string }; Html: { Data: string } } } };
}

const mailOf = ({ Destination, Content: { Simple } }: SesInput): Omit<Message, 'id' | 'sent_at'> => ({
  channel: 'email',
  via: 'ses',
  to: Destination.ToAddresses[0] ?? '',
  from: names.mailFrom,
  subject: Simple.Subject.Data,
  text: Simple.Body.Text.Data,
  html: Simple.Body.Html.Data,
});

let observer: (message: Message) => void = () => {};

/** Calls this with each message that a provider accepts from now on. */
export function onMessage(given: typeof observer): void {
  observer = given;
}

function deliver(message: Omit<Message, 'id' | 'sent_at'>): string {
  const delivered = world.inbox.deliver(message);
  note(`message ${message.channel} ${message.to} ${message.subject}`);
  observer(delivered);
  return delivered.id;
}

/** When the next work is due, epoch milliseconds. */
export function nextDueOfWorld(): number | undefined {
  const schedule = world.schedules.waiting()[0]?.at;
  const indexed = world.table.firstInIndex();
  const due = [schedule, indexed && Date.parse(String(indexed['due_at']))].filter((at) => at !== undefined);
  return due.length > 0 ? Math.min(...due) : undefined;
}

/** What waits for the world. One loop drives it, for all of them. */
const waiting: { isDone(): boolean; go(): void; fail(error: unknown): void }[] = [];
/** Turns without an event, after which something would wait for ever. */
const IDLE_TURNS = 10_000;

/** Drives the world until `isDone`, one event after the other. */
function drive(isDone: () => boolean): Promise<void> {
  return new Promise((go, fail) => {
    waiting.push({ isDone, go, fail });
    if (waiting.length === 1) void driveAll();
  });
}

async function driveAll(): Promise<void> {
  let idle = 0;
  for (await whenStill(); waiting.length > 0; await whenStill()) {
    const done = waiting.findIndex((one) => one.isDone());
    if (done >= 0) waiting.splice(done, 1)[0]?.go();
    else {
      readStream();
      idle = happen() ? 0 : idle + 1;
      if (idle > IDLE_TURNS) for (const { fail } of waiting.splice(0)) fail(new Error(`The world stands still, and something still waits, after: ${traceSoFar().lines.slice(-3).join('; ')}`));
    }
  }
}

/** Lets everything happen that is under way. */
export const settle = (): Promise<void> => drive(() => !isBusy() && !isRunning() && !world.isReading && !hasRecords());

const hasRecords = (): boolean => Number(Object.values(world.stream.position())[0]) < world.table.changes.length;

/** Passes the table's stream on, one batch after the other. A batch whose function failed comes again. */
function readStream(): void {
  if (world.isReading || !hasRecords()) return;
  world.isReading = true;
  plan(delay(5, 105), () => void passOn().finally(() => Object.assign(world, { isReading: false })));
}

async function passOn(): Promise<void> {
  const before = world.stream.position();
  const Records = (await world.stream.next()).flat();
  note(`stream ${Records[0]?.dynamodb?.SequenceNumber} and ${Records.length - 1} more`);
  const answer = await invoke(STREAM, { Records }).catch(() => undefined);
  const failed = (answer as { batchItemFailures?: { itemIdentifier: string }[] } | undefined)?.batchItemFailures;
  if (failed?.length === 0) return;
  const first = failed?.map(({ itemIdentifier }) => Number(itemIdentifier)).sort((one, other) => one - other)[0];
  const position = first === undefined ? before : Object.fromEntries(Object.keys(before).map((shard) => [shard, String(first - 1)]));
  world.stream = openMemoryStream(world.table.changes, position);
}

/** One client, at an address of its own. */
export const clientAt =
  (address: string): Client =>
  (method, path, asking = {}) =>
    during(request(address, method, path, asking));

async function request(address: string, method: string, path: string, asking: Asking): Promise<Reply> {
  moment = undefined;
  const { headers, body } = outgoing(asking);
  const bytes = body ? Buffer.concat(await body.toArray()) : Buffer.alloc(0);
  await new Promise<void>((arrive) => void plan(delay(), arrive));
  const url = new URL(path, 'http://api.world');
  const match = find(method, url.pathname);
  if (typeof match === 'string') return ofGateway(match === 'unknown_path' ? 404 : 405, match);
  note(`request ${method} ${url.pathname}`);
  const incoming = incomingOf(address, method, headers);
  const access = match.row.auth === 'bearer' ? await authorize(incoming, url, { runtime }) : undefined;
  if (access === 'unauthorized') return ofGateway(401, 'unauthorized');
  const routed = { request: incoming, url, row: match.row, parameters: match.parameters, requestId: randomUUID(), now: nowOfWorld() };
  const event = { ...proxyEvent(routed, access), ...bodyOf(bytes, match.row.body === 'stream') };
  const { statusCode, headers: sent = {}, body: answer } = await invokeForReply(match.name, event, match.row.reply === 'stream');
  note(`answer ${statusCode} ${url.pathname}`);
  const reply = replyOf(statusCode, sent, answer);
  if (asking.contract !== false) assertContract(method, path, reply.status, reply.body, reply.headers);
  return reply;
}

/** A reply that the gateway gives without a function. */
const ofGateway = (status: number, code: string): Reply =>
  replyOf(status, { 'x-request-id': randomUUID(), 'content-type': 'application/json' }, Buffer.from(JSON.stringify({ error: code, code })));

const bodyOf = (bytes: Buffer, isStream: boolean) => (isStream ? { bodyStream: Readable.from([bytes]) } : { body: bytes.length > 0 ? bytes.toString('utf8') : null });

/** A request as the gateway has it, as far as the gateway reads it. */
function incomingOf(address: string, method: string, headers: Record<string, string>): IncomingMessage {
  const lower = Object.fromEntries(Object.entries({ host: 'api.world', ...headers }).map(([name, value]) => [name.toLowerCase(), value]));
  const parts = { method, headers: lower, rawHeaders: Object.entries(lower).flat(), httpVersion: '1.1', socket: { remoteAddress: address } };
  return parts as unknown as IncomingMessage;
}

function replyOf(status: number, given: Record<string, unknown>, bytes: Buffer): Reply {
  const headers = Object.fromEntries(Object.entries(given).map(([name, value]) => [name.toLowerCase(), String(value)]));
  const isJson = headers['content-type']?.startsWith('application/json') ?? true;
  return { status, headers, bytes, body: isJson && bytes.length > 0 ? JSON.parse(bytes.toString('utf8')) : bytes.toString('utf8') };
}

/** The functions as the parts of the local stack call them. */
const runtime = {
  call: (name: string, event: unknown) => invoke(name, event),
  callAsync: (name: string, event: unknown) => void plan(0, () => void invokeLater(name, JSON.stringify(event))),
} as unknown as Runtime;

/** Answers what the local stack asks its emulators. */
const emulators = {
  ask: async (path: string, body: { name: string }) => {
    if (path === '/schedules') return { schedules: world.schedules.waiting().map(({ name, at, arn, input }) => ({ group: '', name, at: new Date(at).toISOString(), targetArn: arn, input })) };
    if (path === '/schedules/complete') world.schedules.remove(body.name);
    return {};
  },
} as unknown as Emulators;

const clock = { now, moveTo: (at: Date) => moveTimeTo(at.getTime()), setting: () => ({}) };

let app: App;
let travelOf: ReturnType<typeof createTimeTravel>;

/** Resolves when the work is done, with the world going on. */
export async function during<Result>(work: Promise<Result>): Promise<Result> {
  let isDone = false;
  const watched = work.finally(() => {
    isDone = true;
  });
  watched.catch(() => {});
  await drive(() => isDone);
  return watched;
}

export interface WorldOptions {
  seed: string;
  /** Whether the lines of the trace are kept. */
  traced?: boolean;
}

/** Begins a new world. The one before is gone. */
export async function beginWorld({ seed, traced = false }: WorldOptions): Promise<void> {
  // What a function still waits for in the world before would otherwise never come.
  if (app) await settle();
  moments.clear();
  moment = undefined;
  seedChance(seed);
  beginPeople();
  setPage(true);
  beginAt(Date.parse(BEGIN));
  beginTrace(traced);
  setFates(() => 'done');
  world = newState();
  const endpoints = { drives: { clients: { drive_a: { id: 'a' }, drive_b: { id: 'b' }, drive_c: { id: 'c' } } } };
  const env = functionEnvironment(names, endpoints as never, { api: 'http://api.world', lambda: 'http://lambda.world' });
  Object.assign(process.env, env);
  app = { ...createApp(env, { now, allowLoopback: true }), connectors: connectorsOfWorld, answerPage: { fetch: answerPage } };
  provideApp(app);
  travelOf = createTimeTravel({
    clock: clock as never,
    app: app as unknown as ServiceApp,
    emulators,
    runtime,
    earliestDue: async () => {
      const first = world.table.firstInIndex();
      return first && { id: String(first['pk']), kind: itemGroup(String(first['pk'])), dueAt: new Date(String(first['due_at'])) };
    },
    functionName: functionOf,
    isPageUp: () => isPageUp,
    drain: settle,
    mailEvents: { setMailbox: async () => {}, passOn: async () => false },
    log: (line) => note(`log ${line}`),
  });
  await during(app.keyring.create(now()));
  await during(app.store.serviceClock.beat(now()));
}

const connectorsOfWorld: App['connectors'] = {
  deliver: (channel, _config, message) =>
    travel({ kind: 'deliver', about: `${channel} ${message.to}`, target: channel === 'email' ? 'smtp' : channel }, () => {
      deliver({ channel, via: 'connector', to: message.to, from: '', subject: message.subject, text: message.text, html: message.html });
      return { accepted: true as const };
    }).catch(() => ({ accepted: false as const, permanent: false, reason: 'The provider does not answer.' })),
  check: async () => ({ accepted: true }),
  complete: async (_, config) => ({ config }),
};

/** Whether people can reach our pages from now on. */
export function setPage(isUp: boolean): void {
  isPageUp = isUp;
}
let isPageUp = true;

async function answerPage(token: string): ReturnType<App['answerPage']['fetch']> {
  if (!isPageUp) throw new TypeError('fetch failed');
  const [name, row] = Object.entries(rows).find(([, { auth }]) => auth === 'service') ?? [];
  if (!name || !row) throw new Error('There is no page to check.');
  const url = new URL(`${row.path}?token=${token}`, 'http://api.world');
  const routed = { request: incomingOf('127.0.0.1', 'GET', {}), url, row, parameters: {}, requestId: randomUUID(), now: nowOfWorld() };
  const { statusCode: status, body } = await invokeForReply(name, proxyEvent(routed, undefined), false);
  return { status, body: body.toString('utf8') } as never;
}

interface Moment {
  at: number;
  table(): void;
  objects: ReturnType<ReturnType<typeof createObjects>['all']>;
  schedules: ReturnType<ReturnType<typeof createSchedules>['waiting']>;
  inbox: Message[];
}
const moments = new Map<string, Moment>();
let moment: string | undefined;

/** The world with the actions of a test's stack. */
export const stackOfWorld = {
  url: 'http://api.world',
  clientAt,
  now: async () => now(),
  /** Epoch milliseconds. */
  time: () => Math.floor(nowOfWorld()),
  /** The messages to an address, without waiting for those under way. */
  inbox: (to: string) => world.inbox.select({ to }),
  advance: (seconds: number): Promise<Fired[]> => {
    moment = undefined;
    return during(travelOf.advance(seconds));
  },
  messages: async ({ to, channel }: { to?: string; channel?: string } = {}) => {
    await settle();
    return world.inbox.select({ ...(to && { to }), ...(channel && { channel }) }).map((one) => ({ ...one, subject: one.subject.replace(/ · Will Custody$/, '') }));
  },
  clearMessages: async () => world.inbox.clear(),
  /** Calls a function without a route, as an operator would. */
  run: (name: string, payload: object) => during(invoke(name, payload)),
  dump: async () => {
    await settle();
    const items = world.table.items().map((item) => marshall(item));
    return toDump(names.tableName, names.serviceKey, items, openMemoryStream(world.table.changes));
  },
  keepMoment: async (name: string) => {
    await settle();
    moments.set(name, { at: nowOfWorld(), table: world.table.keep(), objects: world.objects.all(), schedules: world.schedules.waiting(), inbox: [...world.inbox.all()] });
    moment = name;
  },
  returnTo: async (name: string) => {
    await settle();
    const kept = moments.get(name);
    if (!kept) throw new Error(`No moment is named ${name}.`);
    setTimeOfWorld(kept.at);
    kept.table();
    world.objects.set(kept.objects);
    world.schedules.set(kept.schedules);
    world.inbox.restore(kept.inbox);
    travelOf.forget();
    moment = name;
  },
  moment: async () => moment ?? null,
  stop: async () => {},
  log: () => '',
  pid: process.pid,
  database: '',
  outage: (seconds: number): Promise<void> => {
    moment = undefined;
    return during(travelOf.outage(seconds));
  },
  fault: async (...given: Parameters<typeof setFault>) => setFault(...given),
  unanswered: async () => 0,
  endpoints: async () => ({
    sms: { provider: 'twilio', account_sid: `AC${'1'.repeat(32)}`, api_key_sid: `SK${'1'.repeat(32)}`, api_key_secret: '1'.repeat(32), from_number: '+15005550006' },
    sms_vonage: { provider: 'vonage', api_key_sid: '12345678', api_key_secret: '1234567890abcdef', from_number: '447700900001' },
    whatsapp: { provider: 'whatsapp', access_token: `EAA${'1'.repeat(120)}`, phone_number_id: '100000000000001', business_account_id: '100000000000002', template_name: 'will_notice' },
    smtp: { host: '127.0.0.1', port: 2525, username: 'host', password: 'secret' },
    object_store: { endpoint: 'http://127.0.0.1:9000', bucket: names.documentsBucket, region: names.region, access_key_id: 'KEY', secret_access_key: 'secret' },
  }),
};

export { loadFunctions, traceSoFar };
