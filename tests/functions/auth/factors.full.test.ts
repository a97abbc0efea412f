import { describe, expect, it } from 'vitest';
import { type RouteName, routes } from '#functions/routes.ts';
import type { Row } from '#http/route.ts';
import { NO_IDS, sampleOf } from '#tests/conformance/samples.ts';
import { NOBODY } from '#tests/conformance/sentence.ts';
import { newestAnswer, pressButton } from '#tests/support/answer-links.ts';
import type { Client, Reply } from '#tests/support/client.ts';
import { type AuthenticatorApp, addAuthenticatorApp, addPasskey, appCode, createAuthenticator } from '#tests/support/factors.ts';
import { beginAfresh, sharedStack } from '#tests/support/shared-stack.ts';
import {
  access,
  answered,
  DAY,
  type Host,
  letter,
  MINUTE,
  mailed,
  newcomer,
  openAccount,
  openWill,
  resetLink,
  resetWith,
  said,
  sealWill,
  signIn,
  startTransfer,
  survivorAt,
} from '#tests/support/story.ts';

const stack = beginAfresh(sharedStack());
const pages = 'http://localhost:5173';

async function withApp(): Promise<{ host: Host; app: AuthenticatorApp }> {
  const host = await openAccount(stack);
  return { host, app: await addAuthenticatorApp(host) };
}

/** A new session that knows only the password. */
async function passwordSession(host: Host): Promise<Client> {
  await signIn(host);
  const token = host.tokens.access_token;
  return (method, path, asking) => host.call(method, path, { token, ...asking });
}

/** A code that the app does not show now, and will not show in the next half hour. */
async function wrongCode(host: Host, app: AuthenticatorApp): Promise<string> {
  const shown = await Promise.all(Array.from({ length: 60 }, (_, n) => appCode(host, app, n - 2)));
  return ['111111', '222222', '333333'].find((code) => !shown.includes(code)) ?? '444444';
}

const prove = (ask: Client, json: object): Promise<Reply> => ask('POST', '/api/auth/step-up/prove', { json });
const change = (ask: Client): Promise<Reply> => ask('PUT', '/api/host/profile', { json: { timezone: 'Europe/Vienna' } });
const listed = (ask: Client) => answered(200, ask, 'GET', '/api/auth/factors');
const REFUSED = '403 step_up_required';

/** Codes of an app are accepted once, so each proof waits for the next one. */
async function proveByApp(ask: Client, host: Host, app: AuthenticatorApp): Promise<void> {
  await stack.advance(MINUTE);
  await answered(200, ask, 'POST', '/api/auth/step-up/prove', { json: { code: await appCode(host, app) } });
}

describe('a second factor', () => {
  it('is not asked for on an account without one', async () => {
    const host = await openAccount(stack);
    expect(said(await change(host.ask))).toBe('200');
    expect(said(await host.ask('POST', '/api/auth/step-up/begin'))).toBe('409 no_factor');
    expect(said(await host.ask('POST', '/api/auth/step-up/prove', { json: { code: '123456' } }))).toBe('409 no_factor');
    expect(said(await host.ask('POST', '/api/auth/factors/recovery-codes', { json: { password: host.password } }))).toBe('409 no_factor');
    expect(await listed(host.ask)).toEqual({ factors: [], recovery_codes_left: 0, recovery_codes_made_at: null, proven_until: null });
  });

  it('is needed for every change except signs of life, stops and the end of sessions', async () => {
    const { host } = await withApp();
    const ask = await passwordSession(host);
    for (const [name, row] of Object.entries<Row>(routes).filter(([, one]) => one.stepUp)) {
      const { json, takes } = sampleOf(name as RouteName, NO_IDS);
      const reply = await ask(row.method, row.path.replace('<id>', NOBODY), takes === 'multipart' ? { parts: [letter()] } : json ? { json } : {});
      expect([name, said(reply)]).toEqual([name, REFUSED]);
    }
    expect(said(await ask('POST', '/api/liveness/alive', { json: {} }))).toBe('409 no_sealed_will');
    expect(said(await ask('POST', '/api/auth/logout'))).toBe('204');
  });

  it('gives ten recovery codes with the first factor only, and each replaces a factor once', async () => {
    const { host, app } = await withApp();
    expect(new Set(app.recoveryCodes).size).toBe(10);
    expect((await addAuthenticatorApp(host, 'Tablet')).recoveryCodes).toEqual([]);
    const [code = ''] = app.recoveryCodes;
    const ask = await passwordSession(host);
    expect((await prove(ask, { recovery_code: code.toLowerCase().replace('-', ' ') })).body).toMatchObject({ recovery_codes_left: 9 });
    expect(said(await prove(ask, { recovery_code: code }))).toBe('400 factor_not_accepted');
    expect(await mailed(stack, host.email, /One of your recovery codes was used.*?(\d) codes are left/s)).toBe('9');
    const { recovery_codes } = await answered(200, ask, 'POST', '/api/auth/factors/recovery-codes', { json: { password: host.password } });
    expect(said(await prove(ask, { recovery_code: app.recoveryCodes[1] }))).toBe('400 factor_not_accepted');
    expect(said(await prove(ask, { recovery_code: recovery_codes[1] }))).toBe('200');
  });
});

