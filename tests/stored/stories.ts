import { createHash } from 'node:crypto';
import { storedIn } from '#tests/custody/recover-stored.ts';
import { newestAnswer, respond } from '#tests/support/answer-links.ts';
import { takeBack } from '#tests/support/consent.ts';
import type { TestStack } from '#tests/support/stack.ts';
import {
  access,
  answered,
  askForCode,
  authenticate,
  authenticateOnPaper,
  type Body,
  DAY,
  HOUR,
  type Host,
  joinDrive,
  letter,
  mailed,
  nameSurvivors,
  newcomer,
  openAccount,
  passDeadline,
  realDocuments,
  type SealedWill,
  type SealOptions,
  type StartedTransfer,
  sealWill,
  setUp,
  signIn,
  startTransfer,
  survivorAt,
  wrongCode,
} from '#tests/support/story.ts';
import { type StoredWill, storedWill } from './people.ts';

/** The people of a fixture. Each has a sealed will and is named after its state. */
export interface Lives {
  wills: Record<string, StoredWill>;
  /** The one-time code that a Survivor of `awaiting` requested and did not enter yet, and the session of a backup code. */
  code: { otp_session_id: string; code: string };
  /** A Host who has not used the link that verifies their address. */
  unverified: { email: string; password: string };
  downloads: { url: string; content: string }[];
}

/** The names that messages may contain, next to Survivors and sealed documents. */
export const NAMES_IN_MESSAGES = ['Eva', 'My mail', 'My bucket', 'My server', 'Another mail', 'forgotten.txt', 'regretted.txt', 'draft.txt'];

/** Default: two people, both needed. */
const seal = (stack: TestStack, options: SealOptions = {}): Promise<SealedWill> => sealWill(stack, { survivors: 2, ...options });

const settings = (will: SealedWill, json: object): Promise<Body> => answered(200, will.host.ask, 'PUT', '/api/host/settings', { json });

/** Plays the stories up to the moment of the recording. Nothing moves the clock after that. Messages of their last steps stay in the outbox. */
export async function playStories(stack: TestStack): Promise<Lives> {
  const early = await playEarlyStories(stack);
  const first = await playFirstDays(stack);
  const second = await playSecondDays(stack, first);
  await failTargets(stack, CHANNELS);
  await stack.advance(1.9 * DAY);
  await failTargets(stack, CHANNELS, 'off');
  const reminded = await startTransfer(second.wills.reminded);
  await stack.messages();
  await failTargets(stack, CHANNELS);
  await stack.advance(0.5 * DAY);
  return playLastDay(stack, { ...early, ...first, ...second.wills, ...second.started, reminded });
}

const CHANNELS = ['smtp', 'ses', 'sms', 'whatsapp', 'telegram'] as const;

/** From now on, these targets send nothing. */
async function failTargets(stack: TestStack, targets: readonly Parameters<TestStack['fault']>[0][], mode: 'refuse' | 'error' | 'off' = 'refuse') {
  for (const target of targets) await stack.fault(target, mode);
}

/** Three weeks before the others: what takes that long. */
async function playEarlyStories(stack: TestStack) {
  const damaged = await seal(stack);
  await settings(damaged, { hcit_days: 90 });
  await damagePackage(stack);
  await stack.outage(2 * HOUR);
  await stack.advance(8 * DAY);
  const completed = await startTransfer(await seal(stack));
  await passDeadline(completed);
  for (const survivor of completed.will.survivors) await authenticate(completed, survivor);
  await readAll(completed);
  await stack.advance(0.5 * DAY);
  const drafty = await openAccount(stack);
  await answered(201, drafty.ask, 'POST', '/api/will/upload', { parts: [letter('forgotten.txt')] });
  await stack.advance(11.5 * DAY);
  return { damaged, completed, drafty };
}

/** Cuts off the end of every file in the only package. */
async function damagePackage(stack: TestStack): Promise<void> {
  const stored = await storedIn(stack);
  const documents = (await stored.paths()).filter((path) => path.endsWith('.age') && !/shares|messages|index/.test(path));
  for (const path of documents) await stored.put(path, (await stored.read(path)).slice(0, -1));
}

