import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { StackEndpoints } from '#infra/local/endpoints.ts';
import type { ServiceClient } from '#infra/openapi/client.ts';
import type { Cast, Person } from './cast.ts';

// The steps of a Host and of Survivors, over HTTP only, like a frontend. The demo and the control room use the same ones.

const FILES = [
  ['last-will.pdf', 'application/pdf'],
  ['letter-to-my-children.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['family-photo.jpg', 'image/jpeg'],
] as const;

/** The client's result of one request: the body of a success, or that of a refusal. */
export interface Answer<Body, Problem> {
  data?: Body;
  error?: Problem;
  response: Response;
}

/** What a step uses: the service, the messages that it sent, and the configs of the local providers. */
export interface StepContext {
  /** Returns a client of the service, with or without an access token. */
  api(token?: string): ServiceClient;
  /** Returns the body of the reply. Throws if the request fails. `says` summarizes the body for a person. */
  expectSuccess<Body, Problem>(answer: Promise<Answer<Body, Problem>>, says: (body: NonNullable<Body>) => string): Promise<NonNullable<Body>>;
  /** Returns the first group of the pattern in the newest message to this address that matches. */
  findInMessage(to: string, pattern: RegExp): Promise<string>;
  endpoints(): Promise<StackEndpoints>;
}

/** The account of a Host, as it is registered. */
export interface Account {
  email: string;
  password: string;
  display_name: string;
}

/** A Survivor with the content of their paper. */
export interface NamedSurvivor extends Person {
  id: string;
  will_id: string;
  backup_codes: string[];
  recovery_key: string;
  envelope_text: string;
}

/** Registers the account, confirms its address and signs in. */
export async function openAccount(context: StepContext, account: Account): Promise<ServiceClient> {
  const { api, expectSuccess, findInMessage } = context;
  const visitor = api();
  await expectSuccess(visitor.POST('/api/auth/register', { body: account }), ({ status }) => `registered, ${status}`);
  const token = await findInMessage(account.email, /verify-email#token=(\S+)/);
  await expectSuccess(visitor.POST('/api/auth/verify-email', { body: { token } }), ({ status }) => `e-mail confirmed, ${status}`);
  return signIn(context, account, ({ expires_in }) => `signed in for ${expires_in} s`);
}

/** Returns the Host's own client, which is valid for an hour of the service's time. */
export async function signIn(
  { api, expectSuccess }: StepContext,
  { email, password }: Account,
  says: (body: { expires_in: number }) => string = () => 'signed in',
): Promise<ServiceClient> {
  const { access_token } = await expectSuccess(api().POST('/api/auth/login', { body: { email, password } }), says);
  return api(access_token);
}

/** Sets the checks, verifies the connectors and connects the storage. Returns the storage's id. */
export async function setUp(context: StepContext, host: ServiceClient, email: string, cast: Cast): Promise<string> {
  const { expectSuccess } = context;
  const endpoints = await context.endpoints();
  await expectSuccess(
    host.PUT('/api/host/settings', { body: { hcit_days: 30, hcrt_hours: 72, hcrac: 3 } }),
    ({ calculated_activation_days, warnings }) =>
      `activation after at most ${calculated_activation_days} days without a sign of life, warnings ${JSON.stringify(warnings)}`,
  );
  for (const connector of [emailConnector(endpoints, email), ...cast.connectors(endpoints)]) await addConnector(context, host, connector);
  const storage = await expectSuccess(
    host.POST('/api/storages', { body: cast.storage(endpoints) }),
    ({ type, is_connected }) => `${type} connected ${is_connected}`,
  );
  return storage.id;
}

type Connector = ReturnType<Cast['connectors']>[number];

function emailConnector({ smtp }: StackEndpoints, email: string): Connector {
  const { host: smtp_host, port: smtp_port, username, password } = smtp;
  const config = { smtp_host, smtp_port, username, password, from_address: email };
  return { body: { type: 'email', name: 'My mail', config, priority: 0 }, hostAt: email };
}

async function addConnector({ expectSuccess }: StepContext, host: ServiceClient, { body, hostAt }: Connector): Promise<void> {
  const { id } = await expectSuccess(host.POST('/api/connectors', { body }), ({ type, is_verified }) => `${type} connector, verified ${is_verified}`);
  await expectSuccess(
    host.POST('/api/connectors/{id}/test', { params: { path: { id } }, body: { test_destination: hostAt } }),
    ({ success, delivery_time_ms }) => `delivered ${success} in ${delivery_time_ms} ms`,
  );
}

/** Names the Survivors of the cast. The threshold is the number of those who take part in the transfer. */
export async function nameSurvivors({ expectSuccess }: StepContext, host: ServiceClient, { survivors }: Cast): Promise<NamedSurvivor[]> {
  const named: NamedSurvivor[] = [];
  for (const person of survivors) {
    const { name, contact } = person;
    const body = { name, relationship: 'child', contact_methods: [contact], personal_message: letterTo(name) };
    const {
      id,
      will_id,
      backup_codes,
      recovery_key = '',
      envelope_text,
    } = await expectSuccess(
      host.POST('/api/survivors', { body }),
      (made) => `${name} named, ${made.backup_codes.length} backup codes for the sealed envelope`,
    );
    named.push({ ...person, id, will_id, backup_codes, recovery_key, envelope_text });
  }
  const threshold = survivors.filter(({ authenticatesWith }) => authenticatesWith).length;
  await expectSuccess(host.PUT('/api/survivors/minimum-count', { body: { threshold } }), ({ message }) => message);
  return named;
}

/** Returns the personal message to this Survivor. */
export function letterTo(name: string): string {
  return `Dear ${name}, thank you for everything.`;
}

/** Uploads a PDF, a DOCX and a photo, and seals them. Returns the SHA-256 of each file by its name. */
export async function sealWill({ expectSuccess }: StepContext, host: ServiceClient, storage_id: string): Promise<Map<string, string>> {
  const form = new FormData();
  const hashes = new Map<string, string>();
  for (const [name, type] of FILES) {
    const content = await readFile(new URL(`../../../tests/fixtures/documents/${name}`, import.meta.url));
    hashes.set(name, createHash('sha256').update(content).digest('hex'));
    form.append('files[]', new Blob([new Uint8Array(content)], { type }), name);
  }
  const body = { 'files[]': FILES.map(([name]) => name) };
  await expectSuccess(
    host.POST('/api/will/upload', { body, bodySerializer: () => form }),
    ({ documents, status }) => `${documents.length} documents, will is ${status}`,
  );
  await expectSuccess(
    host.POST('/api/will/encrypt', { body: { storage_id } }),
    ({ documents_encrypted, shares_distributed, threshold }) =>
      `${documents_encrypted} documents sealed, ${shares_distributed} shares, ${threshold} needed`,
  );
  return hashes;
}

/** The Host presses "I am well". */
export async function confirmAlive({ expectSuccess }: StepContext, host: ServiceClient): Promise<void> {
  await expectSuccess(
    host.POST('/api/liveness/alive', { body: {} }),
    ({ confirmed, next_check_due }) => `confirmed ${confirmed}, next check ${next_check_due}`,
  );
}

/** A Survivor starts the transfer with their name. Returns its id. */
export async function startTransfer({ api, expectSuccess }: StepContext, will_id: string, survivor_name: string): Promise<string> {
  const { transfer_id } = await expectSuccess(
    api().POST('/api/transfer/initiate', { body: { will_id, survivor_name } }),
    ({ status, host_cancel_deadline }) => `${status}, the Host may stop it until ${host_cancel_deadline}`,
  );
  return transfer_id;
}

/** A Survivor authenticates, with a code from their message or from their paper. Returns their session token. */
export async function authenticate(context: StepContext, transfer_id: string, survivor: NamedSurvivor): Promise<string> {
  const { api, expectSuccess } = context;
  const paper = { transfer_id, survivor_id: survivor.id, backup_code: survivor.backup_codes[0] ?? '' };
  const body = survivor.authenticatesWith === 'paper' ? paper : await requestCode(context, transfer_id, survivor);
  const reply = await expectSuccess(api().POST('/api/survivor-auth/verify-otp', { body }), describeProgress);
  return reply.verified ? reply.session_token : '';
}

async function requestCode({ api, expectSuccess, findInMessage }: StepContext, transfer_id: string, { id: survivor_id, contact }: NamedSurvivor) {
  const { otp_session_id } = await expectSuccess(
    api().POST('/api/survivor-auth/select', { body: { transfer_id, survivor_id } }),
    ({ channel, masked_destination }) => `code sent over ${channel} to ${masked_destination}`,
  );
  return { otp_session_id, code: await findInMessage(contact.value, /Your code is (\d{6})/) };
}

type Verification = { verified: true; survivor_name: string; threshold_progress: Progress } | { verified: false; message: string };

interface Progress {
  authenticated: number;
  required: number;
}

function describeProgress(answer: Verification): string {
  if (!answer.verified) throw new Error(answer.message);
  const { authenticated, required } = answer.threshold_progress;
  return `${answer.survivor_name} is verified, ${authenticated} of ${required}`;
}

/** Requests the personal message and the documents of a Survivor. */
export function readWill(client: ServiceClient, transfer_id: string, { id: survivor_id }: NamedSurvivor) {
  return client.GET('/api/survivor-auth/will-access', { params: { query: { transfer_id, survivor_id } } });
}