describe('a code of an authenticator app', () => {
  it('counts once, and no earlier one after it', async () => {
    const { host, app } = await withApp();
    await stack.advance(5 * MINUTE);
    const [earlier, current] = [await appCode(host, app, -1), await appCode(host, app)];
    expect(said(await prove(host.ask, { code: current }))).toBe('200');
    expect(said(await prove(host.ask, { code: current }))).toBe('400 factor_not_accepted');
    expect(said(await prove(host.ask, { code: earlier }))).toBe('400 factor_not_accepted');
  });

  it('is checked 20 times a day for thieves with the password, who cannot end the attempts of the Host', async () => {
    const { host, app } = await withApp();
    const authenticator = createAuthenticator(pages, host.id);
    await addPasskey(host, authenticator);
    const thieves = [await passwordSession(host), await passwordSession(host), await passwordSession(host)];
    const wrong = await wrongCode(host, app);
    const guesses = await Promise.all(thieves.flatMap((ask) => Array.from({ length: 10 }, () => prove(ask, { code: wrong }))));
    expect(guesses.filter((reply) => said(reply) === '400 factor_not_accepted')).toHaveLength(20);
    expect(guesses.filter((reply) => said(reply) === '429 rate_limited')).toHaveLength(10);
    expect(await mailed(stack, host.email, /(Someone entered many wrong codes)/)).toBeTruthy();

    const late = await passwordSession(host);
    expect(said(await prove(late, { code: await appCode(host, app) }))).toBe('429 rate_limited');
    expect(said(await prove(late, { recovery_code: app.recoveryCodes[0] }))).toBe('200');
    const { passkey } = await answered(200, late, 'POST', '/api/auth/step-up/begin');
    expect(said(await prove(late, { credential: authenticator.get(passkey) }))).toBe('200');
    await stack.advance(MINUTE);
    expect(said(await prove(host.ask, { code: await appCode(host, app) }))).toBe('200');
    await stack.advance(DAY);
    expect(said(await prove(await passwordSession(host), { code: await appCode(host, app) }))).toBe('200');
  });
});

