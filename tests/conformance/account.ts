import { beforeAll, describe, expect } from 'vitest';
import type { Reply } from '#tests/support/client.ts';
import { answered, DAY, HOUR, type Host, register, resetLink, SECOND } from '#tests/support/story.ts';
import { byWorld, type EndpointRequest, endpoint, NOBODY, type Sentence } from './sentence.ts';
import { cannotSignIn, freshEmail, isRemote, type Service } from './service.ts';
import { email, exactly, jwt, object, oneOf, resource, text, timestamp, uuid } from './shapes.ts';

const PASSWORD = 'twelve chars';

const registered = object({ id: uuid, email, display_name: text, status: exactly('pending_verification'), created_at: timestamp });
const host = object({ id: uuid, email, display_name: text, status: exactly('active') });
const pair = { access_token: jwt, refresh_token: jwt, expires_in: exactly(3600) };

/** Sentences about accounts, and about tokens in 'Authentication'. */
export function accountSentences(service: Service): void {
  const by = () => service.anyone();
  const newcomer = (change: object = {}): EndpointRequest => ({ json: { email: freshEmail(), password: PASSWORD, display_name: 'Ada', ...change } });

  const validation: Sentence[] = (
    [
      ['email is required', { email: undefined }],
      ['email has a valid format', { email: 'ada at example.com' }],
      ['email is a string', { email: 7 }],
      ['password is required', { password: undefined }],
      ['password has at least 12 characters', { password: 'eleven char' }],
      ['password is a string', { password: ['twelve chars'] }],
      ['display_name is required', { display_name: undefined }],
      ['display_name has 1 character at least', { display_name: '' }],
      ['display_name has 100 characters at most', { display_name: 'a'.repeat(101) }],
      ['display_name is a string', { display_name: null }],
    ] as const
  ).map(([sentence, change]) => [400, `validation: ${sentence}`, () => newcomer(change), 'validation_failed']);

  endpoint('POST /api/auth/register', { by }, [
    [201, 'Response: id, email, display_name, status (`pending_verification`), created_at', () => newcomer(), registered],
    [201, 'added: other fields are ignored', () => newcomer({ id: NOBODY, status: 'active', is_admin: true }), ignoring],
    byWorld([201, 'The password is write-only: never returned', () => newcomer(), without(PASSWORD)]),
    byWorld([201, 'password: at least 12 characters', () => newcomer({ password: 'abcdefghijkl' })]),
    byWorld([201, 'password: no maximum', () => newcomer({ password: 'long '.repeat(20_000) })]),
    byWorld([201, 'display_name: 1 character', () => newcomer({ display_name: 'A' })]),
    byWorld([201, 'display_name: 100 characters', () => newcomer({ display_name: 'é'.repeat(100) })]),
    ...validation,
    [409, 'e-mail already registered', async () => newcomer(await unconfirmedAccount(service)), 'email_taken'],
    [409, 'e-mail already registered, written in capitals', async () => newcomer(await unconfirmedAccount(service, true)), 'email_taken'],
  ]);

  const unconfirmed = async (change: object = {}) => ({ json: { ...(await unconfirmedAccount(service)), ...change } });
  endpoint('POST /api/auth/login', { by }, [
    [401, 'invalid credentials: unknown e-mail', () => ({ json: { email: freshEmail(), password: PASSWORD } }), 'invalid_credentials'],
    [401, 'invalid credentials: wrong password', () => unconfirmed({ password: 'not the password' }), 'invalid_credentials'],
    [403, 'e-mail not verified', () => unconfirmed(), 'email_not_verified'],
    [403, 'e-mail not verified: an international domain, now in ASCII', () => internationalAccount(service), 'email_not_verified'],
    [400, 'validation: the password is required', () => ({ json: { email: freshEmail() } }), 'validation_failed'],
  ]);
  signedInSentences(service);
  recoverySentences(service);
}

/** Creates an account that waits for its e-mail to be confirmed. */
async function unconfirmedAccount(service: Service, capitals = false): Promise<{ email: string; password: string }> {
  const address = freshEmail();
  const json = { email: address, password: PASSWORD, display_name: 'Ada' };
  await service.anyone()('POST', '/api/auth/register', { json });
  return { email: capitals ? address.toUpperCase() : address, password: PASSWORD };
}

/** Creates an account under an international domain. Also returns how the same person signs in with the domain in its encoded form. */
async function internationalAccount(service: Service): Promise<EndpointRequest> {
  const [name] = freshEmail().split('@');
  await service.anyone()('POST', '/api/auth/register', { json: { email: `${name}@bücher.example`, password: PASSWORD, display_name: 'Ada' } });
  return { json: { email: `${name}@xn--bcher-kva.example`, password: PASSWORD } };
}

