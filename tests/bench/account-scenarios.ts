import { answered, type Host, mailed, newcomer, register } from '#tests/support/story.ts';
import { counter, inTurn, newHost, type Scenario, type World } from './world.ts';

const number = counter();
const fresh = (): string => `bench${number()}@example.com`;

/** Requests about an account and its sessions. */
export const accountScenarios: readonly Scenario[] = [
  {
    row: 'auth/register',
    open:
      async ({ stack }) =>
      () => {
        const json = { email: fresh(), password: 'the piano is out of tune', display_name: 'Ada' };
        return { by: newcomer(stack), path: '/api/auth/register', asking: { json }, status: 201 };
      },
  },
  {
    row: 'auth/verify-email',
    open:
      async ({ stack }) =>
      async () => {
        const { link, call } = await register(stack, { email: fresh() });
        return { by: call, path: '/api/auth/verify-email', asking: { json: { token: link } }, status: 200 };
      },
  },
  { row: 'auth/resend-verification', open: (world) => askForMail(world, '/api/auth/resend-verification') },
  { row: 'auth/forgot-password', open: (world) => askForMail(world, '/api/auth/forgot-password') },
  {
    row: 'auth/reset-password',
    timed: 3,
    open: async (world) => async () => {
      const { call, email } = await newHost(world);
      await answered(202, call, 'POST', '/api/auth/forgot-password', { json: { email } });
      const token = await mailed(world.stack, email, /reset-password#token=(\S+)/);
      return { by: call, path: '/api/auth/reset-password', asking: { json: { token, password: 'the piano is in tune' } }, status: 204 };
    },
  },
  {
    row: 'auth/change-password',
    open: async (world) => {
      const host = await newHost(world);
      const password = inTurn([host.password, 'the piano is in tune again']);
      let current = password();
      return () => {
        const json = { current_password: current, new_password: password() };
        current = json.new_password;
        return { by: host.ask, path: '/api/auth/change-password', asking: { json }, status: 204 };
      };
    },
  },
  {
    row: 'auth/login',
    open: async (world) => {
      const { email, password } = await newHost(world);
      return () => ({ by: newcomer(world.stack), path: '/api/auth/login', asking: { json: { email, password } }, status: 200 });
    },
  },
  {
    row: 'auth/refresh',
    open: async (world) => {
      const host = await newHost(world);
      return async () => {
        const { refresh_token } = await session(world, host);
        return { by: newcomer(world.stack), path: '/api/auth/refresh', asking: { json: { refresh_token } }, status: 200 };
      };
    },
  },
  {
    row: 'auth/logout',
    open: async (world) => {
      const host = await newHost(world);
      return async () => {
        const { access_token } = await session(world, host);
        return { by: host.call, path: '/api/auth/logout', asking: { token: access_token }, status: 204 };
      };
    },
  },
];

async function askForMail(world: World, path: string) {
  const { email } = await newHost(world);
  return () => ({ by: newcomer(world.stack), path, asking: { json: { email } }, status: 202 });
}

function session({ stack }: World, { email, password }: Host) {
  return answered(200, newcomer(stack), 'POST', '/api/auth/login', { json: { email, password } });
}