describe('a passkey', () => {
  async function withPasskey() {
    const host = await openAccount(stack);
    const authenticator = createAuthenticator(pages, host.id);
    const passkey = await addPasskey(host, authenticator);
    return { host, authenticator, passkey };
  }

  const asked = async (ask: Client) => (await answered(200, ask, 'POST', '/api/auth/step-up/begin')).passkey;
  const signInOptions = async () => (await answered(200, newcomer(stack), 'POST', '/api/auth/passkey/begin')).passkey;
  const signInBy = (host: Host, credential: object): Promise<Reply> => host.call('POST', '/api/auth/passkey/sign-in', { json: { credential } });

  const begun = ({ ask, password }: Host) => answered(200, ask, 'POST', '/api/auth/factors/begin', { json: { kind: 'passkey', password } });
  const add = async ({ ask }: Host, { enrolment }: { enrolment: string }, credential: object) =>
    said(await ask('POST', '/api/auth/factors', { json: { enrolment, name: 'New', credential } }));

  it('of no account gets the same refusal as one that was removed, and the options are the same for everyone', async () => {
    const { host, authenticator, passkey } = await withPasskey();
    const stranger = createAuthenticator(pages, (await openAccount(stack)).id);
    const nobody = createAuthenticator(pages, NOBODY);
    await answered(204, host.ask, 'DELETE', `/api/auth/factors/${passkey.id}`, { json: { password: host.password } });
    const replies = [];
    for (const one of [authenticator, stranger, nobody]) replies.push(await signInBy(host, one.get(await signInOptions())));
    expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect((await signInOptions()).allowCredentials).toEqual([]);
  });

  it('answers each challenge once, also if it is sent twice at the same time', async () => {
    const { host, authenticator } = await withPasskey();
    const answer = authenticator.get(await signInOptions(), { counter: 0 });
    const both = await Promise.all([signInBy(host, answer), signInBy(host, answer)]);
    expect(both.map(said).sort()).toEqual(['200', '410 challenge_expired']);
    const credential = authenticator.get(await asked(host.ask), { counter: 0 });
    expect(said(await prove(host.ask, { credential }))).toBe('200');
    expect(said(await prove(host.ask, { credential }))).toBe('410 challenge_expired');
  });

  it.each([
    ['for another page', { origin: 'https://evil.example' }],
    ['for the pages of another host', { rpId: 'evil.example' }],
    ['without a check who uses the device', { verified: false }],
    ['made for a new passkey', { type: 'webauthn.create' }],
    ['signed by another key', { forged: true }],
    ['whose count went back, as that of a copy does', { counter: 7 }],
  ])('proves nothing by an answer %s', async (_, deviation) => {
    const { host, authenticator } = await withPasskey();
    expect(said(await prove(host.ask, { credential: authenticator.get(await asked(host.ask), { counter: 7 }) }))).toBe('200');
    const options = await asked(host.ask);
    expect(said(await prove(host.ask, { credential: authenticator.get(options, { counter: 8, ...deviation }) }))).toBe('400 factor_not_accepted');
    const signIn = authenticator.get(await signInOptions(), { counter: 9, ...deviation });
    expect(said(await signInBy(host, signIn))).toBe('400 factor_not_accepted');
  });

  it('answers only the challenge for this use, session and Host, for ten minutes', async () => {
    const { host, authenticator } = await withPasskey();
    const other = await withPasskey();
    const foreign = [await signInOptions(), await asked(await passwordSession(host)), await asked(other.host.ask)];
    await signIn(host);
    const late = await asked(host.ask);
    for (const options of foreign) expect(said(await prove(host.ask, { credential: authenticator.get(options) }))).toBe('410 challenge_expired');
    await stack.advance(10 * MINUTE);
    expect(said(await prove(host.ask, { credential: authenticator.get(late) }))).toBe('410 challenge_expired');
  });

  it('is added only by an answer to the challenge of this session and Host', async () => {
    const { host } = await withPasskey();
    const { host: mallory } = await withPasskey();
    const [mine, theirs] = [await begun(host), await begun(mallory)];
    const fresh = createAuthenticator(pages, mallory.id);
    const elsewhere = fresh.create(theirs.passkey, { origin: 'https://evil.example' });
    expect(await add(mallory, mine, fresh.create(mine.passkey))).toBe('410 challenge_expired');
    expect(await add(mallory, theirs, fresh.create(mine.passkey))).toBe('400 factor_not_accepted');
    expect(await add(mallory, theirs, elsewhere)).toBe('400 factor_not_accepted');
    expect(await add(mallory, theirs, fresh.create(theirs.passkey))).toBe('201');
    expect(await add(mallory, theirs, fresh.create(theirs.passkey))).toBe('410 challenge_expired');
  });

  it('is added once', async () => {
    const { host, authenticator } = await withPasskey();
    await answered(200, host.ask, 'POST', '/api/auth/step-up/prove', { json: { credential: authenticator.get(await asked(host.ask)) } });
    const again = await begun(host);
    expect(await add(host, again, authenticator.create(again.passkey))).toBe('400 factor_not_accepted');
  });
});

describe('a factor that someone else added', () => {
  it('is removed by the link in the notice, which signs everyone out', async () => {
    const { host } = await withApp();
    expect((await pressButton(stack, await newestAnswer(stack, host.email), 'It was not me')).body).toContain('Everyone was signed out');
    expect(said(await change(host.ask))).toBe('401 unauthorized');
    await signIn(host);
    expect(await listed(host.ask)).toMatchObject({ factors: [], recovery_codes_left: 0 });
    expect(said(await change(host.ask))).toBe('200');
  });
});

