import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type DriveType, isDrive, type OwnStorageType, type StorageType } from '#common/storage-kinds.ts';
import type { Asking, Client, Part, Reply } from './client.ts';
import { consent, pageHere } from './consent.ts';
import { count as counted } from './counts.ts';
import { once } from './moments.ts';
import type { SentMessage, TestStack } from './stack.ts';

export const SECOND = 1;
export const MINUTE = 60;
export const HOUR = 3600;
export const DAY = 86_400;

/** The body of a reply with the expected status. */
// biome-ignore lint/suspicious/noExplicitAny: the expectations of a test define the shape of a reply
export type Body = any;

/** A person with an account. `ask` sends their newest access token. All their requests come from one client address. */
export interface Host {
  stack: TestStack;
  call: Client;
  ask: Client;
  id: string;
  email: string;
  password: string;
  name: string;
  tokens: { access_token: string; refresh_token: string };
}

/** A Survivor, with the data of the Host's reply and the paper. `call` uses the Survivor's own client address. */
export interface Survivor {
  call: Client;
  id: string;
  name: string;
  email: string;
  message: string;
  backupCodes: string[];
  recoveryKey: string;
}

/** A Host's connector and storage. */
export interface SetUp {
  connectorId: string;
  storageId: string;
}

/** A sealed will with its Host and Survivors. */
export interface SealedWill extends SetUp {
  stack: TestStack;
  host: Host;
  survivors: Survivor[];
  willId: string;
  documents: Part[];
}

/** A started transfer. */
export interface StartedTransfer {
  stack: TestStack;
  will: SealedWill;
  transferId: string;
  cancelDeadline: Date;
  /** The reply to the start, if it was started here. */
  message?: string;
}

export interface SealOptions {
  survivors?: number;
  threshold?: number;
  documents?: Part[];
  /** The contacts of a Survivor. Default: an e-mail address only. */
  contacts?: Contacts;
  storage?: StorageType;
}

/** The storage of the will. Default: an object_store. */
export type { DriveType, StorageType };

export type Contacts = (survivor: { name: string; email: string }) => { type: string; value: string }[];

// Test files may share a stack, so each has its own names and addresses.
let people = randomInt(1_000_000) * 1000;
let addresses = randomInt(1, 60_000) * 250;

/** Begins again with the first names and addresses, in a new world. */
export function beginPeople(): void {
  people = 0;
  addresses = 0;
}

/** Returns a client of the stack with an unused loopback address, which the rate limits see as a new client. */
export function newcomer(stack: TestStack): Client {
  addresses += 1;
  const localAddress = `127.${Math.floor(addresses / 62_500) % 250}.${Math.floor(addresses / 250) % 250}.${(addresses % 250) + 1}`;
  return stack.clientAt(localAddress);
}

/** Returns the body of the reply. Throws an error that names the step if the status differs. */
export async function answered(status: number, call: Client, method: string, path: string, asking?: Asking): Promise<Body> {
  const reply = await call(method, path, asking);
  if (reply.status === status) return reply.body;
  throw new Error(`${method} ${path.split('?')[0]} answered ${reply.status}, not ${status}: ${reply.bytes.toString('utf8').slice(0, 500)}`);
}

