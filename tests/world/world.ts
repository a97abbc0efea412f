import './replaced.ts';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { MailboxFault } from '#infra/local/entry.ts';
import { toDump } from '#infra/local/table/local-table.ts';
import { openMemoryStream } from '#infra/local/table/memory/memory-stream.ts';
import type { Fired } from '#infra/local/time/time-travel.ts';
import type { Dump } from '#tests/support/stack.ts';
import { beginPeople } from '#tests/support/story.ts';
import { replaceAws } from './aws.ts';
import { seedChance } from './chance.ts';
import { drive, during, endDriving, settle } from './driver.ts';
import { beginAt } from './events.ts';
import { endFaults, faultsNow, setFault } from './fates.ts';
import { endRuns, invoke, loadFunctions } from './functions.ts';
import { beginMoments, keepMoment, leaveMoment, momentNow, returnTo } from './moments.ts';
import { API, names } from './names.ts';
import { answerConsent, endPlaces } from './places.ts';
import { endProviders, onMessage } from './providers.ts';
import { replaceTime, restoreTime } from './replaced-time.ts';
import { clientAt } from './requests.ts';
import { appNow, beginService, timeTravel } from './service.ts';
import { beginClock, newWorld, now, worldNow } from './state.ts';
import { setDriver, whenStill } from './still.ts';
import { reading } from './stream.ts';
import { beginTrace, logSoFar, traceLogLines, traceSoFar } from './trace.ts';
import { answerUpload } from './uploads.ts';

export { seededFaults } from './fates.ts';
export { type PlaceMode, setPlace } from './places.ts';
export { blockChat, bounceMailbox, onMessage, type Provider, type ProviderMode, reportLate, setProvider } from './providers.ts';
export { renewApp, startContainer } from './service.ts';
export { restoreTable } from './state.ts';
export { clientAt, during, loadFunctions, settle, traceSoFar };

const BEGIN = '2031-03-11T10:05:00.000Z';

replaceAws();
traceLogLines();
const { fetch } = globalThis;
globalThis.fetch = async (page, init) =>
  answerConsent(String(page), init?.body as URLSearchParams) ?? (await answerUpload(String(page), init?.body)) ?? fetch(page, init);

export interface WorldOptions {
  seed: string;
  /** Whether the lines of the trace are kept. */
  traced?: boolean;
  /** The time at which it begins. */
  begin?: string;
  /**
   * Whether the service behaves as in the local stack of a test: its clock stands still until a test moves it, and functions keep what is in
   * their memory when the world returns to a moment, so that continuations differ.
   */
  asStack?: boolean;
}

/** Begins a new world. The one before is gone: what waits for it is rejected, and what it still does never happens. */
export async function beginWorld({ seed, traced = false, begin = BEGIN, asStack = false }: WorldOptions): Promise<void> {
  replaceTime();
  setDriver(undefined);
  endRuns();
  await endDriving();
  beginAt(Date.parse(begin));
  await whenStill();
  beginAt(Date.parse(begin));
  beginMoments(asStack);
  beginClock(asStack);
  for (const end of [endFaults, endPlaces, endProviders, beginPeople]) end();
  onMessage(() => {});
  reading.isDropped = false;
  seedChance(seed);
  beginTrace(traced);
  newWorld();
  beginService();
  const { keyring, store } = appNow();
  await during(keyring.create(now()));
  await during(store.serviceClock.beat(now()));
  setDriver(asStack ? drive : undefined);
}

/** Ends the world, and gives the real time back. */
async function endWorld(): Promise<void> {
  setDriver(undefined);
  endRuns();
  await endDriving();
  restoreTime();
}

/** Performs work outside of a request. Afterwards, the world is no longer at the moment that was kept. */
function work<Result>(does: () => Promise<Result>): Promise<Result> {
  leaveMoment();
  return during(does());
}

/** Changes how the world behaves. Afterwards, it is no longer at the moment that was kept. */
function changed(change: () => void): void {
  leaveMoment();
  change();
}

