import { randomBytes, randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ServiceClient } from '#infra/openapi/client.ts';
import { Refused, type SmokeContext } from './context.ts';

// What a Host and two trusted people do first, on a deployed service, all with the operator's address. It opens nothing: no window is
// shortened, and the transfer is stopped.

const DOCUMENT = 'last-will.pdf';
const FIXTURE = new URL(`../../../tests/fixtures/documents/${DOCUMENT}`, import.meta.url);

interface Named {
  id: string;
  will_id: string;
  name: string;
  backup_codes: string[];
}

/** What the test has made so far. */
export interface Made {
  email: string;
  password: string;
  /** Whether the service has an account with the address now. */
  isRegistered: boolean;
  /** The Host's own client, after the sign-in. */
  host?: ServiceClient;
  people: Named[];
}

interface Step {
  name: string;
  run(context: SmokeContext, made: Made): Promise<void>;
}

export const STEPS: readonly Step[] = [
  { name: 'register', run: register },
  { name: 'confirm the address', run: confirmAddress },
  { name: 'sign in', run: signIn },
  { name: 'name two trusted people', run: namePeople },
  { name: 'seal a will', run: seal },
  { name: 'rehearse with both', run: rehearse },
  { name: 'start a transfer and stop it', run: startAndStop },
];

/** Returns an account that no one can guess. */
export function newAccount(email: string): Made {
  return { email, password: `${randomBytes(18).toString('base64url')} ${randomInt(1e6)}`, isRegistered: false, people: [] };
}

async function register({ api, done }: SmokeContext, made: Made): Promise<void> {
  const { email, password } = made;
  await done(api().POST('/api/auth/register', { body: { email, password, display_name: 'Smoke test' } }));
  made.isRegistered = true;
}

async function confirmAddress({ api, askUntil, done }: SmokeContext): Promise<void> {
  const question = 'Paste the whole link of the mail that asks you to confirm your e-mail address';
  await askUntil(question, /verify-email#token=([\w.~-]+)/, (token) =>
    unlessRefused('invalid_link', done(api().POST('/api/auth/verify-email', { body: { token } }))),
  );
}

/** Returns undefined if the service refuses what the operator gave with this code. They can try again. */
async function unlessRefused<Body>(code: string, body: Promise<Body>): Promise<Body | undefined> {
  try {
    return await body;
  } catch (error) {
    if (error instanceof Refused && error.code === code) return undefined;
    throw error;
  }
}

async function signIn({ api, done }: SmokeContext, made: Made): Promise<void> {
  const { email, password } = made;
  const { access_token } = await done(api().POST('/api/auth/login', { body: { email, password } }));
  made.host = api(access_token);
}

async function namePeople({ done }: SmokeContext, made: Made): Promise<void> {
  const host = signedIn(made);
  for (const name of ['Smoke One', 'Smoke Two']) {
    const contact_methods = [{ type: 'email' as const, value: made.email }];
    const body = { name, relationship: 'test', contact_methods, personal_message: 'This is a test of a new service.' };
    const { id, will_id, backup_codes } = await done(host.POST('/api/survivors', { body }));
    made.people.push({ id, will_id, name, backup_codes });
  }
  await done(host.PUT('/api/survivors/minimum-count', { body: { threshold: 2 } }));
}

async function seal({ done }: SmokeContext, made: Made): Promise<void> {
  const host = signedIn(made);
  const { id: storage_id } = await done(host.POST('/api/storages', { body: { type: 'service', name: 'With the service' } }));
  const form = new FormData();
  form.append('files[]', new Blob([new Uint8Array(await readFile(FIXTURE))], { type: 'application/pdf' }), DOCUMENT);
  await done(host.POST('/api/will/upload', { body: { 'files[]': [DOCUMENT] }, bodySerializer: () => form }));
  await done(host.POST('/api/will/encrypt', { body: { storage_id } }));
}

/** One person proves themselves with a code by mail, the other one with a code of the paper. */
async function rehearse(context: SmokeContext, made: Made): Promise<void> {
  const { api, done } = context;
  const { rehearsal_id: id } = await done(signedIn(made).POST('/api/rehearsals'));
  const first = await proveByMail(context);
  const other = made.people.find(({ name }) => name !== first);
  if (!other) throw new Error(`The rehearsal knows ${first}, who is none of the two.`);
  const { will_id, id: survivor_id, backup_codes } = other;
  const second = await done(api().POST('/api/rehearsals/verify', { body: { will_id, survivor_id, backup_code: backup_codes[0] ?? '' } }));
  if (!second.verified) throw new Error(`The backup code was not accepted: ${second.message}`);
  const { ended_by } = await done(signedIn(made).GET('/api/rehearsals/{id}', { params: { path: { id } } }));
  if (ended_by !== 'complete') throw new Error(`Both took part, and the report says ${ended_by}.`);
}

/** Returns the name of the person whose link the operator pastes. */
async function proveByMail({ api, askUntil, done }: SmokeContext): Promise<string> {
  const { otp_session_id } = await askUntil('Paste the whole link of one of the two mails about a rehearsal', /rehearsal#token=([\w.~-]+)/, (token) =>
    unlessRefused('no_rehearsal', done(api().POST('/api/rehearsals/select', { body: { token } }))),
  );
  const proof = await askUntil('Type the code for the rehearsal from the newest mail', /^\s*(\d{6})\s*$/, async (code) => {
    const answer = await done(api().POST('/api/rehearsals/verify', { body: { otp_session_id, code } }));
    return answer.verified ? answer : undefined;
  });
  return proof.survivor_name;
}

async function startAndStop({ api, done }: SmokeContext, made: Made): Promise<void> {
  const [{ will_id, name } = { will_id: '', name: '' }] = made.people;
  await done(api().POST('/api/transfer/initiate', { body: { will_id, survivor_name: name } }));
  const started = await done(signedIn(made).GET('/api/will/status'));
  if (started.status === 'active') throw new Error('After the start, the will is still active.');
  await stop({ done }, made);
  const { status } = await done(signedIn(made).GET('/api/will/status'));
  if (status !== 'active') throw new Error(`After the stop, the will is ${status} and not active.`);
}

async function stop({ done }: Pick<SmokeContext, 'done'>, made: Made): Promise<void> {
  await done(signedIn(made).POST('/api/transfer/cancel', { body: {} }));
}

/** Asks for the deletion of the account, after the stop of a transfer that still runs. Returns when it takes effect. */
export async function deleteAccount(context: SmokeContext, made: Made): Promise<string> {
  await unlessRefused('transfer_not_running', stop(context, made));
  const body = { password: made.password, packages: 'delete' as const };
  return (await context.done(signedIn(made).DELETE('/api/host', { body }))).takes_effect_at;
}

function signedIn({ host }: Made): ServiceClient {
  if (!host) throw new Error('No one has signed in.');
  return host;
}