/** Registers an account whose e-mail address is not confirmed yet. `link` is the token of the link in the mail. */
export async function register(stack: TestStack, given: Partial<Pick<Host, 'email' | 'password' | 'name'>> = {}): Promise<Host & { link: string }> {
  people += 1;
  const call = newcomer(stack);
  const { email = `host${people}@example.com`, password = `the piano is out of tune ${people}`, name = `Anna Host${people}` } = given;
  const { id } = await answered(201, call, 'POST', '/api/auth/register', { json: { email, password, display_name: name } });
  const host = withTokens({ stack, call, id, email, password, name, tokens: { access_token: '', refresh_token: '' } });
  return Object.assign(host, { link: await mailed(stack, email, /verify-email#token=(\S+)/) });
}

function withTokens(person: Omit<Host, 'ask'>): Host {
  const ask: Client = (method, path, asking) => person.call(method, path, { token: host.tokens.access_token, ...asking });
  const host = { ...person, tokens: { ...person.tokens }, ask };
  return host;
}

/** Registers and confirms an account, and signs in. */
export async function openAccount(stack: TestStack, given: Parameters<typeof register>[1] = {}): Promise<Host> {
  const host = await register(stack, given);
  await answered(200, host.call, 'POST', '/api/auth/verify-email', { json: { token: host.link } });
  await signIn(host);
  return host;
}

/** Signs in again, as a Host must after an hour. The newest tokens are kept in `host`. */
export async function signIn(host: Host): Promise<Body> {
  const { email, password } = host;
  const signingIn = () => answered(200, host.call, 'POST', '/api/auth/login', { json: { email, password } });
  const body = await once(host.stack, `${email} signs in with ${password}`, signingIn, (tokens) => ({ ...tokens }));
  host.tokens = { access_token: body.access_token, refresh_token: body.refresh_token };
  return body;
}

/** Creates a verified e-mail connector and a connected storage, both local. */
export async function setUp(host: Host, type: StorageType = 'object_store'): Promise<SetUp> {
  const json = { type: 'email', name: 'My mail', config: await mailConfig(host), priority: 0 };
  const connector = await answered(201, host.ask, 'POST', '/api/connectors', { json });
  await answered(200, host.ask, 'POST', `/api/connectors/${connector.id}/test`, { json: { test_destination: host.email } });
  if (isDrive(type)) return { connectorId: connector.id, storageId: (await joinDrive(host, type)).id };
  const own = async (kind: OwnStorageType) => ({ config: (await host.stack.endpoints())[kind], directory_path: '/wills' });
  const place = type === 'service' ? {} : await own(type);
  const storage = await answered(201, host.ask, 'POST', '/api/storages', { json: { type, name: 'My bucket', ...place } });
  return { connectorId: connector.id, storageId: storage.id };
}

/** The config of an e-mail connector that sends with the local mail server. */
export async function mailConfig({ stack, email }: Pick<Host, 'stack' | 'email'>): Promise<Body> {
  const { smtp } = await stack.endpoints();
  return { smtp_host: smtp.host, smtp_port: smtp.port, username: smtp.username, password: smtp.password, from_address: email };
}

/** Creates a verified SMS connector, over which the Host is reached at this telephone. Returns its id. */
export async function addPhone({ stack, ask }: Host, phone: string): Promise<string> {
  const { sms: config } = await stack.endpoints();
  const { id } = await answered(201, ask, 'POST', '/api/connectors', { json: { type: 'sms', name: 'Phone', config, priority: 5 } });
  await answered(200, ask, 'POST', `/api/connectors/${id}/test`, { json: { test_destination: phone } });
  return id;
}

/** Requests a link for a new password, and returns the token in the mail. */
export async function resetLink({ stack, email }: Pick<Host, 'stack' | 'email'>): Promise<string> {
  await answered(202, newcomer(stack), 'POST', '/api/auth/forgot-password', { json: { email } });
  return newestReset(stack, email);
}

/** Returns the token of the newest link for a new password. */
export function newestReset(stack: TestStack, email: string): Promise<string> {
  return mailed(stack, email, /reset-password#token=(\S+)/);
}

/** Sets a new password with the token of a reset link. */
export function resetWith(stack: TestStack, token: string, password: string, more: object = {}): Promise<Reply> {
  return newcomer(stack)('POST', '/api/auth/reset-password', { json: { token, password, ...more } });
}

/** Connects the cloud drive of the account with this address. Returns its storage. */
export async function joinDrive(
  host: Host,
  type: DriveType,
  { account = '', storageId }: { account?: string; storageId?: string } = {},
): Promise<Body> {
  const json = { type, ...(storageId && { storage_id: storageId }) };
  const { redirect_url } = await answered(200, host.ask, 'POST', '/api/storages/connect', { json });
  const back = await consent(await pageHere(host.stack, redirect_url), 'allow', account);
  const { headers } = await host.call('GET', `${back.pathname}${back.search}`);
  if (!headers.location?.endsWith('/dashboard?storage=success')) throw new Error(`The sign-in ended at ${headers.location}.`);
  const { storages } = await answered(200, host.ask, 'GET', '/api/storages');
  return storages.findLast((storage: Body) => (storageId ? storage.id === storageId : storage.type === type));
}

const NAMES = ['Ben', 'Clara', 'Daniel', 'Eva', 'Felix', 'Greta', 'Hans', 'Ida', 'Jakob', 'Klara'];

/** Creates this number of Survivors, each with their own message. */
export async function nameSurvivors(host: Host, count: number, contacts: Contacts = byEmail): Promise<Survivor[]> {
  const named: Survivor[] = [];
  for (const name of NAMES.slice(0, count)) {
    const email = `${name.toLowerCase()}.${host.id.slice(0, 8)}@example.net`;
    const message = `Dear ${name}, thank you for everything.`;
    const json = { name, relationship: 'child', contact_methods: contacts({ name, email }), personal_message: message };
    const made = await answered(201, host.ask, 'POST', '/api/survivors', { json });
    named.push({ call: newcomer(host.stack), id: made.id, name, email, message, backupCodes: made.backup_codes, recoveryKey: made.recovery_key });
  }
  return named;
}

const byEmail: Contacts = ({ email }) => [{ type: 'email', value: email }];

/** A text document for an upload. */
export function letter(filename = 'letter.txt', content: Part['content'] = 'Dear all, the key is under the third flower pot.\n'): Part {
  return { name: 'files[]', filename, type: 'text/plain', content };
}

/** A PDF, a DOCX and a photo. */
export async function realDocuments(): Promise<Part[]> {
  const kinds = [
    ['last-will.pdf', 'application/pdf'],
    ['letter-to-my-children.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['family-photo.jpg', 'image/jpeg'],
  ] as const;
  const read = async ([filename, type]: (typeof kinds)[number]): Promise<Part> => ({
    name: 'files[]',
    filename,
    type,
    content: await readFile(new URL(`../fixtures/documents/${filename}`, import.meta.url)),
  });
  return Promise.all(kinds.map(read));
}

/** Creates a Host with a sealed will. Default: three Survivors, a threshold of two, and one letter. */
export function sealWill(stack: TestStack, options: SealOptions = {}): Promise<SealedWill> {
  const { survivors, threshold, ...others } = options;
  if (Object.keys(others).length > 0) return sealNewWill(stack, options);
  return once(stack, `a will of ${survivors} with ${threshold}`, () => sealNewWill(stack, options), copyWill);
}

const copyWill = (will: SealedWill): SealedWill => ({
  ...will,
  host: withTokens(will.host),
  survivors: will.survivors.map((survivor) => ({ ...survivor, backupCodes: [...survivor.backupCodes] })),
});

async function sealNewWill(stack: TestStack, options: SealOptions): Promise<SealedWill> {
  const { survivors: count = 3, threshold = 2, documents = [letter()], contacts, storage } = options;
  counted('wills sealed');
  const host = await openAccount(stack);
  const places = await setUp(host, storage);
  const survivors = await nameSurvivors(host, count, contacts);
  await answered(200, host.ask, 'PUT', '/api/host/settings', { json: { survivor_threshold: threshold } });
  const { will_id: willId } = await answered(201, host.ask, 'POST', '/api/will/upload', { parts: documents });
  await answered(200, host.ask, 'POST', '/api/will/encrypt', { json: { storage_id: places.storageId } });
  return { stack, host, ...places, survivors, willId, documents };
}

/** Returns the Survivor at this index. */
export function survivorAt({ survivors }: Pick<SealedWill, 'survivors'>, position: number): Survivor {
  const survivor = survivors[position];
  if (!survivor) throw new Error(`There is no Survivor at ${position}.`);
  return survivor;
}

/** Starts the transfer with the name of the first Survivor. */
export function startTransfer(will: SealedWill, by?: Survivor): Promise<StartedTransfer> {
  if (by) return startNewTransfer(will, by);
  return once(
    will.stack,
    'a transfer',
    () => startNewTransfer(will, survivorAt(will, 0)),
    (transfer) => ({ ...transfer, will }),
  );
}

async function startNewTransfer(will: SealedWill, by: Survivor): Promise<StartedTransfer> {
  const body = await answered(200, by.call, 'POST', '/api/transfer/initiate', { json: { will_id: will.willId, survivor_name: by.name } });
  return { stack: will.stack, will, transferId: body.transfer_id, cancelDeadline: new Date(body.host_cancel_deadline), message: body.message };
}

/** Returns a reply in short: `201`, or `409 transfer_running`. */
export const said = ({ status, body }: Reply): string => (status < 300 ? String(status) : `${status} ${body.code}`);

/** Starts the transfer with a code from a Survivor's mail, or authenticates them for the running one. */
export async function startWithProof({ stack, willId }: SealedWill, { email }: Pick<Survivor, 'email'>): Promise<Body> {
  const json = { will_id: willId, contact: { type: 'email', value: email } };
  const { otp_session_id } = await answered(200, newcomer(stack), 'POST', '/api/transfer/send-otp', { json });
  const code = await mailed(stack, email, /Your code is (\d{6})/);
  return answered(200, newcomer(stack), 'POST', '/api/transfer/verify-and-initiate', { json: { otp_session_id, code } });
}

/** The Host signs in and stops the transfer. */
export async function cancelTransfer({ will: { host }, transferId }: StartedTransfer): Promise<void> {
  await signIn(host);
  await answered(200, host.ask, 'POST', '/api/transfer/cancel', { json: { transfer_id: transferId } });
}

/** Signs in, and returns the statuses of the Host's checks, the newest first. */
export async function checkStatuses(host: Host): Promise<string[]> {
  await signIn(host);
  const { checks } = await answered(200, host.ask, 'GET', '/api/liveness/history');
  return checks.map(({ status }: { status: string }) => status);
}

/** Moves the clock to this number of seconds after the Host's deadline: 0 is the deadline, -1 the second before it. */
export async function passDeadline({ stack, cancelDeadline }: StartedTransfer, secondsAfter = 0): Promise<void> {
  const ahead = (cancelDeadline.getTime() - (await stack.now()).getTime()) / 1000;
  await stack.advance(ahead + secondsAfter);
}

/** Requests a code for a Survivor, and reads it from their mail. */
export async function askForCode(
  { stack, transferId }: Pick<StartedTransfer, 'stack' | 'transferId'>,
  survivor: Survivor,
): Promise<{ otp_session_id: string; code: string }> {
  const json = { transfer_id: transferId, survivor_id: survivor.id };
  const { otp_session_id } = await answered(200, survivor.call, 'POST', '/api/survivor-auth/select', { json });
  return { otp_session_id, code: await mailed(stack, survivor.email, /Your code is (\d{6})/) };
}

/** Starts a rehearsal. Returns its id. */
export async function startRehearsal({ host }: SealedWill): Promise<string> {
  return (await answered(201, host.ask, 'POST', '/api/rehearsals')).rehearsal_id;
}

/** Returns the token of the link in the newest message about a rehearsal. */
export function rehearsalToken(stack: TestStack, { email }: Pick<Survivor, 'email'>): Promise<string> {
  return mailed(stack, email, /rehearsal#token=(\S+)/);
}

/** Asks for the code of a rehearsal. Returns its session, and where the code arrives. */
export async function askToRehearse({ stack }: SealedWill, survivor: Survivor): Promise<{ otp_session_id: string; email: string }> {
  const { call, email } = survivor;
  const json = { token: await rehearsalToken(stack, survivor) };
  return { ...(await answered(200, call, 'POST', '/api/rehearsals/select', { json })), email };
}

/** Returns a different six-digit code for each `step`. */
export const wrongCode = (code: string, step = 1): string => String((Number(code) + step) % 1_000_000).padStart(6, '0');

/** Authenticates a Survivor with a code from their mail. */
export async function authenticate(transfer: StartedTransfer, survivor: Survivor): Promise<Body> {
  const body = await answered(200, survivor.call, 'POST', '/api/survivor-auth/verify-otp', { json: await askForCode(transfer, survivor) });
  if (!body.verified) throw new Error(`The code of ${survivor.name} was not accepted: ${body.message}`);
  return body;
}

/** Authenticates a Survivor with the next backup code of their paper, which is then used up. */
export async function authenticateOnPaper({ transferId }: StartedTransfer, survivor: Survivor): Promise<Body> {
  const backup_code = survivor.backupCodes.shift();
  if (backup_code === undefined) throw new Error(`The paper of ${survivor.name} has no code left.`);
  const json = { transfer_id: transferId, survivor_id: survivor.id, backup_code };
  const body = await answered(200, survivor.call, 'POST', '/api/survivor-auth/verify-otp', { json });
  if (!body.verified) throw new Error(`The backup code of ${survivor.name} was not accepted: ${body.message}`);
  return body;
}

/** Creates an open transfer: started, after its deadline, with enough authenticated Survivors. */
export function openWill(will: SealedWill, threshold = 2): Promise<StartedTransfer> {
  return once(
    will.stack,
    `an open will for ${threshold}`,
    () => openNewWill(will, threshold),
    (transfer) => ({ ...transfer, will }),
  );
}

async function openNewWill(will: SealedWill, threshold: number): Promise<StartedTransfer> {
  const transfer = await startTransfer(will);
  await passDeadline(transfer);
  for (const survivor of will.survivors.slice(0, threshold)) await authenticate(transfer, survivor);
  return transfer;
}

/** Requests the documents as a Survivor, and returns the reply. */
export function access({ transferId }: StartedTransfer, survivor: Survivor, asking?: Asking): Promise<Reply> {
  return survivor.call('GET', `/api/survivor-auth/will-access?transfer_id=${transferId}&survivor_id=${survivor.id}`, asking);
}

/** Returns the status of the transfer. */
export function transferStatus({ transferId }: StartedTransfer, call: Client): Promise<Body> {
  return answered(200, call, 'GET', `/api/transfer/status?transfer_id=${transferId}`);
}

/** Returns the first group of `pattern` in the newest message to this address that matches. */
export async function mailed(stack: TestStack, to: string, pattern: RegExp): Promise<string> {
  const messages = await stack.messages({ to });
  const found = messages.map(({ text }) => pattern.exec(text)?.[1]).findLast(Boolean);
  if (found) return found;
  throw new Error(`No message to ${to} holds ${pattern}; there are: ${messages.map(({ subject }) => subject).join(' | ')}`);
}

/** Returns the subjects of all messages to an address, oldest first. */
export async function subjects(stack: TestStack, to: string): Promise<string[]> {
  return (await stack.messages({ to })).map(({ subject }: SentMessage) => subject);
}
