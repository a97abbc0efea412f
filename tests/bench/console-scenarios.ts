import { type Authenticator, type AuthenticatorApp, addAuthenticatorApp, addPasskey, appCode, createAuthenticator } from '#tests/support/factors.ts';
import {
  answered,
  authenticateOnPaper,
  DAY,
  type Host,
  mailed,
  nameSurvivors,
  newcomer,
  sealWill,
  signIn,
  survivorAt,
} from '#tests/support/story.ts';
import { newSession } from './account-scenarios.ts';
import { opened } from './transfer-scenarios.ts';
import { counter, newHost, nothing, type PreparedRequest, reads, type Scenario, scenario, type World } from './world.ts';

const number = counter();

/** Requests of the pages for Hosts: overview, history, evidence, sessions, deletion, invitations and the second factor. */
export const consoleScenarios: readonly Scenario[] = [
  { ...reads('host/export'), timed: 2 },
  scenario(
    'host/evidence',
    async (world) => {
      const { transfer } = await opened(world);
      await world.withValidToken(transfer.will.host);
      return transfer;
    },
    ({ will, transferId }) => ({ by: will.host.ask, id: transferId }),
    { timed: 4 },
  ),
  scenario('survivor-auth/evidence', inSession, ({ call, path, token }) => ({ by: call, path: path('evidence'), asking: { token } }), { timed: 4 }),
  scenario('survivor-auth/get-inner-shares', inSession, ({ call, path, token }) => ({ by: call, path: path('inner-shares'), asking: { token } }), {
    timed: 4,
  }),
  scenario(
    'survivor-auth/update-inner-shares',
    inSession,
    ({ call, ids, token }) => ({ by: call, asking: { token, json: { ...ids, share: newShare() } } }),
    { timed: 4 },
  ),
  scenario('transfer/evidence-keys', nothing, (_, { stack }) => ({ by: newcomer(stack) })),
  scenario('host/sessions/delete', newHost, async (host) => {
    await newSession(host);
    const { sessions } = await answered(200, host.ask, 'GET', '/api/host/sessions');
    const other = sessions.find(({ current }: { current: boolean }) => !current);
    return { by: host.ask, id: other.id, status: 204 };
  }),
  scenario('auth/logout-everywhere', newHost, async (host) => {
    await signIn(host);
    return { by: host.ask, status: 204 };
  }),
  scenario('will/delete', soleWill, deleting, { timed: 3 }),
  scenario('host/delete', soleWill, deleting, { timed: 3 }),
  scenario(
    'host/keep',
    soleWill,
    async (host) => {
      const { by, asking } = await deleting(host);
      await answered(202, by, 'DELETE', '/api/will', asking);
      return { by };
    },
    { timed: 2 },
  ),
  scenario(
    'survivors/confirm-paper',
    async (world) => {
      const host = await newHost(world);
      return { host, survivor: survivorAt({ survivors: await nameSurvivors(host, 1) }, 0) };
    },
    ({ host, survivor: { id, backupCodes } }) => ({ by: host.ask, id, asking: { json: { backup_code: backupCodes[0] } } }),
  ),
  scenario(
    'survivors/invite',
    async (world) => {
      const host = await newHost(world);
      return { host, survivors: await nameSurvivors(host, 6) };
    },
    ({ host, survivors }) => ({ by: host.ask, id: survivors.shift()?.id }),
    { timed: 3 },
  ),
  scenario('survivor-auth/confirmation', invited, (token, { stack }) => ({ by: newcomer(stack), asking: { json: { token } } })),
  scenario(
    'survivor-auth/confirm',
    nothing,
    async (_, world) => ({ by: newcomer(world.stack), asking: { json: { token: await invited(world), answer: 'confirmed' } } }),
    { timed: 2 },
  ),
  scenario('survivor-auth/alerts', confirmed, (token, { stack }) => ({ by: newcomer(stack), asking: { json: { token } } })),
  scenario('auth/step-up/begin', withApp, ({ host }) => ({ by: host.ask })),
  scenario('auth/step-up/prove', withApp, async ({ host, app }) => ({ by: host.ask, asking: { json: { code: await nextCode(host, app) } } })),
  scenario(
    'auth/step-up/prove',
    withPasskey,
    async ({ host, passkey }) => {
      const begun = await answered(200, host.ask, 'POST', '/api/auth/step-up/begin');
      return { by: host.ask, asking: { json: { credential: passkey.get(begun.passkey) } } };
    },
    { variant: 'passkey' },
  ),
  scenario('auth/step-up/prove', withApp, ({ host, app }) => ({ by: host.ask, asking: { json: { recovery_code: app.recoveryCodes.shift() } } }), {
    variant: 'recovery code',
  }),
  scenario('auth/passkey/begin', nothing, (_, { stack }) => ({ by: newcomer(stack) })),
  scenario('auth/passkey/sign-in', withPasskey, async ({ host, passkey }) => {
    const begun = await answered(200, host.call, 'POST', '/api/auth/passkey/begin');
    return { by: host.call, asking: { json: { credential: passkey.get(begun.passkey) } } };
  }),
  scenario('auth/factors/begin', newHost, ({ ask, password }) => ({ by: ask, asking: { json: { kind: 'totp', password } } })),
  scenario(
    'auth/factors/create',
    nothing,
    async (_, world) => {
      const host = await newHost(world);
      const json = { kind: 'totp', password: host.password };
      const { enrolment, totp } = await answered(200, host.ask, 'POST', '/api/auth/factors/begin', { json });
      return { by: host.ask, asking: { json: { enrolment, name: 'Phone', code: await appCode(host, totp) } }, status: 201 };
    },
    { timed: 2 },
  ),
  scenario('auth/factors/recovery-codes', withApp, ({ host: { ask, password } }) => ({ by: ask, asking: { json: { password } } }), { timed: 3 }),
  scenario('auth/factors/update', withApp, ({ host, app }) => ({ by: host.ask, id: app.id, asking: { json: { name: `Phone ${number()}` } } })),
  scenario(
    'auth/factors/delete',
    nothing,
    async (_, world) => {
      const { host, app } = await withApp(world);
      return { by: host.ask, id: app.id, asking: { json: { password: host.password } }, status: 204 };
    },
    { variant: 'the last one', timed: 2 },
  ),
  scenario(
    'auth/factors/lost',
    nothing,
    async (_, world) => {
      const host = await newHost(world);
      const survivors = await nameSurvivors(host, 2);
      await addAuthenticatorApp(host);
      const backup_codes = survivors.map(({ id, backupCodes }) => ({ survivor_id: id, backup_code: backupCodes[0] }));
      return { by: host.ask, asking: { json: { password: host.password, backup_codes } }, status: 204 };
    },
    { timed: 2 },
  ),
];