function signedInSentences(service: Service): void {
  describe.skipIf(cannotSignIn)('with an account', () => {
    let ada: Host;
    beforeAll(async () => {
      ada = await service.host();
    });
    const by = () => ada.call;
    const credentials = () => ({ json: { email: ada.email, password: ada.password } });
    const session = async () => (await ada.call('POST', '/api/auth/login', credentials())).body;
    const refresh = (refresh_token: string) => ({ json: { refresh_token } });
    const algorithms = (reply: Reply) => expect(headersOf(reply)).toMatchObject([{ alg: 'HS256' }, { alg: 'HS256' }]);
    const signedIn = object({ ...pair, host });

    endpoint('POST /api/auth/login', { by }, [
      [200, 'Response: access_token, refresh_token, expires_in (3600), host {id, email, display_name, status}', credentials, signedIn],
      [200, 'Tokens are JWTs signed with HS256', credentials, algorithms],
      [200, 'The password is write-only: never returned', credentials, (reply) => without(ada.password)(reply)],
    ]);

    endpoint('POST /api/auth/refresh', { by }, [
      [200, 'Response: access_token, refresh_token, expires_in', async () => refresh((await session()).refresh_token), object(pair)],
      [401, 'invalid refresh token: none of ours', () => refresh('a.b.c'), 'invalid_refresh_token'],
      [401, 'invalid refresh token: an access token', async () => refresh((await session()).access_token), 'invalid_refresh_token'],
      [401, 'invalid refresh token: a session that has ended', async () => refresh((await endedSession(ada)).refresh_token), 'invalid_refresh_token'],
      [400, 'validation: refresh_token is required', () => ({ json: {} }), 'validation_failed'],
    ]);

    endpoint('POST /api/auth/logout', { by }, [
      [204, 'empty', async () => ({ token: (await session()).access_token })],
      [401, "The session's tokens become invalid", async () => ({ token: (await endedSession(ada)).access_token }), 'unauthorized'],
      [401, 'A refresh token is no Bearer token', async () => ({ token: (await session()).refresh_token }), 'unauthorized'],
    ]);
    endpoint('GET /api/host/sessions', { by: () => ada.ask }, [[200, 'added: where the account is signed in', () => ({}), hasCurrentSession]]);
    endpoint('DELETE /api/host/sessions/<id>', { by: () => ada.ask }, [
      [204, 'added: one session ends', async () => ({ id: await otherSession(ada) })],
      [404, 'no such session', () => ({ id: NOBODY }), 'session_not_found'],
    ]);
    endpoint('POST /api/auth/logout-everywhere', { by: () => ada.ask }, [
      [204, 'added: all sessions end', async () => ({ by: (await service.host()).ask })],
    ]);
    const nothing = (reply: Reply) => expect(reply.body).toEqual({ series: null, needed: false, review: null, items: [], set_aside: [] });
    endpoint('GET /api/auth/review', { by: () => ada.ask }, [
      [200, 'added: what was set since a reset by e-mail; nothing without one', () => ({}), nothing],
    ]);
    endpoint('POST /api/auth/review', { by: () => ada.ask }, [
      [200, 'added: the Host has reviewed it; nothing to do without a reset', () => ({ json: { review: 'x' } }), nothing],
      [400, 'validation: review is required', () => ({ json: {} }), 'validation_failed'],
    ]);
    endpoint('POST /api/auth/review/restore', { by: () => ada.ask }, [
      [404, 'nothing was set aside under this id', () => ({ json: { id: NOBODY } }), 'set_aside_not_found'],
      [400, 'validation: id is required', () => ({ json: {} }), 'validation_failed'],
    ]);
  });

  describe.skipIf(isRemote)('tokens expire', () => {
    const aged = async (seconds: number) => {
      const { call, stack, tokens } = await service.host();
      await stack.advance(seconds);
      return { call, ...tokens };
    };
    const bearer = async (age: number): Promise<EndpointRequest> => aged(age).then(({ call, access_token }) => ({ by: call, token: access_token }));
    const refresh = async (age: number): Promise<EndpointRequest> =>
      aged(age).then(({ call, refresh_token }) => ({ by: call, json: { refresh_token } }));

    endpoint('GET /api/host/profile', { by: () => service.anyone() }, [
      byWorld([200, 'An access token is good for its hour', () => bearer(HOUR - SECOND), resource('Host')]),
      [401, 'An access token expires after 3600 seconds', () => bearer(HOUR), 'unauthorized'],
    ]);
    endpoint('POST /api/auth/refresh', { by: () => service.anyone() }, [
      byWorld([200, 'A refresh token is valid for 7 days', () => refresh(7 * DAY - SECOND), object(pair)]),
      [401, 'expired refresh token', () => refresh(7 * DAY), 'invalid_refresh_token'],
    ]);
  });

  describe.skipIf(isRemote)('added: the e-mail address is verified', () => {
    const by = () => service.anyone();
    const verified = object({ id: uuid, email, display_name: text, status: oneOf('active') });
    const token = async (age = 0) => {
      const { link, stack } = await register(service.stack, { email: freshEmail() });
      await stack.advance(age);
      return { json: { token: link } };
    };
    const usedToken = async () => {
      const asking = await token();
      await answered(200, service.anyone(), 'POST', '/api/auth/verify-email', asking);
      return asking;
    };
    endpoint('POST /api/auth/verify-email', { by }, [
      [200, 'The token of the mail makes the Host `active`', () => token(), (reply) => void verified.loose().parse(reply.body)],
      [200, 'Sent twice, it answers the same', usedToken, (reply) => void verified.loose().parse(reply.body)],
      byWorld([
        200,
        'The token is good for 24 hours: the last second',
        () => token(DAY - SECOND),
        (reply) => void verified.loose().parse(reply.body),
      ]),
      [410, 'The token is good for 24 hours', () => token(DAY), 'link_expired'],
      [400, 'Anything else is no token', () => ({ json: { token: 'none' } }), 'invalid_link'],
    ]);
  });
}