describe('a reset of the password by e-mail', () => {
  /** Uses a reset link, and signs in. */
  async function choose(host: Host, link: string): Promise<void> {
    host.password = 'the password of a person who reads the mail';
    expect(said(await resetWith(stack, link, host.password))).toBe('204');
    await signIn(host);
  }
  const reset = async (host: Host) => choose(host, await resetLink(host));

  it('leaves the account to the factor, if that is at least seven days old', async () => {
    const will = await sealWill(stack);
    const { host } = will;
    const app = await addAuthenticatorApp(host);
    await stack.advance(7 * DAY);
    await reset(host);
    expect(said(await change(host.ask))).toBe(REFUSED);
    expect(said(await host.ask('POST', '/api/liveness/alive', { json: {} }))).toBe('200');
    await startTransfer(will);
    const cancel = { json: { remove_survivor_id: survivorAt(will, 0).id } };
    const stopped = await answered(200, host.ask, 'POST', '/api/transfer/cancel', cancel);
    expect(stopped).toMatchObject({ status: 'cancelled', removal: { removed: false, code: 'step_up_required' } });
    await proveByApp(host.ask, host, app);
    expect(said(await change(host.ask))).toBe('200');
  });

  it('does not show an open will to its reader by two ids alone, until a factor proves that it was the Host', async () => {
    const will = await sealWill(stack);
    const { host } = will;
    const app = await addAuthenticatorApp(host);
    const authenticator = createAuthenticator(pages, host.id);
    await addPasskey(host, authenticator);
    await stack.advance(7 * DAY);
    const transfer = await openWill(will);
    const read = async () => said(await access(transfer, survivorAt(will, 0)));
    await stack.advance(DAY);
    const link = await resetLink(host);
    await stack.advance(2 * DAY);
    await choose(host, link);
    expect(await read()).toBe('403 session_required');
    // A Host who signs in by a passkey has not chosen the password.
    const { passkey } = await answered(200, newcomer(stack), 'POST', '/api/auth/passkey/begin');
    const byPasskey = await host.call('POST', '/api/auth/passkey/sign-in', { json: { credential: authenticator.get(passkey) } });
    expect([said(byPasskey), await read()]).toEqual(['200', '403 session_required']);
    await proveByApp(host.ask, host, app);
    expect(await read()).toBe('200');
  });

  it('closes the account if the factor is younger, also after it was rejected by e-mail, until a factor of seven days proves the Host', async () => {
    const { host } = await sealWill(stack);
    const { password } = host;
    const app = await addAuthenticatorApp(host);
    await stack.advance(7 * DAY - MINUTE);
    await reset(host);
    expect(said(await change(host.ask))).toBe('409 recently_recovered');
    expect(said(await prove(host.ask, { code: await appCode(host, app) }))).toBe('409 recently_recovered');
    await pressButton(stack, await newestAnswer(stack, host.email), 'I am well, but I did not reset it');
    host.password = password;
    await signIn(host);
    expect(said(await change(host.ask))).toBe('409 recently_recovered');
    await stack.advance(MINUTE);
    expect(said(await change(host.ask))).toBe('403 step_up_required');
    expect(said(await host.ask('POST', '/api/auth/step-up/begin'))).toBe('200');
    expect(said(await prove(host.ask, { code: await appCode(host, app) }))).toBe('200');
    expect(said(await change(host.ask))).toBe('200');
  });
});

describe('a Host who has lost every factor and all recovery codes', () => {
  it('comes back with the password and backup codes of as many Survivors as the threshold, which are not used up', async () => {
    const will = await sealWill(stack, { survivors: 3, threshold: 2 });
    const { host } = will;
    await addAuthenticatorApp(host);
    const stolen = await passwordSession(host);
    const ask = await passwordSession(host);
    const lent = [0, 1].map((n) => ({ survivor_id: survivorAt(will, n).id, backup_code: survivorAt(will, n).backupCodes[0] }));
    const lost = (json: object) => ask('POST', '/api/auth/factors/lost', { json: { password: host.password, backup_codes: lent, ...json } });
    expect(said(await lost({ backup_codes: lent.slice(1) }))).toBe('400 validation_failed');
    expect(said(await lost({ backup_codes: [lent[0], { ...lent[1], backup_code: 'WRNG-0000' }] }))).toBe('400 validation_failed');
    expect(said(await lost({ password: 'not the password' }))).toBe('401 invalid_credentials');
    expect(said(await lost({}))).toBe('204');
    expect([said(await change(ask)), said(await change(stolen))]).toEqual(['200', '401 unauthorized']);
    expect(await mailed(stack, host.email, /(All passkeys and authenticator apps were removed)/)).toBeTruthy();
    const { survivors } = await answered(200, ask, 'GET', '/api/survivors');
    expect(survivors.map(({ backup_codes_remaining }: { backup_codes_remaining: number }) => backup_codes_remaining)).toEqual([5, 5, 5]);
  });
});
