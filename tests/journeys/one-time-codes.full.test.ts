import { beforeEach, describe, expect, it } from 'vitest';
import { beginAfresh, sharedStack } from '#tests/support/shared-stack.ts';
import {
  access,
  answered,
  askForCode,
  authenticateOnPaper,
  type Body,
  HOUR,
  mailed,
  newcomer,
  passDeadline,
  type SealedWill,
  type StartedTransfer,
  type Survivor,
  sealWill,
  startTransfer,
  startWithProof,
  subjects,
  survivorAt,
  wrongCode,
} from '#tests/support/story.ts';
import { stolenTable } from '#tests/support/table.ts';
import { guesser, notRight, usedUp } from './guess.ts';

const stack = beginAfresh(sharedStack());
let will: SealedWill;
let transfer: StartedTransfer;
let guess: ReturnType<typeof guesser>;
beforeEach(async () => {
  guess = guesser(stack);
  will = await sealWill(stack);
  transfer = await startTransfer(will);
  await passDeadline(transfer);
});

describe('a code allows three attempts', () => {
  it('and a locked session takes nothing from another one of the same Survivor', async () => {
    const daniel = survivorAt(will, 2);
    const [first, second] = [await askForCode(transfer, daniel), await askForCode(transfer, daniel)];
    for (const step of [1, 2, 3]) await guess(second.otp_session_id, wrongCode(second.code, step));
    expect(await guess(second.otp_session_id, second.code)).toEqual(usedUp);
    expect(await guess(first.otp_session_id, first.code)).toMatchObject({ verified: true });
  });

  it('of ten parallel wrong guesses exactly three are checked', async () => {
    const clara = survivorAt(will, 1);
    for (let round = 0; round < 4; round += 1) {
      const { otp_session_id, code } = await askForCode(transfer, clara);
      const call = newcomer(stack);
      const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => guess(otp_session_id, wrongCode(code, n + 1), call)));
      const looked = replies.filter(({ message }) => message.includes('wrong'));
      expect(looked.map(({ attempts_remaining }) => attempts_remaining).sort()).toEqual([0, 1, 2]);
      expect(replies.filter((reply) => !looked.includes(reply))).toEqual(Array.from({ length: 7 }, () => usedUp));
      expect(await guess(otp_session_id, code)).toEqual(usedUp);
    }
  });
});

describe('however many guesses come in parallel', () => {
  // At most 24 wrong ones are looked at for each Survivor here; after 30 in a transfer codes would be sent more slowly.
  let own: StartedTransfer;
  beforeEach(async () => {
    own = await startTransfer(await sealWill(stack));
    await passDeadline(own);
  });

  // Whatever comes in between: at most three guesses are looked at, and at most one of them opens.
  it.each([
    ['one right guess among nine wrong ones', 1],
    ['five right and five wrong ones', 5],
    ['ten right ones', 10],
  ])('%s, all in parallel', async (_, rights) => {
    let opened = 0;
    for (const survivor of own.will.survivors) {
      for (let round = 0; round < 4; round += 1) {
        const { otp_session_id, code } = await askForCode(own, survivor);
        const call = newcomer(stack);
        const guesses = Array.from({ length: 10 }, (_, n) => ((n * 7 + round) % 10 < rights ? code : wrongCode(code, n + 1)));
        const replies = await Promise.all(guesses.map((one) => guess(otp_session_id, one, call)));
        const verified = replies.filter((reply) => reply.verified);
        const looked = replies.filter((reply) => reply.verified || reply.message.includes('wrong'));
        expect(verified.length).toBeLessThanOrEqual(1);
        expect(looked.length).toBeLessThanOrEqual(3);
        if (rights === 10) expect(verified).toHaveLength(1);
        for (const reply of replies) if (!looked.includes(reply)) expect(reply).toEqual(usedUp);
        // The fourth try, right as it is, finds the session closed.
        expect(await guess(otp_session_id, code)).toEqual(usedUp);
        opened += verified.length;
      }
      await stack.advance(HOUR);
    }
    if (rights === 10) expect(opened).toBe(12);
  });
});

describe('a code is good once, and for ten minutes', () => {
  it('it opens nothing under another session', async () => {
    const [ben, clara] = [survivorAt(will, 0), survivorAt(will, 1)];
    const [his, hers] = [await askForCode(transfer, ben), await askForCode(transfer, clara)];
    if (his.code === hers.code) return;
    expect(await guess(hers.otp_session_id, his.code)).toEqual(notRight(2));
    const unknown = await newcomer(stack)('POST', '/api/survivor-auth/verify-otp', {
      json: { otp_session_id: '5d6e5e4e-90d8-4d3c-9c77-6a0f6b0f7d11', code: his.code },
    });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'otp_session_not_found']);
  });
});