/** Reads everything that can be read. Returns what the first Survivor received. */
async function readAll({ transferId, ...transfer }: StartedTransfer, token?: string): Promise<Lives['downloads']> {
  const reply = await access({ ...transfer, transferId }, survivorAt(transfer.will, 0), token ? { token } : {});
  const downloads: Lives['downloads'] = [];
  for (const { download_url: url } of reply.body.documents) {
    const { bytes } = await survivorAt(transfer.will, 0).call('GET', url);
    downloads.push({ url: url.replace(transfer.stack.url, ''), content: bytes.toString('base64') });
  }
  return downloads;
}

/** Day 0 to day 2. */
async function playFirstDays(stack: TestStack) {
  const settled = await willWithEverySetting(stack);
  const accessible = await startTransfer(await seal(stack, { survivors: 3, documents: await smallDocuments() }));
  const [missed, returned] = [await seal(stack), await seal(stack)];
  for (const will of [missed, returned]) await settings(will, { hcit_days: 7, hcrt_hours: 24, hcrac: 1 });
  const asked = await seal(stack);
  await settings(asked, { hcit_days: 7, hcrt_hours: 72, hcrac: 3 });
  await stack.advance(1.5 * DAY);
  const unasked = await seal(stack);
  await settings(unasked, { hcit_days: 7 });
  const lastCheck = await seal(stack);
  await settings(lastCheck, { hcit_days: 7, hcrac: 1 });
  await passDeadline(accessible);
  const session = await authenticate(accessible, survivorAt(accessible.will, 0));
  await authenticateOnPaper(accessible, survivorAt(accessible.will, 1));
  await readAll(accessible, session.session_token);
  return { settled, accessible, missed, returned, asked, unasked, lastCheck, session };
}

/** The PDF and the DOCX. The photo would be most of a fixture. */
const smallDocuments = async () => (await realDocuments()).slice(0, 2);

/** Creates a Host with every setting, a connector of each type, a storage of each type, and three Survivors with different channels. */
async function willWithEverySetting(stack: TestStack): Promise<SealedWill> {
  const host = await openAccount(stack, { name: 'Anna Everything' });
  const places = await setUp(host);
  const endpoints = await stack.endpoints();
  const addresses = { sms: '+436640000001', sms_vonage: '+436640000002', whatsapp: '+436640000003', telegram: '@anna_host' };
  const connectors: Record<string, string> = {};
  for (const [name, test_destination] of Object.entries(addresses)) {
    const json = { type: name.split('_')[0], name: `My ${name}`, config: endpoints[name], priority: 3 };
    const { id } = await answered(201, host.ask, 'POST', '/api/connectors', { json });
    await answered(200, host.ask, 'POST', `/api/connectors/${id}/test`, { json: { test_destination } });
    connectors[name] = id;
  }
  const sftp = { type: 'sftp', name: 'My server', config: endpoints['sftp'], directory_path: '/spare' };
  await answered(201, host.ask, 'POST', '/api/storages', { json: sftp });
  await joinDrive(host, 'drive_a', { account: 'anna@drive.example' });
  const phones: Record<string, { type: string; value: string }> = {
    Ben: { type: 'sms', value: '+436641111111' },
    Clara: { type: 'whatsapp', value: '+436642222222' },
    Daniel: { type: 'telegram', value: '@daniel_d' },
  };
  const survivors = await nameSurvivors(host, 3, ({ name, email }) => [{ type: 'email', value: email }, ...(phones[name] ? [phones[name]] : [])]);
  const json = { hcit_days: 7, hcrt_hours: 48, hcrac: 5, survivor_threshold: 3, preferred_connector_id: connectors['sms'] };
  await answered(200, host.ask, 'PUT', '/api/host/settings', { json });
  await answered(200, host.ask, 'PUT', '/api/host/profile', { json: { locale: 'de-AT', timezone: 'Europe/Vienna' } });
  const documents = await smallDocuments();
  const { will_id: willId } = await answered(201, host.ask, 'POST', '/api/will/upload', { parts: documents });
  await answered(200, host.ask, 'POST', '/api/will/encrypt', { json: { storage_id: places.storageId } });
  return { stack, host, ...places, survivors, willId, documents };
}