/** From now on, each record of the stream counts as processed and nothing is performed, as after five failed attempts: or no longer. */
export const dropRecords = (isDropped: boolean): void => changed(() => Object.assign(reading, { isDropped }));

/** Returns when the next work is due, epoch milliseconds. */
export function nextDueOfWorld(): number | undefined {
  const { schedules, table } = worldNow();
  const due = [schedules.waiting()[0]?.at, Date.parse(String(table.inIndex()[0]?.['due_at'] ?? ''))].filter(
    (at) => at !== undefined && !Number.isNaN(at),
  );
  return due.length > 0 ? Math.min(...(due as number[])) : undefined;
}

/** The world with the actions of a test's stack. */
export const stackOfWorld = {
  url: API,
  clientAt,
  now: async () => now(),
  advance: (seconds: number): Promise<Fired[]> => work(() => timeTravel().advance(seconds)),
  outage: (seconds: number): Promise<void> => work(() => timeTravel().outage(seconds)),
  messages: async ({ to, channel }: { to?: string; channel?: string } = {}) => {
    await settle();
    const found = worldNow().inbox.select({ ...(to && { to }), ...(channel && { channel }) });
    return found.map((one) => ({ ...one, subject: one.subject.replace(/ · Will Custody$/, '') }));
  },
  /** Epoch milliseconds. */
  time: () => now().getTime(),
  /** The messages to an address, without those under way. */
  inbox: (to: string) => worldNow().inbox.select({ to }),
  clearMessages: async () => changed(() => worldNow().inbox.clear()),
  /** Calls a function without a route, as an operator would. */
  run: (name: string, payload: object) => work(() => invoke(name, payload)),
  dump: async () => {
    await settle();
    const { table } = worldNow();
    const items = table.items().map((item) => marshall(item));
    // It has the form that the control surface answers with.
    return (await toDump(names.tableName, names.serviceKey, items, openMemoryStream(table.changes))) as Dump;
  },
  keepMoment,
  returnTo,
  moment: async () => momentNow() ?? null,
  fault: async (...given: Parameters<typeof setFault>) => changed(() => setFault(...given)),
  faultAfter: async (after: number, target: Parameters<typeof setFault>[0], mode: Parameters<typeof setFault>[1]) =>
    changed(() => setFault(target, mode, Number.POSITIVE_INFINITY, after)),
  faults: async () => faultsNow(),
  mailbox: async (mode: MailboxFault['mode'], address?: string) =>
    changed(() => worldNow().mailboxes.set({ mode, ...(address !== undefined && { address }) })),
  endpoints: async () => ENDPOINTS,
  stop: endWorld,
  log: logSoFar,
  /** Calls to it are answered by this world, whatever their address. */
  database: 'http://table.world',
};

const ENDPOINTS = {
  sms: {
    ...{ provider: 'twilio', account_sid: `AC${'1'.repeat(32)}`, api_key_sid: `SK${'1'.repeat(32)}` },
    ...{ api_key_secret: '1'.repeat(32), from_number: '+15005550006' },
  },
  sms_vonage: { provider: 'vonage', api_key_sid: '12345678', api_key_secret: '1234567890abcdef', from_number: '447700900001' },
  whatsapp: {
    ...{ provider: 'whatsapp', access_token: `EAA${'1'.repeat(120)}`, phone_number_id: '100000000000001' },
    ...{ business_account_id: '100000000000002', template_name: 'will_notice' },
  },
  telegram: { provider: 'telegram', bot_token: `123456789:${'A'.repeat(35)}` },
  smtp: { host: '127.0.0.1', port: 2525, username: 'host', password: 'secret' },
  object_store: {
    ...{ endpoint: 'http://127.0.0.1:9000', bucket: names.documentsBucket, region: names.region },
    ...{ access_key_id: 'KEY', secret_access_key: 'secret' },
  },
  sftp: { host: 'files.example', port: 22, username: 'host', password: 'secret' },
  drives: { drive_a: 'http://drive.world', drive_b: 'http://drive.world', drive_c: 'http://drive.world' },
};
