import { beforeEach, describe, expect, it } from 'vitest';
import { newestAnswer, pressButton } from '#tests/support/answer-links.ts';
import type { Reply } from '#tests/support/client.ts';
import { sharedStack } from '#tests/support/shared-stack.ts';
import {
  addPhone,
  answered,
  askToRehearse,
  type Body,
  DAY,
  HOUR,
  mailed,
  newcomer,
  openAccount,
  rehearsalToken,
  type SealedWill,
  type Survivor,
  said,
  sealWill,
  signIn,
  startRehearsal,
  startTransfer,
  subjects,
  survivorAt,
  transferStatus,
} from '#tests/support/story.ts';

const stack = sharedStack();
const REAL = /^This is no rehearsal: /;
let will: SealedWill;
let ben: Survivor;
let clara: Survivor;
let dora: Survivor;

const start = () => will.host.ask('POST', '/api/rehearsals');
const stop = (id: string) => will.host.ask('DELETE', `/api/rehearsals/${id}`);
const report = (id: string): Promise<Body> => answered(200, will.host.ask, 'GET', `/api/rehearsals/${id}`);
const selectBy = (token: string) => newcomer(stack)('POST', '/api/rehearsals/select', { json: { token } });
const select = async (survivor: Survivor) => selectBy(await rehearsalToken(stack, survivor));
const verify = (json: object) => newcomer(stack)('POST', '/api/rehearsals/verify', { json });
const onPaper = ({ id, backupCodes }: Survivor, backup_code = backupCodes[0]) => verify({ will_id: will.willId, survivor_id: id, backup_code });
async function codeFor(survivor: Survivor, at = survivor.email): Promise<{ otp_session_id: string; code: string }> {
  const { otp_session_id } = await askToRehearse(will, survivor);
  return { otp_session_id, code: await mailed(stack, at, /Your code for a rehearsal is (\d{6})/) };
}
const byCode = async (survivor: Survivor, at = survivor.email): Promise<Reply> => verify(await codeFor(survivor, at));
const everyone = async (pattern: RegExp): Promise<boolean[]> =>
  Promise.all(will.survivors.map(async ({ email }) => (await subjects(stack, email)).some((subject) => pattern.test(subject))));
const silence = async () => {
  await answered(200, will.host.ask, 'PUT', '/api/host/settings', { json: { hcrac: 1, hcit_days: 7, hcrt_hours: 24 } });
  await stack.advance(8 * DAY + HOUR);
  await stack.messages();
};

beforeEach(async () => {
  will = await sealWill(stack);
  [ben, clara, dora] = [survivorAt(will, 0), survivorAt(will, 1), survivorAt(will, 2)];
});