describe('where our own mailer is refused', () => {
  // A separate family, whose Host has a verified mail server.
  it('a code leaves through the Host’s mail server, and no notice or link does', async () => {
    const own = await startTransfer(await sealWill(stack));
    const [ben, clara] = [survivorAt(own.will, 0), survivorAt(own.will, 1)];
    await passDeadline(own, -60);
    await stack.clearMessages();
    await stack.fault('ses', 'error');
    await stack.advance(120);
    const { otp_session_id, code } = await askForCode(own, ben);
    const start = { will_id: own.will.willId, contact: { type: 'email', value: clara.email } };
    await answered(200, newcomer(stack), 'POST', '/api/transfer/send-otp', { json: start });
    for (const { email } of [ben, clara]) {
      expect(await stack.messages({ to: email })).toMatchObject([{ via: 'smtp', from: own.will.host.email, subject: 'Your one-time code' }]);
    }
    await stack.fault('ses', 'off');
    expect(await guess(otp_session_id, code)).toMatchObject({ verified: true });
    await stack.advance(HOUR);
    const notices = (await stack.messages({ to: ben.email })).filter(({ subject }) => subject !== 'Your one-time code');
    expect(notices).not.toEqual([]);
    for (const { via } of notices) expect(via).toBe('ses');
  });
});

