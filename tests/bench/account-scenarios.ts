import { answered, type Host, mailed, newcomer, register, resetLink, resetWith, signIn } from '#tests/support/story.ts';
import { counter, newHost, nothing, type PreparedRequest, type Scenario, scenario, type World } from './world.ts';

const number = counter();
const fresh = (): string => `bench${number()}@example.com`;

/** Requests about an account and its sessions. */
export const accountScenarios: readonly Scenario[] = [
  scenario('auth/register', nothing, (_, { stack }) => {
    const json = { email: fresh(), password: 'the piano is out of tune', display_name: 'Ada' };
    return { by: newcomer(stack), asking: { json }, status: 201 };
  }),
  scenario('auth/verify-email', nothing, async (_, { stack }) => {
    const { link, call } = await register(stack, { email: fresh() });
    return { by: call, asking: { json: { token: link } } };
  }),
  scenario('auth/resend-verification', newHost, askForMail),
  scenario('auth/forgot-password', newHost, askForMail),
  scenario(
    'auth/reset-password',
    nothing,
    async (_, world) => {
      const { call, email } = await newHost(world);
      await answered(202, call, 'POST', '/api/auth/forgot-password', { json: { email } });
      const token = await mailed(world.stack, email, /reset-password#token=(\S+)/);
      return { by: call, asking: { json: { token, password: 'the piano is in tune' } }, status: 204 };
    },
    { timed: 3 },
  ),
  scenario('auth/change-password', newHost, (host) => {
    const json = { current_password: host.password, new_password: `the piano is in tune ${number()}` };
    host.password = json.new_password;
    return { by: host.ask, asking: { json }, status: 204 };
  }),
  scenario('auth/login', newHost, ({ email, password }, { stack }) => ({ by: newcomer(stack), asking: { json: { email, password } } })),
  scenario('auth/refresh', newHost, async (host, { stack }) => {
    const { refresh_token } = await newSession(host);
    return { by: newcomer(stack), asking: { json: { refresh_token } } };
  }),
  scenario('auth/logout', newHost, async (host) => {
    const { access_token } = await newSession(host);
    return { by: host.call, asking: { token: access_token }, status: 204 };
  }),
  scenario('auth/get-review', newHost, ({ ask }) => ({ by: ask })),
  scenario('auth/update-review', newHost, ({ ask }) => ({ by: ask, asking: { json: { review: 'none' } } })),
  scenario(
    'auth/review/restore',
    nothing,
    async (_, world) => {
      const host = await newHost(world);
      await resetTo(host, 'the piano is at the tuner');
      await answered(200, host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 60 } });
      await resetTo(host, 'the piano is back again');
      const { set_aside: aside } = await answered(200, host.ask, 'GET', '/api/auth/review');
      return { by: host.ask, asking: { json: { id: aside[0].id } } };
    },
    { timed: 2 },
  ),
];

/** Resets the password by e-mail, and signs in with it. */
async function resetTo(host: Host, password: string): Promise<void> {
  await resetWith(host.stack, await resetLink(host), password);
  host.password = password;
  await signIn(host);
}

function askForMail({ email }: Host, { stack }: World): PreparedRequest {
  return { by: newcomer(stack), asking: { json: { email } }, status: 202 };
}

/** Signs the Host in once more. */
export function newSession({ stack, email, password }: Host) {
  return answered(200, newcomer(stack), 'POST', '/api/auth/login', { json: { email, password } });
}