/** Added: recovery of an account. */
function recoverySentences(service: Service): void {
  describe.skipIf(isRemote)('added: passwords are changed', () => {
    let ada: Host;
    beforeAll(async () => {
      ada = await service.host();
    });
    const by = () => service.anyone();
    const password = 'another password';
    const promise = object({ message: text });
    for (const name of ['resend-verification', 'forgot-password'] as const) {
      const stranger = freshEmail();
      let known: unknown;
      const isPromise = ({ body }: Reply) => {
        known = promise.parse(body);
      };
      const isSameWithoutMail = async ({ body }: Reply) => {
        expect(body).toEqual(known);
        expect(await service.stack.messages({ to: stranger })).toEqual([]);
      };
      endpoint(`POST /api/auth/${name}`, { by }, [
        [202, 'always the same: known', () => ({ json: { email: ada.email } }), isPromise],
        [202, 'always the same: unknown', () => ({ json: { email: stranger } }), isSameWithoutMail],
        [400, 'validation: email is required', () => ({ json: {} }), 'validation_failed'],
        [400, 'validation: email has a valid format', () => ({ json: { email: 'no address' } }), 'validation_failed'],
      ]);
    }
    const change = (change: object) => ({ by: ada.ask, json: { current_password: ada.password, new_password: password, ...change } });
    endpoint('POST /api/auth/change-password', { by }, [
      [401, 'the current password is wrong', () => change({ current_password: 'wrong' }), 'invalid_credentials'],
      [400, 'validation: at least 12 characters', () => change({ new_password: 'eleven char' }), 'validation_failed'],
      [204, 'empty', () => change({})],
    ]);
    const linkAfter = async (seconds: number) => {
      const token = await resetLink(ada);
      await ada.stack.advance(seconds);
      return { json: { token, password } };
    };
    endpoint('POST /api/auth/reset-password', { by }, [
      [400, 'anything else is no link', () => ({ json: { token: 'none', password } }), 'invalid_link'],
      [400, 'validation: at least 12 characters', async () => ({ json: { token: await resetLink(ada), password: 'short' } }), 'validation_failed'],
      [204, 'empty', () => linkAfter(0)],
      [410, 'the link is good for an hour', () => linkAfter(HOUR), 'link_expired'],
    ]);
    endpoint('GET /api/host/profile', { by }, [
      [401, 'added: a new password ends every session', () => ({ by: ada.call, token: ada.tokens.access_token }), 'unauthorized'],
    ]);
  });
}

/** Returns the tokens of a session that was signed out. */
async function endedSession(host: Host): Promise<{ access_token: string; refresh_token: string }> {
  const { body } = await host.call('POST', '/api/auth/login', { json: { email: host.email, password: host.password } });
  await host.call('POST', '/api/auth/logout', { token: body.access_token });
  return body;
}

function headersOf({ body }: Reply): unknown[] {
  const header = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8'));
  return [header(body.access_token), header(body.refresh_token)];
}

const ignoring = ({ body }: Reply) => {
  registered.parse(body);
  expect(body.id).not.toBe(NOBODY);
};

const without = (secret: string) => (reply: Reply) => expect(reply.bytes.toString('utf8')).not.toContain(secret);

function hasCurrentSession({ body }: Reply): void {
  expect(body.sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
}

/** The id of a session that begins now, and is not the one of `host.ask`. */
async function otherSession({ ask, email: address, password }: Host): Promise<string> {
  await answered(200, ask, 'POST', '/api/auth/login', { json: { email: address, password } });
  const { sessions } = await answered(200, ask, 'GET', '/api/host/sessions');
  return sessions.find(({ current }: { current: boolean }) => !current).id;
}
