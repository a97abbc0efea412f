import { beforeEach, describe, expect, it } from 'vitest';
import { beginAfresh, sharedStack } from '#tests/support/shared-stack.ts';
import {
  answered,
  askForCode,
  askToRehearse,
  cancelTransfer,
  HOUR,
  mailed,
  newcomer,
  passDeadline,
  type SealedWill,
  said,
  sealWill,
  signIn,
  startRehearsal,
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
let guess: ReturnType<typeof guesser>;
beforeEach(async () => {
  guess = guesser(stack);
  will = await sealWill(stack);
});

describe('however many guesses come in parallel', () => {
  // Whatever comes in between: at most three wrong guesses are looked at, and all right ones have the one session that the code opens.
  it.each([
    ['one right guess among nine wrong ones', 1],
    ['five right and five wrong ones', 5],
    ['ten right ones', 10],
  ])('%s, all in parallel', async (_, rights) => {
    const transfer = await startTransfer(will);
    await passDeadline(transfer);
    // At most 24 wrong ones are looked at for each Survivor here; after 30 in a transfer codes would be sent more slowly.
    for (const survivor of will.survivors) {
      for (let round = 0; round < 4; round += 1) {
        const { otp_session_id, code } = await askForCode(transfer, survivor);
        const call = newcomer(stack);
        const guesses = Array.from({ length: 10 }, (_, n) => ((n * 7 + round) % 10 < rights ? code : wrongCode(code, n + 1)));
        const replies = await Promise.all(guesses.map((one) => guess(otp_session_id, one, call)));
        const verified = replies.filter((reply) => reply.verified);
        const wrong = replies.filter((reply) => !reply.verified && reply.message.includes('wrong'));
        expect(new Set(verified.map((reply) => reply.session_token)).size).toBeLessThanOrEqual(1);
        expect(wrong.length).toBeLessThanOrEqual(3);
        if (rights === 10) expect(verified).not.toEqual([]);
        for (const reply of replies) if (!verified.includes(reply) && !wrong.includes(reply)) expect(reply).toEqual(usedUp);
        // From another client address, right as it is, it finds the session closed.
        expect(await guess(otp_session_id, code)).toEqual(usedUp);
      }
      await stack.advance(HOUR);
    }
  });
});

describe('a right code that is repeated because its reply was lost', () => {
  it('names the transfer that it has started, and starts none after a stop', async () => {
    const { email } = survivorAt(will, 1);
    const contact = { type: 'email', value: email };
    const { otp_session_id } = await answered(200, newcomer(stack), 'POST', '/api/transfer/send-otp', { json: { will_id: will.willId, contact } });
    const json = { otp_session_id, code: await mailed(stack, email, /code is (\d{6})/) };
    const call = newcomer(stack);
    const start = (by = call) => by('POST', '/api/transfer/verify-and-initiate', { json });
    const first = await start();
    expect(first.body).toMatchObject({ verified: true, status: 'initiated' });
    expect((await start()).body).toEqual(first.body);
    expect((await start(newcomer(stack))).body).toEqual(usedUp);
    await signIn(will.host);
    await answered(200, will.host.ask, 'POST', '/api/transfer/cancel', { json: { transfer_id: first.body.transfer_id } });
    expect(said(await start())).toBe('409 transfer_not_running');
    expect(await answered(200, will.host.ask, 'GET', '/api/will/status')).toMatchObject({ status: 'active' });
  });

  it('has the same answer for a vouch and in a rehearsal too, and counts once', async () => {
    const clara = survivorAt(will, 1);
    await startRehearsal(will);
    const { otp_session_id, email } = await askToRehearse(will, clara);
    const rehearsal = { json: { otp_session_id, code: await mailed(stack, email, /rehearsal is (\d{6})/) } };
    const rehearsed = await answered(200, clara.call, 'POST', '/api/rehearsals/verify', rehearsal);
    expect(await answered(200, clara.call, 'POST', '/api/rehearsals/verify', rehearsal)).toEqual(rehearsed);
    await startTransfer(will);
    await stack.clearMessages();
    const contact = { type: 'email', value: clara.email };
    const sent = await answered(200, newcomer(stack), 'POST', '/api/transfer/send-otp', { json: { will_id: will.willId, contact } });
    const vouch = { json: { otp_session_id: sent.otp_session_id, code: await mailed(stack, email, /code is (\d{6})/) } };
    const vouched = await answered(200, clara.call, 'POST', '/api/transfer/vouch', vouch);
    expect(vouched).toMatchObject({ verified: true, vouches_left: 1 });
    await stack.advance(60);
    expect(await answered(200, clara.call, 'POST', '/api/transfer/vouch', vouch)).toEqual(vouched);
  });

  it('gives no session after a stop, nor in the next transfer', async () => {
    const transfer = await startTransfer(will);
    const ben = survivorAt(will, 0);
    const json = await askForCode(transfer, ben);
    const prove = () => ben.call('POST', '/api/survivor-auth/verify-otp', { json });
    expect((await prove()).body).toMatchObject({ verified: true });
    await cancelTransfer(transfer);
    expect(said(await prove())).toBe('409 transfer_not_running');
    const next = await startWithProof(will, survivorAt(will, 1));
    expect(said(await prove())).toBe('409 transfer_not_running');
    expect(next).toMatchObject({ verified: true });
  });
});

describe('where our own mailer is refused', () => {
  it('a code leaves through the Host’s mail server, and no notice or link does', async () => {
    const transfer = await startTransfer(will);
    const [ben, clara] = [survivorAt(will, 0), survivorAt(will, 1)];
    await passDeadline(transfer, -60);
    await stack.clearMessages();
    await stack.fault('ses', 'error');
    await stack.advance(120);
    const { otp_session_id, code } = await askForCode(transfer, ben);
    const start = { will_id: will.willId, contact: { type: 'email', value: clara.email } };
    await answered(200, newcomer(stack), 'POST', '/api/transfer/send-otp', { json: start });
    for (const { email } of [ben, clara]) {
      expect(await stack.messages({ to: email })).toMatchObject([{ via: 'smtp', from: will.host.email, subject: 'Your one-time code' }]);
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
  it('two an hour to start a transfer, whatever the ways; while it runs they count among the five', async () => {
    const { email, id, call } = survivorAt(will, 1);
    const contact = { type: 'email', value: email };
    const ask = (way: object) => answered(200, newcomer(stack), 'POST', '/api/transfer/send-otp', { json: { ...way, contact } });
    const sent = async () => (await subjects(stack, email)).filter((subject) => subject === 'Your one-time code').length;
    await stack.clearMessages();
    const ways = [{ will_id: will.willId }, { host_email: will.host.email }];
    const replies = await Promise.all([...ways, ...ways, ...ways].map(ask));
    const [first] = replies;
    for (const reply of replies) expect({ ...reply, otp_session_id: '' }).toEqual({ ...first, otp_session_id: '' });
    expect(await sent()).toBe(2);

    const json = { transfer_id: (await startTransfer(will)).transferId, survivor_id: id };
    const select = async () => (await call('POST', '/api/survivor-auth/select', { json })).status;
    await stack.advance(HOUR);
    for (let n = 0; n < 4; n += 1) expect(await select()).toBe(200);
    for (let n = 0; n < 2; n += 1) expect({ ...(await ask({ will_id: will.willId })), otp_session_id: '' }).toEqual({ ...first, otp_session_id: '' });
    expect([await sent(), await select()]).toEqual([2 + 5, 429]);
    await stack.advance(HOUR);
    await stack.clearMessages();
    const statuses = await Promise.all(Array.from({ length: 9 }, select));
    expect(statuses.sort()).toEqual([...Array(5).fill(200), ...Array(4).fill(429)]);
    expect(await sent()).toBe(5);
  });

  it('one that no channel accepts does not count', async () => {
    const transfer = await startTransfer(will);
    const { id, email } = survivorAt(will, 1);
    const json = { transfer_id: transfer.transferId, survivor_id: id };
    const select = async () => (await newcomer(stack)('POST', '/api/survivor-auth/select', { json })).status;
    const toStart = { json: { will_id: will.willId, contact: { type: 'email', value: email } } };
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
    const table = await stolenTable(stack);
    const { email } = survivorAt(will, 1);
    const ask = () => {
      const json = { will_id: will.willId, contact: { type: 'email', value: email } };
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
    // The code of another session is a wrong one too.
    if (right !== alsoRight) expect(await start(known, right)).toEqual(notRight(2));
    expect(await start(known, alsoRight)).toMatchObject({ verified: true });
    // What was used is forgotten with everything else that expires.
    expect(await table.items(`OTP#${known}`)).toMatchObject([{ expires_at_s: expect.any(Number) }]);
  });
});