/** Day 2 to day 7 and a half. The links that the last day uses are sent while mail still works. */
async function playSecondDays(stack: TestStack, { settled }: { settled: SealedWill }) {
  const names = ['awaiting', 'opening', 'cancelled', 'reminded', 'initiated', 'recovered', 'denied', 'disowned', 'pending', 'sealing'] as const;
  const wills = {} as Record<(typeof names)[number], SealedWill>;
  for (const name of names) wills[name] = await seal(stack, name === 'awaiting' ? { survivors: 3 } : {});
  await stack.advance(3.4 * DAY);
  const failed = await startTransfer(await seal(stack, { storage: 'sftp' }));
  await stack.advance(1.5 * DAY);
  const awaiting = await startTransfer(wills.awaiting);
  const opening = await startTransfer(wills.opening);
  const cancelled = await startTransfer(wills.cancelled);
  await stack.advance(0.5 * DAY);
  await signIn(settled.host);
  await answered(200, settled.host.ask, 'POST', '/api/liveness/alive');
  await passDeadline(failed);
  await failTargets(stack, ['sftp']);
  for (const survivor of failed.will.survivors) await authenticate(failed, survivor);
  const reset = await resetLink(wills.denied.host);
  await answered(204, newcomer(stack), 'POST', '/api/auth/reset-password', { json: { token: reset, password: 'chosen by a thief' } });
  await signIn(wills.disowned.host);
  await replaceContacts(wills.disowned, 'eve@evil.example');
  // Sends all messages so far, before sending fails.
  await stack.messages();
  return { wills, started: { awaiting, opening, cancelled, failed } };
}