describe('a rehearsal', () => {
  it('opens nothing: its codes are for nothing else, and no other code is for it', async () => {
    await startRehearsal(will);
    const rehearsal = await codeFor(ben);
    const { otp_session_id } = await answered(200, newcomer(stack), 'POST', '/api/transfer/send-otp', {
      json: { will_id: will.willId, contact: { type: 'email', value: clara.email } },
    });
    const real = {
      otp_session_id,
      code: await mailed(stack, clara.email, /Your code is (\d{6})\. It works for 10 minutes, and is not for a rehearsal/),
    };
    expect(said(await verify(real))).toBe('404 otp_session_not_found');
    for (const path of ['/api/transfer/verify-and-initiate', '/api/transfer/vouch', '/api/survivor-auth/verify-otp'])
      expect(said(await newcomer(stack)('POST', path, { json: rehearsal })), path).toBe('404 otp_session_not_found');
    expect((await answered(200, will.host.ask, 'GET', '/api/will/status')).status).toBe('active');
    expect((await verify(rehearsal)).body.verified).toBe(true);
    expect((await verify(rehearsal)).body).toMatchObject({ verified: false, attempts_remaining: 0 });
  });

  it('knows its Survivors by a token for this rehearsal alone: it is for nothing else, and the next one has others', async () => {
    const id = await startRehearsal(will);
    const [own, hers] = [await rehearsalToken(stack, ben), await rehearsalToken(stack, clara)];
    expect(own).not.toBe(hers);
    // With a backup code, the token says whose it is.
    expect((await verify({ token: own, backup_code: clara.backupCodes[0] })).body.verified).toBe(false);
    expect((await verify({ token: own, backup_code: ben.backupCodes[0] })).body).toMatchObject({ verified: true, survivor_name: ben.name });
    for (const path of ['confirm', 'confirmation', 'alerts'])
      expect(said(await newcomer(stack)('POST', `/api/survivor-auth/${path}`, { json: { token: own, answer: 'not_me' } }))).toBe('400 invalid_link');
    await stop(id);
    expect(said(await selectBy(own))).toBe('404 no_rehearsal');
    await startRehearsal(will);
    expect(said(await selectBy(hers))).toBe('404 no_rehearsal');
    expect(said(await verify({ token: hers, backup_code: clara.backupCodes[0] }))).toBe('404 no_rehearsal');
    expect(said(await select(clara))).toBe('200');
  });

  it('reminds who has not come through, and ends after 14 days with a report of who is missing', async () => {
    const id = await startRehearsal(will);
    await byCode(ben);
    await stack.clearMessages();
    await stack.advance(7 * DAY + HOUR);
    const reminded = await everyone(/^This is a rehearsal: a reminder/);
    expect(reminded).toEqual([false, true, true]);
    await stack.advance(7 * DAY);
    const [message] = (await stack.messages({ to: will.host.email })).filter(
      ({ subject }) => subject === 'Your rehearsal has ended: 1 of 3 took part',
    );
    const [, missing = ''] = /Not confirmed: (.*)\./.exec(message?.text ?? '') ?? [];
    expect(missing.split(' and ').sort()).toEqual([clara.name, dora.name].sort());
    expect(message?.text).toContain('That is not enough');
    await signIn(will.host);
    expect(await report(id)).toMatchObject({ ended_by: 'time', confirmed: 1, would_open: false });
    expect(said(await select(clara))).toBe('404 no_rehearsal');
    expect(said(await onPaper(clara))).toBe('404 no_rehearsal');
  });

  it('sends a code over the channel that a Survivor asks for, also by an account of the Host, and reports it', async () => {
    const number = '+436641230033';
    const own = await sealWill(stack, {
      contacts: ({ email }) => [
        { type: 'email', value: email },
        { type: 'sms', value: number },
      ],
    });
    await addPhone(own.host, number);
    const id = await startRehearsal(own);
    const json = { token: await rehearsalToken(stack, survivorAt(own, 0)), channel: 'sms' };
    const { otp_session_id } = await answered(200, newcomer(stack), 'POST', '/api/rehearsals/select', { json });
    const code = await mailed(stack, number, /Your code for a rehearsal is (\d{6})/);
    expect((await verify({ otp_session_id, code })).body.verified).toBe(true);
    expect((await answered(200, own.host.ask, 'GET', `/api/rehearsals/${id}`)).survivors).toContainEqual(
      expect.objectContaining({ survivor_id: survivorAt(own, 0).id, by: 'code', channel: 'sms' }),
    );
    expect(said(await newcomer(stack)('POST', '/api/rehearsals/select', { json: { ...json, channel: 'whatsapp' } }))).toBe(
      '400 channel_not_available',
    );
  });

  it('continues while the Host repairs what it found: a new paper and a new address count', async () => {
    const id = await startRehearsal(will);
    const { backup_codes } = await answered(200, will.host.ask, 'POST', `/api/survivors/${clara.id}/regenerate-codes`);
    expect((await onPaper(clara)).body.verified).toBe(false);
    expect((await onPaper(clara, backup_codes[0])).body.verified).toBe(true);
    const old = await codeFor(ben);
    const email = `new-${ben.email}`;
    await answered(200, will.host.ask, 'PUT', `/api/survivors/${ben.id}`, { json: { contact_methods: [{ type: 'email', value: email }] } });
    expect((await verify(old)).body.verified).toBe(false);
    expect((await byCode(ben, email)).body.verified).toBe(true);
    expect((await report(id)).confirmed).toBe(2);
  });
});