describe('codes are not sent without end', () => {
  it('five an hour to a Survivor, from all addresses together; codes that were sent still work', async () => {
    // A separate family: after many wrong codes, as above, fewer are sent.
    const own = await startTransfer(await sealWill(stack));
    await passDeadline(own);
    const clara = survivorAt(own.will, 1);
    await stack.clearMessages();
    const first = await askForCode(own, clara);
    const select = () => newcomer(stack)('POST', '/api/survivor-auth/select', { json: { transfer_id: own.transferId, survivor_id: clara.id } });
    const statuses = (await Promise.all(Array.from({ length: 9 }, select))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 200, 200, 429, 429, 429, 429, 429]);
    expect(await subjects(stack, clara.email)).toEqual(Array.from({ length: 5 }, () => 'Your one-time code'));
    expect(await guess(first.otp_session_id, first.code)).toMatchObject({ verified: true });
    await stack.advance(HOUR);
    expect((await select()).status).toBe(200);
  });

  it('two an hour to start a transfer, whatever the ways; while it runs they count among the five', async () => {
    const own = await sealWill(stack);
    const { email, id, call } = survivorAt(own, 1);
    const contact = { type: 'email', value: email };
    const ask = (way: object) => answered(200, newcomer(stack), 'POST', '/api/transfer/send-otp', { json: { ...way, contact } });
    const sent = async () => (await subjects(stack, email)).filter((subject) => subject === 'Your one-time code').length;
    await stack.clearMessages();
    const ways = [{ will_id: own.willId }, { host_email: own.host.email }];
    const replies = await Promise.all([...ways, ...ways, ...ways].map(ask));
    const [first] = replies;
    for (const reply of replies) expect({ ...reply, otp_session_id: '' }).toEqual({ ...first, otp_session_id: '' });
    expect(await sent()).toBe(2);

    const json = { transfer_id: (await startTransfer(own)).transferId, survivor_id: id };
    const select = async () => (await call('POST', '/api/survivor-auth/select', { json })).status;
    await stack.advance(HOUR);
    for (let n = 0; n < 4; n += 1) expect(await select()).toBe(200);
    for (let n = 0; n < 2; n += 1) expect({ ...(await ask({ will_id: own.willId })), otp_session_id: '' }).toEqual({ ...first, otp_session_id: '' });
    expect([await sent(), await select()]).toEqual([2 + 5, 429]);
    await stack.advance(HOUR);
    for (let n = 0; n < 5; n += 1) expect(await select()).toBe(200);
  });

  it('five an hour also over two transfers and the code that started one; the refusal names the time of the next one', async () => {
    const own = await sealWill(stack);
    const clara = survivorAt(own, 1);
    const first = await startTransfer(own);
    const select = (transfer_id: string) => newcomer(stack)('POST', '/api/survivor-auth/select', { json: { transfer_id, survivor_id: clara.id } });
    for (let n = 0; n < 4; n += 1) expect((await select(first.transferId)).status).toBe(200);
    await stack.advance(60);
    await answered(200, own.host.ask, 'POST', '/api/transfer/cancel', { json: { transfer_id: first.transferId } });
    const { transfer_id } = await startWithProof(own, clara);
    const { status, body, headers } = await select(transfer_id);
    const again = new Date((await stack.now()).getTime() + 59 * 60_000);
    const time = again.toISOString().slice(11, 16);
    expect([status, body]).toEqual([
      429,
      { code: 'otp_limit_reached', error: expect.stringMatching(new RegExp(`Too many requests.*, ${time} UTC`)) },
    ]);
    expect(headers).toMatchObject({ 'retry-after': '3540', ratelimit: '"default";r=0;t=3540', 'ratelimit-policy': '"default";q=5;w=3600' });
    await stack.advance(3539);
    expect((await select(transfer_id)).status).toBe(429);
    await stack.advance(1);
    expect((await select(transfer_id)).status).toBe(200);
  });

  it('three an hour to one client address once another one has asked, so that a stranger leaves some', async () => {
    const own = await startTransfer(await sealWill(stack));
    const { id, call } = survivorAt(own.will, 1);
    const stranger = newcomer(stack);
    const json = { transfer_id: own.transferId, survivor_id: id };
    const select = async (by: typeof call) => (await by('POST', '/api/survivor-auth/select', { json })).status;
    const statuses: number[] = [];
    for (const by of [stranger, stranger, stranger, call, stranger, call, call]) statuses.push(await select(by));
    expect(statuses).toEqual([200, 200, 200, 200, 429, 200, 429]);
  });

  it('one that no channel accepts does not count', async () => {
    const own = await startTransfer(await sealWill(stack));
    const { id, email } = survivorAt(own.will, 1);
    const json = { transfer_id: own.transferId, survivor_id: id };
    const select = async () => (await newcomer(stack)('POST', '/api/survivor-auth/select', { json })).status;
    const toStart = { json: { will_id: own.will.willId, contact: { type: 'email', value: email } } };
    const ask = () => answered(200, newcomer(stack), 'POST', '/api/transfer/send-otp', toStart);
    await stack.messages();
    for (const part of ['ses', 'smtp'] as const) await stack.fault(part, 'error');
    for (let n = 0; n < 2; n += 1) await ask();
    for (let n = 0; n < 5; n += 1) expect(await select()).toBe(502);
    // The codes to start with are tried until they expire.
    await stack.advance(660);
    for (const part of ['ses', 'smtp'] as const) await stack.fault(part, 'off');
    await stack.clearMessages();
    for (let n = 0; n < 3; n += 1) await ask();
    expect(await subjects(stack, email)).toEqual(Array.from({ length: 2 }, () => 'Your one-time code'));
    expect([await select(), await select(), await select(), await select()]).toEqual([200, 200, 200, 429]);
  });

  it('and an address that requests more codes for a start has no more to guess at: one that was not sent is wrong', async () => {
    const own = await sealWill(stack);
    const table = await stolenTable(stack);
    const { email } = survivorAt(own, 1);
    const ask = () => {
      const json = { will_id: own.willId, contact: { type: 'email', value: email } };
      return answered(200, newcomer(stack), 'POST', '/api/transfer/send-otp', { json });
    };
    const start = (otp_session_id: string, code: string) =>
      answered(200, newcomer(stack), 'POST', '/api/transfer/verify-and-initiate', { json: { otp_session_id, code } });
    const sessions: [id: string, code: string][] = [];
    for (let n = 0; n < 2; n += 1) {
      await stack.clearMessages();
      sessions.push([(await ask()).otp_session_id, await mailed(stack, email, /code is (\d{6})/)]);
    }
    const more = [await ask(), await ask()].map(({ otp_session_id }) => otp_session_id);
    await stack.messages();
    const sent = (await table.items('RATE#start-code-sent#')).filter(({ pk }) =>
      [...sessions.map(([id]) => id), ...more].some((id) => pk.includes(id)),
    );
    expect(sent.map(({ pk }) => pk.split('#')[2]).sort()).toEqual(sessions.map(([id]) => id).sort());

    const [[unsent, right] = ['', ''], [known, alsoRight] = ['', '']] = sessions;
    for (const item of sent) if (item.pk.includes(unsent)) await table.remove(item);
    expect(await start(unsent, right)).toEqual(notRight(2));
    expect(await start(known, alsoRight)).toMatchObject({ verified: true });
    // What was used is forgotten with everything else that expires.
    expect(await table.items(`OTP#${known}`)).toMatchObject([{ expires_at_s: expect.any(Number) }]);
  });

  it('ten requests a minute from one address', async () => {
    const call = newcomer(stack);
    const nobody = { transfer_id: transfer.transferId, survivor_id: '5d6e5e4e-90d8-4d3c-9c77-6a0f6b0f7d11' };
    const statuses = await Promise.all(
      Array.from({ length: 14 }, async () => (await call('POST', '/api/survivor-auth/select', { json: nobody })).status),
    );
    expect(statuses.sort()).toEqual([...Array(10).fill(404), ...Array(4).fill(429)]);
  });
});

describe('a code of the paper', () => {
  const paper = (survivor: Survivor, backup_code: string, call = newcomer(stack)): Promise<Body> =>
    answered(200, call, 'POST', '/api/survivor-auth/verify-otp', {
      json: { transfer_id: transfer.transferId, survivor_id: survivor.id, backup_code },
    });

  it('of another Survivor is invalid', async () => {
    const [ben, clara] = [survivorAt(will, 0), survivorAt(will, 1)];
    expect(await paper(clara, ben.backupCodes[0] ?? '')).toEqual({
      verified: false,
      attempts_remaining: 19,
      message: expect.stringContaining('wrong'),
    });
    for (const survivor of [ben, clara]) await authenticateOnPaper(transfer, survivor);
    expect((await access(transfer, ben)).status).toBe(200);
  });
});