async function resetLink({ stack, email }: Host): Promise<string> {
  await answered(202, newcomer(stack), 'POST', '/api/auth/forgot-password', { json: { email } });
  return mailed(stack, email, /reset-password#token=(\S+)/);
}

function replaceContacts(will: SealedWill, value: string): Promise<Body> {
  const json = { contact_methods: [{ type: 'email', value }] };
  return answered(200, will.host.ask, 'PUT', `/api/survivors/${survivorAt(will, 0).id}`, { json });
}

type Second = Awaited<ReturnType<typeof playSecondDays>>;
type Cast = Awaited<ReturnType<typeof playEarlyStories>> &
  Awaited<ReturnType<typeof playFirstDays>> &
  Omit<Second['wills'], keyof Second['started'] | 'reminded'> &
  Second['started'] & { reminded: StartedTransfer };

/** The last day: many changes, and no message about them is sent. */
async function playLastDay(stack: TestStack, cast: Cast): Promise<Lives> {
  await failTargets(stack, ['smtp', 'ses'], 'off');
  const reset = await resetLink(cast.recovered.host);
  const code = await askForCode(cast.awaiting, survivorAt(cast.awaiting.will, 1));
  const { otp_session_id, code: right } = await askForCode(cast.awaiting, survivorAt(cast.awaiting.will, 2));
  const guess = { otp_session_id, code: wrongCode(right) };
  await answered(200, newcomer(stack), 'POST', '/api/survivor-auth/verify-otp', { json: guess });
  await resetLink(cast.lastCheck.host);
  await failTargets(stack, ['smtp', 'ses']);

  await playLastTransfers(stack, cast);
  await useEarlierLinks(stack, cast, reset);
  await changeAllSettings(stack, cast);
  const session = await answered(200, newcomer(stack), 'POST', '/api/survivor-auth/verify-otp', { json: await paperOf(cast.accessible, 2) });
  const downloads = await readAll(cast.accessible, cast.session.session_token);
  const unverified = { email: 'newcomer@example.com', password: 'the harp is out of tune' };
  await answered(201, newcomer(stack), 'POST', '/api/auth/register', { json: { ...unverified, display_name: 'Nora New' } });
  await answered(202, newcomer(stack), 'POST', '/api/auth/resend-verification', { json: { email: unverified.email } });
  await interruptWork(stack, cast);
  const names = { Ben: cast.session.session_token, Daniel: session.session_token };
  return { wills: willsOf(cast, names), code, unverified, downloads };
}

async function paperOf({ will, transferId }: StartedTransfer, position: number): Promise<object> {
  const survivor = survivorAt(will, position);
  return { transfer_id: transferId, survivor_id: survivor.id, backup_code: survivor.backupCodes.shift() };
}

/** A transfer in each state. The messages of its last step are in the outbox. */
async function playLastTransfers(stack: TestStack, cast: Cast): Promise<void> {
  const { awaiting, opening, cancelled, initiated } = cast;
  await startTransfer(initiated);
  await authenticateOnPaper(awaiting, survivorAt(awaiting.will, 0));
  const wrong = { transfer_id: awaiting.transferId, survivor_id: survivorAt(awaiting.will, 2).id, backup_code: 'AAAA-0000' };
  await answered(200, survivorAt(awaiting.will, 2).call, 'POST', '/api/survivor-auth/verify-otp', { json: wrong });
  for (const survivor of opening.will.survivors) await authenticateOnPaper(opening, survivor);
  await access(opening, survivorAt(opening.will, 0));
  await signIn(cancelled.will.host);
  await answered(200, cancelled.will.host.ask, 'POST', '/api/transfer/cancel', { json: {} });
  const json = { host_email: cast.settled.host.email, contact: { type: 'email', value: survivorAt(cast.settled, 0).email } };
  await answered(200, newcomer(stack), 'POST', '/api/transfer/lookup', { json });
}

/** Uses links that were sent before. */
async function useEarlierLinks(stack: TestStack, cast: Cast, reset: string): Promise<void> {
  const { awaiting, returned, denied, disowned, accessible, recovered } = cast;
  const expectDone = async (token: string, more: Record<string, string> = {}) => {
    const { status, body } = await respond(stack, token, more);
    if (status !== 200) throw new Error(`A link answered ${status}: ${JSON.stringify(body)}`);
  };
  await expectDone(await newestAnswer(stack, awaiting.will.host.email), { fresh_link: 'yes' });
  await expectDone(await newestAnswer(stack, returned.host.email));
  await expectDone(await newestAnswer(stack, denied.host.email), { reset: 'not_mine' });
  await expectDone(await newestAnswer(stack, disowned.host.email));
  await expectDone(await newestAnswer(stack, survivorAt(accessible.will, 2).email));
  await answered(204, newcomer(stack), 'POST', '/api/auth/reset-password', { json: { token: reset, password: 'chosen in a hurry' } });
  recovered.host.password = 'chosen in a hurry';
}

/** The Host with every setting changes nearly all of them. */
async function changeAllSettings(stack: TestStack, { settled, pending }: Cast): Promise<void> {
  const { host } = settled;
  await newcomer(stack)('POST', '/api/auth/login', { json: { email: host.email, password: 'wrong' } });
  await signIn(host);
  await settings(settled, { hcrt_hours: 72, hcrac: 4 });
  await answered(200, host.ask, 'PUT', '/api/host/profile', { json: { display_name: 'Anna Renamed' } });
  await replaceContacts(settled, 'ben.moved@example.net');
  await answered(200, host.ask, 'POST', `/api/survivors/${survivorAt(settled, 1).id}/regenerate-codes`).then(({ backup_codes }) => {
    survivorAt(settled, 1).backupCodes.splice(0, 99, ...backup_codes);
  });
  // One sealing at a time.
  await stack.messages();
  const eva = { name: 'Eva', relationship: 'friend', contact_methods: [{ type: 'email', value: 'eva@example.net' }] };
  const { id } = await answered(201, host.ask, 'POST', '/api/survivors', { json: eva });
  await stack.messages();
  await answered(204, host.ask, 'DELETE', `/api/survivors/${id}`);
  await stack.messages();
  const json = { type: 'email', name: 'Another mail', config: await mailOf(host), priority: 9 };
  await answered(201, host.ask, 'POST', '/api/connectors', { json, headers: { 'idempotency-key': 'a-request-that-was-done' } });
  await answered(201, host.ask, 'POST', '/api/will/upload', { parts: [letter('draft.txt', 'Not sealed yet.\n')] });
  await announce(host);
  await loseDrive(host);
  await answered(200, host.ask, 'POST', '/api/storages/connect', { json: { type: 'drive_b' } });
  await signIn(pending.host);
  await joinDrive(pending.host, 'drive_c');
  await answered(200, pending.host.ask, 'PUT', '/api/host/profile', { json: { email: 'moved@example.com' } });
  host.name = 'Anna Renamed';
}

/** The Host revokes their consent at the drive, and the service detects it. */
async function loseDrive(host: Host): Promise<void> {
  const { drives } = await host.stack.endpoints();
  await takeBack(drives['drive_a']);
  const { storages } = await answered(200, host.ask, 'GET', '/api/storages');
  const drive = storages.find(({ type }: Body) => type === 'drive_a');
  await host.ask('POST', `/api/storages/${drive.id}/test`);
}

async function mailOf(host: Host): Promise<object> {
  const { smtp } = await host.stack.endpoints();
  return { smtp_host: smtp.host, smtp_port: smtp.port, username: smtp.username, password: smtp.password, from_address: host.email };
}

/** Announces an upload and does not complete it. */
async function announce(host: Host): Promise<void> {
  const content = Buffer.from('never completed\n');
  const sha256_hash = createHash('sha256').update(content).digest('hex');
  const file = { filename: 'a.txt', mime_type: 'text/plain', size_bytes: content.length, sha256_hash };
  const { files } = await answered(201, host.ask, 'POST', '/api/will/uploads', { json: { files: [file] } });
  await fetch(files[0].url, { method: 'PUT', headers: files[0].headers, body: content });
}

/** Interrupted work: files that the storage rejects, a sealing that stops, and messages that no worker has started with. */
async function interruptWork(stack: TestStack, { drafty, pending, sealing, initiated, opening }: Cast): Promise<void> {
  await signIn(sealing.host);
  await answered(201, sealing.host.ask, 'POST', '/api/will/upload', { parts: [letter('second.txt', 'A second letter.\n')] });
  await failTargets(stack, ['object_store', 'staging'], 'error');
  await answered(204, drafty.ask, 'DELETE', `/api/will/documents/${(await draftOf(drafty)).id}`);
  await replaceContacts(pending, 'pending.moved@example.net');
  await stack.messages();
  await failTargets(stack, ['lambda'], 'error');
  await sealing.host.ask('POST', '/api/will/encrypt', { json: { storage_id: sealing.storageId } });
  await signIn(initiated.host);
  await answered(204, initiated.host.ask, 'POST', '/api/auth/change-password', {
    json: { current_password: initiated.host.password, new_password: 'the cello is out of tune' },
  });
  initiated.host.password = 'the cello is out of tune';
  await signIn(initiated.host);
  const survivor = survivorAt(opening.will, 0);
  const json = { will_id: opening.will.willId, contact: { type: 'email', value: survivor.email } };
  await answered(200, newcomer(stack), 'POST', '/api/transfer/send-otp', { json });
}

/** Returns the first of two documents of a draft. */
async function draftOf(host: Host): Promise<Body> {
  await signIn(host);
  await host.stack.fault('staging', 'off');
  await answered(201, host.ask, 'POST', '/api/will/upload', { parts: [letter('regretted.txt')] });
  await host.stack.messages();
  await host.stack.fault('staging', 'error');
  const { documents } = await answered(200, host.ask, 'GET', '/api/will/documents');
  return documents.find(({ filename }: Body) => filename === 'regretted.txt');
}

function willsOf(cast: Cast, sessions: Record<string, string>): Lives['wills'] {
  const { settled, damaged, missed, returned, asked, unasked, lastCheck, recovered, denied, disowned, pending, sealing } = cast;
  const { accessible, failed, completed, awaiting, opening, cancelled, reminded } = cast;
  const still = { settled, damaged, missed, returned, asked, unasked, lastCheck, recovered, denied, disowned, pending, sealing };
  const started = { accessible, failed, completed, awaiting, opening, cancelled, reminded };
  return {
    ...Object.fromEntries(Object.entries(still).map(([name, will]) => [name, storedWill(will)])),
    ...Object.fromEntries(Object.entries(started).map(([name, { will, transferId }]) => [name, storedWill(will, { transferId })])),
    accessible: storedWill(accessible.will, { transferId: accessible.transferId, sessions }),
    initiated: storedWill(cast.initiated),
  };
}