describe('what is real', () => {
  it('ends a rehearsal at a start: everyone gets a message that it is none, and its link says so', async () => {
    const id = await startRehearsal(will);
    const code = await codeFor(ben);
    const transfer = await startTransfer(will, clara);
    expect(await everyone(REAL)).toEqual([true, true, true]);
    expect(await subjects(stack, will.host.email)).toContain('The rehearsal has ended: a real transfer of your will was started');
    expect(said(await select(ben))).toBe('409 not_a_rehearsal');
    expect(said(await verify(code))).toBe('409 not_a_rehearsal');
    expect(said(await onPaper(ben))).toBe('409 not_a_rehearsal');
    expect(await report(id)).toMatchObject({ ended_by: 'started', confirmed: 0 });
    expect((await transferStatus(transfer, newcomer(stack))).status).toBe('initiated');
    expect(said(await start())).toBe('409 transfer_running');
  });

  it('ends it also when the Host falls silent, and none can be started then', async () => {
    const id = await startRehearsal(will);
    await silence();
    expect(await everyone(REAL)).toEqual([true, true, true]);
    expect(said(await select(ben))).toBe('409 not_a_rehearsal');
    await signIn(will.host);
    expect(await report(id)).toMatchObject({ ended_by: 'silent' });
    expect(said(await start())).toBe('409 sign_of_life_first');
  });

  it('is a vouch too: while the Survivors wait for a silent Host, none can be started', async () => {
    await silence();
    const json = { will_id: will.willId, survivor_id: ben.id, backup_code: ben.backupCodes[0] };
    await answered(200, newcomer(stack), 'POST', '/api/transfer/vouch', { json });
    await signIn(will.host);
    expect((await answered(200, will.host.ask, 'GET', '/api/will/status')).status).toBe('active');
    expect(said(await start())).toBe('409 sign_of_life_first');
    await answered(200, will.host.ask, 'POST', '/api/liveness/alive', { json: {} });
    await startRehearsal(will);
  });

  it('is a deletion too: it ends a rehearsal, and none can be started while it is requested', async () => {
    const id = await startRehearsal(will);
    await answered(202, will.host.ask, 'DELETE', '/api/will', { json: { password: will.host.password, packages: 'delete' } });
    expect(await everyone(REAL)).toEqual([true, true, true]);
    expect(await report(id)).toMatchObject({ ended_by: 'deletion' });
    expect(said(await start())).toBe('409 deletion_requested');
    expect(said(await select(ben))).toBe('404 no_rehearsal');
    await answered(200, will.host.ask, 'POST', '/api/host/keep');
    await startRehearsal(will);
  });
});

describe('abuse', () => {
  it('a thief who starts one is announced to the Host, whose link ends it and everyone’s session', async () => {
    const id = await startRehearsal(will);
    await subjects(stack, will.host.email);
    await pressButton(stack, await newestAnswer(stack, will.host.email), 'It was not me');
    await signIn(will.host);
    expect(await report(id)).toMatchObject({ ended_by: 'rejected' });
    expect(said(await start())).toBe('409 recently_recovered');
    expect(said(await select(ben))).toBe('404 no_rehearsal');
  });

  it('no draft, no stranger and no other will gets more than one answer', async () => {
    const { ask } = await openAccount(stack);
    expect(said(await ask('POST', '/api/rehearsals'))).toBe('409 no_sealed_will');
    expect(said(await onPaper(ben))).toBe('404 no_rehearsal');
    const id = await startRehearsal(will);
    const unknown = '00000000-0000-4000-8000-000000000000';
    const token = await rehearsalToken(stack, ben);
    // Another Host or Survivor, another end, another MAC, no token at all.
    const [names = '', expires = '', mac = ''] = token.split('.');
    const forged = [
      names.replace(/^[^_]+/, unknown),
      names.replace(/[^_]+$/, unknown),
      `${names}.${Number(expires) + 1}.${mac}`,
      `${names}.${expires}.${'A'.repeat(43)}`,
      'nonsense',
    ].map((text) => (text.includes('.') || text === 'nonsense' ? text : `${text}.${expires}.${mac}`));
    for (const one of forged) {
      expect([one, said(await selectBy(one))]).toEqual([one, '404 no_rehearsal']);
      expect([one, said(await verify({ token: one, backup_code: ben.backupCodes[0] }))]).toEqual([one, '404 no_rehearsal']);
    }
    expect(await report(id)).toMatchObject({ confirmed: 0 });
    expect(said(await verify({ will_id: will.willId, survivor_id: unknown, backup_code: ben.backupCodes[0] }))).toBe('404 no_rehearsal');
    expect(said(await verify({ otp_session_id: unknown, code: '000000' }))).toBe('404 otp_session_not_found');
  });
});
