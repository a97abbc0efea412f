import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ServiceClient } from '#infra/openapi/client.ts';
import { type Cast, castFor, type Person } from './cast.ts';
import { type DemoStack, startDemoStack } from './demo-stack.ts';

// Takes one will from registration to the downloaded documents, over HTTP only, like a frontend. `--channels` uses every channel.

const DAY = 86_400;
const FILES = [
  ['last-will.pdf', 'application/pdf'],
  ['letter-to-my-children.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['family-photo.jpg', 'image/jpeg'],
] as const;
const HOST = { email: 'anna.host@example.com', password: 'the piano is out of tune', display_name: 'Anna Host' };

// All other arguments are for the stack.
const stack = await startDemoStack(process.argv.slice(2).filter((word) => word !== '--channels'));
try {
  await play(stack, castFor(process.argv));
  console.log('custody demo: ok');
} catch (error) {
  process.exitCode = 1;
  console.error(`custody demo: failed at "${stack.step()}": ${error instanceof Error ? error.message : String(error)}`);
  console.error(stack.output().split('\n').slice(-15).join('\n'));
} finally {
  await stack.stop();
}

async function play(stack: DemoStack, cast: Cast): Promise<void> {
  const host = await openAccount(stack);
  const storageId = await setUp(stack, host, cast);
  const survivors = await nameSurvivors(stack, host, cast);
  const hashes = await sealWill(stack, host, storageId);
  await answerThenFallSilent(stack);
  const transferId = await startTransfer(stack, survivors);
  await authenticate(stack, transferId, survivors);
  await readWill(stack, transferId, survivors, hashes);
  await closeWindow(stack, transferId, survivors);
}

async function openAccount({ api, expectSuccess, findInMessage }: DemoStack): Promise<ServiceClient> {
  const visitor = api();
  await expectSuccess(visitor.POST('/api/auth/register', { body: HOST }), ({ status }) => `registered, ${status}`);
  const token = await findInMessage(HOST.email, /verify-email#token=(\S+)/);
  await expectSuccess(visitor.POST('/api/auth/verify-email', { body: { token } }), ({ status }) => `e-mail confirmed, ${status}`);
  return signIn({ api, expectSuccess }, ({ expires_in }) => `signed in for ${expires_in} s`);
}

/** Returns the Host's own client, which is valid for an hour of the service's time. */
async function signIn(
  { api, expectSuccess }: Pick<DemoStack, 'api' | 'expectSuccess'>,
  says: (body: { expires_in: number }) => string,
): Promise<ServiceClient> {
  const { email, password } = HOST;
  const { access_token } = await expectSuccess(api().POST('/api/auth/login', { body: { email, password } }), says);
  return api(access_token);
}

async function setUp(stack: DemoStack, host: ServiceClient, cast: Cast): Promise<string> {
  const { expectSuccess } = stack;
  const endpoints = await stack.endpoints();
  const { host: smtp_host, port: smtp_port, username, password } = endpoints.smtp;
  const mail = { smtp_host, smtp_port, username, password, from_address: HOST.email };
  await expectSuccess(
    host.PUT('/api/host/settings', { body: { hcit_days: 30, hcrt_hours: 72, hcrac: 3 } }),
    ({ calculated_activation_days, warnings }) =>
      `activation after at most ${calculated_activation_days} days without a sign of life, warnings ${JSON.stringify(warnings)}`,
  );
  const connectors: ReturnType<Cast['connectors']> = [
    { body: { type: 'email', name: 'My mail', config: mail, priority: 0 }, hostAt: HOST.email },
    ...cast.connectors(endpoints),
  ];
  for (const { body, hostAt } of connectors) {
    const { id } = await expectSuccess(
      host.POST('/api/connectors', { body }),
      ({ type, is_verified }) => `${type} connector, verified ${is_verified}`,
    );
    await expectSuccess(
      host.POST('/api/connectors/{id}/test', { params: { path: { id } }, body: { test_destination: hostAt } }),
      ({ success, delivery_time_ms }) => `delivered ${success} in ${delivery_time_ms} ms`,
    );
  }
  const storage = await expectSuccess(
    host.POST('/api/storages', { body: cast.storage(endpoints) }),
    ({ type, is_connected }) => `${type} connected ${is_connected}`,
  );
  return storage.id;
}

interface Survivor extends Person {
  id: string;
  backupCodes: string[];
}

async function nameSurvivors({ expectSuccess }: DemoStack, host: ServiceClient, { survivors }: Cast): Promise<Survivor[]> {
  const named: Survivor[] = [];
  for (const person of survivors) {
    const { name, contact } = person;
    const body = { name, relationship: 'child', contact_methods: [contact], personal_message: letterTo(name) };
    const made = await expectSuccess(
      host.POST('/api/survivors', { body }),
      ({ backup_codes }) => `${name} named, ${backup_codes.length} backup codes for the sealed envelope`,
    );
    named.push({ ...person, id: made.id, backupCodes: made.backup_codes });
  }
  const threshold = survivors.filter(({ authenticatesWith }) => authenticatesWith).length;
  await expectSuccess(host.PUT('/api/survivors/minimum-count', { body: { threshold } }), ({ message }) => message);
  return named;
}

function letterTo(name: string): string {
  return `Dear ${name}, thank you for everything.`;
}

async function sealWill({ expectSuccess }: DemoStack, host: ServiceClient, storage_id: string): Promise<Map<string, string>> {
  const form = new FormData();
  const hashes = new Map<string, string>();
  for (const [name, type] of FILES) {
    const content = await readFile(new URL(`../../../tests/fixtures/documents/${name}`, import.meta.url));
    hashes.set(name, sha256(content));
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

async function answerThenFallSilent(stack: DemoStack): Promise<void> {
  const { expectSuccess, advance } = stack;
  await advance(30 * DAY, 'the first check goes out');
  const host = await signIn(stack, () => 'signed in again');
  await expectSuccess(
    host.POST('/api/liveness/alive', { body: {} }),
    ({ confirmed, next_check_due }) => `confirmed ${confirmed}, next check ${next_check_due}`,
  );
  await advance(99 * DAY + 60, 'three checks go unanswered');
  const laterSession = await signIn(stack, () => 'signed in to look (login is not a sign of life)');
  const { status } = await expectSuccess(laterSession.GET('/api/will/status'), (will) => `will is ${will.status}`);
  assert(status === 'pending_transfer', `the will is ${status}, not pending_transfer`);
  await expectSuccess(laterSession.GET('/api/liveness/history'), ({ checks }) => checks.map((check) => check.status).join(', '));
}

async function startTransfer({ api, expectSuccess, expectRefusal, findInMessage, advance }: DemoStack, [ben]: Survivor[]): Promise<string> {
  assert(ben, 'Ben was named');
  const will_id = await findInMessage(ben.contact.value, /start#will_id=(\S+)/);
  const { transfer_id } = await expectSuccess(
    api().POST('/api/transfer/initiate', { body: { will_id, survivor_name: 'Ben' } }),
    ({ status, host_cancel_deadline }) => `${status}, the Host may stop it until ${host_cancel_deadline}`,
  );
  await expectRefusal(read(api(), transfer_id, ben), 403);
  await advance(2 * DAY + 1, 'the 48 hours pass');
  return transfer_id;
}

async function authenticate(stack: DemoStack, transfer_id: string, survivors: Survivor[]): Promise<void> {
  const { api, expectSuccess, expectRefusal } = stack;
  const proving = survivors.filter(({ authenticatesWith }) => authenticatesWith);
  for (const [index, survivor] of proving.entries()) {
    const body = survivor.authenticatesWith === 'code' ? await codeFor(stack, transfer_id, survivor) : onPaper(transfer_id, survivor);
    await expectSuccess(api().POST('/api/survivor-auth/verify-otp', { body }), progress);
    if (index < proving.length - 1) await expectRefusal(read(api(), transfer_id, survivor), 403);
  }
  await expectSuccess(
    api().GET('/api/transfer/status', { params: { query: { transfer_id } } }),
    ({ status, authenticated_names }) => `${status}: ${authenticated_names.join(' and ')}`,
  );
}

async function codeFor({ api, expectSuccess, findInMessage }: DemoStack, transfer_id: string, { id: survivor_id, contact }: Survivor) {
  const { otp_session_id } = await expectSuccess(
    api().POST('/api/survivor-auth/select', { body: { transfer_id, survivor_id } }),
    ({ channel, masked_destination }) => `code sent over ${channel} to ${masked_destination}`,
  );
  return { otp_session_id, code: await findInMessage(contact.value, /Your code is (\d{6})/) };
}

function onPaper(transfer_id: string, { id: survivor_id, backupCodes: [backup_code = ''] }: Survivor) {
  return { transfer_id, survivor_id, backup_code };
}

function read(client: ServiceClient, transfer_id: string, { id: survivor_id }: Survivor) {
  return client.GET('/api/survivor-auth/will-access', { params: { query: { transfer_id, survivor_id } } });
}

async function readWill(
  { api, expectSuccess, download }: DemoStack,
  transferId: string,
  survivors: Survivor[],
  hashes: Map<string, string>,
): Promise<void> {
  for (const survivor of survivors.filter(({ authenticatesWith }) => authenticatesWith)) {
    const access = await expectSuccess(
      read(api(), transferId, survivor),
      ({ personal_message, access_expires_at }) => `"${personal_message}" until ${access_expires_at}`,
    );
    assert(access.personal_message === letterTo(survivor.name), `${survivor.name} does not read their own message`);
    for (const document of access.documents) {
      const actual = sha256(await download(document.download_url));
      const expected = hashes.get(document.filename);
      console.log(`    ${document.filename}\n      uploaded   ${expected}\n      downloaded ${actual}  verified ${document.integrity_verified}`);
      assert(actual === expected && document.integrity_verified, `${document.filename} is not what was uploaded`);
    }
    assert(access.documents.length === FILES.length, 'some documents are missing');
  }
}

async function closeWindow({ api, expectRefusal, advance }: DemoStack, transferId: string, [ben]: Survivor[]): Promise<void> {
  assert(ben, 'Ben was named');
  await advance(14 * DAY, 'the access window closes');
  await expectRefusal(read(api(), transferId, ben), 410);
}

function progress(answer: { verified: true; survivor_name: string; threshold_progress: Progress } | { verified: false; message: string }): string {
  if (!answer.verified) throw new Error(answer.message);
  const { authenticated, required } = answer.threshold_progress;
  return `${answer.survivor_name} is verified, ${authenticated} of ${required}`;
}

interface Progress {
  authenticated: number;
  required: number;
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Stops the demo with this message if the condition is false. */
function assert(condition: unknown, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise);
}
