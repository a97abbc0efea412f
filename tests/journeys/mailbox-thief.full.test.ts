import { describe, expect, it } from 'vitest';
import { look, newestAnswer, pressButton, respond } from '#tests/support/answer-links.ts';
import { sharedStack, sharedWill } from '#tests/support/shared-stack.ts';
import { answered, type Body, DAY, HOUR, letter, mailed, newcomer, type Survivor, said, signIn, subjects, survivorAt } from '#tests/support/story.ts';

const stack = sharedStack();
const will = sharedWill(stack, { threshold: 3 });
/** The thief's session, from a separate address. */
let stolen = '';

const thief = (method: string, path: string, json?: object) => newcomer(stack)(method, path, { token: stolen, ...(json && { json }) });
const EVE = [{ type: 'email', value: 'eve@evil.example' }];
const warning = () => `The password of the account of ${will.host.name} was reset by e-mail`;
const warned = () => Promise.all(will.survivors.map(async ({ email }) => (await subjects(stack, email)).filter((one) => one === warning()).length));
const codeOf = ({ id, backupCodes }: Survivor) => ({ survivor_id: id, backup_code: backupCodes[0] });

/** Takes the newest reset link out of the mailbox and uses it. */
async function reset(more: object = {}): Promise<string> {
  await answered(202, newcomer(stack), 'POST', '/api/auth/forgot-password', { json: { email: will.host.email } });
  const token = await mailed(stack, will.host.email, /reset-password#token=(\S+)/);
  return said(await newcomer(stack)('POST', '/api/auth/reset-password', { json: { token, password: 'all your wills are mine', ...more } }));
}

async function enter(): Promise<string> {
  const json = { email: will.host.email, password: 'all your wills are mine' };
  const reply = await newcomer(stack)('POST', '/api/auth/login', { json });
  stolen = reply.body.access_token ?? stolen;
  return said(reply);
}

/** Everything that would release the will, or hide that another person tries to get it. */
async function seize(): Promise<string[]> {
  const ben = survivorAt(will, 0);
  const { documents } = await answered(200, newcomer(stack), 'GET', '/api/will/documents', { token: stolen });
  const replies = [
    await thief('PUT', '/api/host/profile', { display_name: 'ShopRewards Newsletter' }),
    await thief('PUT', `/api/survivors/${ben.id}`, { contact_methods: EVE }),
    await thief('POST', `/api/survivors/${ben.id}/regenerate-codes`),
    await thief('POST', '/api/survivors', { name: 'Eve', relationship: 'none', contact_methods: EVE }),
    await thief('PUT', '/api/survivors/minimum-count', { threshold: 2 }),
    await thief('PUT', '/api/host/settings', { hcit_days: 90 }),
    await thief('POST', '/api/auth/change-password', { current_password: 'all your wills are mine', new_password: 'and stay mine for ever' }),
    await thief('POST', '/api/will/encrypt', { storage_id: will.storageId }),
    await thief('DELETE', `/api/will/documents/${documents[0]?.id}`),
    await newcomer(stack)('POST', '/api/will/upload', { token: stolen, parts: [letter('forged.txt', 'Everything goes to Eve.')] }),
  ];
  return [...new Set(replies.map(said))];
}

describe('a thief who reads the mailbox of a Host that is reached by e-mail only', () => {
  it('gets a new password and the sight of the account, and can neither change nor rename anything', async () => {
    expect(await reset()).toBe('204');
    expect(await enter()).toBe('200');
    expect(await seize()).toEqual(['409 recently_recovered']);
  });

  it('with the envelope of one Survivor gets no more immediately: every Survivor is warned, under the name that they know', async () => {
    expect(await reset({ backup_codes: [codeOf(survivorAt(will, 0))] })).toBe('204');
    expect(await enter()).toBe('200');
    expect(await seize()).toEqual(['409 recently_recovered']);
    expect(await warned()).toEqual([1, 1, 1]);
  });

  it('gets no more with two codes of that envelope, or with the earlier form of the request', async () => {
    const ben = survivorAt(will, 0);
    const again = { survivor_id: ben.id, backup_code: ben.backupCodes[1] };
    expect(await reset({ backup_codes: [codeOf(ben), again] })).toBe('400 validation_failed');
    expect(await reset({ backup_codes: [codeOf(ben)], ...again })).toBe('400 validation_failed');
    await stack.advance(HOUR);
    expect(await reset(again)).toBe('204');
    expect(await enter()).toBe('200');
    expect(await seize()).toEqual(['409 recently_recovered']);
  });

  it('gets no more by answering what the service asks the Host', async () => {
    const json = { will_id: will.willId, survivor_name: survivorAt(will, 1).name };
    // Messages that are pending at the same time are sent in any order: those of the earlier reset come first.
    await stack.messages();
    await answered(200, survivorAt(will, 1).call, 'POST', '/api/transfer/initiate', { json });
    const stop = await newestAnswer(stack, will.host.email);
    const reset_at = (await stack.now()).toISOString();
    expect(await respond(stack, stop, { reset: 'mine', reset_at })).toMatchObject({ status: 200, body: { reset: 'unconfirmed' } });
    expect(said(await respond(stack, stop))).toBe('200');
    expect(said(await thief('POST', '/api/liveness/alive', {}))).toBe('200');
    expect(await seize()).toEqual(['409 recently_recovered']);
  });

  it('is not forgotten: the Survivors are warned again on day 3', async () => {
    await stack.clearMessages();
    await stack.advance(3 * DAY);
    expect(await warned()).toEqual([1, 1, 1]);
    const { text } = (await stack.messages({ to: survivorAt(will, 2).email })).find(({ subject }) => subject === warning()) ?? { text: '' };
    expect(text).toContain(`start#will_id=${will.willId}`);
    expect(text).not.toContain('ShopRewards');
  });

  it('is put out by the Host, whose own password works again, and cannot come back by mail with that envelope', async () => {
    expect(await reset({ backup_codes: [codeOf(survivorAt(will, 0))] })).toBe('204');
    expect(await enter()).toBe('200');
    const own = await newestAnswer(stack, will.host.email);
    expect(String((await look(stack, own)).body)).toContain('was reset by e-mail on');
    expect(said(await pressButton(stack, own, 'I am well, but I did not reset it'))).toBe('200');

    expect(said(await thief('GET', '/api/host/profile'))).toBe('401 unauthorized');
    expect(await enter()).toBe('401 invalid_credentials');
    expect(await reset({ backup_codes: [codeOf(survivorAt(will, 0))] })).toBe('409 reset_needs_codes');
    await signIn(will.host);
    const { survivors } = await answered(200, will.host.ask, 'GET', '/api/survivors');
    expect(survivors.map((one: Body) => one.contact_methods[0].value).sort()).toEqual(will.survivors.map(({ email }) => email).sort());
    expect(await answered(200, will.host.ask, 'GET', '/api/host/profile')).toMatchObject({ display_name: will.host.name });
    await answered(409, will.host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 60 } });
    await stack.advance(30 * DAY);
    await signIn(will.host);
    await answered(200, will.host.ask, 'PUT', '/api/host/settings', { json: { hcit_days: 60 } });
  });
});
