import { beforeAll, describe } from 'vitest';
import type { Client } from '#tests/support/client.ts';
import { type Authenticator, type AuthenticatorApp, addAuthenticatorApp, addPasskey, appCode, createAuthenticator } from '#tests/support/factors.ts';
import { answered, type Host, MINUTE } from '#tests/support/story.ts';
import { type EndpointRequest, endpoint, has, NOBODY } from './sentence.ts';
import { isRemote, type Service } from './service.ts';

/** The second factor. The specification has none: a client that knows only the specification never needs one. */
export function factorSentences(service: Service): void {
  describe.skipIf(isRemote)('a second factor, added', () => {
    let ada: Host;
    let app: AuthenticatorApp;
    let passkey: Authenticator;
    /** Proves the passkey and asks again, as a page does: a request above its limit waits until the proof is too old. */
    const by = (): Client => async (method, path, asking) => {
      const reply = await ada.ask(method, path, asking);
      if (reply.body?.code !== 'step_up_required') return reply;
      await answered(200, ada.ask, 'POST', '/api/auth/step-up/prove', { json: { credential: await proof() } });
      // With the token of the session that has just proven it.
      return ada.call(method, path, { token: ada.tokens.access_token, ...asking });
    };
    const options = { by, local: true };
    const password = () => ({ json: { password: ada.password } });
    beforeAll(async () => {
      ada = await service.host();
      app = await addAuthenticatorApp(ada);
      // The only pages that may call the service are those whose passkeys it accepts.
      const { headers } = await ada.call('POST', '/api/auth/passkey/begin');
      passkey = createAuthenticator(headers['access-control-allow-origin'] ?? '', ada.id);
      await addPasskey(ada, passkey);
    });

    endpoint('GET /api/auth/factors', options, [
      [200, 'lists passkeys and apps', () => ({}), has({ factors: [{ kind: 'totp' }, { kind: 'passkey' }] })],
    ]);
    endpoint('POST /api/auth/factors/begin', options, [
      [200, 'an authenticator app gets a secret', () => ({ json: { kind: 'totp', password: ada.password } })],
      [200, 'a passkey gets the options of the standard', () => ({ json: { kind: 'passkey', password: ada.password } })],
      [401, 'needs the password', () => ({ json: { kind: 'totp', password: 'another one' } }), 'invalid_credentials'],
      [400, 'kind: passkey or totp', () => ({ json: { kind: 'sms', password: ada.password } }), 'validation_failed'],
    ]);
    endpoint('POST /api/auth/factors', options, [
      [400, 'a wrong code adds nothing', () => begun('000000'), 'factor_not_accepted'],
      [410, 'an enrolment of no one', () => ({ json: { enrolment: 'x', name: 'Phone', code: '123456' } }), 'challenge_expired'],
      [400, 'one of code and credential is required', () => ({ json: { enrolment: 'x', name: 'Phone' } }), 'validation_failed'],
    ]);
    endpoint('PUT /api/auth/factors/<id>', options, [
      [200, 'renames', () => ({ id: app.id, json: { name: 'Old phone' } }), has({ name: 'Old phone', kind: 'totp', synced: null })],
      [404, 'unknown id', () => ({ id: NOBODY, json: { name: 'Old phone' } }), 'factor_not_found'],
    ]);
    const wrong = { json: { password: 'not the password' } };
    endpoint('POST /api/auth/factors/recovery-codes', options, [
      [200, 'ten new codes', password],
      [401, 'needs the password', () => wrong, 'invalid_credentials'],
    ]);
    endpoint('POST /api/auth/step-up/begin', options, [[200, 'the methods', () => ({})]]);
    endpoint('POST /api/auth/step-up/prove', options, [
      [200, 'a code of the app', async () => ({ json: { code: await nextCode() } })],
      [200, 'a passkey', async () => ({ json: { credential: await proof() } })],
      [400, 'a wrong code', () => ({ json: { recovery_code: 'WRNG-0000' } }), 'factor_not_accepted'],
      [400, 'exactly one proof', () => ({ json: {} }), 'validation_failed'],
    ]);
    endpoint('POST /api/auth/passkey/begin', { by: () => ada.call, local: true }, [[200, 'the same for everyone', () => ({})]]);
    endpoint('POST /api/auth/passkey/sign-in', { by: () => ada.call, local: true }, [
      [200, 'signs in without address and password', async () => signInRequest()],
      [410, 'a challenge that is none of ours', () => ({ json: { credential: passkey.get({ challenge: 'eA' }) } }), 'challenge_expired'],
    ]);
    endpoint('PUT /api/host/profile', options, [[403, 'a change needs a proof of the last ten minutes', changeByPassword, 'step_up_required']]);
    endpoint('DELETE /api/auth/factors/<id>', options, [
      [404, 'unknown id', () => ({ id: NOBODY, ...password() }), 'factor_not_found'],
      [401, 'needs the password', () => ({ id: app.id, ...wrong }), 'invalid_credentials'],
      [204, 'removes', () => ({ id: app.id, ...password() })],
    ]);
    endpoint('POST /api/auth/factors/lost', options, [
      [400, 'needs backup codes of as many Survivors as the threshold', password, 'validation_failed'],
      [204, 'removes every factor', async () => ({ json: { password: ada.password, backup_codes: await lentCodes() } })],
      [409, 'an account without a factor', password, 'no_factor'],
    ]);

    async function begun(code: string): Promise<EndpointRequest> {
      const json = { kind: 'totp', password: ada.password };
      const { enrolment } = await answered(200, by(), 'POST', '/api/auth/factors/begin', { json });
      return { json: { enrolment, name: 'Tablet', code } };
    }

    async function proof(): Promise<object> {
      return passkey.get((await answered(200, ada.ask, 'POST', '/api/auth/step-up/begin')).passkey);
    }

    async function nextCode(): Promise<string> {
      await ada.stack.advance(MINUTE);
      return appCode(ada, app);
    }

    async function signInRequest(): Promise<EndpointRequest> {
      const begun = await answered(200, ada.call, 'POST', '/api/auth/passkey/begin');
      return { json: { credential: passkey.get(begun.passkey) } };
    }

    /** A session that has proven nothing but the password. */
    async function changeByPassword(): Promise<EndpointRequest> {
      const { email, password } = ada;
      const { access_token: token } = await answered(200, ada.call, 'POST', '/api/auth/login', { json: { email, password } });
      return { by: ada.call, token, json: { timezone: 'UTC' } };
    }

    async function lentCodes(): Promise<object[]> {
      const contact = (name: string) => [{ type: 'email', value: `${name}-${ada.id}@example.com` }];
      const add = (name: string) => ({ json: { name, relationship: 'friend', contact_methods: contact(name) } });
      const added = await Promise.all(['ben', 'cleo'].map((name) => answered(201, by(), 'POST', '/api/survivors', add(name))));
      return added.map(({ id, backup_codes }) => ({ survivor_id: id, backup_code: backup_codes[0] }));
    }
  });
}
