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
import { reads } from './host-scenarios.ts';
import { opened } from './transfer-scenarios.ts';
import { counter, newHost, type PreparedRequest, type Scenario, type World } from './world.ts';

const number = counter();

/** Requests of the pages for Hosts: overview, history, evidence, sessions, deletion, invitations and the second factor. */
export const consoleScenarios: readonly Scenario[] = [
  reads('host/overview', '/api/host/overview'),
  reads('host/forecast', '/api/host/forecast'),
  reads('host/audit', '/api/host/audit'),
  reads('host/sessions/list', '/api/host/sessions'),
  reads('auth/factors/list', '/api/auth/factors'),
  { ...reads('host/export', '/api/host/export'), timed: 2 },
  {
    row: 'host/evidence',
    timed: 4,
    open: async (world) => {
      const { transfer } = await opened(world);
      const host = await world.withValidToken(transfer.will.host);
      return () => ({ by: host.ask, path: `/api/host/evidence/${transfer.transferId}`, status: 200 });
    },
  },
  {
    row: 'survivor-auth/evidence',
    timed: 4,
    open: async (world) => {
      const { transfer, survivor } = await opened(world);
      const { session_token: token } = await authenticateOnPaper(transfer, survivor);
      const path = `/api/survivor-auth/evidence?transfer_id=${transfer.transferId}&survivor_id=${survivor.id}`;
      return () => ({ by: survivor.call, path, asking: { token }, status: 200 });
    },
  },
  {
    row: 'transfer/evidence-keys',
    open:
      async ({ stack }) =>
      () => ({ by: newcomer(stack), path: '/api/transfer/evidence-keys', status: 200 }),
  },
  {
    row: 'host/sessions/delete',
    open: async (world) => {
      const host = await newHost(world);
      return async () => {
        await session(world, host);
        const { sessions } = await answered(200, host.ask, 'GET', '/api/host/sessions');
        const other = sessions.find(({ current }: { current: boolean }) => !current);
        return { by: host.ask, path: `/api/host/sessions/${other.id}`, status: 204 };
      };
    },
  },
  {
    row: 'auth/logout-everywhere',
    open: async (world) => {
      const host = await newHost(world);
      return async () => {
        await signIn(host);
        return { by: host.ask, path: '/api/auth/logout-everywhere', status: 204 };
      };
    },
  },
  { row: 'will/delete', timed: 3, open: (world) => deleting(world, '/api/will') },
  { row: 'host/delete', timed: 3, open: (world) => deleting(world, '/api/host') },
  {
    row: 'host/keep',
    timed: 2,
    open: async (world) => {
      const request = await deleting(world, '/api/will');
      return async () => {
        const { by, path, asking } = await request();
        await answered(202, by, 'DELETE', path, asking);
        return { by, path: '/api/host/keep', status: 200 };
      };
    },
  },
  {
    row: 'survivors/confirm-paper',
    open: async (world) => {
      const host = await newHost(world);
      const [survivor] = await nameSurvivors(host, 1);
      const json = { backup_code: survivor?.backupCodes[0] };
      return () => ({ by: host.ask, path: `/api/survivors/${survivor?.id}/confirm-paper`, asking: { json }, status: 200 });
    },
  },
  {
    row: 'survivors/invite',
    timed: 3,
    open: async (world) => {
      const host = await newHost(world);
      const survivors = await nameSurvivors(host, 6);
      return () => ({ by: host.ask, path: `/api/survivors/${survivors.shift()?.id}/invite`, status: 200 });
    },
  },
  {
    row: 'survivor-auth/confirmation',
    open: async (world) => {
      const token = await invited(world);
      return () => ({ by: newcomer(world.stack), path: '/api/survivor-auth/confirmation', asking: { json: { token } }, status: 200 });
    },
  },
  {
    row: 'survivor-auth/confirm',
    timed: 2,
    open: async (world) => async () => {
      const json = { token: await invited(world), answer: 'confirmed' };
      return { by: newcomer(world.stack), path: '/api/survivor-auth/confirm', asking: { json }, status: 200 };
    },
  },
  {
    row: 'auth/step-up/begin',
    open: async (world) => {
      const { host } = await withApp(world);
      return () => ({ by: host.ask, path: '/api/auth/step-up/begin', status: 200 });
    },
  },
  {
    row: 'auth/step-up/prove',
    open: async (world) => {
      const { host, app } = await withApp(world);
      return async () => ({ by: host.ask, path: '/api/auth/step-up/prove', asking: { json: { code: await nextCode(host, app) } }, status: 200 });
    },
  },
  {
    row: 'auth/step-up/prove',
    variant: 'passkey',
    open: async (world) => {
      const { host, passkey } = await withPasskey(world);
      return async () => {
        const begun = await answered(200, host.ask, 'POST', '/api/auth/step-up/begin');
        return { by: host.ask, path: '/api/auth/step-up/prove', asking: { json: { credential: passkey.get(begun.passkey) } }, status: 200 };
      };
    },
  },
  {
    row: 'auth/step-up/prove',
    variant: 'recovery code',
    open: async (world) => {
      const { host, app } = await withApp(world);
      return () => ({ by: host.ask, path: '/api/auth/step-up/prove', asking: { json: { recovery_code: app.recoveryCodes.shift() } }, status: 200 });
    },
  },
  {
    row: 'auth/passkey/begin',
    open:
      async ({ stack }) =>
      () => ({ by: newcomer(stack), path: '/api/auth/passkey/begin', status: 200 }),
  },
  {
    row: 'auth/passkey/sign-in',
    open: async (world) => {
      const { host, passkey } = await withPasskey(world);
      return async () => {
        const begun = await answered(200, host.call, 'POST', '/api/auth/passkey/begin');
        return { by: host.call, path: '/api/auth/passkey/sign-in', asking: { json: { credential: passkey.get(begun.passkey) } }, status: 200 };
      };
    },
  },
  {
    row: 'auth/factors/begin',
    open: async (world) => {
      const host = await newHost(world);
      return () => ({ by: host.ask, path: '/api/auth/factors/begin', asking: { json: { kind: 'totp', password: host.password } }, status: 200 });
    },
  },
  {
    row: 'auth/factors/create',
    timed: 2,
    open: async (world) => async () => {
      const host = await newHost(world);
      const { enrolment, totp } = await answered(200, host.ask, 'POST', '/api/auth/factors/begin', {
        json: { kind: 'totp', password: host.password },
      });
      const json = { enrolment, name: 'Phone', code: await appCode(host, totp) };
      return { by: host.ask, path: '/api/auth/factors', asking: { json }, status: 201 };
    },
  },
  {
    row: 'auth/factors/recovery-codes',
    timed: 3,
    open: async (world) => {
      const { host } = await withApp(world);
      return () => ({ by: host.ask, path: '/api/auth/factors/recovery-codes', asking: { json: { password: host.password } }, status: 200 });
    },
  },
  {
    row: 'auth/factors/update',
    open: async (world) => {
      const { host, app } = await withApp(world);
      return () => ({ by: host.ask, path: `/api/auth/factors/${app.id}`, asking: { json: { name: `Phone ${number()}` } }, status: 200 });
    },
  },
  {
    row: 'auth/factors/delete',
    variant: 'the last one',
    timed: 2,
    open: async (world) => async () => {
      const { host, app } = await withApp(world);
      return { by: host.ask, path: `/api/auth/factors/${app.id}`, asking: { json: { password: host.password } }, status: 204 };
    },
  },
  {
    row: 'auth/factors/lost',
    timed: 2,
    open: async (world) => async () => {
      const host = await newHost(world);
      const survivors = await nameSurvivors(host, 2);
      await addAuthenticatorApp(host);
      const backup_codes = survivors.map(({ id, backupCodes }) => ({ survivor_id: id, backup_code: backupCodes[0] }));
      return { by: host.ask, path: '/api/auth/factors/lost', asking: { json: { password: host.password, backup_codes } }, status: 204 };
    },
  },
];

function session({ stack }: World, { email, password }: Host) {
  return answered(200, newcomer(stack), 'POST', '/api/auth/login', { json: { email, password } });
}

/** Requests the deletion of a sealed will or of its account, and ends the request before it. */
async function deleting(world: World, path: '/api/will' | '/api/host'): Promise<() => Promise<PreparedRequest>> {
  const { host } = await sealWill(world.stack);
  return async () => {
    await host.ask('POST', '/api/host/keep');
    // A day later, which resets the limits.
    await world.stack.advance(DAY);
    await signIn(host);
    return { by: host.ask, path, asking: { json: { password: host.password, packages: 'keep' } }, status: 202 };
  };
}

/** Invites a new Survivor. Returns the token of the link. */
async function invited(world: World): Promise<string> {
  const host = await newHost(world);
  const survivor = survivorAt({ survivors: await nameSurvivors(host, 1) }, 0);
  await answered(200, host.ask, 'POST', `/api/survivors/${survivor.id}/invite`);
  return mailed(world.stack, survivor.email, /confirm#token=(\S+)/);
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