async function soleWill({ stack }: World): Promise<Host> {
  return (await sealWill(stack)).host;
}

/** Requests a deletion, and ends the request before it. */
async function deleting(host: Host): Promise<PreparedRequest> {
  await host.ask('POST', '/api/host/keep');
  // A day later, which resets the limits.
  await host.stack.advance(DAY);
  await signIn(host);
  return { by: host.ask, asking: { json: { password: host.password, packages: 'keep' } }, status: 202 };
}

/** Invites a new Survivor. Returns the token of the link. */
async function invited(world: World): Promise<string> {
  const host = await newHost(world);
  const survivor = survivorAt({ survivors: await nameSurvivors(host, 1) }, 0);
  await answered(200, host.ask, 'POST', `/api/survivors/${survivor.id}/invite`);
  return mailed(world.stack, survivor.email, /confirm#token=(\S+)/);
}

async function confirmed(world: World): Promise<string> {
  const token = await invited(world);
  await answered(200, newcomer(world.stack), 'POST', '/api/survivor-auth/confirm', { json: { token, answer: 'confirmed' } });
  return token;
}

async function withApp(world: World): Promise<{ host: Host; app: AuthenticatorApp }> {
  const host = await newHost(world);
  return { host, app: await addAuthenticatorApp(host) };
}

/** The app's next code: each code is accepted once. */
async function nextCode(host: Host, app: AuthenticatorApp): Promise<string> {
  await host.stack.advance(60);
  return appCode(host, app);
}

async function withPasskey(world: World): Promise<{ host: Host; passkey: Authenticator }> {
  const host = await newHost(world);
  // The only pages that may call the service are those whose passkeys it accepts.
  const { headers } = await host.call('POST', '/api/auth/passkey/begin');
  const passkey = createAuthenticator(headers['access-control-allow-origin'] ?? '', host.id);
  await addPasskey(host, passkey);
  return { host, passkey };
}

/** A Survivor with a session in an opened will. */
async function inSession(world: World) {
  const { transfer, survivor } = await opened(world);
  const { session_token: token } = await authenticateOnPaper(transfer, survivor);
  const ids = { transfer_id: transfer.transferId, survivor_id: survivor.id };
  return { call: survivor.call, token, ids, path: (what: string) => `/api/survivor-auth/${what}?${new URLSearchParams(ids)}` };
}

/** Another share at each call, in the form of a file for nine papers. */
function newShare(): string {
  const line = 'A'.repeat(43);
  const stanzas = `-> X25519 ${line}\n${line}\n`.repeat(9);
  return Buffer.from(`age-encryption.org/v1\n${stanzas}--- ${line}\n${String(number()).padStart(450, '0')}`).toString('base64');
}
